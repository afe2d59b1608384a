/** The whole reading of the list on the screen, kept up to date in a component. */
import { useSyncExternalStore } from 'react'
import type { ListModel } from '#listing/model.ts'
import { keyOf, type WholeReading, wholeReading } from './whole-store.ts'

/** null where nothing was read of this list with this filter. */
export function useWholeReading({ definition, state }: ListModel): WholeReading | null {
  const whole = useSyncExternalStore(wholeReading.subscribe, wholeReading.get)
  return whole && whole.key === keyOf(definition, state.filters) ? whole : null
}
