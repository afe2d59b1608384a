/**
 * Defers changes of the layout while the pointer is pressed: if a button moves between press and release, the browser
 * fires no click.
 */

/** Runs the callback at once if nothing is pressed, else right after the click. */
type RunAfterPress = (callback: () => void) => void

/** Tracks the presses of this page. Without a page, as on Node, nothing is ever pressed. */
export function createPointerPressTracker(page: Partial<Pick<EventTarget, 'addEventListener'>>): RunAfterPress {
  /** The callbacks that wait for the release. */
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
    for (const callback of callbacks) callback()
  }

  /** Runs the callbacks after the click, which the browser fires after the release. */
  function scheduleRelease() {
    clearTimeout(releaseTimer)
    releaseTimer = setTimeout(runDeferred)
  }

  // A tap fires its mouse events only when the finger is lifted.
  for (const type of ['pointerdown', 'mousedown']) page.addEventListener?.(type, onPress, true)
  for (const type of ['pointerup', 'mouseup', 'pointercancel']) page.addEventListener?.(type, scheduleRelease, true)
  // The pointer may be released outside of the page, without an event here.
  for (const type of ['keydown', 'blur'])
    page.addEventListener?.(type, ({ target }) => (type === 'keydown' || target === page) && scheduleRelease(), true)

  return (callback) => {
    if (isPressed) deferredCallbacks.push(callback)
    else callback()
  }
}

/** Runs the callback at once if nothing is pressed on the page, else right after the click. */
export const runAfterPress = createPointerPressTracker(globalThis)
