/** A record named by its id alone, with what it is called where that is known. */
import { useEffect, useSyncExternalStore } from 'react'
import { getRecordName, subscribeToNames } from '#commands/record-names.ts'
import { loadResourceNames } from './resource-names.ts'
import type { Resource } from '#commands/resource.ts'

interface RecordNameProps {
  resource: Resource
  id: number
}

/** 'Ana Prado #15'; '#15' until the name is there, and where it is not. The name is cut where it has no room, the id never. */
export function RecordName({ resource, id }: RecordNameProps) {
  const name = useSyncExternalStore(subscribeToNames, () => getRecordName(resource, id))
  useEffect(() => void loadResourceNames(resource, [id]), [resource, id])
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
