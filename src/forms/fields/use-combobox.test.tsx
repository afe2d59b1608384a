// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { setupMount } from '#ui/mount.fixture.ts'
import { Combobox } from './combobox.tsx'

const render = setupMount()
const shown = () => document.querySelector('input')?.value
const draw = (value: string, notice?: string) =>
  render(
    <Combobox
      value={value}
      options={[{ value: '3', label: 'Loja Central' }]}
      placeholderText={notice}
      onChange={() => {}}
      onSearch={() => {}}
    />,
  )

it('shows the id of a choice that is not among the options, once they are loaded', () => {
  draw('3')
  expect(shown()).toBe('Loja Central')
  draw('250', 'Carregando...')
  expect(shown()).toBe('')
  draw('250')
  expect(shown()).toBe('#250')
  draw('')
  expect(shown()).toBe('')
})

it('matches only exactly while more options may follow', () => {
  const chosen = vi.fn()
  // jsdom does not have it.
  Element.prototype.scrollIntoView = () => {}
  const type = (mayBeMore: boolean, text: string) => {
    render(
      <Combobox
        key={`${mayBeMore} ${text}`}
        value=""
        options={[{ value: '3', label: 'Folha Verde' }]}
        mayBeIncomplete={mayBeMore}
        onChange={chosen}
        onSearch={() => {}}
      />,
    )
    const line = document.querySelector('input') as HTMLInputElement
    act(() => {
      line.focus()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(line, text)
      line.dispatchEvent(new Event('input', { bubbles: true }))
    })
    act(() => line.blur())
    return line.value
  }
  expect(type(true, 'Verde')).toBe('Verde')
  expect(chosen).not.toHaveBeenCalled()
  type(true, 'folha verde')
  expect(chosen).toHaveBeenLastCalledWith('3')
  type(false, 'Verde')
  expect(chosen).toHaveBeenCalledTimes(2)
})

it('chooses with the save a record that was typed before the options were loaded', () => {
  const chosen = vi.fn()
  Element.prototype.scrollIntoView = () => {}
  const at = (notice: string | undefined) =>
    render(
      <form>
        <Combobox
          value=""
          options={notice ? [] : [{ value: '3', label: 'Folha Verde' }]}
          placeholderText={notice}
          onChange={chosen}
          onSearch={() => {}}
        />
      </form>,
    )
  at('Carregando...')
  const line = document.querySelector('input') as HTMLInputElement
  act(() => {
    line.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(line, 'folha')
    line.dispatchEvent(new Event('input', { bubbles: true }))
  })
  act(() => line.blur())
  expect(shown()).toBe('folha')
  at(undefined)
  const save = new SubmitEvent('submit', { cancelable: true })
  act(() => void document.querySelector('form')?.dispatchEvent(save))
  expect(save.defaultPrevented).toBe(false)
  expect(chosen.mock.calls).toEqual([['3']])
})
