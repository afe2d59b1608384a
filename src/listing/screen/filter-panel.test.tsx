// @vitest-environment jsdom
import { act, createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { setupMount } from '#ui/mount.fixture.ts'
import type { AnyList, FilterField } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { FilterPanel } from './filter-panel.tsx'
import { PeriodFields } from './period-fields.tsx'

vi.mock('#lib/format/platform-time.ts', async (original) => ({
  ...(await original<object>()),
  toPlatformTime: () => new Date(2026, 10, 28, 12),
}))

const render = setupMount()
const fields: FilterField[] = [
  { name: 'valorMinimo', label: 'Mínimo', type: 'money', hasOuterLabel: true },
  { name: 'dataInicio', label: 'Início', type: 'datetime', rangeEnd: 'lower' },
  { name: 'dataFim', label: 'Fim', type: 'datetime', rangeEnd: 'upper' },
]

/** Renders the panel over a list that accepts applied filters. Returns the filters last applied. */
function renderPanel(period?: AnyList['PeriodFields'], overrides: Partial<AnyList> = {}) {
  const shown = period ? fields : fields.slice(0, 1)
  const definition = {
    title: 'Auditoria',
    filters: shown,
    columns: [],
    PeriodFields: period,
    ...overrides,
  } as unknown as AnyList
  let filters: Record<string, string> = {}
  const latestListRef = { current: null as unknown as ListModel }
  const refs = { filterRef: createRef<HTMLFormElement>(), gridRef: createRef<HTMLTableElement>() }
  const renderList = () => {
    const list = { definition, state: { filters }, draftFilters: null, ...refs, applyFilters } as unknown as ListModel
    latestListRef.current = list
    render(<FilterPanel list={list} latestListRef={latestListRef} fields={shown} />)
  }
  function applyFilters(next: Record<string, string>) {
    filters = next
    renderList()
  }
  renderList()
  return { applied: () => filters, latestListRef }
}

const getControl = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)!.control as HTMLInputElement
function setValue(input: HTMLInputElement | HTMLSelectElement, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!
  act(() => {
    set!.call(input, value)
    input.dispatchEvent(new Event(input instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
}
const apply = () => act(() => document.querySelector('form')!.requestSubmit())
const findMarks = () =>
  [...document.querySelectorAll('span')].filter(({ textContent }) => textContent === 'não aplicado')

it.each([undefined, PeriodFields])('marks typed values as not applied until they are applied', (period) => {
  const { applied } = renderPanel(period)
  const minimum = getControl('Mínimo')
  expect(findMarks()).toEqual([])
  setValue(minimum, '10,50')
  expect(findMarks()).toHaveLength(1)
  expect(minimum.getAttribute('aria-describedby')).toBe(findMarks()[0]!.id)
  expect(applied()).toEqual({})
  setValue(minimum, '')
  expect(findMarks()).toEqual([])
  setValue(minimum, '10,50')
  apply()
  expect(applied()).toEqual({ valorMinimo: '10.5' })
  expect(findMarks()).toEqual([])
  setValue(minimum, '20')
  expect(findMarks()).toHaveLength(1)
})

it('marks a date that is not applied, and applies a ready-made period at once with the other typed values', async () => {
  const { applied } = renderPanel(PeriodFields)
  setValue(getControl('Início'), '2026-07-01T00:00')
  expect(findMarks()).toHaveLength(1)
  setValue(getControl('Mínimo'), '20')
  setValue(getControl('Períodos prontos') as unknown as HTMLSelectElement, 'mês passado')
  const october = { dataInicio: '2026-10-01T00:00', dataFim: '2026-10-31T23:59' }
  await act(() => vi.waitFor(() => expect(applied()).toEqual({ valorMinimo: '20', ...october }), 10_000))
  expect(findMarks()).toEqual([])
})

it('applies no ready-made period while another field is invalid, and keeps the typed values', async () => {
  const { applied } = renderPanel(PeriodFields)
  setValue(getControl('Mínimo'), '1,234')
  setValue(getControl('Períodos prontos') as unknown as HTMLSelectElement, 'mês passado')
  const getError = () => document.querySelector('[role=alert]')?.textContent
  await act(() => vi.waitFor(() => expect(getError()).toMatch(/^Mínimo: /), 10_000))
  expect(applied()).toEqual({})
  expect(getControl('Mínimo').value).toBe('1,234')
  expect(getControl('Início').value).toBe('2026-10-01T00:00')
  expect(findMarks()).toHaveLength(1)
})

it('applies to the current list, whose order may have changed since the panel was rendered', () => {
  const { applied, latestListRef } = renderPanel()
  const applyFilters = vi.fn()
  latestListRef.current = { ...latestListRef.current, applyFilters }
  setValue(getControl('Mínimo'), '20')
  apply()
  expect(applyFilters).toHaveBeenCalledExactlyOnceWith({ valorMinimo: '20' })
  expect(applied()).toEqual({})
})

it('says which filters the platform does not carry out', () => {
  const reason = 'A plataforma não filtra por Nome'
  renderPanel(undefined, { unavailableFilters: [{ name: 'dscNome', label: 'Nome', reason }] })
  expect(document.querySelector('[role=search]')?.textContent).toContain(reason)
})

it('keeps what is typed between Aplicar and the moment its filters are in force', () => {
  const { applied, latestListRef } = renderPanel(PeriodFields)
  const { applyFilters } = latestListRef.current
  let setInForce = () => {}
  latestListRef.current.applyFilters = (filters) => (setInForce = () => applyFilters(filters))
  setValue(getControl('Mínimo'), '10')
  setValue(getControl('Início'), '2026-07-01T00:00')
  apply()
  setValue(getControl('Mínimo'), '20')
  act(() => setInForce())
  expect(applied()).toEqual({ valorMinimo: '10', dataInicio: '2026-07-01T00:00' })
  expect([getControl('Mínimo').value, getControl('Início').value]).toEqual(['20', '2026-07-01T00:00'])
  expect(findMarks()).toHaveLength(1)
  // Filters that come from elsewhere, as by Back, replace everything.
  act(() => applyFilters({ valorMinimo: '5' }))
  expect([getControl('Mínimo').value, getControl('Início').value]).toEqual([expect.stringMatching(/5,00$/), ''])
  expect(findMarks()).toEqual([])
})
