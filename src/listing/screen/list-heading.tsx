/** The sentence over a list that says which rows stand there: of the filter in force, never of a typed one. */
import { memo, useEffect, useState, useSyncExternalStore } from 'react'
import type { ListModel } from '#listing/model.ts'
import { getRecordName, subscribeToNames } from '#commands/record-names.ts'
import { loadResourceNames } from '#listing/record/resource-names.ts'
import { isViewFrozen } from '#listing/state/use-frozen-view.ts'
import { useScan } from '#listing/scan/use-scan.ts'
import { describeList } from './describe-list.ts'

/** Changes together with the rows, and keeps its line where it has nothing to say. */
export const ListHeading = memo(function ListHeading({ list }: { list: ListModel }) {
  const { definition, state, isLoading } = list
  const whole = useScan(list)
  // Another page of one filter has the same count; another filter has none before its answer.
  const [answered, setAnswered] = useState<typeof state.filters | null>(null)
  if (!isLoading && answered !== state.filters) setAnswered(state.filters)
  const isCounted = answered === state.filters
  const words = useSyncExternalStore(subscribeToNames, () => describeList(list, isCounted, whole, getRecordName))
  useEffect(() => {
    for (const { name, resource } of definition.filters ?? [])
      if (resource && state.filters[name]) void loadResourceNames(resource, [Number(state.filters[name])])
  }, [definition, state.filters])
  return <div className="list-heading">{words && <h2>{words}</h2>}</div>
}, isViewFrozen)
