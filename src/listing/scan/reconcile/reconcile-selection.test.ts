import { expect, test, vi } from 'vitest'
import { openPalette } from '#commands/command-requests.ts'
import type { Pair } from '#scan/reconcile/reconcile.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { ReconcileView } from '#listing/scan/scan-view.ts'
import { type ListScan, scanStore } from '#listing/scan/scan-store.ts'
import { getSelectedIds, openPaletteWithIds } from './reconcile-selection.ts'
import { formatDifferencePosition } from './run-reconcile.ts'

vi.mock('#commands/command-requests.ts', () => ({ openPalette: vi.fn() }))
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))

const pair = (key: string, id: number | null): Pair => ({
  key,
  id,
  ours: null,
  theirs: null,
  differs: [],
  delta: null,
})
const counted = { rowCount: 2, differingAmounts: 0, sumHere: 0n, sumThere: 0n }
const view = (more: Partial<ReconcileView> = {}): ReconcileView => ({
  kind: 'reconcile',
  unprovedText: '',
  suffix: '',
  title: 'Conciliar com colado',
  sides: ['aqui', 'lá'],
  sideDescriptions: ['', ''],
  otherFile: null,
  index: 0,
  selected: new Set(),
  result: {
    columns: [{ field: 'id', label: 'ID', format: 'id' }],
    key: 0,
    otherKeyLabel: '',
    matchIndex: 0,
    matchCount: 1,
    rowCount: 4,
    matched: [{ field: 'id', label: 'ID', theirLabel: 'ID' }],
    theirs: ['ID'],
    unknownColumns: [],
    linesAboveHeader: 0,
    different: [pair('7', 7), pair('9', 9)],
    onlyHere: [pair('12', 12)],
    onlyThere: [pair('30', null), pair('sem número', null)],
    repeatedHere: [],
    repeatedThere: [],
    keyless: [],
    counts: {
      different: counted,
      onlyHere: { ...counted, rowCount: 1 },
      onlyThere: counted,
      equal: { ...counted, rowCount: 0 },
      repeatedHere: 0,
      repeatedThere: 0,
      keyless: 0,
      unread: 0,
    },
  },
  ...more,
})

test('without a selection the ids are those of the current class; records without an id are counted', () => {
  expect(getSelectedIds(view())).toEqual({ ids: [7, 9], left: 0 })
  expect(getSelectedIds(view({ index: 2 }))).toEqual({ ids: [12], left: 0 })
  expect(getSelectedIds(view({ index: 3 }))).toEqual({ ids: [30], left: 1 })
})

test('a selection over several classes takes precedence, in the order of the table', () => {
  const chosen = new Set(['onlyThere 30', 'different 9', 'onlyHere 12'])
  expect(getSelectedIds(view({ selected: chosen }))).toEqual({ ids: [9, 12, 30], left: 0 })
  expect(getSelectedIds(view({ selected: new Set(['onlyThere sem número']) }))).toEqual({ ids: [], left: 1 })
})

test('says how many records the palette does not get, and why', () => {
  const chosen = new Set(['different 9', 'onlyThere sem número'])
  scanStore.set({ view: view({ selected: chosen }) } as ListScan)
  openPaletteWithIds()
  expect(openPalette).toHaveBeenCalledWith(' 9')
  expect(notify).toHaveBeenCalledWith('info', '1 fica de fora: sem id ou além do limite')
})

test('shows the position among the listed differences, and the total if it is greater', () => {
  const { result } = view()
  if (!result) throw new Error()
  expect(formatDifferencePosition(result, 2, 5)).toBe('Diferença 3 de 5')
  const counts = { ...result.counts, different: { ...counted, rowCount: 5002 } }
  expect(formatDifferencePosition({ ...result, counts }, 502, 503)).toBe('Diferença 503 de 503 listadas, 5.005 ao todo')
})
