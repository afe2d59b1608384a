/** What follows a change of page: the command layer knows it, the document is named, the focus goes to its title. */
import { routeTransition, setRoute } from '#commands/screen.ts'
import type { SectionRoute } from '#commands/section.ts'
import { getFocusContext } from '#ui/focus/focus.ts'
import { isTextField } from '#ui/focus/is-text-field.ts'
import { missingChunkEmitter } from './missing-chunk.ts'
import { formatTabTitle } from './find-route.ts'
import type { ConsoleRouter } from './router.tsx'

/** How long a title that is not drawn yet is waited for, ms. */
const HEADING_TIMEOUT_MS = 3_000

/** Keeps screen, title and focus in step with the router. `routes` are the sections', by path. */
export function syncRoute(router: ConsoleRouter, routes: readonly SectionRoute[]): void {
  const byPath = new Map(routes.map((route) => [route.path, route]))
  const getCurrentRoute = () => byPath.get(router.state.matches.at(-1)?.fullPath ?? '')
  /** What had the focus as the last change of page began. */
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
  // Signing in is a change of page too, though the page is loaded anew.
  const { from, navigationType } = window.navigation?.activation ?? {}
  let shouldFocusHeading = from && navigationType === 'push'
  // A screen that lacks a part comes by no waiting: keys go on, and the focus is on the way out before what had it
  // goes.
  missingChunkEmitter.subscribe((panel) => {
    if (router.state.status !== 'pending') return
    if (routeTransition.get() === 'under way') routeTransition.set('given up')
    // Back where the address still leads to, no path has changed.
    shouldFocusHeading = true
    if (/page|grid|view/.test(getFocusContext())) panel.querySelector('button')?.focus()
  })
  // Before anything of the new page is drawn, so that its list and its form register under their own path.
  router.subscribe('onBeforeRouteMount', ({ toLocation: { pathname, state } }) =>
    setRoute(pathname, getCurrentRoute()?.resource ?? null, state.origin),
  )
  router.subscribe('onRendered', ({ toLocation, fromLocation, pathChanged }) => {
    setRoute(toLocation.pathname, getCurrentRoute()?.resource ?? null, toLocation.state.origin)
    const documentTitle = formatTabTitle(getCurrentRoute(), toLocation.pathname)
    // Told the same one, the browser draws all the same.
    if (document.title !== documentTitle) document.title = documentTitle
    if (shouldFocusHeading || (fromLocation && pathChanged)) focusHeading(focusedBefore)
    shouldFocusHeading = null
  })
}

/**
 * Puts the focus on the page's title, unless the page or the operator has put it somewhere in it already, or a window
 * over the page has it: the palette may be open again before the page is there, and would select what was typed in it.
 * So has a field beside the page in which is typed by then, as the menu's: its letters would be keys of the page.
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
