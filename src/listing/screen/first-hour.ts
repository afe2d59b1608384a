/** On which list the card for the first hour stands, and whether its operator has closed it for good. */
import { useEffect, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { keptStore } from '#lib/kept/kept.ts'
import { owner } from '#lib/kept/owner.ts'

const firstHour = keptStore(
  {
    name: 'primeira-hora',
    version: 1,
    where: 'browser',
    schema: z.nullable(z.object({ path: z.string(), isClosed: z.boolean() })),
  },
  null,
)

/** True on the first list that this operator opened in this browser, until the card is closed. */
export function useFirstHour(path: string): boolean {
  const kept = useSyncExternalStore(firstHour.subscribe, firstHour.get)
  const isKnown = useSyncExternalStore(owner.subscribe, owner.get) !== null
  const isFirst = isKnown && kept === null
  useEffect(() => {
    if (isFirst) firstHour.set({ path, isClosed: false })
  }, [isFirst, path])
  return isFirst || (isKnown && kept?.path === path && !kept.isClosed)
}

/** It does not come back, for this operator in this browser. */
export const closeFirstHour = (path: string): void => firstHour.set({ path, isClosed: true })
