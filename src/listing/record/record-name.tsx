/** A record named by its id alone, with what it is called where that is known. */
import { useEffect, useSyncExternalStore } from 'react'
import { learnNames, nameOf, onNames } from './learnt-names.ts'
import type { Noun } from '#commands/noun.ts'

interface RecordNameProps {
  noun: Noun
  id: number
}

/** '#15 Ana Prado'; '#15' until the name is there, and where it is not. */
export function RecordName({ noun, id }: RecordNameProps) {
  const name = useSyncExternalStore(onNames, () => nameOf(noun, id))
  useEffect(() => learnNames(noun), [noun])
  return (
    <>
      {/* With its blank, for who hears the cell or copies its text. */}
      <span>{name === undefined ? `#${id}` : `#${id} `}</span>
      {name !== undefined && (
        <span className="ml-0.5 text-(length:--cell) text-ink" title={name}>
          {name}
        </span>
      )}
    </>
  )
}
