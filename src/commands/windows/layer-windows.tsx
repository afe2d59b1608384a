/** The windows of the command layer that are fetched when they are opened. */
import { Help } from './help.tsx'
import { HistoryWindow } from './history-window.tsx'
import { KeysWindow } from './keys-window.tsx'
import { NoticesWindow } from './notices-window.tsx'
import { ScriptEditor } from './script-editor.tsx'
import { ScriptsWindow } from './scripts-window.tsx'
import { type LayerWindow, openWindow } from './window-store.ts'

const close = () => openWindow(null)

/** Draws the one that is open. */
export function LayerWindows({ open }: { open: LayerWindow }) {
  if (open === 'atalhos') return <Help onClose={close} />
  if (open === 'roteiros') return <ScriptsWindow onClose={close} />
  if (open === 'roteiro') return <ScriptEditor />
  if (open === 'avisos') return <NoticesWindow onClose={close} />
  return open === 'teclas' ? <KeysWindow onClose={close} /> : <HistoryWindow onClose={close} />
}
