/** What stands behind the one door, in a chunk of its own: keys, palette, help, runs and their report. */
import type { RouterHistory } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { takeEarlyKeys } from '#lib/start/early-keys.ts'
import { onceOwnerKnown } from '#lib/kept/owner.ts'
import { answerTabs } from '#api/session/at-stake.ts'
import { provideCommandLayer } from '#commands/dispatcher.ts'
import { currentScreen } from '#commands/screen.ts'
import { historyEntries } from '#commands/running/history.ts'
import { undoEntry } from '#commands/running/take-back.ts'
import { notePointer, welcome } from '#commands/running/hints.ts'
import { pressEarly, waitForLine } from '#commands/keys/held-keys.ts'
import { KeyListener } from '#commands/keys/listener.tsx'
import { SequencePanel } from '#commands/keys/sequence-panel.tsx'
import { isWindowDue, onLayerWindow, openedWindow, openWindow } from '#commands/windows/window-store.ts'
import { askInPalette, hidePalette, onPalette, paletteState, showPalette } from '#commands/palette/store.ts'
import { giveToPalette, isPaletteDue } from '#commands/palette/type-ahead.ts'
import { StatusLine } from '#commands/running/status-line-view.tsx'
import { offerRests } from '#commands/running/resume.ts'
import { currentRun, onRun, setRun } from '#commands/bulk/run-store.ts'
import { perform } from '#commands/running/run.ts'
import { followActs, onRecording, recordAct, recordedActs } from '#commands/scripts/recording.ts'
import { provideRegistry } from '#commands/runtime.ts'
import { PrintNote } from '#listing/copy/print-note.tsx'
import { WindowBoundary } from '#ui/parts/window-boundary.tsx'
import { loadable } from '#ui/late/loadable.tsx'
import { PartBoundary } from '#ui/parts/part-boundary.tsx'
import { closeByBack } from './back-closes.ts'
import { loadCommands } from './load-commands.ts'
import { watchBuild } from './new-build.ts'
import { watchSessionEnd } from './session-end.ts'
// Small files are packed worse by themselves.
import '#listing/record/search-window.css'
import './print.css'

const Palette = loadable(async () => {
  const module = await import('#commands/palette/palette.tsx')
  module.preparePalette()
  return module.Palette
})
const LayerWindows = loadable(() => import('#commands/windows/layer-windows.tsx').then((module) => module.LayerWindows))
const RecordingMark = loadable(() =>
  import('#commands/windows/recording-mark.tsx').then((module) => module.RecordingMark),
)
const ReportWindow = loadable(() => import('#commands/windows/report-window.tsx').then((module) => module.ReportWindow))

/** From the layer's start until the palette is fetched, where nobody asks for it before, ms: the page settles first. */
const PALETTE_AFTER = 1_000

const closeWindow = () => openWindow(null)

/** Closes the report, and the run stays. */
function closeReport() {
  const shown = currentRun()
  if (shown) setRun(shown.work, shown.run)
}

function Layer() {
  const serial = useSyncExternalStore(onPalette, () => paletteState().serial)
  const opened = useSyncExternalStore(onLayerWindow, openedWindow)
  const reporting = useSyncExternalStore(onRun, () => currentRun()?.report ?? false)
  const recording = useSyncExternalStore(onRecording, () => recordedActs() !== null)
  useEffect(() => {
    const timer = setTimeout(() => void Palette.preload(), PALETTE_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <KeyListener takesFirst={giveToPalette} />
      <PartBoundary again={serial}>
        <SequencePanel />
      </PartBoundary>
      <PartBoundary again={serial}>
        <StatusLine />
      </PartBoundary>
      <PartBoundary again={serial}>
        <PrintNote />
      </PartBoundary>
      <WindowBoundary name="A paleta" onClose={hidePalette}>
        {serial > 0 && <Palette />}
      </WindowBoundary>
      <WindowBoundary name="A janela" onClose={closeWindow}>
        {opened && <LayerWindows key={opened} open={opened} />}
      </WindowBoundary>
      <WindowBoundary name="O relatório" onClose={closeReport}>
        {reporting && <ReportWindow />}
      </WindowBoundary>
      <PartBoundary again={recording}>{recording && <RecordingMark />}</PartBoundary>
    </>
  )
}

/** Starts the layer; called once, after the first paint. What was asked for before is done now. */
export async function startCommandLayer(history: RouterHistory): Promise<void> {
  waitForLine(() => isPaletteDue() || isWindowDue())
  provideRegistry(await loadCommands())
  watchSessionEnd()
  watchBuild()
  closeByBack(history)
  const place = document.createElement('div')
  document.body.append(place)
  // At once: between the early keys' listener and this one no key must fall.
  flushSync(() => createRoot(place).render(<Layer />))
  const early = takeEarlyKeys()
  provideCommandLayer({
    execute: (command, args, source) => void perform(command, args, source),
    ask: askInPalette,
    openPalette: showPalette,
    pointed(command) {
      notePointer(command)
      recordAct(command, {})
    },
    takeBack(at) {
      // The notice of one that was taken back is on its way out.
      const entry = historyEntries().find((each) => each.at === at && !each.undone)
      if (entry) void undoEntry(entry)
    },
  })
  pressEarly(early)
  followActs()
  onceOwnerKnown(() => {
    void offerRests()
    // A run whose tab was closed is told where the operator goes on.
    addEventListener('focus', () => void offerRests())
    welcome()
  })
  if ('BroadcastChannel' in window) {
    const more = () => (currentScreen().form?.dirty() ? 'um formulário não salvo' : null)
    answerTabs(new BroadcastChannel('gestor.em-curso'), more)
  }
}
