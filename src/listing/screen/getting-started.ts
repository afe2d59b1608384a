/** Decides on which list the getting-started card appears, and stores whether its operator has closed it. */
import { useEffect, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { createPersistedStore } from '#lib/storage/persisted.ts'
import { ownerStore } from '#lib/storage/owner.ts'

const dismissedStore = createPersistedStore(
  { name: 'primeira-hora', version: 2, scope: 'browser', schema: z.boolean() },
  false,
)
/**
 * The list that an operator opens first reveals what they do: it is stored for this tab, and only until the sign-out.
 */
const firstListStore = createPersistedStore(
  { name: 'primeira-lista', version: 1, scope: 'tab', clearOnSignOut: true, schema: z.nullable(z.string()) },
  null,
)

/** True on the first list that this operator opened in this tab, until the card is closed. */
export function useGettingStarted(path: string): boolean {
  const firstPath = useSyncExternalStore(firstListStore.subscribe, firstListStore.get)
  const isDismissed = useSyncExternalStore(dismissedStore.subscribe, dismissedStore.get)
  const isOperatorKnown = useSyncExternalStore(ownerStore.subscribe, ownerStore.get) !== null
  const isFirst = isOperatorKnown && !isDismissed && firstPath === null
  useEffect(() => {
    if (isFirst) firstListStore.set(path)
  }, [isFirst, path])
  return isFirst || (isOperatorKnown && !isDismissed && firstPath === path)
}

/** Closes the card for good, for this operator in this browser. */
export const dismissGettingStarted = (): void => dismissedStore.set(true)
