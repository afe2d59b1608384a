/**
 * What would move something that is being pressed waits until it is let go: pressed on a button that moves meanwhile,
 * the browser tells no click.
 */

/** What waits for the release. */
let deferredCallbacks: (() => void)[] = []
let isPressed = false
let releaseTimer: ReturnType<typeof setTimeout> | undefined

function onPress() {
  clearTimeout(releaseTimer)
  isPressed = true
}

function runDeferred() {
  clearTimeout(releaseTimer)
  isPressed = false
  const callbacks = deferredCallbacks
  deferredCallbacks = []
  for (const act of callbacks) act()
}

/** After the click, which comes with the release. */
function scheduleRelease() {
  clearTimeout(releaseTimer)
  releaseTimer = setTimeout(runDeferred)
}

// A tap tells its mouse events once the finger is up.
for (const type of ['pointerdown', 'mousedown']) globalThis.addEventListener?.(type, onPress, true)
for (const type of ['pointerup', 'mouseup', 'pointercancel']) globalThis.addEventListener?.(type, scheduleRelease, true)
// Let go where this page hears nothing of it.
for (const type of ['keydown', 'blur'])
  globalThis.addEventListener?.(
    type,
    ({ target }) => (type === 'keydown' || target === globalThis) && scheduleRelease(),
    true,
  )

/** Does it at once where nothing is pressed, else right after the click. */
export function runAfterPress(callback: () => void): void {
  if (isPressed) deferredCallbacks.push(callback)
  else callback()
}
