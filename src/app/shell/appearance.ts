/** Keeps the document's look in step with the preferences and the system, from the theme script's first state on. */
import { currentPreferences, type Look, onPreferences, type Theme } from '#ui/theme/preferences.ts'

const systemDark = () => matchMedia('(prefers-color-scheme: dark)')

/** 'light' or 'dark': what a theme choice means now. */
export const resolvedTheme = (theme: Theme): 'light' | 'dark' =>
  theme === 'escuro' || (theme === 'sistema' && systemDark().matches) ? 'dark' : 'light'

/** The attributes that give a region its look; none where it follows the console's theme (ui/theme/README §1). */
export function lookAttributes(look: Look): { 'data-theme'?: 'light' | 'dark'; 'data-look'?: string } {
  if (look === 'tema') return {}
  const [theme = '', name = ''] = look.split('-')
  return { 'data-theme': theme === 'escuro' ? 'dark' : 'light', 'data-look': name }
}

function apply() {
  const { theme, density, motion } = currentPreferences()
  const { dataset } = document.documentElement
  dataset['theme'] = resolvedTheme(theme)
  dataset['density'] = density
  if (motion === 'reduzida') dataset['motion'] = motion
  else delete dataset['motion']
}

/** Starts following preferences, the system's theme and the window's focus (ui/focus/README §1). Called once. */
export function followAppearance(): void {
  apply()
  onPreferences(apply)
  systemDark().addEventListener('change', apply)
  window.addEventListener('blur', () => (document.documentElement.dataset['inactive'] = ''))
  window.addEventListener('focus', () => delete document.documentElement.dataset['inactive'])
}
