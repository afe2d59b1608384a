/** What is typed into the open editor of a cell and not sent is unsaved work. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isSignOut, onSessionLost } from '#api/session/session-exit.ts'
import { registerUnsavedWork } from '#api/session/unsaved-work.ts'
import { useLeaveGuard } from '#forms/screen/use-leave-guard.ts'
import type { CellEdit, OpenCell } from './cell-edits.ts'
import { storeCellEdits } from './stored-edits.ts'
import { setTypedValue } from './typed-values.ts'

/** The value of the control, or the text that was typed before the control was there. */
export type UnsavedValue = Pick<CellEdit, 'value' | 'text'>

/** For the leave guard: the editor is closed before anything is sent. */
const NEVER_SENT = { isSent: () => false, getSavedSignal: () => undefined }

/**
 * Names the typed value before a sign-out, asks before another page of the console opens (`onDiscard` runs if the
 * operator leaves), and keeps the value with its cell if the editor goes elsewhere or the session is lost.
 * `readUnsaved` returns null if nothing is typed. Returns the function that ends this: the value is sent or dropped.
 */
export function useUnsavedValue(
  cell: OpenCell,
  readUnsaved: () => UnsavedValue | null,
  onDiscard: () => void,
): () => void {
  const isFinished = useRef(false)
  const latest = useRef({ cell, readUnsaved })
  useLayoutEffect(() => {
    latest.current = { cell, readUnsaved }
  })
  const read = () => (isFinished.current ? null : latest.current.readUnsaved())
  useEffect(() => registerUnsavedWork(() => (read() ? 'o valor digitado em uma célula' : null)))
  const keep = () => {
    const unsaved = read()
    if (unsaved) setTypedValue(latest.current.cell, { status: 'typed', ...unsaved, problem: null })
  }
  // oxlint-disable-next-line react/exhaustive-deps -- at the end only
  useLayoutEffect(() => keep, [])
  useEffect(() =>
    onSessionLost((reason) => {
      if (isSignOut(reason)) return
      keep()
      storeCellEdits(reason)
    }),
  )
  useLeaveGuard(false, onDiscard, () => read() !== null, NEVER_SENT, null)
  return () => void (isFinished.current = true)
}
