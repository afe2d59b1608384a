/** On which list the card for the first hour stands, and whether its operator has closed it for good. */
import { useEffect, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { createPersistedStore } from '#lib/storage/persisted.ts'
import { ownerStore } from '#lib/storage/owner.ts'

const dismissedStore = createPersistedStore(
  { name: 'primeira-hora', version: 2, scope: 'browser', schema: z.boolean() },
  false,
)
/** Which list an operator opens first tells what they do: it is kept for this tab, and no longer than the session. */
const firstList = createPersistedStore(
  { name: 'primeira-lista', version: 1, scope: 'tab', clearOnSignOut: true, schema: z.nullable(z.string()) },
  null,
)

/** True on the first list that this operator opened in this tab, until the card is closed. */
export function useGettingStarted(path: string): boolean {
  const first = useSyncExternalStore(firstList.subscribe, firstList.get)
  const closed = useSyncExternalStore(dismissedStore.subscribe, dismissedStore.get)
  const isKnown = useSyncExternalStore(ownerStore.subscribe, ownerStore.get) !== null
  const isFirst = isKnown && !closed && first === null
  useEffect(() => {
    if (isFirst) firstList.set(path)
  }, [isFirst, path])
  return isFirst || (isKnown && !closed && first === path)
}

/** It does not come back, for this operator in this browser. */
export const dismissGettingStarted = (): void => dismissedStore.set(true)
