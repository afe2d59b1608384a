/** Reads the figures of a screen again for an operator, and says so if they stay as they were. */
import { getOldestResponseMs, refetchIfConnected } from '#api/cache/offline.ts'
import { formatTime } from '#lib/format/dates.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { Resource } from './resource.ts'

/**
 * Refetches the queries on the screen whose id starts with one of `prefixes`. Without a connection the figures look the
 * same as before, so a notice says that they were not read, and of when they are.
 */
export async function reloadFigures(prefixes: readonly string[], { article, singular }: Resource): Promise<void> {
  if (await refetchIfConnected(prefixes)) return
  const oldestMs = getOldestResponseMs()
  notify(
    'warning',
    oldestMs === null
      ? 'Sem conexão: nada foi lido'
      : `Sem conexão: ${article} ${singular} fica como foi lido às ${formatTime(new Date(oldestMs))}`,
  )
}
