/**
 * Parts of libraries that the console never runs, though modules that it runs import them: left out of the build, so
 * that nobody fetches, compiles or calls them.
 */
import { parseAst, type Plugin } from 'vite'

/** By the end of the module's path: what its functions do instead. */
const LEFT_OUT: Readonly<Record<string, 'nothing' | 'throws'>> = {
  // Links are plain anchors (ui/path-link.tsx).
  '@tanstack/react-router/dist/esm/link.js': 'throws',
  // Lists keep their own place and the window is never scrolled: it would be after each change of address, which lays the
  // page out in the middle of it.
  '@tanstack/router-core/dist/esm/scroll-restoration.js': 'nothing',
  // Cells and headers are drawn by the list (listing/cell.tsx).
  '@tanstack/react-table/dist/FlexRender.js': 'throws',
  // The list has a header of its own as well (listing/grid-header.tsx), and rows on demand (listing/rows-on-demand.ts).
  '@tanstack/table-core/dist/core/headers/coreHeadersFeature.utils.js': 'throws',
  '@tanstack/table-core/dist/core/headers/buildHeaderGroups.js': 'throws',
  '@tanstack/table-core/dist/core/row-models/createCoreRowModel.js': 'throws',
  // Long tables fetch their own blocks (listing/long).
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': 'throws',
  // An address is read and written in one way of ours (lib/place.ts).
  '@tanstack/router-core/dist/esm/searchParams.js': 'throws',
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

/** The helper that its build begins with. */
const NAMED = /^var __name = .*$/m

/** Radix's module without the calls that give each function of it its own name again: only a debugger shows it. */
export function unnamed(code: string): string {
  if (!NAMED.test(code)) return code
  const rest = code.replace(NAMED, '')
  const cuts: [from: number, to: number][] = []
  JSON.stringify(parseAst(rest), (_, node: unknown) => {
    const { type, callee, arguments: given, start, end } = (node ?? {}) as Partial<Call>
    if (type === 'CallExpression' && callee?.name === '__name' && given?.[0])
      // What is called stays in its brackets, the name goes.
      cuts.push([start ?? 0, callee.end], [given[0].end, (end ?? 0) - 1])
    return node
  })
  cuts.sort(([one], [other]) => other - one)
  // Its lines stand where they stood.
  return cuts.reduce(
    (text, [from, to]) => text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, '') + text.slice(to),
    rest,
  )
}

/** How cmdk joins all its parts to one: of those that are imported by their own names it is not needed. */
const PARTS = 'Object.assign('

/** What React has of its own: the module that a library brings for older ones is React's. */
const SHIM = 'use-sync-external-store/cjs/use-sync-external-store-shim.production.js'
const OF_REACT = "exports.useSyncExternalStore = require('react').useSyncExternalStore"

interface Call {
  type: string
  callee: { name?: string; end: number }
  arguments: { end: number }[]
  start: number
  end: number
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
  const missing = new Set([...Object.keys(LEFT_OUT), '@layer properties', '__name', PARTS, SHIM])
  return {
    name: 'gestor:left-out',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('.css')) {
        if (FALLBACK.test(code)) missing.delete('@layer properties')
        return { code: withoutFallback(code), map: null }
      }
      const module = /.*\/node_modules\/(.*)/.exec(id.replaceAll('\\', '/'))?.[1] ?? ''
      if (module.startsWith('@radix-ui/')) {
        if (NAMED.test(code)) missing.delete('__name')
        return { code: unnamed(code), map: null }
      }
      if (module.startsWith('cmdk/') && code.includes(PARTS)) {
        missing.delete(PARTS)
        return { code: code.replace(PARTS, `/*@__PURE__*/${PARTS}`), map: null }
      }
      if (module === SHIM) {
        missing.delete(SHIM)
        return { code: OF_REACT, map: null }
      }
      const path = Object.keys(LEFT_OUT).find((end) => end === module)
      if (path === undefined) return undefined
      missing.delete(path)
      return emptied(code, path, LEFT_OUT[path] ?? 'throws')
    },
    buildEnd(error) {
      if (!error && missing.size > 0) throw new Error(`not found, so not left out: ${[...missing].join(', ')}`)
    },
  }
}
