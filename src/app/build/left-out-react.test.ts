// @vitest-environment jsdom
/** React's own drawing beside the one of the build: the same page of both, and nothing of what is left out of one. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Client from 'react-dom/client'
import type * as Dom from 'react-dom'
import type * as React from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withoutParts } from './left-out-react.ts'

const ownRequire = createRequire(import.meta.url)
const DRAWING = ownRequire
  .resolve('react-dom/package.json')
  .replace(/package\.json$/, 'cjs/react-dom-client.production.js')
const source = readFileSync(DRAWING, 'utf8')

/** React as it is built for production, with this code as what draws. */
function reactWith(code: string) {
  const modules = new Map<string, unknown>()
  const load = (name: string): unknown => {
    if (modules.has(name)) return modules.get(name)
    const file = ownRequire.resolve(`${name}/package.json`).replace(/package\.json$/, `cjs/${name}.production.js`)
    return run(name, readFileSync(file, 'utf8'))
  }
  function run(name: string, text: string): unknown {
    const exports = {}
    modules.set(name, exports)
    new Function('exports', 'require', 'process', text)(exports, load, { env: { NODE_ENV: 'production' } })
    return exports
  }
  const react = load('react') as typeof React
  const dom = load('react-dom') as typeof Dom
  return { react, dom, client: run('react-dom/client', code) as typeof Client }
}
type Made = ReturnType<typeof reactWith>

const markup = (of: Element = document.body) => new XMLSerializer().serializeToString(of)

afterEach(() => document.body.replaceChildren())

/** What is drawn, and why it failed. */
function drawn({ client, dom }: Made, node: React.ReactNode): string {
  const told: string[] = []
  const place = document.body.appendChild(document.createElement('div'))
  const root = client.createRoot(place, { onUncaughtError: (error) => told.push(String(error)) })
  dom.flushSync(() => root.render(node))
  return told.join('\n') + markup(place)
}

const whole = reactWith(source)
const left = reactWith(withoutParts(source))

/** Everything that the console draws with, in one page that changes; what happened in it, in order. */
async function story({ react, dom, client }: Made): Promise<string[]> {
  const { createElement: h, Component, Fragment, Suspense } = react
  const log: string[] = []
  const note = (text: string) => void log.push(text)
  const Theme = react.createContext('claro')
  const Named = react.memo(({ name }: { name: string }) => {
    const theme = react.useContext(Theme)
    react.useLayoutEffect(() => (note(`layout ${name}`), () => note(`no layout ${name}`)), [name])
    react.useEffect(() => (note(`effect ${name}`), () => note(`no effect ${name}`)), [name])
    return h('li', { ref: (element) => note(element ? `ref ${name}` : `no ref ${name}`) }, `${name} ${theme}`)
  })
  class Boundary extends Component<{ children?: React.ReactNode }, { failed: boolean }> {
    override state = { failed: false }
    static getDerivedStateFromError = () => ({ failed: true })
    override componentDidCatch = (error: unknown) => note(`caught ${String(error)}`)
    override componentWillUnmount = () => note('boundary gone')
    override render = () => (this.state.failed ? 'falhou' : this.props.children)
  }
  const Failing = () => {
    throw new Error('de propósito')
  }
  let arrive: (() => void) | null = null
  let isThere = false
  // As the router waits for what a route draws.
  const Late = () => {
    if (isThere) return 'chegou'
    throw new Promise<void>((resolve) => (arrive = resolve))
  }
  const Typed = () => {
    const [text, setText] = react.useState('a')
    const later = react.useDeferredValue(text)
    react.useEffect(() => note(`typed ${later}`), [later])
    return h(
      Fragment,
      null,
      h('input', {
        value: text,
        onChange: ({ currentTarget }) => react.startTransition(() => setText(currentTarget.value)),
      }),
      h('button', { onClick: () => setText((old) => `${old}!`), style: { width: 3 } }, text),
      h('select', { value: text, onChange: () => {} }, h('option', null, 'a'), h('option', null, 'a!')),
      h('textarea', { defaultValue: 'x' }),
      h('svg', null, h('path', { d: 'M0 0' })),
    )
  }
  const outside = document.body.appendChild(document.createElement('aside'))
  const page = (names: readonly string[], theme: string, more: boolean, fails: boolean) =>
    h(
      Theme.Provider,
      { value: theme },
      h(
        'ul',
        { onClick: () => note('clicked') },
        names.map((name) => h(Named, { key: name, name })),
      ),
      h(Boundary, null, fails ? h(Failing) : h('p', null, 'bem ', 1, ' ', 2)),
      h(Suspense, { fallback: 'espera' }, h(Typed), more && h(Late)),
      dom.createPortal(h('b', null, theme), outside),
      h('div', null, more ? 'texto' : h('i', { className: 'a' })),
    )
  const place = document.body.appendChild(document.createElement('div'))
  const root = client.createRoot(place, { onCaughtError: () => {} })
  const draw = (...given: Parameters<typeof page>) => {
    dom.flushSync(() => root.render(page(...given)))
    note(markup())
  }
  draw(['um', 'dois', 'três'], 'claro', false, false)
  place.querySelector('li')?.click()
  place.querySelector('button')?.click()
  note(markup())
  const input = place.querySelector('input')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'b')
  input?.dispatchEvent(new Event('input', { bubbles: true }))
  input?.focus()
  input?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'ã' }))
  for (const type of ['keydown', 'keypress', 'keyup'])
    input?.dispatchEvent(new KeyboardEvent(type, { bubbles: true, key: ' ' }))
  document.dispatchEvent(new Event('selectionchange', { bubbles: true }))
  draw(['três', 'um', 'quatro'], 'escuro', true, false)
  isThere = true
  const told = arrive as (() => void) | null
  told?.()
  await vi.waitFor(() => expect(place.textContent).toContain('chegou'))
  note(markup())
  note(String(document.activeElement?.tagName))
  draw([], 'escuro', false, true)
  dom.flushSync(() => root.unmount())
  note(markup())
  document.body.replaceChildren()
  return log
}

