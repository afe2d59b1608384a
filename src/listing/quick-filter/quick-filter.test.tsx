// @vitest-environment jsdom
/** What the quick filter line refuses and suggests, and for how long (listing/quick-filter/README §1). */
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ListModel } from '#listing/model.ts'
import { announce } from '#ui/announce.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { QuickFilter } from './quick-filter.tsx'

vi.mock('#ui/announce.ts', () => ({ announce: vi.fn() }))
vi.mock('#commands/palette/use-record-lookups.ts', () => ({
  useNameSearch: () => ({
    found: { records: ['Ana', 'Bia'].map((name, id) => ({ id, name, row: { id } })) },
    isError: false,
  }),
}))
const usuario = {
  id: 'usuario',
  singular: 'usuário',
  title: 'Usuários',
  search: { by: 'nome', list: async () => null },
}
const filters = [
  { name: 'nome', label: 'Nome', type: 'text' },
  { name: 'usuarioId', label: 'ID do usuário', type: 'whole', resource: usuario },
]
const definition = { title: 'Itens', path: '/itens', filters }
const render = setupMount()
const renderLine = (values: Record<string, string> = {}) => {
  const list = {
    definition,
    state: { filters: values },
    gridRef: { current: null },
    setDraftFilters() {},
    setOpenPanel() {},
  }
  render(<QuickFilter list={list as unknown as ListModel} />)
}
const getInput = () => document.querySelector<HTMLInputElement>('[role=combobox]')!
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(getInput(), text)
    getInput().dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (key: string) =>
  act(() => void getInput().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
const getRefusal = () => document.querySelector('[role=alert]')?.textContent
const removals = {
  Backspace: () => press('Backspace'),
  '×': () => act(() => document.querySelector<HTMLElement>('[aria-label="Tirar cor:azul"]')?.click()),
}

beforeEach(() => vi.mocked(announce).mockClear())

for (const [name, remove] of Object.entries(removals))
  it(`removes the refusal with the refused term, and announces the removed term: ${name}`, () => {
    renderLine()
    type('cor:azul')
    press('Enter')
    expect(getRefusal()).toContain('cor não é filtro desta lista')
    remove()
    expect(getRefusal()).toBe(undefined)
    expect(announce).toHaveBeenCalledExactlyOnceWith('cor:azul tirado')
    expect(document.activeElement).toBe(getInput())
  })

it('marks the line as invalid as long as nothing was applied', () => {
  renderLine()
  const getInvalidState = () => [
    getInput().getAttribute('aria-invalid'),
    document.getElementById(getInput().getAttribute('aria-describedby') ?? ''),
  ]
  expect(getInvalidState()).toEqual(['false', null])
  type('natal cor:azul')
  press('Enter')
  expect(getRefusal()).toBe('cor não é filtro desta lista e fica de fora; nada foi aplicado')
  expect(getInvalidState()).toEqual(['true', document.querySelector('[role=alert]')])
  removals['×']()
  expect(getInvalidState()).toEqual(['false', null])
})

it('starts again, without a refusal, after filters are applied from the fields', () => {
  renderLine()
  type('cor:azul')
  press('Enter')
  renderLine({ nome: 'maria' })
  expect(getRefusal()).toBe(undefined)
})

const getListState = () =>
  ['aria-expanded', 'aria-controls', 'aria-activedescendant'].map((name) => getInput().getAttribute(name))
const getOpenList = () => document.querySelector('[role=listbox]:not([hidden])')

it('refers to the open list and its selected option, for record names too', () => {
  renderLine()
  const closed = getListState()
  type('usuario:a')
  const names = getOpenList()
  expect(getListState()).toEqual(['true', names?.id, names?.children[0]?.id])
  press('ArrowDown')
  expect(getListState()).toEqual(['true', names?.id, names?.children[1]?.id])
  expect(names?.children[1]?.getAttribute('aria-selected')).toBe('true')
  type('')
  expect(getListState()).toEqual(closed)
  type('us')
  const ownList = getOpenList()
  expect(getListState()).toEqual(['true', ownList?.id, ownList?.children[0]?.id])
})
