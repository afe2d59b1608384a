/**
 * Parts of libraries that the console never runs, though modules that it runs import them: left out of the build, so
 * that nobody fetches, compiles or calls them.
 */
import { parseAst, type Plugin } from 'vite'
import { withoutParts } from './left-out-react.ts'

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

/**
 * By the end of the module's path: functions in it that nothing here comes to call, and what they do instead; what is made by
 * a call is an empty object.
 */
const HOLLOW: Readonly<Record<string, Readonly<Record<string, 'nothing' | 'throws'>>>> = {
  // Long lists are scrolled by whoever reads them (ui/long-list.tsx).
  '@tanstack/virtual-core/dist/esm/index.js': {
    scrollToIndex: 'throws',
    scrollToOffset: 'throws',
    scrollToEnd: 'throws',
    scrollBy: 'throws',
    _startScroll: 'throws',
    reconcileScroll: 'throws',
    getOffsetForIndex: 'throws',
    getOffsetForAlignment: 'throws',
    takeSnapshot: 'throws',
    getVirtualItemForOffset: 'throws',
    cancelScroll: 'throws',
    measure: 'throws',
    // As `_startScroll` throws no scroll of its own begins: none is under way, follows a target or waits for a fling's end.
    scheduleScrollReconcile: 'throws',
    getScrollStateTarget: 'throws',
    _stopMomentum: 'throws',
    _writeAwaitingCommand: 'nothing',
    _awaitingCommandReadBack: 'nothing',
    getCommandWrittenOffset: 'nothing',
    _followOffsetTarget: 'nothing',
    _noteClampMax: 'nothing',
    tailStillMoving: 'nothing',
    isSmoothScroll: 'nothing',
    // And no list is held by its end.
    isAppendWithTrim: 'throws',
    isAtEnd: 'throws',
    getVirtualDistanceFromEnd: 'throws',
    getDistanceFromEnd: 'throws',
  },
  '@tanstack/virtual-core/dist/esm/scroll-classifier.js': {
    externalRetiresCommand: 'nothing',
    flingSpedUp: 'throws',
    flingCaught: 'throws',
  },
  '@tanstack/virtual-core/dist/esm/ios-gesture.js': { dragging: 'throws', tail: 'throws' },
  // Nothing is fetched ahead by React: the page's own links and early.ts do.
  'react-dom/cjs/react-dom.production.js': {
    preconnect: 'throws',
    prefetchDNS: 'throws',
    preinit: 'throws',
    preinitModule: 'throws',
    preload: 'throws',
    preloadModule: 'throws',
  },
  // Reads are single pages, asked for by hooks or ahead of them (api/query.ts).
  '@tanstack/query-core/build/modern/queryClient.js': {
    isMutating: 'throws',
    ensureQueryData: 'throws',
    setQueriesData: 'throws',
    resetQueries: 'throws',
    infiniteQuery: 'throws',
    fetchInfiniteQuery: 'throws',
    prefetchInfiniteQuery: 'throws',
    ensureInfiniteQueryData: 'throws',
    setDefaultOptions: 'throws',
    setQueryDefaults: 'throws',
    setMutationDefaults: 'throws',
  },
  '@tanstack/query-core/build/modern/queryObserver.js': { fetchOptimistic: 'throws' },
  // Notices draw themselves (ui/notice.tsx): no picture of sonner's, and nothing that waits for a promise.
  'sonner/dist/index.mjs': {
    promise: 'throws',
    message: 'throws',
    error: 'throws',
    success: 'throws',
    info: 'throws',
    warning: 'throws',
    loading: 'throws',
    getLoadingIcon: 'nothing',
    useIsDocumentHidden: 'nothing',
  },
  // A form's fields come from where it is made (forms/form-body.tsx), and nothing sorts the entries of a list of them.
  '@conform-to/react/dist/future/forms.mjs': {
    useFormMetadata: 'throws',
    useField: 'throws',
    resolveSubmission: 'throws',
    useFormContext: 'throws',
  },
  '@conform-to/react/dist/future/intent.mjs': { reorder: 'nothing' },
  // What is read anew is the cache's affair (api/query.ts), what is fetched ahead early.ts's.
  '@tanstack/router-core/dist/esm/router.js': { invalidate: 'throws', matchRoute: 'throws' },
  '@tanstack/router-core/dist/esm/load-client.js': { preloadClientRoute: 'throws' },
}

