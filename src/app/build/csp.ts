/**
 * Replaces the scroll lock of dialogs, which would append a style element that the content security policy forbids
 * (ui/README §6). Its rules contain a measured width, so that no hash can allow them.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Vite plugin that bundles `scroll-lock.ts` in the place of react-remove-scroll. */
export const cspPlugin = (): Plugin => ({
  name: 'content-security-policy',
  config: () => ({
    resolve: {
      alias: { 'react-remove-scroll': fileURLToPath(new URL('./scroll-lock.ts', import.meta.url)) },
    },
  }),
})
