/** Differences that are selected, and the ids that an act's verb takes of them. */
import { openPalette } from '#commands/dispatcher.ts'
import { counted } from '#lib/written/counted.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import { differencesOf, differenceName, type ReconcileView, type ToldDifference } from '#listing/whole/view.ts'
import { change, reconciliation } from './reconcile-run.ts'
import { isRecordId } from '#lib/written/record-id.ts'

/** Selects these differences, or lets them go where all of them are selected; tells how many are selected then. */
export function toggleDifferences(some: readonly ToldDifference[]): void {
  const view = reconciliation()
  if (!view || some.length === 0) return
  const names = some.map(differenceName)
  const chosen = new Set(view.chosen)
  const isAll = names.every((name) => chosen.has(name))
  for (const name of names)
    if (isAll) chosen.delete(name)
    else chosen.add(name)
  change({ chosen })
  announce(counted(chosen.size, 'selecionada', 'selecionadas'))
}

/** Selects the difference at hand, or no longer. */
export function toggleDifference(): void {
  const { result = null, at = 0 } = reconciliation() ?? {}
  const here = result && differencesOf(result)[at]
  if (here) toggleDifferences([here])
}

/** Ids of what is selected, or else of the whole class at hand, and how many records have none or are too many. */
export function idsOf({ result, at, chosen }: ReconcileView): {
  readonly ids: readonly number[]
  readonly left: number
} {
  if (!result) return { ids: [], left: 0 }
  const all = differencesOf(result)
  const of = all[at]?.of ?? 'different'
  const pairs = chosen.size > 0 ? all.filter((pair) => chosen.has(differenceName(pair))) : result[of]
  const isId = result.columns[result.key]?.field === 'id'
  const ids = pairs.map(({ id, key }) => id ?? (isId ? Number(key) : null)).filter(isRecordId)
  return { ids, left: (chosen.size > 0 ? pairs.length : result.counts[of].lines) - ids.length }
}

/** These ids, ready for an act's verb. */
export function idsToPalette(): void {
  const view = reconciliation()
  if (!view?.result) return
  const { ids, left } = idsOf(view)
  if (ids.length === 0)
    return void notify('info', view.chosen.size > 0 ? 'O que está selecionado não tem ids' : 'Esta classe não tem ids')
  if (left > 0) notify('info', `${counted(left, 'fica', 'ficam')} de fora: sem id ou além do limite`)
  openPalette(` ${ids.join(', ')}`)
}
