import { expect, test } from 'vitest'
import type { Pair } from '#reading/reconcile/reconcile.ts'
import { idsOf } from './reconcile-chosen.ts'
import type { ReconcileView } from './view.ts'

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
  title: 'Conciliar com colado',
  sides: ['aqui', 'lá'],
  told: ['', ''],
  theirs: null,
  at: 0,
  chosen: new Set(),
  result: {
    columns: [{ field: 'id', label: 'ID', format: 'id' }],
    key: 0,
    lines: 4,
    unknown: [],
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