/** How an option is read. */
const option = (name: string) => String.raw`\b(?:this|instance)\.options\.${name}\b`

/** By the end of the module's path: what is asked of it that has one answer here, and the answer. */
const SETTLED: Readonly<Record<string, readonly (readonly [asked: string, answer: string])[]>> = {
  // A long list (ui/long-list.tsx) is one lane, from top to bottom and from its start, and always there.
  '@tanstack/virtual-core/dist/esm/index.js': [
    [option('lanes'), '1'],
    [String.raw`(?<![.\w])lanes === 1\b`, 'true'],
    [String.raw`(?<![.\w])lanes > 1\b`, 'false'],
    [String.raw`\bmerged\.anchorTo\b`, '"start"'],
    [option('anchorTo'), '"start"'],
    [option('horizontal'), 'false'],
    [String.raw`\{ horizontal, isRtl \} = (?:this|instance)\.options`, '[horizontal, isRtl] = [false, false]'],
    [option('enabled'), 'true'],
    [option('useCachedMeasurements'), 'false'],
    [option('useAnimationFrameWithResizeObserver'), 'false'],
    [option('useScrollendEvent'), 'false'],
  ],
  // A notice (ui/notice.tsx) draws all of itself, keeps its own time, and no key is sonner's.
  'sonner/dist/index.mjs': [
    [String.raw`\btoast\.jsx \? `, 'true ? '],
    [String.raw`\bcloseButton && !toast\.jsx && `, 'false && '],
    [String.raw`\(toastType \|\| toast\.icon \|\| toast\.promise\) && `, 'false && '],
    [String.raw`\btoast\.description \? `, 'false ? '],
    [String.raw`\bReact\.isValidElement\(toast\.(?:cancel|action)\) \? `, 'false ? '],
    [String.raw`\btoast\.(cancel|action) && isAction\(toast\.\1\) \? `, 'false ? '],
    [String.raw`(?<![.\w])(?:classNames|icons) == null`, 'true'],
    [String.raw`\(_toast_classNames\d* = toast\.classNames\) == null`, 'true'],
    [String.raw`\bgetAsset\(toastType\)`, 'null'],
    [String.raw`\btoast\.duration === Infinity`, 'true'],
    [String.raw`\btheme !== 'system'`, 'true'],
    [String.raw`\bhotkey\.length > 0 && `, 'false && '],
    [
      String.raw`\(_props_swipeDirections = props\.swipeDirections\) != null \? _props_swipeDirections : `,
      'true ? props.swipeDirections : ',
    ],
    [String.raw`\btypeof offset === 'number' \|\| typeof offset === 'string'`, 'false'],
    [String.raw`\btypeof offset === 'object'`, 'true'],
    [String.raw`(?<!function )\bgetDocumentDirection\(\)`, "'ltr'"],
  ],
  // A menu (ui/menu.tsx) has no arrow, holds the page not, and stays where its button is out of sight.
  '@radix-ui/react-popper/dist/index.mjs': [
    [String.raw`\barrow && `, 'false && '],
    [String.raw`\buseSize\(arrow\)`, 'null'],
    [String.raw`\bhideWhenDetached && `, 'false && '],
    [String.raw`\bmiddlewareData\.hide\?\.referenceHidden`, 'false'],
    [String.raw`\bmiddlewareData\.arrow\?\.centerOffset !== 0`, 'true'],
    [String.raw`\bmiddlewareData\.arrow\?\.[xy]\b`, 'undefined'],
  ],
  '@radix-ui/react-menu/dist/index.mjs': [
    [String.raw`\brootContext\.modal \? `, 'false ? '],
    [String.raw`\bdisableOutsideScroll \? `, 'false ? '],
  ],
  '@radix-ui/react-dropdown-menu/dist/index.mjs': [[String.raw`!context\.modal \|\| `, 'true || ']],
  // A window (ui/dialog.tsx) is all that can be used while it stands.
  '@radix-ui/react-dialog/dist/index.mjs': [[String.raw`\bcontext\.modal \? `, 'true ? ']],
}

