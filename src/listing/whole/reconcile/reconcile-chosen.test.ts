import { expect, test, vi } from 'vitest'
import { openPalette } from '#commands/dispatcher.ts'
import type { Pair } from '#reading/reconcile/reconcile.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { ReconcileView } from '#listing/whole/view.ts'
import { type WholeReading, wholeReading } from '#listing/whole/whole-store.ts'
import { idsOf, idsToPalette } from './reconcile-chosen.ts'
import { differenceText } from './reconcile-run.ts'

vi.mock('#commands/dispatcher.ts', () => ({ openPalette: vi.fn() }))
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))

const pair = (key: string, id: number | null): Pair => ({
  key,
  id,
  here: null,
  there: null,
  differs: [],
  delta: null,
})
const counted = { lines: 2, inAmount: 0, sumHere: 0n, sumThere: 0n }
const view = (more: Partial<ReconcileView> = {}): ReconcileView => ({
  kind: 'reconcile',
  unproved: '',
  suffix: '',
  title: 'Conciliar com colado',
  sides: ['aqui', 'lá'],
  told: ['', ''],
  theirs: null,
  at: 0,
  chosen: new Set(),
  result: {
    columns: [{ field: 'id', label: 'ID', format: 'id' }],
    key: 0,
    keyThere: '',
    way: 0,
    ways: 1,
    lines: 4,
    matched: [{ field: 'id', label: 'ID', there: 'ID' }],
    theirs: ['ID'],
    unknown: [],
    above: 0,
    different: [pair('7', 7), pair('9', 9)],
    onlyHere: [pair('12', 12)],
    onlyThere: [pair('30', null), pair('sem número', null)],
    repeatedHere: [],
    repeatedThere: [],
    keyless: [],
    counts: {
      different: counted,
      onlyHere: { ...counted, lines: 1 },
      onlyThere: counted,
      equal: { ...counted, lines: 0 },
      repeatedHere: 0,
      repeatedThere: 0,
      keyless: 0,
      unread: 0,
    },
  },
  ...more,
})

test('without a selection the ids are those of the class at hand; what has none is counted', () => {
  expect(idsOf(view())).toEqual({ ids: [7, 9], left: 0 })
  expect(idsOf(view({ at: 2 }))).toEqual({ ids: [12], left: 0 })
  expect(idsOf(view({ at: 3 }))).toEqual({ ids: [30], left: 1 })
})

test('a selection over the classes takes their place, in the order of the table', () => {
  const chosen = new Set(['onlyThere 30', 'different 9', 'onlyHere 12'])
  expect(idsOf(view({ chosen }))).toEqual({ ids: [9, 12, 30], left: 0 })
  expect(idsOf(view({ chosen: new Set(['onlyThere sem número']) }))).toEqual({ ids: [], left: 1 })
})

test('how many the palette does not get is told, and why', () => {
  const chosen = new Set(['different 9', 'onlyThere sem número'])
  wholeReading.set({ view: view({ chosen }) } as WholeReading)
  idsToPalette()
  expect(openPalette).toHaveBeenCalledWith(' 9')
  expect(notify).toHaveBeenCalledWith('info', '1 fica de fora: sem id ou além do limite')
})

test('the place among those listed is told with how many differ where that is more', () => {
  const { result } = view()
  if (!result) throw new Error()
  expect(differenceText(result, 2, 5)).toBe('Diferença 3 de 5')
  const counts = { ...result.counts, different: { ...counted, lines: 5002 } }
  expect(differenceText({ ...result, counts }, 502, 503)).toBe('Diferença 503 de 503 listadas, 5.005 ao todo')
})