it('draws, changes and takes away what it did, in the same order', async () => {
  const [one, other] = [await story(whole), await story(left)]
  expect(one.length).toBeGreaterThan(30)
  expect(other).toEqual(one)
})

const hooks: [string, (made: typeof React) => unknown][] = [
  ['useActionState', ({ useActionState }) => useActionState(() => 1, 0)],
  ['useEffectEvent', ({ useEffectEvent }) => useEffectEvent(() => 1)],
  ['useImperativeHandle', ({ useImperativeHandle }) => useImperativeHandle(null, () => 1)],
  ['useOptimistic', ({ useOptimistic }) => useOptimistic(1)],
  ['useTransition', ({ useTransition }) => useTransition()],
  ['use', ({ use, createContext }) => use(createContext(1))],
]

describe('what is left out fails where it is drawn all the same', () => {
  it.each<[string, (made: typeof React) => React.ReactNode]>([
    ['an activity', ({ Activity, createElement: h }) => h(Activity, null, 'a')],
    ['a profiler', ({ Profiler, createElement: h }) => h(Profiler, { id: 'a', onRender: () => {} }, 'a')],
    ['a view transition', ({ ViewTransition, createElement: h }) => h(ViewTransition, null, h('p'))],
    ['a title in the head', ({ createElement: h }) => h('title', null, 'a')],
    ['a body', ({ createElement: h }) => h('body', null, 'a')],
    ['a set of children', ({ createElement: h }) => h('p', null, new Set(['a']))],
    ['a fragment with a handle', ({ Fragment, createElement: h }) => h(Fragment, { ref: () => {} } as object, h('p'))],
    [
      'a part that React fetches',
      ({ lazy, createElement: h }) => h(lazy(() => Promise.resolve({ default: () => 'a' }))),
    ],
    ['a promise', ({ createElement: h }) => h('p', null, Promise.resolve('a'))],
    [
      'a context’s consumer',
      ({ createContext, createElement: h }) => h(createContext('a').Consumer, { children: (a: string) => a }),
    ],
    ...hooks.map(([name, call]): [string, (made: typeof React) => React.ReactNode] => [
      `the hook ${name}`,
      (react) =>
        react.createElement(() => {
          call(react)
          return null
        }),
    ]),
  ])('%s', (_, make) => {
    expect(drawn(left, make(left.react))).toMatch(/left out|#156|#31|is not a function/)
    expect(drawn(whole, make(whole.react))).not.toContain('Error')
  })

  it('a page that a server has drawn', () => {
    expect(() => left.client.hydrateRoot(document.body, 'a')).toThrow('left out')
  })

  it('a file that is asked for ahead', () => {
    expect(() => left.dom.preload('/a.css', { as: 'style' })).toThrow('left out')
  })
})

it('no element of the console listens for what its build does not tell', () => {
  const silent = /\bon(BeforeInput|Select)(Capture)?=/
  const screens = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
  expect(screens.length).toBeGreaterThan(80)
  // A menu's own `onSelect` is Radix's or cmdk's, a window's its own: their names begin with a capital letter.
  const elements = screens.flatMap((text) => text.match(/<[a-z][^<>]*/g) ?? [])
  expect(elements.filter((element) => silent.test(element))).toEqual([])
})

it('stops the build where a name is not there', () => {
  expect(() => withoutParts(source.replaceAll('popHydrationState', 'otherName'))).toThrow(
    'react-dom has no popHydrationState',
  )
})
