/** What stands behind the one door, in a chunk of its own: keys, palette, help, runs and their report. */
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { isSignOut, onSessionLost } from '#api/session-leave.ts'
import { provideCommandLayer } from '#commands/door.ts'
import { clearHistory } from '#commands/history.ts'
import { notePointer, welcome } from '#commands/hints.ts'
import { KeyListener } from '#commands/keys/listener.tsx'
import { SequencePanel } from '#commands/keys/sequence-panel.tsx'
import { onLayerWindow, openedWindow } from '#commands/layer-store.ts'
import { onPalette, paletteState, showPalette } from '#commands/palette/store.ts'
import { QuietLine } from '#commands/quiet-line.tsx'
import { offerRest } from '#commands/run-many.ts'
import { currentRun, onRun } from '#commands/run-store.ts'
import { perform } from '#commands/run.ts'
import { provideRegistry } from '#commands/runtime.ts'
import { clearUsage } from '#commands/usage.ts'
import { loadCommands } from './load-commands.ts'

const loadPalette = () => import('#commands/palette/palette.tsx')
const Palette = lazy(() => loadPalette().then((module) => ({ default: module.Palette })))
const LayerWindows = lazy(() =>
  import('#commands/layer-windows.tsx').then((module) => ({ default: module.LayerWindows })),
)
const ReportWindow = lazy(() =>
  import('#commands/report-window.tsx').then((module) => ({ default: module.ReportWindow })),
)

function Layer() {
  const wanted = useSyncExternalStore(onPalette, () => paletteState().serial > 0)
  const opened = useSyncExternalStore(onLayerWindow, openedWindow)
  const reporting = useSyncExternalStore(onRun, () => currentRun()?.report ?? false)
  return (
    <>
      <KeyListener />
      <SequencePanel />
      <QuietLine />
      {wanted && (
        <Suspense>
          <Palette />
        </Suspense>
      )}
      <Suspense>
        {opened && <LayerWindows key={opened} open={opened} />}
        {reporting && <ReportWindow />}
      </Suspense>
    </>
  )
}

/** Starts the layer; called once, after the first paint. What was asked for before is done now. */
export async function startCommandLayer(): Promise<void> {
  provideRegistry(await loadCommands())
  const place = document.createElement('div')
  document.body.append(place)
  // At once: between the early keys' listener and this one no key must fall.
  flushSync(() => createRoot(place).render(<Layer />))
  provideCommandLayer({
    execute: (command, args, source) => void perform(command, args, source),
    openPalette: showPalette,
    pointed: notePointer,
  })
  onSessionLost((reason) => {
    if (!isSignOut(reason)) return
    clearHistory()
    clearUsage()
  })
  offerRest()
  welcome()
  // Fetched ahead, so that the first Mod+K finds it there.
  void loadPalette().then((module) => module.prepare())
}
