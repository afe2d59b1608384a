/**
 * The rows that stay on top, as they are known: those of the page as it answered, the others as they were read last.
 */
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Row } from '#commands/noun.ts'
import type { AnyList } from '#listing/define.ts'
import { onRememberedRows, rememberedRow, rememberedRows, rememberRows } from './remembered-rows.ts'

/** The records of these rows that are not on the page. */
export function usePinned(definition: AnyList, pins: readonly number[], page: readonly Row[]): readonly Row[] {
  const rows = useSyncExternalStore(onRememberedRows, rememberedRows)
  const asked = pins.join()
  // oxlint-disable-next-line react/exhaustive-deps -- the ids as text stand for the list of them
  const away = useMemo(() => pins.filter((id) => !page.some((row) => row.id === id)), [asked, page])
  useEffect(() => {
    rememberRows(
      definition,
      page.filter(({ id }) => pins.includes(id)),
    )
    if (away.length > 0) void import('./read-pinned.ts').then(({ readPinned }) => readPinned(definition, away))
    // oxlint-disable-next-line react/exhaustive-deps -- another list of the same ids is the same
  }, [definition, away])
  return useMemo(() => away.flatMap((id) => rememberedRow(definition, id, rows) ?? []), [definition, away, rows])
}
