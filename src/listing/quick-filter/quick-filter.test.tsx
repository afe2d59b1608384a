// @vitest-environment jsdom
/** What the line refuses and offers, and for how long (listing/quick-filter/README §1). */
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
const draw = (values: Record<string, string> = {}) => {
  const list = {
    definition,
    state: { filters: values },
    gridRef: { current: null },
    setDraftFilters() {},
    setOpenPanel() {},
  }
  render(<QuickFilter list={list as unknown as ListModel} />)
}
const line = () => document.querySelector<HTMLInputElement>('[role=combobox]')!
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(line(), text)
    line().dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (key: string) =>
  act(() => void line().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
const refusal = () => document.querySelector('[role=alert]')?.textContent
const drops = {
  Backspace: () => press('Backspace'),
  '×': () => act(() => document.querySelector<HTMLElement>('[aria-label="Tirar cor:azul"]')?.click()),
}

beforeEach(() => vi.mocked(announce).mockClear())

for (const [name, drop] of Object.entries(drops))
  it(`takes the refusal away with what was refused, and says what it takes away: ${name}`, () => {
    draw()
    type('cor:azul')
    press('Enter')
    expect(refusal()).toContain('cor não é filtro desta lista')
    drop()
    expect(refusal()).toBe(undefined)
    expect(announce).toHaveBeenCalledExactlyOnceWith('cor:azul tirado')
    expect(document.activeElement).toBe(line())
  })

it('says that nothing was applied, of the line itself, for as long as it is so', () => {
  draw()
  const fault = () => [
    line().getAttribute('aria-invalid'),
    document.getElementById(line().getAttribute('aria-describedby') ?? ''),
  ]
  expect(fault()).toEqual(['false', null])
  type('natal cor:azul')
  press('Enter')
  expect(refusal()).toBe('cor não é filtro desta lista e fica de fora; nada foi aplicado')
  expect(fault()).toEqual(['true', document.querySelector('[role=alert]')])
  drops['×']()
  expect(fault()).toEqual(['false', null])
})

it('begins anew, without a refusal, where filters are applied from the fields beneath', () => {
  draw()
  type('cor:azul')
  press('Enter')
  draw({ nome: 'maria' })
  expect(refusal()).toBe(undefined)
})

const told = () => ['aria-expanded', 'aria-controls', 'aria-activedescendant'].map((name) => line().getAttribute(name))
const listShown = () => document.querySelector('[role=listbox]:not([hidden])')

it('names the list that is open and what is chosen in it, of names too, and its own again after them', () => {
  draw()
  const closed = told()
  type('usuario:a')
  const names = listShown()
  expect(told()).toEqual(['true', names?.id, names?.children[0]?.id])
  press('ArrowDown')
  expect(told()).toEqual(['true', names?.id, names?.children[1]?.id])
  expect(names?.children[1]?.getAttribute('aria-selected')).toBe('true')
  type('')
  expect(told()).toEqual(closed)
  type('us')
  const own = listShown()
  expect(told()).toEqual(['true', own?.id, own?.children[0]?.id])
})
