/** A record that a row names by id only, shown with its name if the name is known. */
import { useEffect, useSyncExternalStore } from 'react'
import { getRecordName, subscribeToNames } from '#commands/record-names.ts'
import { loadResourceNames } from './resource-names.ts'
import type { Resource } from '#commands/resource.ts'

interface RecordNameProps {
  resource: Resource
  id: number
}

/** 'Ana Prado #15'; '#15' while the name is unknown. Without room the name is cut, but never the id. */
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
      {/* With a space, for screen readers and for copied text. */}
      <span className="person-id">{name === undefined ? `#${id}` : ` #${id}`}</span>
    </>
  )
}
