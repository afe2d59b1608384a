/** The hook by which a form or a record's dialog remembers that the operator opened its record. */
import { useEffect } from 'react'
import { rememberRecords } from './recent-records.ts'
import { type Resource, summarizeRow } from './resource.ts'

/** Remembers that the operator has this record open; `record` is undefined until it is read, null if it does not exist. */
export function useRememberRecord(resource: Resource, id: number, record: unknown): void {
  const isRead = typeof record === 'object' && record !== null
  const name = isRead ? summarizeRow(resource, { ...record, id }).name : ''
  useEffect(() => {
    if (isRead) rememberRecords(resource, [{ id, name }])
  }, [resource, id, isRead, name])
}
