/** What follows a change of page: the command layer knows it, the document is named, the focus goes to its title. */
import { screenChange, setRoute } from '#commands/screen.ts'
import type { SectionRoute } from '#commands/section.ts'
import { focusKind } from '#ui/focus/focus.ts'
import { isField } from '#ui/focus/typed-field.ts'
import { missingPartShown } from './missing-chunk.ts'
import { tabTitle } from './route-at.ts'
import type { ConsoleRouter } from './router.tsx'

/** How long a title that is not drawn yet is waited for, ms. */
const PATIENCE = 3_000

/** Keeps screen, title and focus in step with the router. `routes` are the sections', by path. */
export function followRoute(router: ConsoleRouter, routes: readonly SectionRoute[]): void {
  const byPath = new Map(routes.map((route) => [route.path, route]))
  const here = () => byPath.get(router.state.matches.at(-1)?.fullPath ?? '')
  /** What had the focus as the last change of page began. */
  let before: Element | null = null
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (screenChange.get() === 'under way') screenChange.set('given up')
    if (!pathChanged) return
    before = document.activeElement
    screenChange.set('under way')
  })
  router.subscribe('onResolved', () =>
    screenChange.set(router.state.matches.some(({ status }) => status === 'error') ? 'given up' : 'done'),
  )
  // Signing in is a change of page too, though the page is loaded anew.
  const { from, navigationType } = window.navigation?.activation ?? {}
  let isEntered = from && navigationType === 'push'
  // A screen that lacks a part comes by no waiting: keys go on, and the focus is on the way out before what had it
  // goes.
  missingPartShown.subscribe((panel) => {
    if (router.state.status !== 'pending') return
    if (screenChange.get() === 'under way') screenChange.set('given up')
    // Back where the address still leads to, no path has changed.
    isEntered = true
    if (/page|grid|view/.test(focusKind())) panel.querySelector('button')?.focus()
  })
  // Before anything of the new page is drawn, so that its list and its form register under their own path.
  router.subscribe('onBeforeRouteMount', ({ toLocation: { pathname, state } }) =>
    setRoute(pathname, here()?.noun ?? null, state.origin),
  )
  router.subscribe('onRendered', ({ toLocation, fromLocation, pathChanged }) => {
    setRoute(toLocation.pathname, here()?.noun ?? null, toLocation.state.origin)
    const name = tabTitle(here(), toLocation.pathname)
    // Told the same one, the browser draws all the same.
    if (document.title !== name) document.title = name
    if (isEntered || (fromLocation && pathChanged)) focusHeading(before)
    isEntered = null
  })
}

/**
 * Puts the focus on the page's title, unless the page or the operator has put it somewhere in it already, or a window
 * over the page has it: the palette may be open again before the page is there, and would select what was typed in it.
 * So has a field beside the page in which is typed by then, as the menu's: its letters would be keys of the page.
 */
function focusHeading(before: Element | null): void {
  const main = document.getElementById('conteudo')
  if (!main) return
  const isTaken = () => {
    const focused = document.activeElement
    if (!focused || focused === main) return false
    const isElsewhere = focused !== before && isField(focused)
    return isElsewhere || main.contains(focused) || !!focused.closest('[role=dialog], [role=alertdialog]')
  }
  const attempt = () => {
    const heading = main.querySelector<HTMLElement>('h1')
    if (!isTaken()) heading?.focus({ preventScroll: true })
    return heading !== null || isTaken()
  }
  if (attempt()) return
  const observer = new MutationObserver(() => {
    if (attempt()) observer.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), PATIENCE)
}
