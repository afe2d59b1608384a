// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import type { ListModel } from '#listing/model.ts'
import { notify } from '#ui/notices/notify.tsx'
import { toggleContinuous } from './toggle-continuous.ts'

vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))

const createList = (continuous: boolean, idle: string | null) => {
  const updateState = vi.fn()
  const list = {
    state: { continuous, size: 10, page: 0 },
    idleReason: idle,
    cursor: null,
    rows: [],
    pinnedRows: [],
    pageRows: [],
    updateState,
  }
  return { updateState, list: list as unknown as ListModel }
}

it('says why the list sends no request, and does not change the mode', () => {
  for (const continuous of [false, true]) {
    const { list, updateState } = createList(continuous, 'Informe o id do usuário')
    toggleContinuous(list)
    expect(updateState).not.toHaveBeenCalled()
    expect(notify).toHaveBeenCalledExactlyOnceWith('info', 'Informe o id do usuário')
    vi.mocked(notify).mockClear()
  }
})

it('changes the mode if the list can send a request', () => {
  const { list, updateState } = createList(false, null)
  toggleContinuous(list)
  expect(updateState).toHaveBeenCalledExactlyOnceWith({ continuous: true }, 'Modo contínuo. ')
  expect(notify).not.toHaveBeenCalled()
})
