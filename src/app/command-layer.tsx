/** What stands behind the one door, in a chunk of its own: keys, palette, help, runs and their report. */
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { isSignOut, onSessionLost } from '#api/session-leave.ts'
import { provideCommandLayer } from '#commands/door.ts'
import { clearHistory } from '#commands/history.ts'
import { KeyListener } from '#commands/keys/listener.tsx'
import { SequencePanel } from '#commands/keys/sequence-panel.tsx'
import { onPalette, paletteState, showPalette } from '#commands/palette/store.ts'
import { QuietLine } from '#commands/quiet-line.tsx'
import { perform } from '#commands/run.ts'

const loadPalette = () => import('#commands/palette/palette.tsx')
const Palette = lazy(() => loadPalette().then((module) => ({ default: module.Palette })))

function Layer() {
  const wanted = useSyncExternalStore(onPalette, () => paletteState().serial > 0)
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
    </>
  )
}

/** Starts the layer; called once, after the first paint. What was asked for before is done now. */
export function startCommandLayer(): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<Layer />)
  provideCommandLayer({
    execute: (command, args, source) => void perform(command, args, source),
    openPalette: showPalette,
  })
  onSessionLost((reason) => {
    if (isSignOut(reason)) clearHistory()
  })
  // Fetched ahead, so that the first Mod+K finds it there.
  void loadPalette()
}
