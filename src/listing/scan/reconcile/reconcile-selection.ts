/** Selects differences, and collects their ids for a command. */
import { openPalette } from '#commands/command-requests.ts'
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

/** Selects these differences, or deselects them if all are selected; announces how many are selected then. */
export function toggleDifferences(differences: readonly ListedDifference[]): void {
  const view = getReconcileView()
  if (!view || differences.length === 0) return
  const keys = differences.map(getDifferenceKey)
  const selectedKeys = new Set(view.selected)
  const areAllSelected = keys.every((name) => selectedKeys.has(name))
  for (const key of keys)
    if (areAllSelected) selectedKeys.delete(key)
    else selectedKeys.add(key)
  patchReconcileView({ selected: selectedKeys })
  announce(formatCount(selectedKeys.size, 'selecionada', 'selecionadas'))
}

/** Selects or deselects the current difference. */
export function toggleDifference(): void {
  const { result = null, index = 0 } = getReconcileView() ?? {}
  const current = result && listDifferences(result)[index]
  if (current) toggleDifferences([current])
}

/**
 * Ids of the selected differences, or of the whole class of the current one if none is selected. `left` is the number
 * of records that have no id or exceed the limit.
 */
export function getSelectedIds({ result, index, selected }: ReconcileView): {
  readonly ids: readonly number[]
  readonly left: number
} {
  if (!result) return { ids: [], left: 0 }
  const differences = listDifferences(result)
  const differenceClass = differences[index]?.of ?? 'different'
  const pairs =
    selected.size > 0 ? differences.filter((pair) => selected.has(getDifferenceKey(pair))) : result[differenceClass]
  const isKeyId = result.columns[result.key]?.field === 'id'
  const ids = pairs.map(({ id, key }) => id ?? (isKeyId ? Number(key) : null)).filter(isRecordId)
  return { ids, left: (selected.size > 0 ? pairs.length : result.counts[differenceClass].rowCount) - ids.length }
}

/** Opens the palette with these ids, for a command on them. */
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
