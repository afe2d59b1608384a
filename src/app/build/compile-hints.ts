/**
 * Makes Chromium compile all functions of the marked chunks off the main thread, while the file is read. Otherwise the
 * main thread would compile the functions one by one, when each is first called before the first row.
 */
import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Vite plugin that adds the hint at the top of the chunks for which `shouldHint` returns true. Runs after Vite, which
 * adds its own first line.
 */
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
          // The lines of the source map move down by one.
          if (file.map) file.map.mappings = `;${file.map.mappings}`
        }
      },
    },
  }
}
