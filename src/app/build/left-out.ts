/**
 * Parts of libraries that the console never runs, though modules that it runs import them: left out of the build, so
 * that nobody fetches, compiles or calls them.
 */
import { parseAst, type Plugin } from 'vite'
import { HOLLOW, LEFT_OUT, SETTLED } from './left-out-libraries.ts'
import { withoutParts } from './left-out-react.ts'

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
  start: number
  end: number
  id?: { name?: string } | null
  key?: { name?: string }
  left?: { object?: { type?: string }; property?: { name?: string } }
  init?: Body | null
  value?: Body | null
  right?: Body
  body?: Body['body']
}

const OF_CLASS = /^(Method|Property)Definition$/

interface Body {
  type?: string
  start: number
  end: number
  body?: { start: number; end: number }
}

/**
 * The module with these functions empty, throwing, or gone from the object that had them. Throws where one of them is
 * not in it.
 */
export function hollowed(code: string, path: string, names: Readonly<Record<string, 'nothing' | 'throws'>>): string {
  const cuts: [from: number, to: number, instead: string][] = []
  const missing = new Set(Object.keys(names))
  JSON.stringify(parseAst(code), (_, node: unknown) => {
    const { type, start, end, id, key, left, init, value, right, body } = (node ?? {}) as Partial<Named>
    const name = id?.name ?? key?.name ?? left?.property?.name ?? ''
    const made = init?.type === 'CallExpression' ? init : (init ?? value ?? right)?.body
    const place = (type === 'FunctionDeclaration' ? body : made) ?? null
    const instead = Object.hasOwn(names, name) ? names[name] : undefined
    if (instead && place && !Array.isArray(place)) {
      missing.delete(name)
      // What an object has not got throws as well where it is called.
      if (instead === 'throws' && OF_CLASS.test(type ?? '')) cuts.push([start ?? 0, end ?? 0, ''])
      else if (instead === 'throws' && left?.object?.type === 'ThisExpression') cuts.push([start ?? 0, end ?? 0, '0'])
      else cuts.push([place.start, place.end, instead === 'throws' ? `{ throw new Error('left out') }` : '{}'])
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
const MIXED = /@supports \(color: ?color-mix\(in lab, red, red\)\)\s*\{/
const NOTICE = /\/\*! tailwindcss [^*]*\*\/\s*/

/** Where what begins with the first bracket from here ends. */
function endOf(css: string, start: number): number {
  let depth = 1
  let end = css.indexOf('{', start) + 1
  for (; depth > 0 && end < css.length; end++) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0
  return end
}

/** The sheet without what Tailwind writes for browsers that know no `@property`: all that the build is for do. */
export function withoutFallback(css: string): string {
  const start = css.search(FALLBACK)
  return start < 0 ? css : css.slice(0, start) + css.slice(endOf(css, start))
}

/** The sheet without Tailwind's conditions round colours that the browser mixes: all that the build is for mix them. */
export function withoutConditions(css: string): string {
  const [condition = ''] = MIXED.exec(css) ?? []
  if (condition === '') return css
  const start = css.search(MIXED)
  const end = endOf(css, start)
  return withoutConditions(css.slice(0, start) + css.slice(start + condition.length, end - 1) + css.slice(end))
}

/** Tailwind's own words, in its licence's name, stand in the sheet that every page has (app/start.css), once. */
const onceNamed = (css: string, id: string): string => (id.endsWith('/app/start.css') ? css : css.replace(NOTICE, ''))

/**
 * Empties them, behind Tailwind; a build without one of them fails, because its library has another form by then.
 * `isWhole` false: of the worker, which has a few of the libraries.
 */
export function leftOut(isWhole = true): Plugin {
  const missing = new Set([
    ...Object.keys(LEFT_OUT),
    ...Object.keys(HOLLOW),
    ...Object.keys(SETTLED),
    '@layer properties',
    '@supports color-mix',
    '__name',
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
        if (MIXED.test(code)) missing.delete('@supports color-mix')
        return { code: onceNamed(withoutConditions(withoutFallback(code)), id.replaceAll('\\', '/')), map: null }
      }
      const module = /.*\/node_modules\/(.*)/.exec(id.replaceAll('\\', '/'))?.[1] ?? ''
      if (module.startsWith('@radix-ui/')) {
        if (NAMED.test(code)) missing.delete('__name')
        missing.delete(module)
        return { code: unnamed(settled(code, module, SETTLED[module] ?? [])), map: null }
      }
      if (module === SHIM) {
        missing.delete(SHIM)
        return { code: OF_REACT, map: null }
      }
      if (module === DRAWING) {
        missing.delete(DRAWING)
        return { code: withoutParts(settled(code, module, SETTLED[module] ?? [])), map: null }
      }
      if (HELPERS.test(module)) {
        missing.delete('helpers of conform')
        return OF_LANGUAGE
      }
      const [names, answers] = [HOLLOW[module], SETTLED[module]]
      if (names || answers) {
        missing.delete(module)
        return { code: hollowed(settled(code, module, answers ?? []), module, names ?? {}), map: null }
      }
      const path = Object.keys(LEFT_OUT).find((end) => end === module)
      if (path === undefined) return undefined
      missing.delete(path)
      return emptied(code, path, LEFT_OUT[path] ?? 'throws')
    },
    buildEnd(error) {
      if (isWhole && !error && missing.size > 0)
        throw new Error(`not found, so not left out: ${[...missing].join(', ')}`)
    },
  }
}
