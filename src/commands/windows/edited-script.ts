/** The script in the editor: one just recorded, a new one, or one that is kept. */
import { createStore } from '#lib/kept/store.ts'
import { openWindow } from './window-store.ts'

/** The script in the editor, as it was when it was opened. */
export interface EditedScript {
  title: string
  name: string
  lines: readonly string[]
  /** What it is called where it is kept; null where it is not yet. */
  before: string | null
  /** It was recorded: the recording is kept until the script is, or is thrown away. */
  isRecorded?: true
}

const edited = createStore<EditedScript>({ title: '', name: '', lines: [], before: null })

/** The script that was given to the editor last; an empty one before the first. */
export const editedScript = edited.get

/** Opens the editor with it. */
export function editScript(script: EditedScript): void {
  edited.set(script)
  openWindow('roteiro')
}

let kept: string | null = null

/** The list of scripts that is opened next has the focus on this one. */
export function noteKept(name: string): void {
  kept = name
}

/** The script that was just kept, once; null where none was. */
export function takeKept(): string | null {
  const name = kept
  kept = null
  return name
}