/** The module with these answers in place of what is asked. Throws where one of them is not asked. */
export function settled(code: string, path: string, answers: readonly (readonly [string, string])[]): string {
  return answers.reduce((text, [asked, answer]) => {
    const answered = text.replaceAll(new RegExp(asked, 'g'), answer)
    if (answered === text) throw new Error(`${path} does not ask ${asked}`)
    return answered
  }, code)
}

/** A node of the parsed module that may name a function. */
interface Named {
  type: string
  id?: { name?: string } | null
  key?: { name?: string }
  left?: { property?: { name?: string } }
  init?: Body | null
  value?: Body | null
  right?: Body
  body?: Body['body']
}

interface Body {
  type?: string
  start: number
  end: number
  body?: { start: number; end: number }
}

/** The module with these functions empty, or throwing. Throws where one of them is not in it. */
export function hollowed(code: string, path: string, names: Readonly<Record<string, 'nothing' | 'throws'>>): string {
  const cuts: [from: number, to: number, instead: string][] = []
  const missing = new Set(Object.keys(names))
  JSON.stringify(parseAst(code), (_, node: unknown) => {
    const { type, id, key, left, init, value, right, body } = (node ?? {}) as Partial<Named>
    const name = id?.name ?? key?.name ?? left?.property?.name ?? ''
    const made = init?.type === 'CallExpression' ? init : (init ?? value ?? right)?.body
    const place = (type === 'FunctionDeclaration' ? body : made) ?? null
    const instead = Object.hasOwn(names, name) ? names[name] : undefined
    if (instead && place && !Array.isArray(place)) {
      missing.delete(name)
      cuts.push([place.start, place.end, instead === 'throws' ? `{ throw new Error('left out') }` : '{}'])
    }
    return node
  })
  if (missing.size > 0) throw new Error(`${path} has no function ${[...missing].join(', ')}`)
  return cuts
    .filter(([from, to]) => !cuts.some(([start, end]) => start < from && to < end))
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [from, to, instead]) => text.slice(0, from) + instead + text.slice(to), code)
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

/** What draws the page. */
const DRAWING = 'react-dom/cjs/react-dom-client.production.js'

/** Where conform keeps what older browsers lack. */
const HELPERS = /^@conform-to\/(dom|react)\/dist\/_virtual\/_rollupPluginBabelHelpers\.mjs$/
/** Its spread, and its rest of an object, as the language has them. */
export const OF_LANGUAGE = `export const objectSpread2 = Object.assign
/** A copy of the object without these keys. */
export function objectWithoutProperties(object, left) {
  const rest = { ...object }
  for (const key of left) delete rest[key]
  return rest
}
`

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
  const missing = new Set([
    ...Object.keys(LEFT_OUT),
    ...Object.keys(HOLLOW),
    ...Object.keys(SETTLED),
    '@layer properties',
    '__name',
    PARTS,
    SHIM,
    DRAWING,
    'helpers of conform',
  ])
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
        missing.delete(module)
        return { code: unnamed(settled(code, module, SETTLED[module] ?? [])), map: null }
      }
      if (module.startsWith('cmdk/') && code.includes(PARTS)) {
        missing.delete(PARTS)
        return { code: code.replace(PARTS, `/*@__PURE__*/${PARTS}`), map: null }
      }
      if (module === SHIM) {
        missing.delete(SHIM)
        return { code: OF_REACT, map: null }
      }
      if (module === DRAWING) {
        missing.delete(DRAWING)
        return { code: withoutParts(code), map: null }
      }
      if (HELPERS.test(module)) {
        missing.delete('helpers of conform')
        return OF_LANGUAGE
      }
      const names = HOLLOW[module]
      if (names) {
        missing.delete(module)
        return { code: hollowed(settled(code, module, SETTLED[module] ?? []), module, names), map: null }
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
