/**
 * Follows each change of page: tells the command layer, sets the document title, and moves the focus to the page's
 * heading.
 */
import { routeTransition, setRoute } from '#commands/screen.ts'
import type { SectionRoute } from '#commands/section.ts'
import { withEnvironmentName } from '#lib/startup/environment.ts'
import { getFocusContext } from '#ui/focus/focus.ts'
import { isTextField } from '#ui/focus/is-text-field.ts'
import { missingChunkEmitter } from './missing-chunk.ts'
import { formatTabTitle } from './find-route.ts'
import { routePattern } from './reporting/reporting-state.ts'
import type { ConsoleRouter } from './router.tsx'

/** How long to wait for a heading that is not rendered yet, in ms. */
const HEADING_TIMEOUT_MS = 3_000

/** Keeps screen store, title and focus in step with the router. `routes` are the routes of all sections. */
export function syncRoute(router: ConsoleRouter, routes: readonly SectionRoute[]): void {
  const byPath = new Map(routes.map((route) => [route.path, route]))
  const getCurrentRoute = () => byPath.get(router.state.matches.at(-1)?.fullPath ?? '')
  /** The element with the focus when the last change of page began. */
  let focusedBefore: Element | null = null
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (routeTransition.get() === 'under way') routeTransition.set('given up')
    if (!pathChanged) return
    focusedBefore = document.activeElement
    routeTransition.set('under way')
  })
  router.subscribe('onResolved', () =>
    routeTransition.set(router.state.matches.some(({ status }) => status === 'error') ? 'given up' : 'done'),
  )
  // Signing in is a change of page too, although the page is reloaded.
  const { from, navigationType } = window.navigation?.activation ?? {}
  let shouldFocusHeading = from && navigationType === 'push'
  // A screen that lacks a chunk does not appear by waiting. So keys are released, and the focus moves to the panel
  // before the element that has it disappears.
  missingChunkEmitter.subscribe((panel) => {
    if (router.state.status !== 'pending') return
    if (routeTransition.get() === 'under way') routeTransition.set('given up')
    // If the operator returns to the address that is still current, no path has changed.
    shouldFocusHeading = true
    if (/page|grid|view/.test(getFocusContext())) panel.querySelector('button')?.focus()
  })
  // Runs before anything of the new page renders, so that its list and form register under their own path.
  router.subscribe('onBeforeRouteMount', ({ toLocation: { pathname, state } }) => {
    routePattern.set(getCurrentRoute()?.path ?? null)
    setRoute(pathname, getCurrentRoute()?.resource ?? null, state.origin)
  })
  router.subscribe('onRendered', ({ toLocation, fromLocation, pathChanged }) => {
    setRoute(toLocation.pathname, getCurrentRoute()?.resource ?? null, toLocation.state.origin)
    const documentTitle = withEnvironmentName(formatTabTitle(getCurrentRoute(), toLocation.pathname))
    // The browser repaints even if the same title is set again.
    if (document.title !== documentTitle) document.title = documentTitle
    if (shouldFocusHeading || (fromLocation && pathChanged)) focusHeading(focusedBefore)
    shouldFocusHeading = null
  })
}

/**
 * Moves the focus to the page's heading, unless the page or the operator has already put the focus into the page, or a
 * dialog over the page has it: the palette may be open again before the page appears, and would select what was typed
 * in it. A text field beside the page that the operator uses by then, for example in the menu, keeps the focus too: its
 * letters would become keys of the page.
 */
function focusHeading(focusedBefore: Element | null): void {
  const main = document.getElementById('conteudo')
  if (!main) return
  const isFocusTaken = () => {
    const focused = document.activeElement
    if (!focused || focused === main) return false
    const isElsewhere = focused !== focusedBefore && isTextField(focused)
    return isElsewhere || main.contains(focused) || !!focused.closest('[role=dialog], [role=alertdialog]')
  }
  const tryFocus = () => {
    const heading = main.querySelector<HTMLElement>('h1')
    if (!isFocusTaken()) heading?.focus({ preventScroll: true })
    return heading !== null || isFocusTaken()
  }
  if (tryFocus()) return
  const observer = new MutationObserver(() => {
    if (tryFocus()) observer.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), HEADING_TIMEOUT_MS)
}
