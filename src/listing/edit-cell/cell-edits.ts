/**
 * The cell that is open in the editor, and the state of the values typed into cells. It is all that the code of the
 * first row loads of editing: the rows show it.
 */
import type { Resource, Row } from '#commands/resource.ts'
import type { AnyForm } from '#forms/define.ts'
import type { SettableField } from '#forms/form-fields.ts'
import { createStore } from '#lib/storage/store.ts'
import type { AnyList } from '#listing/define.ts'

/**
 * How far a typed value is: 'typed' was left without being sent, 'pending' is being sent, 'saved' was stored just now,
 * 'refused' was not stored, for whatever reason.
 */
export type CellEditStatus = 'typed' | 'pending' | 'saved' | 'refused'

/** A value that was typed into a cell. */
export interface CellEdit {
  status: CellEditStatus
  /** What was typed, as the form's control has it. */
  value: string
  /** What was typed before the control was there, and is no value of it; absent if the value has all of it. */
  text?: string
  /** Why it was refused; null if it was not. */
  problem: string | null
}

/** The cell that the editor is open for. */
export interface OpenCell {
  list: AnyList
  form: AnyForm
  /** The name of the field in the form. */
  name: string
  field: SettableField
  /** The field of the cell's column. */
  column: string
  /** The record of the cell. With several ids it only says where the editor lies. */
  row: Row
  /** The records that get the value: that one, or those selected. */
  ids: readonly number[]
}

/** The open cell; null if none is. */
export const openCellStore = createStore<OpenCell | null>(null)

/** The values typed into the cells of one record, by the field of the column. */
export type RowEdits = Readonly<Record<string, CellEdit>>

const editsStore = createStore<ReadonlyMap<string, RowEdits>>(new Map())

/** All typed values; the same object until one changes. */
export const getCellEdits = editsStore.get
/** Calls the listener after every change; returns the unsubscribe function. */
export const subscribeToCellEdits = editsStore.subscribe

type ResourceId = Pick<Resource, 'id'>

const getKey = ({ id: resourceId }: ResourceId, id: number) => `${resourceId} ${id}`

/** The values typed into the cells of this record; undefined if there are none. The same object until one changes. */
export const getRowEdits = (resource: ResourceId, id: number): RowEdits | undefined =>
  editsStore.get().get(getKey(resource, id))

/** Sets the typed value of a cell; null removes it. */
export function setCellEdit(resource: ResourceId, id: number, column: string, edit: CellEdit | null): void {
  const { [column]: _, ...others } = getRowEdits(resource, id) ?? {}
  const rowEdits = edit ? { ...others, [column]: edit } : others
  const edits = new Map(editsStore.get())
  if (Object.keys(rowEdits).length > 0) edits.set(getKey(resource, id), rowEdits)
  else edits.delete(getKey(resource, id))
  editsStore.set(edits)
}
