/** On which list the card for the first hour stands, and whether its operator has closed it for good. */
import { useEffect, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { keptStore } from '#lib/kept/kept.ts'
import { owner } from '#lib/kept/owner.ts'

const isClosed = keptStore({ name: 'primeira-hora', version: 2, where: 'browser', schema: z.boolean() }, false)
/** Which list an operator opens first tells what they do: it is kept for this tab, and no longer than the session. */
const firstList = keptStore(
  { name: 'primeira-lista', version: 1, where: 'tab', untilSignOut: true, schema: z.nullable(z.string()) },
  null,
)

/** True on the first list that this operator opened in this tab, until the card is closed. */
export function useFirstHour(path: string): boolean {
  const first = useSyncExternalStore(firstList.subscribe, firstList.get)
  const closed = useSyncExternalStore(isClosed.subscribe, isClosed.get)
  const isKnown = useSyncExternalStore(owner.subscribe, owner.get) !== null
  const isFirst = isKnown && !closed && first === null
  useEffect(() => {
    if (isFirst) firstList.set(path)
  }, [isFirst, path])
  return isFirst || (isKnown && !closed && first === path)
}

/** It does not come back, for this operator in this browser. */
export const closeFirstHour = (): void => isClosed.set(true)
