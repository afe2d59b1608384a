/**
 * Adapts two packages to the strict content security policy (ui/README §6). sonner must not write its styles into the
 * page when it is imported (they come as a style sheet). The scroll lock of dialogs would append a style element.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** sonner's helper that appends a style element. Its only call stands right after it. */
const STYLE_INSERTION = /function __insertCSS\(code\) \{/

/** Removes the style insertion from sonner's module. Throws if the module no longer looks as expected. */
export function removeStyleInsertion(code: string): string {
  if (!STYLE_INSERTION.test(code) || !/^__insertCSS\("/m.test(code))
    throw new Error('sonner: the style insertion was not found; the content security policy would block its notices')
  return code.replace(STYLE_INSERTION, 'function __insertCSS(code) { return;')
}

/** Vite plugin with both adaptations. */
export function cspPlugin(): Plugin {
  let wasSeen = false
  return {
    name: 'content-security-policy',
    config: () => ({
      resolve: {
        alias: {
          'react-remove-scroll': fileURLToPath(new URL('./scroll-lock.ts', import.meta.url)),
        },
      },
      // Otherwise the development server would bundle sonner before this plugin sees it.
      optimizeDeps: { exclude: ['sonner'] },
    }),
    transform: {
      filter: { id: /sonner[\\/]dist[\\/]index\.m?js/ },
      handler(code) {
        wasSeen = true
        return { code: removeStyleInsertion(code), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !wasSeen && this.meta.watchMode !== true && this.environment.mode === 'build')
        this.error('sonner was not bundled: has its file been renamed?')
    },
  }
}
