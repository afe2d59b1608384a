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

/** The panel over a list that takes what is applied; the filters it was last given. */
function panel(period?: AnyList['PeriodFields']) {
  const shown = period ? fields : fields.slice(0, 1)
  const definition = { title: 'Auditoria', filters: shown, columns: [], PeriodFields: period } as unknown as AnyList
  let filters: Record<string, string> = {}
  const latest = { current: null as unknown as ListModel }
  const refs = { filterRef: createRef<HTMLFormElement>(), gridRef: createRef<HTMLTableElement>() }
  const draw = () => {
    const list = { definition, state: { filters }, draftFilters: null, ...refs, applyFilters } as unknown as ListModel
    latest.current = list
    render(<FilterPanel list={list} latest={latest} fields={shown} />)
  }
  function applyFilters(next: Record<string, string>) {
    filters = next
    draw()
  }
  draw()
  return { applied: () => filters, latest }
}

const control = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)!.control as HTMLInputElement
function put(input: HTMLInputElement | HTMLSelectElement, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!
  act(() => {
    set!.call(input, value)
    input.dispatchEvent(new Event(input instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
}
const apply = () => act(() => document.querySelector('form')!.requestSubmit())
const marks = () => [...document.querySelectorAll('span')].filter(({ textContent }) => textContent === 'não aplicado')

it.each([undefined, PeriodFields])('says that what is typed is not applied, until it is', (period) => {
  const { applied } = panel(period)
  const minimum = control('Mínimo')
  expect(marks()).toEqual([])
  put(minimum, '10,50')
  expect(marks()).toHaveLength(1)
  expect(minimum.getAttribute('aria-describedby')).toBe(marks()[0]!.id)
  expect(applied()).toEqual({})
  put(minimum, '')
  expect(marks()).toEqual([])
  put(minimum, '10,50')
  apply()
  expect(applied()).toEqual({ valorMinimo: '10.5' })
  expect(marks()).toEqual([])
  put(minimum, '20')
  expect(marks()).toHaveLength(1)
})

it('marks a date that is not applied, and applies a ready-made period at once with what else is typed', async () => {
  const { applied } = panel(PeriodFields)
  put(control('Início'), '2026-07-01T00:00')
  expect(marks()).toHaveLength(1)
  put(control('Mínimo'), '20')
  put(control('Períodos prontos') as unknown as HTMLSelectElement, 'mês passado')
  const october = { dataInicio: '2026-10-01T00:00', dataFim: '2026-10-31T23:59' }
  await act(() => vi.waitFor(() => expect(applied()).toEqual({ valorMinimo: '20', ...october })))
  expect(marks()).toEqual([])
})

it('applies no ready-made period while something else cannot be read, and keeps what is typed', async () => {
  const { applied } = panel(PeriodFields)
  put(control('Mínimo'), '1,234')
  put(control('Períodos prontos') as unknown as HTMLSelectElement, 'mês passado')
  const refusal = () => document.querySelector('[role=alert]')?.textContent
  await act(() => vi.waitFor(() => expect(refusal()).toMatch(/^Mínimo: /)))
  expect(applied()).toEqual({})
  expect(control('Mínimo').value).toBe('1,234')
  expect(control('Início').value).toBe('2026-10-01T00:00')
  expect(marks()).toHaveLength(1)
})

it('applies to the list as it is now: its order may have changed since the panel was drawn', () => {
  const { applied, latest } = panel()
  const applyFilters = vi.fn()
  latest.current = { ...latest.current, applyFilters }
  put(control('Mínimo'), '20')
  apply()
  expect(applyFilters).toHaveBeenCalledExactlyOnceWith({ valorMinimo: '20' })
  expect(applied()).toEqual({})
})
