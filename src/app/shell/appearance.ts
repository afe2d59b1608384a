/**
 * Keeps the appearance of the document in step with the preferences and the system. The first script sets the first
 * state.
 */
import { getPreferences, type RegionAppearance, subscribeToPreferences, type Theme } from '#ui/theme/preferences.ts'

const getDarkModeQuery = () => matchMedia('(prefers-color-scheme: dark)')

/** What a theme choice means now: 'light' or 'dark'. */
export const resolveTheme = (theme: Theme): 'light' | 'dark' =>
  theme === 'escuro' || (theme === 'sistema' && getDarkModeQuery().matches) ? 'dark' : 'light'

/**
 * The attributes that give a region its own appearance; none if it follows the console's theme (ui/theme/README §1).
 */
export function getAppearanceAttributes(appearance: RegionAppearance): {
  'data-theme'?: 'light' | 'dark'
  'data-look'?: string
} {
  if (appearance === 'tema') return {}
  const [theme = '', name = ''] = appearance.split('-')
  return { 'data-theme': theme === 'escuro' ? 'dark' : 'light', 'data-look': name }
}

function applyAppearance() {
  const { theme, density, motion } = getPreferences()
  const { dataset } = document.documentElement
  dataset['theme'] = resolveTheme(theme)
  dataset['density'] = density
  if (motion === 'reduzida') dataset['motion'] = motion
  else delete dataset['motion']
}

/**
 * Starts to follow the preferences, the system's theme and the focus of the browser window (ui/focus/README §1). Called
 * once.
 */
export function syncAppearance(): void {
  applyAppearance()
  subscribeToPreferences(applyAppearance)
  getDarkModeQuery().addEventListener('change', applyAppearance)
  window.addEventListener('blur', () => (document.documentElement.dataset['inactive'] = ''))
  window.addEventListener('focus', () => delete document.documentElement.dataset['inactive'])
}
