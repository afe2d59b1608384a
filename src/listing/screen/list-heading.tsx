/** The sentence over a list that says which rows stand there: of the filter in force, never of a typed one. */
import { memo, useEffect, useState, useSyncExternalStore } from 'react'
import type { ListModel } from '#listing/model.ts'
import { nameOf, onNames } from '#commands/record-names.ts'
import { learnNames } from '#listing/record/learnt-names.ts'
import { isDrawingHeld } from '#listing/state/held-drawing.ts'
import { useWholeReading } from '#listing/whole/use-whole-reading.ts'
import { headingWords } from './heading-words.ts'

/** Changes together with the rows, and keeps its line where it has nothing to say. */
export const ListHeading = memo(function ListHeading({ list }: { list: ListModel }) {
  const { definition, state, loading } = list
  const whole = useWholeReading(list)
  // Another page of one filter has the same count; another filter has none before its answer.
  const [answered, setAnswered] = useState<typeof state.filters | null>(null)
  if (!loading && answered !== state.filters) setAnswered(state.filters)
  const isCounted = answered === state.filters
  const words = useSyncExternalStore(onNames, () => headingWords(list, isCounted, whole, nameOf))
  useEffect(() => {
    for (const { name, noun } of definition.filters ?? [])
      if (noun && state.filters[name]) void learnNames(noun, [Number(state.filters[name])])
  }, [definition, state.filters])
  return <div className="list-heading">{words && <h2>{words}</h2>}</div>
}, isDrawingHeld)
