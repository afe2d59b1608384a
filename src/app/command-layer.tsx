/**
 * Everything behind `#commands/command-requests.ts`, in one lazy chunk: keys, palette, help, command runs and their report.
 */
import type { RouterHistory } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { drainStartupKeys } from '#lib/startup/startup-keys.ts'
import { onChunkRequested } from '#lib/startup/import-with-retry.ts'
import { whenOwnerKnown } from '#lib/storage/owner.ts'
import { scopeName } from '#lib/storage/storage-scope.ts'
import { replyToOtherTabs } from '#api/session/unsaved-work.ts'
import { registerCommandLayer } from '#commands/command-requests.ts'
import { getScreen } from '#commands/screen.ts'
import { getHistory } from '#commands/execution/history.ts'
import { undoEntry } from '#commands/execution/undo.ts'
import { countPointerUse, showWelcomeOnce } from '#commands/execution/hints.ts'
import { KeyBuffer } from '#commands/keys/key-buffer.ts'
import { KeyListener } from '#commands/keys/key-listener.tsx'
import { SequencePanel } from '#commands/keys/sequence-panel.tsx'
import {
  isDialogOrFieldAwaited,
  subscribeToLayerDialog,
  getOpenDialog,
  openDialog,
} from '#commands/dialogs/dialog-store.ts'
import {
  promptInPalette,
  hidePalette,
  subscribeToPalette,
  getPaletteState,
  showPalette,
} from '#commands/palette/palette-store.ts'
import { forwardKeyToPalette, isPaletteLinePending } from '#commands/palette/type-ahead.ts'
import { StatusLine } from '#commands/execution/status-line-view.tsx'
import { offerInterruptedRuns } from '#commands/execution/resume-runs.ts'
import { getCurrentRun, subscribeToCurrentRun, setCurrentRun } from '#commands/bulk/run-store.ts'
import { performCommand } from '#commands/execution/perform-command.ts'
import {
  startRecordingActions,
  subscribeToRecording,
  appendAction,
  getRecordedActions,
} from '#commands/scripts/recording.ts'
import { setRegistry } from '#commands/runtime.ts'
import { PrintNote } from '#listing/export/print-note.tsx'
import { DialogErrorBoundary } from '#ui/components/dialog-error-boundary.tsx'
import { loadable } from '#ui/lazy/loadable.tsx'
import { createReactRoot } from '#ui/react-root.ts'
import { SilentErrorBoundary } from '#ui/components/silent-error-boundary.tsx'
import { closeDialogsOnBack } from './close-on-back.ts'
import { loadCommands } from './load-commands.ts'
import { watchForNewBuild } from './new-build.ts'
import { watchSessionExpiry } from './session-expiry.ts'
// Imported here because small CSS files compress worse as files of their own.
import '#listing/record/search-dialog.css'
import './print.css'

const Palette = loadable(async () => {
  const module = await import('#commands/palette/palette.tsx')
  module.preloadPalette()
  return module.Palette
})
const LayerDialogs = loadable(() => import('#commands/dialogs/layer-dialogs.tsx').then((module) => module.LayerDialogs))
const RecordingIndicator = loadable(() =>
  import('#commands/dialogs/recording-indicator.tsx').then((module) => module.RecordingIndicator),
)
const ReportDialog = loadable(() => import('#commands/dialogs/report-dialog.tsx').then((module) => module.ReportDialog))

/** Time from the start of the layer until the palette is preloaded, in ms. It gives the page time to settle. */
const PALETTE_PRELOAD_DELAY_MS = 1_000

const closeDialog = () => openDialog(null)

/** Closes the report and keeps the run. */
function closeReport() {
  const shown = getCurrentRun()
  if (shown) setCurrentRun(shown.job, shown.run)
}

function CommandLayer({ keyBuffer }: { keyBuffer: KeyBuffer }) {
  const serial = useSyncExternalStore(subscribeToPalette, () => getPaletteState().serial)
  const opened = useSyncExternalStore(subscribeToLayerDialog, getOpenDialog)
  const reporting = useSyncExternalStore(subscribeToCurrentRun, () => getCurrentRun()?.isReportOpen ?? false)
  const recording = useSyncExternalStore(subscribeToRecording, () => getRecordedActions() !== null)
  useEffect(() => {
    const timer = setTimeout(() => void Palette.preload(), PALETTE_PRELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <KeyListener interceptKey={forwardKeyToPalette} keyBuffer={keyBuffer} />
      <SilentErrorBoundary resetKey={serial}>
        <SequencePanel />
      </SilentErrorBoundary>
      <SilentErrorBoundary resetKey={serial}>
        <StatusLine />
      </SilentErrorBoundary>
      <SilentErrorBoundary resetKey={serial}>
        <PrintNote />
      </SilentErrorBoundary>
      <DialogErrorBoundary subject="A paleta" onClose={hidePalette}>
        {serial > 0 && <Palette />}
      </DialogErrorBoundary>
      <DialogErrorBoundary subject="A janela" onClose={closeDialog}>
        {opened && <LayerDialogs key={opened} open={opened} />}
      </DialogErrorBoundary>
      <DialogErrorBoundary subject="O relatório" onClose={closeReport}>
        {reporting && <ReportDialog />}
      </DialogErrorBoundary>
      <SilentErrorBoundary resetKey={recording}>{recording && <RecordingIndicator />}</SilentErrorBoundary>
    </>
  )
}

/** Starts the command layer. Called once, after the first paint. Actions requested before that are performed now. */
export async function startCommandLayer(history: RouterHistory): Promise<void> {
  const keyBuffer = new KeyBuffer(() => isPaletteLinePending() || isDialogOrFieldAwaited())
  setRegistry(await loadCommands())
  watchSessionExpiry()
  watchForNewBuild({ onChunkRequested })
  closeDialogsOnBack(history)
  const container = document.createElement('div')
  document.body.append(container)
  // Rendered synchronously: no key may be lost between the listener of the startup key buffer and this one.
  flushSync(() => createReactRoot(container).render(<CommandLayer keyBuffer={keyBuffer} />))
  const startupKeys = drainStartupKeys()
  registerCommandLayer({
    execute: (command, args, source) => void performCommand(command, args, source),
    promptForArgument: promptInPalette,
    openPalette: showPalette,
    countClick(command) {
      countPointerUse(command)
      appendAction(command, {})
    },
    undo(at) {
      // The notice of an undone action may still be on the screen while it fades out.
      const entry = getHistory().find((candidate) => candidate.at === at && !candidate.undone)
      if (entry) void undoEntry(entry)
    },
  })
  keyBuffer.replayStartupKeys(startupKeys)
  startRecordingActions()
  whenOwnerKnown(() => {
    void offerInterruptedRuns()
    // If the tab of a run was closed, its notice appears in the tab where the operator continues.
    addEventListener('focus', () => void offerInterruptedRuns())
    showWelcomeOnce()
  })
  if ('BroadcastChannel' in window) {
    const describeUnsavedForm = () => (getScreen().form?.isDirty() ? 'um formulário não salvo' : null)
    replyToOtherTabs(new BroadcastChannel(scopeName('gestor.em-curso')), describeUnsavedForm)
  }
}
