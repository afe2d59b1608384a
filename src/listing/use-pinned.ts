/** The rows that stay on top, as they are known: those of the page as it answered, the others as they were read last. */
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Row } from '#commands/noun.ts'
import type { AnyList } from './define.ts'
import { onRememberedRows, rememberedRow, rememberedRows, rememberRows } from './remembered-rows.ts'

const NONE: readonly Row[] = []

/** The records of these rows that are not on the page. */
export function usePinned(definition: AnyList, pins: readonly number[], page: readonly Row[]): readonly Row[] {
  const rows = useSyncExternalStore(onRememberedRows, rememberedRows)
  const asked = pins.join()
  useEffect(() => {
    if (asked === '') return
    const ids = asked.split(',').map(Number)
    const onPage = page.filter(({ id }) => ids.includes(id))
    rememberRows(definition, onPage)
    const away = ids.filter((id) => !onPage.some((row) => row.id === id))
    if (away.length > 0)
      void import('#listing/look/read-pinned.ts').then(({ readPinned }) => readPinned(definition, away))
  }, [definition, asked, page])
  return useMemo(() => {
    if (asked === '') return NONE
    return pins.flatMap((id) => (page.some((row) => row.id === id) ? [] : (rememberedRow(definition, id, rows) ?? [])))
    // oxlint-disable-next-line react/exhaustive-deps -- the ids as text stand for the list of them
  }, [definition, asked, page, rows])
}
