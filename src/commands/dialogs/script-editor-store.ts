/** The script in the editor: a recorded one, a new one, or a saved one. */
import { createStore } from '#lib/storage/store.ts'
import { openDialog } from './dialog-store.ts'

/** The script in the editor, as it was when the editor opened. */
export interface EditedScript {
  title: string
  name: string
  lines: readonly string[]
  /** The name under which it is saved; null if it is not saved yet. */
  previousName: string | null
  /** The script was recorded: the recording is kept until the script is saved or discarded. */
  isRecorded?: true
}

const editedScriptStore = createStore<EditedScript>({ title: '', name: '', lines: [], previousName: null })

/** Returns the script that the editor was last opened with; an empty one before the first. */
export const getEditedScript = editedScriptStore.get

/** Opens the editor with this script. */
export function openScriptEditor(script: EditedScript): void {
  editedScriptStore.set(script)
  openDialog('roteiro')
}
