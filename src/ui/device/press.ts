/**
 * What would move something that is being pressed waits until it is let go: pressed on a button that moves meanwhile,
 * the browser tells no click.
 */

/** What waits for the release. */
let held: (() => void)[] = []
let isPressed = false
let timer: ReturnType<typeof setTimeout> | undefined

function begin() {
  clearTimeout(timer)
  isPressed = true
}

function release() {
  clearTimeout(timer)
  isPressed = false
  const acts = held
  held = []
  for (const act of acts) act()
}

/** After the click, which comes with the release. */
function end() {
  clearTimeout(timer)
  timer = setTimeout(release)
}

// A tap tells its mouse events once the finger is up.
for (const type of ['pointerdown', 'mousedown']) globalThis.addEventListener?.(type, begin, true)
for (const type of ['pointerup', 'mouseup', 'pointercancel']) globalThis.addEventListener?.(type, end, true)
// Let go where this page hears nothing of it.
for (const type of ['keydown', 'blur'])
  globalThis.addEventListener?.(type, ({ target }) => (type === 'keydown' || target === globalThis) && end(), true)

/** Does it at once where nothing is pressed, else right after the click. */
export function afterPress(act: () => void): void {
  if (isPressed) held.push(act)
  else act()
}
