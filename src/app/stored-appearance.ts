/**
 * Applies the stored theme and density to the document before React runs, so that nothing flashes. The page's first
 * script uses it, so it imports as little as possible.
 */
import { scopeName } from '#lib/storage/storage-scope.ts'

/** Reads the preferences that src/ui/theme/preferences.ts stores. src/app/shell/appearance.ts follows their changes. */
function readStoredPreferences(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(scopeName('gestor.preferencias.1')) ?? 'null')
    return typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>) : {}
  } catch {
    // Without storage the system's theme is used.
    return {}
  }
}

/** Sets the attributes of the root element from the stored preferences. */
export function applyStoredAppearance(root: HTMLElement): void {
  const { theme, density, motion } = readStoredPreferences()
  const isDark = theme === 'escuro' || (theme !== 'claro' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset['theme'] = isDark ? 'dark' : 'light'
  const defaultDensity = matchMedia('(pointer: coarse)').matches ? 'confortavel' : 'padrao'
  root.dataset['density'] = typeof density === 'string' && density !== '' ? density : defaultDensity
  if (motion === 'reduzida') root.dataset['motion'] = motion
  else delete root.dataset['motion']
}
