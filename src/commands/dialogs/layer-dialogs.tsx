/** The dialogs of the command layer, whose code is loaded when one is opened. */
import { AboutDialog } from './about-dialog.tsx'
import { Help } from './help.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { NoticesDialog } from './notices-dialog.tsx'
import { ScriptEditor } from './script-editor.tsx'
import { ScriptsDialog } from './scripts-dialog.tsx'
import { type LayerDialog, openDialog } from './dialog-store.ts'

const close = () => openDialog(null)

/** Renders the open dialog. */
export function LayerDialogs({ open }: { open: LayerDialog }) {
  if (open === 'atalhos') return <Help onClose={close} />
  if (open === 'roteiros') return <ScriptsDialog onClose={close} />
  if (open === 'roteiro') return <ScriptEditor />
  if (open === 'avisos') return <NoticesDialog onClose={close} />
  if (open === 'sobre') return <AboutDialog onClose={close} />
  return open === 'teclas' ? <KeysDialog onClose={close} /> : <HistoryDialog onClose={close} />
}
