/** Differences that are selected, and the ids that an act's verb takes of them. */
import { openPalette } from '#commands/dispatcher.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import {
  listDifferences,
  getDifferenceKey,
  type ReconcileView,
  type ListedDifference,
} from '#listing/scan/scan-view.ts'
import { patchReconcileView, getReconcileView } from './run-reconcile.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** Selects these differences, or lets them go where all of them are selected; tells how many are selected then. */
export function toggleDifferences(differences: readonly ListedDifference[]): void {
  const view = getReconcileView()
  if (!view || differences.length === 0) return
  const names = differences.map(getDifferenceKey)
  const chosen = new Set(view.selected)
  const isAll = names.every((name) => chosen.has(name))
  for (const name of names)
    if (isAll) chosen.delete(name)
    else chosen.add(name)
  patchReconcileView({ selected: chosen })
  announce(formatCount(chosen.size, 'selecionada', 'selecionadas'))
}

/** Selects the difference at hand, or no longer. */
export function toggleDifference(): void {
  const { result = null, index = 0 } = getReconcileView() ?? {}
  const here = result && listDifferences(result)[index]
  if (here) toggleDifferences([here])
}

/** Ids of what is selected, or else of the whole class at hand, and how many records have none or are too many. */
export function getSelectedIds({ result, index, selected }: ReconcileView): {
  readonly ids: readonly number[]
  readonly left: number
} {
  if (!result) return { ids: [], left: 0 }
  const all = listDifferences(result)
  const of = all[index]?.of ?? 'different'
  const pairs = selected.size > 0 ? all.filter((pair) => selected.has(getDifferenceKey(pair))) : result[of]
  const isId = result.columns[result.key]?.field === 'id'
  const ids = pairs.map(({ id, key }) => id ?? (isId ? Number(key) : null)).filter(isRecordId)
  return { ids, left: (selected.size > 0 ? pairs.length : result.counts[of].rowCount) - ids.length }
}

/** These ids, ready for an act's verb. */
export function openPaletteWithIds(): void {
  const view = getReconcileView()
  if (!view?.result) return
  const { ids, left } = getSelectedIds(view)
  if (ids.length === 0)
    return void notify(
      'info',
      view.selected.size > 0 ? 'O que está selecionado não tem ids' : 'Esta classe não tem ids',
    )
  if (left > 0) notify('info', `${formatCount(left, 'fica', 'ficam')} de fora: sem id ou além do limite`)
  openPalette(` ${ids.join(', ')}`)
}
