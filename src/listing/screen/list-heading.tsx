/** The sentence over a list that describes its rows: by the filter in force, never by one being typed. */
import { memo, useEffect, useState, useSyncExternalStore } from 'react'
import type { ListModel } from '#listing/model.ts'
import { getRecordName, subscribeToNames } from '#commands/record-names.ts'
import { loadResourceNames } from '#listing/record/resource-names.ts'
import { isViewFrozen } from '#listing/state/use-frozen-view.ts'
import { useScan } from '#listing/scan/use-scan.ts'
import { describeList } from './describe-list.ts'

/** Changes together with the rows, and keeps its line if it is empty. */
export const ListHeading = memo(function ListHeading({ list }: { list: ListModel }) {
  const { definition, state, isLoading } = list
  const scan = useScan(list)
  // Another page of one filter has the same count. Another filter has none before its response.
  const [countedFilters, setCountedFilters] = useState<typeof state.filters | null>(null)
  if (!isLoading && countedFilters !== state.filters) setCountedFilters(state.filters)
  const isCounted = countedFilters === state.filters
  const heading = useSyncExternalStore(subscribeToNames, () => describeList(list, isCounted, scan, getRecordName))
  useEffect(() => {
    for (const { name, resource } of definition.filters ?? [])
      if (resource && state.filters[name]) void loadResourceNames(resource, [Number(state.filters[name])])
  }, [definition, state.filters])
  return <div className="list-heading">{heading && <h2>{heading}</h2>}</div>
}, isViewFrozen)
