/**
 * Keeps values that were typed into cells when the session is lost, for this tab and its operator: the tab then leaves
 * the page for the sign-in (api/session/session-exit.ts). A sign-out removes them.
 */
import * as z from 'zod/mini'
import { isSignOut, type SessionLossReason } from '#api/session/session-exit.ts'
import { DAY_MS, persisted } from '#lib/storage/persisted.ts'
import { type CellEdit, getCellEdits, setCellEdit } from './cell-edits.ts'

/** Why a value is kept whose response did not come before the session ended. */
const UNANSWERED_TEXT = 'A sessão terminou antes da resposta: confira antes de gravar de novo'

const editSchema = z.object({
  status: z.enum(['typed', 'refused']),
  value: z.string(),
  text: z.optional(z.string()),
  problem: z.nullable(z.string()),
})

const editStorage = persisted({
  name: 'celulas',
  version: 1,
  schema: z.record(z.string(), z.record(z.string(), editSchema)),
  scope: 'tab',
  maxAgeMs: DAY_MS,
  clearOnSignOut: true,
})

const toStored = ({ status, ...edit }: CellEdit): z.output<typeof editSchema> =>
  status === 'pending'
    ? { ...edit, status: 'refused', problem: UNANSWERED_TEXT }
    : { ...edit, status: status === 'refused' ? 'refused' : 'typed' }

/** Stores what was typed and is not saved; nothing at a sign-out. */
export function storeCellEdits(reason: SessionLossReason): void {
  if (isSignOut(reason)) return
  const unsaved = [...getCellEdits()].map(([key, edits]) => {
    const entries = Object.entries(edits).filter(([, { status }]) => status !== 'saved')
    return [key, Object.fromEntries(entries.map(([column, edit]) => [column, toStored(edit)]))] as const
  })
  const stored = unsaved.filter(([, edits]) => Object.keys(edits).length > 0)
  if (stored.length > 0) editStorage.write(Object.fromEntries(stored))
}

/** Puts the values that a lost session has left back into their cells, once. */
export function restoreCellEdits(): void {
  const stored = editStorage.read()
  editStorage.remove()
  for (const [key, edits] of Object.entries(stored ?? {})) {
    const [resourceId = '', id] = key.split(' ')
    for (const [column, { text, ...edit }] of Object.entries(edits))
      setCellEdit({ id: resourceId }, Number(id), column, text === undefined ? edit : { ...edit, text })
  }
}
