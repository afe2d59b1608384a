/** A step back is one out of what stands over the page, as Esc is, and not out of the page behind it (app/README §7). */
import type { RouterHistory } from '@tanstack/react-router'
import { currentRun, onRun, setRun } from '#commands/bulk/run-store.ts'
import { onLayerWindow, openedWindow, openWindow } from '#commands/windows/window-store.ts'
import { isHeldUp, onHeldUp, refuse } from '#ui/dialogs/confirm.ts'

/** Not the editor of a script: what is typed there is asked about, and is of no page. */
const isWindowOpen = () => currentRun()?.report === true || (openedWindow() !== null && openedWindow() !== 'roteiro')

function closeWindow(): void {
  const current = currentRun()
  if (current?.report) setRun(current.work, current.run)
  else openWindow(null)
}

/** From now on Back and Forward say no to an open question and close help, history and their like; the page stays. */
export function closeByBack(history: Pick<RouterHistory, 'block'>): void {
  let release: (() => void) | undefined
  const look = () => {
    // There no longer than it is needed: the router has each change of address wait for what may block it.
    if (isHeldUp() || isWindowOpen())
      release ??= history.block({
        enableBeforeUnload: false,
        blockerFn({ action }) {
          if (action === 'PUSH' || action === 'REPLACE') return false
          if (isHeldUp()) void refuse()
          else closeWindow()
          // A step of several has been agreed to: a form was let go.
          return action !== 'GO'
        },
      })
    else {
      release?.()
      release = undefined
    }
  }
  for (const subscribe of [onHeldUp, onLayerWindow, onRun]) subscribe(look)
}
