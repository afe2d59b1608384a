/** The script in the editor: one just recorded, a new one, or one that is kept. */
import { createStore } from '#lib/storage/store.ts'
import { openDialog } from './dialog-store.ts'

/** The script in the editor, as it was when it was opened. */
export interface EditedScript {
  title: string
  name: string
  lines: readonly string[]
  /** What it is called where it is kept; null where it is not yet. */
  previousName: string | null
  /** It was recorded: the recording is kept until the script is, or is thrown away. */
  isRecorded?: true
}

const editedScriptStore = createStore<EditedScript>({ title: '', name: '', lines: [], previousName: null })

/** The script that was given to the editor last; an empty one before the first. */
export const getEditedScript = editedScriptStore.get

/** Opens the editor with it. */
export function openScriptEditor(script: EditedScript): void {
  editedScriptStore.set(script)
  openDialog('roteiro')
}

let savedScriptName: string | null = null

/** The list of scripts that is opened next has the focus on this one. */
export function setSavedScriptName(name: string): void {
  savedScriptName = name
}

/** The script that was just kept, once; null where none was. */
export function consumeSavedScriptName(): string | null {
  const name = savedScriptName
  savedScriptName = null
  return name
}
