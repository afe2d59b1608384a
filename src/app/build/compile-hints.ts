/**
 * Chromium compiles all functions of a file that says so beside the page, while it is read. What runs before the first
 * row would otherwise be compiled on the page's own thread, function by function, when it is first called.
 */
import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'

/** Puts the hint at the head of the chunks that `isNeeded` names; after Vite, which puts its own line first. */
export function compileHints(shouldHint: (chunk: string) => boolean): Plugin {
  return {
    name: 'gestor:compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !shouldHint(file.name)) continue
          file.code = HINT + file.code
          // Its lines stand one further down.
          if (file.map) file.map.mappings = `;${file.map.mappings}`
        }
      },
    },
  }
}
