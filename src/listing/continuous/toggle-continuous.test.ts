// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import type { ListModel } from '#listing/model.ts'
import { notify } from '#ui/notices/notify.tsx'
import { toggleContinuous } from './toggle-continuous.ts'

vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))

const listOf = (continuous: boolean, idle: string | null) => {
  const show = vi.fn()
  const list = {
    state: { continuous, size: 10, page: 0 },
    idleReason: idle,
    cursor: null,
    rows: [],
    pinnedRows: [],
    pageRows: [],
    updateState: show,
  }
  return { show, list: list as unknown as ListModel }
}

it('says why where the list asks for nothing, and changes no mode', () => {
  for (const continuous of [false, true]) {
    const { list, show } = listOf(continuous, 'Informe o id do usuário')
    toggleContinuous(list)
    expect(show).not.toHaveBeenCalled()
    expect(notify).toHaveBeenCalledExactlyOnceWith('info', 'Informe o id do usuário')
    vi.mocked(notify).mockClear()
  }
})

it('changes it where there is something to ask for', () => {
  const { list, show } = listOf(false, null)
  toggleContinuous(list)
  expect(show).toHaveBeenCalledExactlyOnceWith({ continuous: true }, 'Modo contínuo. ')
  expect(notify).not.toHaveBeenCalled()
})
