/** Hooks that give components the scan of the list on the screen. */
import { useSyncExternalStore } from 'react'
import type { ListModel } from '#listing/model.ts'
import { getScanKey, type ListScan, scanStore } from './scan-store.ts'

const findScanOfList = ({ definition, state }: ListModel): ListScan | null => {
  const scan = scanStore.get()
  return scan && scan.key === getScanKey(definition, state.filters) ? scan : null
}

/** The scan of this list with this filter; null if there is none. */
export const useScan = (list: ListModel): ListScan | null =>
  useSyncExternalStore(scanStore.subscribe, () => findScanOfList(list))

/**
 * Where the scan is shown: in place of the table, beside it, or nowhere (null). A table does not re-render with the
 * progress.
 */
export const useScanPlacement = (list: ListModel): 'view' | 'panel' | null =>
  useSyncExternalStore(scanStore.subscribe, () => {
    const scan = findScanOfList(list)
    return scan?.view ? 'view' : scan && !scan.isPanelHidden ? 'panel' : null
  })
