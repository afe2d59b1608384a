/**
 * Parts of libraries that the console never runs, though modules that it runs import them: left out of the build, so
 * that nobody fetches, compiles or calls them.
 */
import type { Plugin } from 'vite'

/** By the end of the module's path: what its functions do instead. */
const LEFT_OUT: Readonly<Record<string, 'nothing' | 'throws'>> = {
  // Links are plain anchors (ui/path-link.tsx).
  '@tanstack/react-router/dist/esm/link.js': 'throws',
  // Lists keep their own place and the window is never scrolled: it would be after each change of address, which lays the
  // page out in the middle of it.
  '@tanstack/router-core/dist/esm/scroll-restoration.js': 'nothing',
  // Cells and headers are drawn by the list (listing/cell.tsx).
  '@tanstack/react-table/dist/FlexRender.js': 'throws',
  // Long tables fetch their own blocks (listing/long).
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': 'throws',
}

/** The module's exports, each a function that does nothing or throws. Throws where it names none. */
export function emptied(code: string, path: string, instead: 'nothing' | 'throws'): string {
  const names = /\bexport \{([^}]*)\}/
    .exec(code)?.[1]
    ?.split(',')
    .map((name) => name.trim().replace(/^.* as /, ''))
  if (!names) throw new Error(`${path} has no exports to be left out`)
  const body = instead === 'throws' ? `throw new Error("${path} is left out of the build")` : ''
  return `const none = () => {${body}}\nexport { ${names.map((name) => `none as ${name}`).join(', ')} }`
}

const FALLBACK = /@layer properties\s*\{/

/** The sheet without what Tailwind writes for browsers that know no `@property`: all that the build is for do. */
export function withoutFallback(css: string): string {
  const start = css.search(FALLBACK)
  if (start < 0) return css
  let depth = 1
  let end = css.indexOf('{', start) + 1
  for (; depth > 0 && end < css.length; end++) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0
  return css.slice(0, start) + css.slice(end)
}

/** Empties them, behind Tailwind; a build without one of them fails, because its library has another form by then. */
export function leftOut(): Plugin {
  const missing = new Set([...Object.keys(LEFT_OUT), '@layer properties'])
  return {
    name: 'gestor:left-out',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('.css')) {
        if (FALLBACK.test(code)) missing.delete('@layer properties')
        return { code: withoutFallback(code), map: null }
      }
      const path = Object.keys(LEFT_OUT).find((end) => id.replaceAll('\\', '/').endsWith(`/node_modules/${end}`))
      if (path === undefined) return undefined
      missing.delete(path)
      return emptied(code, path, LEFT_OUT[path] ?? 'throws')
    },
    buildEnd(error) {
      if (!error && missing.size > 0) throw new Error(`not found, so not left out: ${[...missing].join(', ')}`)
    },
  }
}
