/** The whole reading of the list on the screen, kept up to date in a component. */
import { useSyncExternalStore } from 'react'
import type { ListModel } from '#listing/model.ts'
import { getScanKey, type ListScan, scanStore } from './scan-store.ts'

const findScanOfList = ({ definition, state }: ListModel): ListScan | null => {
  const whole = scanStore.get()
  return whole && whole.key === getScanKey(definition, state.filters) ? whole : null
}

/** null where nothing was read of this list with this filter. */
export const useScan = (list: ListModel): ListScan | null =>
  useSyncExternalStore(scanStore.subscribe, () => findScanOfList(list))

/** Where it is drawn: in the table's place, beside the table, nowhere. A table does not follow how far it came. */
export const useScanPlacement = (list: ListModel): 'view' | 'panel' | null =>
  useSyncExternalStore(scanStore.subscribe, () => {
    const whole = findScanOfList(list)
    return whole?.view ? 'view' : whole && !whole.isPanelHidden ? 'panel' : null
  })
