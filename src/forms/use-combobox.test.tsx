// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { mounting } from '#ui/mounting.fixture.ts'
import { Combobox } from './combobox.tsx'

const render = mounting()
const shown = () => document.querySelector('input')?.value
const draw = (value: string, notice?: string) =>
  render(
    <Combobox
      value={value}
      options={[{ value: '3', label: 'Loja Central' }]}
      notice={notice}
      onChange={() => {}}
      onSearch={() => {}}
    />,
  )

it('shows a choice that is not among those that were read as its id, once they were', () => {
  draw('3')
  expect(shown()).toBe('Loja Central')
  draw('250', 'Carregando...')
  expect(shown()).toBe('')
  draw('250')
  expect(shown()).toBe('#250')
  draw('')
  expect(shown()).toBe('')
})
