/** What the shell can do, for its buttons, its commands and the keys alike. */
import { getPreferences, setPreference, type Theme } from '#ui/theme/preferences.ts'
import { isVisible } from '#ui/focus/is-visible.ts'
import { resolveTheme } from './appearance.ts'
import { NARROW_QUERY, PHONE_QUERY } from '#ui/theme/media-query.ts'
import { updateShell, getShellState, type TopMenuName } from './shell-store.ts'

const isNarrow = () => matchMedia(NARROW_QUERY).matches

/** Whether the whole menu is shown. */
export const isSidebarOpen = (): boolean => (isNarrow() ? getShellState().drawer : !getPreferences().sidebarCollapsed)

/** Folds or shows the menu: the drawer below 900 px, the rail above (spec 1 §2.6); `open` decides where it is told. */
export function toggleSidebar(open = !isSidebarOpen()): void {
  if (isNarrow()) updateShell({ drawer: open })
  else setPreference('sidebarCollapsed', !open)
}

/** Closes the drawer; the rail stays as it is. */
export const closeDrawer = (): void => updateShell({ drawer: false })

/** Folds or unfolds one group of the menu; `open` decides where it is told. */
export function toggleGroup(group: string, open = getShellState().folded.has(group)): void {
  const folded = new Set(getShellState().folded)
  if (open) folded.delete(group)
  else folded.add(group)
  updateShell({ folded })
}

/** Opens one of the top bar's menus; on a phone some of them stand in the drawer. */
export function openTopMenu(menu: TopMenuName): void {
  if (matchMedia(PHONE_QUERY).matches && (menu === 'mensagens' || menu === 'idioma')) updateShell({ drawer: true })
  updateShell({ menu })
}

/** Opens or closes the settings panel; `open` decides where it is told. */
export const toggleSettings = (open = !getShellState().settings): void => updateShell({ settings: open, drawer: false })

/** The theme that a switch from the one in sight leads to. */
export const getOppositeTheme = (): 'claro' | 'escuro' =>
  resolveTheme(getPreferences().theme) === 'dark' ? 'claro' : 'escuro'

/** Sets the theme, or turns light into dark and back; returns the sentence that says so. */
export function changeTheme(theme?: Theme): string {
  const next = theme ?? getOppositeTheme()
  setPreference('theme', next)
  return next === 'sistema' ? 'Tema do sistema' : `Tema ${next}`
}

/** Narrows the menu to a text and puts the focus on its search box. */
export function searchMenu(text: string): void {
  toggleSidebar(true)
  updateShell({ menuFilter: text })
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#buscar-menu')?.focus())
}

/** Moves the focus to the page's content. */
export const focusContent = (): void => document.getElementById('conteudo')?.focus()

/** In the order of F6: top bar, menu, filters, table, what was made of its whole reading, paging, a missing part. */
const REGION_SELECTORS = [
  '#topo',
  '#menu-lateral',
  '#conteudo [data-region="filtros"]',
  '#conteudo [role="grid"]',
  '#conteudo [data-view]',
  '#conteudo [data-region="leitura"]',
  '#conteudo [data-region="paginacao"]',
  '.missing-part',
]
const FOCUSABLE_SELECTOR =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/**
 * The first thing in a region that takes the focus, but for what closes it; the region itself where it can, and of the
 * menu where one is, so that the arrows go on from there.
 */
function findFocusTarget(region: HTMLElement): HTMLElement | null {
  if (region.matches('[tabindex="0"]')) return region
  const current = region.querySelector<HTMLElement>('#menu-lateral ul [aria-current="page"]')
  if (current && isVisible(current)) return current
  const candidates = [...region.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR)]
  return candidates.find((one) => isVisible(one) && !one.ariaLabel?.startsWith('Fechar')) ?? null
}

/** Where F6 (1) or Shift+F6 (-1) leads; null after the last region, where the browser's own F6 goes on. */
function findRegion(step: 1 | -1): HTMLElement | null {
  const entries = REGION_SELECTORS.flatMap((selector) => {
    const region = document.querySelector<HTMLElement>(selector)
    const entry = region && isVisible(region) ? findFocusTarget(region) : null
    return region && entry ? [{ region, entry }] : []
  })
  const currentIndex = entries.findLastIndex(({ region }) => region.contains(document.activeElement))
  const next = currentIndex < 0 ? (step === 1 ? 0 : entries.length - 1) : currentIndex + step
  return entries[next]?.entry ?? null
}

/** True where a further region stands in this direction. */
export const hasRegion = (step: 1 | -1): boolean => findRegion(step) !== null

/** Moves the focus to the next (1) or previous (-1) region. */
export const focusRegion = (step: 1 | -1): void => findRegion(step)?.focus()
