/** The actions of the shell, shared by its buttons, its commands and the keys. */
import { getPreferences, setPreference, type Theme } from '#ui/theme/preferences.ts'
import { isVisible } from '#ui/focus/is-visible.ts'
import { resolveTheme } from './appearance.ts'
import { NARROW_QUERY, PHONE_QUERY } from '#ui/theme/media-query.ts'
import { updateShell, getShellState, type TopMenuName } from './shell-store.ts'

const isNarrow = () => matchMedia(NARROW_QUERY).matches

/** True if the menu is shown with its texts. */
export const isSidebarOpen = (): boolean => (isNarrow() ? getShellState().drawer : !getPreferences().sidebarCollapsed)

/** Opens or closes the menu: the drawer below 900 px, the rail above (spec 1 §2.6). Toggles if `open` is not given. */
export function toggleSidebar(open = !isSidebarOpen()): void {
  if (isNarrow()) updateShell({ drawer: open })
  else setPreference('sidebarCollapsed', !open)
}

/** Closes the drawer and leaves the rail as it is. */
export const closeDrawer = (): void => updateShell({ drawer: false })

/** Opens or closes one group of the menu. Toggles if `open` is not given. */
export function toggleGroup(group: string, open = getShellState().folded.has(group)): void {
  const folded = new Set(getShellState().folded)
  if (open) folded.delete(group)
  else folded.add(group)
  updateShell({ folded })
}

/** Opens one of the top bar's menus. On a phone some of them are in the drawer. */
export function openTopMenu(menu: TopMenuName): void {
  if (matchMedia(PHONE_QUERY).matches && (menu === 'mensagens' || menu === 'idioma')) updateShell({ drawer: true })
  updateShell({ menu })
}

/** Opens or closes the settings panel. Toggles if `open` is not given. */
export const toggleSettings = (open = !getShellState().settings): void => updateShell({ settings: open, drawer: false })

/** The theme that a switch would lead to. */
export const getOppositeTheme = (): 'claro' | 'escuro' =>
  resolveTheme(getPreferences().theme) === 'dark' ? 'claro' : 'escuro'

/** Sets the theme, or switches between light and dark if none is given. Returns the message for the operator. */
export function changeTheme(theme?: Theme): string {
  const next = theme ?? getOppositeTheme()
  setPreference('theme', next)
  return next === 'sistema' ? 'Tema do sistema' : `Tema ${next}`
}

/** Filters the menu by a text and moves the focus to its search field. */
export function searchMenu(text: string): void {
  toggleSidebar(true)
  updateShell({ menuFilter: text })
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#buscar-menu')?.focus())
}

/** Moves the focus to the content of the page. */
export const focusContent = (): void => document.getElementById('conteudo')?.focus()

/**
 * The regions of F6, which visits them in the order of the page: top bar, menu, every part of the content that a screen
 * names by `data-region`, the table, and the panel of a missing chunk.
 */
const REGION_SELECTOR = '#topo, #menu-lateral, #conteudo :is([data-region], [role="grid"]), .missing-part'
const FOCUSABLE_SELECTOR =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/**
 * The element of a region that takes the focus: the region itself if it is focusable; in the menu the entry of the
 * current page, so that the arrows go on from there; otherwise the first element that Tab reaches and that does not
 * close the region. Of tabs that is the selected one.
 */
function findFocusTarget(region: HTMLElement): HTMLElement | null {
  if (region.matches('[tabindex="0"]')) return region
  const current = region.querySelector<HTMLElement>('#menu-lateral ul [aria-current="page"]')
  if (current && isVisible(current)) return current
  const candidates = [...region.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR)]
  const isTarget = (candidate: HTMLElement) =>
    candidate.tabIndex >= 0 && isVisible(candidate) && !candidate.ariaLabel?.startsWith('Fechar')
  return candidates.find(isTarget) ?? null
}

/** The target of F6 (1) or Shift+F6 (-1). Null after the last region, where the browser's own F6 takes over. */
function findRegion(step: 1 | -1): HTMLElement | null {
  const entries = [...document.querySelectorAll<HTMLElement>(REGION_SELECTOR)].flatMap((region) => {
    const entry = isVisible(region) ? findFocusTarget(region) : null
    return entry ? [{ region, entry }] : []
  })
  const currentIndex = entries.findLastIndex(({ region }) => region.contains(document.activeElement))
  const nextIndex = currentIndex < 0 ? (step === 1 ? 0 : entries.length - 1) : currentIndex + step
  return entries[nextIndex]?.entry ?? null
}

/** True if there is another region in this direction. */
export const hasRegion = (step: 1 | -1): boolean => findRegion(step) !== null

/** Moves the focus to the next (1) or previous (-1) region. */
export const focusRegion = (step: 1 | -1): void => findRegion(step)?.focus()
