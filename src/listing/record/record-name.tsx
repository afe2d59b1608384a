/** A record named by its id alone, with what it is called where that is known. */
import { useEffect, useSyncExternalStore } from 'react'
import { nameOf, onNames } from '#commands/record-names.ts'
import { learnNames } from './learnt-names.ts'
import type { Noun } from '#commands/noun.ts'

interface RecordNameProps {
  noun: Noun
  id: number
}

/** 'Ana Prado #15'; '#15' until the name is there, and where it is not. The name is cut where it has no room, the id never. */
export function RecordName({ noun, id }: RecordNameProps) {
  const name = useSyncExternalStore(onNames, () => nameOf(noun, id))
  useEffect(() => void learnNames(noun, [id]), [noun, id])
  return (
    <>
      {name !== undefined && (
        <span className="person-name" title={name}>
          {name}
        </span>
      )}
      {/* With its blank, for who hears the cell or copies its text. */}
      <span className="person-id">{name === undefined ? `#${id}` : ` #${id}`}</span>
    </>
  )
}
