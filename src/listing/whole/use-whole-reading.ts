/** The whole reading of the list on the screen, kept up to date in a component. */
import { useSyncExternalStore } from 'react'
import type { ListModel } from '#listing/model.ts'
import { keyOf, type WholeReading, wholeReading } from './whole-store.ts'

const readingOf = ({ definition, state }: ListModel): WholeReading | null => {
  const whole = wholeReading.get()
  return whole && whole.key === keyOf(definition, state.filters) ? whole : null
}

/** null where nothing was read of this list with this filter. */
export const useWholeReading = (list: ListModel): WholeReading | null =>
  useSyncExternalStore(wholeReading.subscribe, () => readingOf(list))

/** Where it is drawn: in the table's place, beside the table, nowhere. A table does not follow how far it came. */
export const useReadingPlace = (list: ListModel): 'view' | 'panel' | null =>
  useSyncExternalStore(wholeReading.subscribe, () => {
    const whole = readingOf(list)
    return whole?.view ? 'view' : whole && !whole.isHidden ? 'panel' : null
  })
