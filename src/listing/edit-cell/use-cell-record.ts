/** Reads the stored record of the cell that is open, as its form does when it opens. */
import { useEffect, useState } from 'react'
import { call } from '#api/session/client.ts'
import type { RecordList } from '#forms/fields/field-control.tsx'
import { type FormValues, toFormValues } from '#forms/values.ts'
import { describeSaveError } from '#forms/save/save-error-report.ts'
import type { OpenCell } from './cell-edits.ts'

/** What the editor works on. */
export interface CellRecord {
  /** The record as the form's `load` returned it; null for several records, whose values may differ. */
  loaded: unknown
  /** Its form values; empty for several records. */
  stored: FormValues
  /** The list that a record is chosen from; null for another kind of field. */
  list: RecordList | null
}

/** The state of the reading: the record, why it could not be read, or neither while it is being read. */
export interface CellRecordState {
  record: CellRecord | null
  problem: string | null
  /** Reads again. */
  retry: () => void
}

const readList = async ({ field }: OpenCell): Promise<RecordList | null> =>
  field.kind === 'record' ? (((await field.resource.list?.()) as unknown as RecordList | undefined) ?? null) : null

/** Reads the record of the cell once. Rejects with an ApiError. */
export async function readCellRecord(cell: OpenCell, signal: AbortSignal): Promise<CellRecord> {
  const [id, another] = cell.ids
  if (id === undefined || another !== undefined) return { loaded: null, stored: {}, list: await readList(cell) }
  const [loaded, list] = await Promise.all([call(cell.form.load, { id }, { signal }), readList(cell)])
  return { loaded, stored: toFormValues(cell.form.toValues(loaded)), list }
}

/** The message for a record that could not be read. */
export const describeReadFailure = ({ form }: OpenCell, error: unknown): string =>
  describeSaveError(error, form.loadFailureMessage, true) ?? form.loadFailureMessage

/** Reads the record once for each opening of the editor. */
export function useCellRecord(cell: OpenCell): CellRecordState {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Pick<CellRecordState, 'record' | 'problem'>>({ record: null, problem: null })
  useEffect(() => {
    const controller = new AbortController()
    readCellRecord(cell, controller.signal).then(
      (record) => controller.signal.aborted || setState({ record, problem: null }),
      (error: unknown) =>
        controller.signal.aborted || setState({ record: null, problem: describeReadFailure(cell, error) }),
    )
    return () => controller.abort()
  }, [cell, attempt])
  return {
    ...state,
    retry() {
      setState({ record: null, problem: null })
      setAttempt((count) => count + 1)
    },
  }
}
