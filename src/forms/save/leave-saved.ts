/** Where a save leads and what is said of it: back to the list, or on to the next record (forms/save/README §1). */
import { undoable } from '#commands/dispatcher.ts'
import { rowsAtHand } from '#commands/command-args.ts'
import type { Noun } from '#commands/noun.ts'
import { keysOf, ownKeys } from '#commands/own-keys.ts'
import { goTo, registryIfLoaded } from '#commands/runtime.ts'
import { currentScreen, listDrawn, onScreenChange } from '#commands/screen.ts'
import { rememberSave } from '#commands/running/history.ts'
import { sayInStatusLine, unsay } from '#commands/running/status-line.ts'
import { capital } from '#lib/written/capital.ts'
import { backTo, returnToRecord } from '#listing/place/list-places.ts'
import { keysText } from '#ui/signs/kbd.tsx'
import { notify } from '#ui/notices/notify.tsx'
import { retitle } from '#ui/notices/toast-store.ts'
import type { AnyForm } from '#forms/define.ts'
import { sideOf } from '#forms/undo/put-back-command.ts'
import type { SavedSide } from '#forms/undo/put-back.ts'
import { keepSavedValues, type SavedChange } from '#forms/undo/saved-values.ts'

/**
 * The title of this notice names the key that opens the record while that is so: as long as its list has the cursor on
 * it, and no other selected.
 */
function nameKey(noun: Noun, id: number, notice: string, name: string) {
  const command = registryIfLoaded()?.get(`${noun.id}.editar`)
  const key = command && keysOf(command, ownKeys())[0]
  if (!key) return
  let title = name
  const look = () => {
    const screen = currentScreen()
    const [row, another] = screen.list?.noun === noun ? rowsAtHand(screen) : []
    const now = row?.id === id && !another ? `${name} (${keysText(key)} abre)` : name
    // Gone, or raised again for another record.
    if (!retitle(notice, title, now)) for (const stop of stops) stop()
    title = now
  }
  const stops = [listDrawn.subscribe(look), onScreenChange(look)]
}

/** Says in the status line what is true of this screen alone. */
function sayHere(text: string) {
  sayInStatusLine(text)
  const { path } = currentScreen()
  const stop = onScreenChange(() => {
    if (currentScreen().path === path) return
    stop()
    unsay(text)
  })
}

/** The ways that take a save of these changes back and do it again; null where there is none. */
function waysOf(noun: Noun, id: number | null, changes: readonly SavedChange[]) {
  const key = id === null ? null : keepSavedValues(changes)
  if (id === null || key === null) return null
  const side = (name: SavedSide) => sideOf(noun, id, key, name)
  return { again: side('after'), back: side('before') }
}

interface Saved {
  noun: AnyForm['noun']
  /** As the form was opened; null: it has created the record. */
  id: number | null
  /** The record's; null where the platform did not tell. */
  saved: number | null
  /** Of the notice; without it the status line says what was saved. */
  text: string | undefined
  changes: readonly SavedChange[]
  /** The step that this save was while it was done in part; null where it never was. */
  completes: number | null
  /** Opens the form anew; absent: it is left. */
  onAnother: (() => void) | undefined
  /** The operator has left it on the way, and is at something else. */
  isLetGo: boolean
}

/** Remembers a save that was done in part as a step, until the rest is done; returns its moment. */
export const rememberHalf = ({
  noun,
  id,
  text = '',
  changes,
  completes,
}: Omit<Saved, 'saved' | 'onAnother' | 'isLetGo'>) =>
  rememberSave({ noun, id, result: text, ok: false, ways: waysOf(noun, id, changes), completes })

/** Remembers and tells a save, and leaves its form. */
export function leaveSaved({ noun, id, saved, text, changes, completes, onAnother, isLetGo }: Saved): void {
  const ways = waysOf(noun, id, changes)
  const made = id === null && saved !== null ? `#${saved} criad${noun.article}` : ''
  const at = rememberSave({ noun, id, result: made || (text ?? ''), ok: true, ways, completes })
  const name = capital(noun.singular) + (saved === null ? '' : ` #${saved}`)
  if (text) {
    const title = saved === null ? '' : name
    const notice = notify('success', text, { title, ...(ways && undoable({ at })) })
    if (saved !== null) nameKey(noun, saved, notice, name)
  }
  // Where the specification wants no notice, nothing else would say that it was saved (spec 1 §8).
  else if (onAnother && !isLetGo) sayHere(`${name} salv${noun.article}. Este é o próximo cadastro.`)
  else sayInStatusLine(`${name} salv${noun.article}`)
  if (isLetGo) return
  // Of a series too: the list comes in the end.
  if (saved !== null) returnToRecord(noun, saved)
  if (onAnother) return onAnother()
  goTo(backTo(noun.path), { ignoreBlocker: true })
}
