/**
 * React's drawing of a page without what the console cannot come to: pages that a server has drawn, view transitions,
 * activities, lists of suspended parts, what is hoisted to the head, actions of forms, handles of fragments, hooks that
 * nothing calls, promises that are drawn, events that nothing listens for, older browsers. Each of them begins with a kind of node, a variable, a property or a call
 * that has one answer here; they are closed, and the minifier drops what nothing leads to any more. What is come to all
 * the same throws, but for such an event, which is not told.
 */
import { parseAst } from 'vite'

/** Kinds of nodes of React's tree (`tag` of its fibers) that nothing here draws: React throws its error 156 for one. */
const NO_TAGS: ReadonlySet<unknown> = new Set([
  9, // what a context's Consumer draws
  12, // Profiler
  16, // what React.lazy fetches: parts are fetched by ui/late/loadable.tsx
  18, // a part that a server has drawn and that is not taken over yet
  19, // SuspenseList
  24, // Cache
  26, // title, meta, link, style and script in the head
  27, // html, head and body
  30, // ViewTransition
  31, // Activity
])

/** Why a part waits that none of them does: for a promise that is drawn (`use`), and for what is hoisted. */
const NO_REASONS: ReadonlySet<unknown> = new Set([2, 3, 4, 5, 9])

/** What is never what is asked for in a `switch`, by what is asked. */
const NO_CASES = (asked: Node | undefined): ReadonlySet<unknown> | undefined =>
  isTag(asked) ? NO_TAGS : asked?.name === 'workInProgressSuspendedReason' ? NO_REASONS : undefined

/** What nothing here calls: hooks, and ways in which a class is drawn anew. React has none of that name. */
const NO_METHODS: ReadonlySet<string> = new Set([
  'enqueueForceUpdate',
  'enqueueReplaceState',
  'use',
  'useActionState',
  'useCacheRefresh',
  'useEffectEvent',
  'useFormState',
  'useHostTransitionStatus',
  'useImperativeHandle',
  'useMemoCache',
  'useOptimistic',
  'useTransition',
])

/** Variables that keep the value that they begin with; given another one they throw. */
const STAY = new Map([
  ['isHydrating', '!1'],
  ['hydrationParentFiber', 'null'],
  ['nextHydratableInstance', 'null'],
  ['hydrationErrors', 'null'],
  ['shouldStartViewTransition', '!1'],
  ['appearingViewTransitions', 'null'],
  ['pendingViewTransition', 'null'],
  ['inUpdateViewTransition', '!1'],
  ['rootViewTransitionAffected', '!1'],
  ['viewTransitionCancelableChildren', 'null'],
])

/** Variables that come to one value in every browser that the build is for, wherever they are read. */
const SETTLES = new Map([
  ['canUseDOM', '!0'],
  ['canUseCompositionEvent', '!0'],
  ['useFallbackCompositionData', '!1'],
  ['isInputEventSupported', '!0'],
])

/** Properties that are never anything else. */
const ALWAYS = new Map([
  ['dehydrated', 'null'],
  ['isDehydrated', '!1'],
  ['__reactViewTransition', 'null'],
  // The one class that is drawn is the router's CatchBoundary.
  ['contextType', 'void 0'],
  ['defaultProps', 'void 0'],
  ['isPureReactComponent', '!1'],
  ['getSnapshotBeforeUpdate', 'void 0'],
  ['shouldComponentUpdate', 'void 0'],
  ['componentWillMount', 'void 0'],
  ['UNSAFE_componentWillMount', 'void 0'],
  ['componentWillReceiveProps', 'void 0'],
  ['UNSAFE_componentWillReceiveProps', 'void 0'],
  ['componentWillUpdate', 'void 0'],
  ['UNSAFE_componentWillUpdate', 'void 0'],
])

const NOTHING = 'void 0'

/** What calls of these functions come to then. */
const ANSWERS = new Map([
  ['popHydrationState', '!1'],
  ['upgradeHydrationErrorsToRecoverable', 'null'],
  ['resetHydrationState', NOTHING],
  ['commitSuspenseHydrationCallbacks', NOTHING],
  ['getParentHydrationBoundary', 'null'],
  // Places in the tree are counted to be taken over.
  ['pushTreeFork', NOTHING],
  ['pushTreeId', NOTHING],
  ['pushMaterializedTreeId', NOTHING],
  ['popTreeContext', NOTHING],
  // Events wait for a part to be taken over.
  ['queueIfContinuousEvent', '!1'],
  ['clearIfContinuousEvent', NOTHING],
  ['retryIfBlockedOn', NOTHING],
  // Only what is hoisted and what a view transition holds is waited for.
  ['preloadInstanceAndSuspendIfNeeded', NOTHING],
  ['accumulateSuspenseyCommitOnFiber', NOTHING],
  ['waitForCommitToBeReady', 'null'],
  ['trackEnterViewTransitions', NOTHING],
  ['commitEnterViewTransitions', NOTHING],
  ['commitExitViewTransitions', NOTHING],
  ['commitNestedViewTransitions', NOTHING],
  ['measureNestedViewTransitions', NOTHING],
  ['restoreNestedViewTransitions', NOTHING],
  ['restoreEnterOrExitViewTransitions', NOTHING],
  ['isFragmentInstanceParent', '!1'],
  ['commitFragmentInstanceInsertionEffects', NOTHING],
  ['commitFragmentInstanceDeletionEffects', NOTHING],
  ['commitNewChildToFragmentInstances', NOTHING],
  // Names of components beside an error: those of a minified build tell nobody anything.
  ['getStackByFiberInDevAndProd', '""'],
  ['getComponentNameFromType', 'null'],
  // No elements of a page's own are drawn, and children are single ones or arrays.
  ['isCustomElement', '!1'],
  ['getIteratorFn', 'null'],
  // Events that nothing listens for: what is about to be put in, and text that is selected.
  ['getNativeBeforeInputChars', 'null'],
  ['getFallbackBeforeInputChars', 'null'],
  ['constructSelectEvent', NOTHING],
  // Nor has a form an action, or the page a root that is the page itself.
  ['extractEvents$1', NOTHING],
  ['clearContainerSparingly', NOTHING],
])

/** Functions that nothing calls and something still names: they throw. */
const NEVER: ReadonlySet<string> = new Set([
  'hydrateRoot',
  'updateDehydratedSuspenseComponent',
  'insertStylesheetIntoRoot',
  'findDOMNode',
  'FragmentInstance',
  'createViewTransitionInstance',
  'getResource',
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'requestFormReset',
  'startHostTransition',
  'resolveLazy',
  'unwrapThenable',
  'getSuspendedThenable',
  'isThenableResolved',
  'replaySuspendedUnitOfWork',
  'TransitionAwareHostComponent',
  'defaultOnDefaultTransitionIndicator',
])

/** Classes that nothing makes one of: what is put on them goes. */
const NO_CLASSES: ReadonlySet<string> = new Set([
  'FragmentInstance',
  'ReactDOMHydrationRoot',
  'ViewTransitionPseudoElement',
])

/** What is read of a node of the parsed module. */
interface Node {
  type: string
  start: number
  end: number
  name?: string
  value?: unknown
  operator?: string
  computed?: boolean
  id?: Node | null
  key?: Node
  left?: Node
  right?: Node
  object?: Node
  property?: Node
  callee?: Node
  expression?: Node
  discriminant?: Node
  test?: Node | null
  body?: Node
  params?: Node[]
  cases?: Node[]
  properties?: Node[]
  consequent?: Node[]
}

const isNode = (value: unknown): value is Node => typeof (value as Partial<Node> | null)?.type === 'string'
const isTag = (node: Node | undefined) => node?.property?.name === 'tag' && !node.computed
const isNoTag = (node: Node | null | undefined) => node?.type === 'Literal' && NO_TAGS.has(node.value)
const LAST: ReadonlySet<string | undefined> = new Set(['BreakStatement', 'ReturnStatement', 'ThrowStatement'])
const ENDS = `{ throw Error('left out') }`

/** The class on whose prototype an assignment puts something; undefined for any other. */
const classOf = ({ left }: Node) =>
  left?.object?.property?.name === 'prototype' ? left.object.object?.name : undefined

/** Calls `look` with each node right below this one. */
function each(node: Node, look: (child: Node, parent: Node, key: string) => void): void {
  for (const [key, value] of Object.entries(node) as [string, unknown][])
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) look(child, node, key)
}

/** The variables that a node declares for the whole function, also for what stays of it. */
function declared(node: Node): string[] {
  const names = node.type === 'VariableDeclarator' && node.id?.name !== undefined ? [node.id.name] : []
  if (!node.type.startsWith('Function')) each(node, (child) => names.push(...declared(child)))
  return names
}

interface Cut {
  start: number
  end: number
  instead: string
}

/** From the last to the first, so that the places of those before it stay. */
const withCuts = (code: string, cuts: readonly Cut[]) =>
  cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end), code)

/** The module's code without them. Throws where one of the names is not in it. */
export function withoutParts(code: string): string {
  const missing = new Set([
    ...STAY.keys(),
    ...SETTLES.keys(),
    ...ALWAYS.keys(),
    ...ANSWERS.keys(),
    ...NEVER,
    ...NO_METHODS,
    ...NO_CLASSES,
  ])
  const cuts: Cut[] = []
  const cut = ({ start }: Node, { end }: Node, instead = '') => cuts.push({ start, end, instead })
  const cutBefore = (node: Node, { start: end }: Node) => cuts.push({ start: node.start, end, instead: '' })
  /** Names of parameters that hide a variable of the module. */
  const hidden: Set<string | undefined>[] = [new Set()]

  function cutCases({ cases = [] }: Node, isNone: (test: Node | null | undefined) => boolean): void {
    let isComeTo = false
    for (const one of cases) {
      const body = one.consequent ?? []
      const [first] = body
      if (isNone(one.test)) {
        if (!first || !isComeTo) {
          const names = declared(one)
          // What the function declares here may be used elsewhere in it.
          if (first && names.length > 0) cut(first, one, `var ${names.join(', ')}; leftOut()`)
          else cut(one, one)
          continue
        }
        cutBefore(one, first)
      }
      for (const statement of body) walk(statement, one, 'consequent')
      // A label without a body leads to the next one's.
      isComeTo = !LAST.has(body.at(-1)?.type)
    }
  }

  function walk(node: Node, parent: Node, key: string): void {
    const { type, left, right, operator } = node
    if (type === 'FunctionDeclaration' || type === 'FunctionExpression') {
      const name = node.id?.name ?? parent.left?.property?.name ?? ''
      if (node.body && NEVER.has(name)) return void (missing.delete(name), cut(node.body, node.body, ENDS))
      hidden.push(new Set(node.params?.map((param) => param.name)))
      if (node.body) walk(node.body, node, 'body')
      return void hidden.pop()
    }
    const none = type === 'SwitchStatement' ? NO_CASES(node.discriminant) : undefined
    if (none && node.discriminant) {
      walk(node.discriminant, node, 'discriminant')
      return cutCases(node, (test) => test?.type === 'Literal' && none.has(test.value))
    }
    if (type === 'ObjectExpression')
      return node.properties?.forEach((property, at, all) => {
        const name = property.key?.name ?? ''
        if (!NO_METHODS.has(name)) return walk(property, node, 'properties')
        missing.delete(name)
        const next = all[at + 1]?.start ?? node.end - 1
        cuts.push({ start: property.start, end: next, instead: '' })
      })
    if (type === 'BinaryExpression' && ((isTag(left) && isNoTag(right)) || (isTag(right) && isNoTag(left))))
      if (operator === '===' || operator === '!==') return void cut(node, node, operator === '===' ? '!1' : '!0')
    if (type === 'CallExpression') {
      const answer = ANSWERS.get(node.callee?.name ?? '')
      if (answer !== undefined) return void (missing.delete(node.callee?.name ?? ''), cut(node, node, `(${answer})`))
    }
    if (type === 'AssignmentExpression' && right && left) {
      const name = classOf(node)
      if (name !== undefined && NO_CLASSES.has(name)) {
        missing.delete(name)
        // Put on another class too, it stays there.
        if (right.type !== 'AssignmentExpression') return void cut(node, node, '0')
        cutBefore(node, right)
        return walk(right, node, 'right')
      }
      const stays = isHidden(left) ? undefined : STAY.get(left.name ?? '')
      if (stays !== undefined) {
        missing.delete(left.name ?? '')
        let value = right
        while (value.type === 'AssignmentExpression' && value.right) value = value.right
        if (code.slice(value.start, value.end) !== stays) return void cut(node, node, 'leftOut()')
        cutBefore(node, right)
        return walk(right, node, 'right')
      }
    }
    if (type === 'MemberExpression' && !node.computed && key !== 'left') {
      const always = ALWAYS.get(node.property?.name ?? '')
      if (always !== undefined) return void (missing.delete(node.property?.name ?? ''), cut(node, node, always))
    }
    if (type === 'Identifier' && !isHidden(node)) {
      const isName = key === 'id' || ((key === 'property' || key === 'key') && !parent.computed)
      if (isName) return
      const stays = STAY.get(node.name ?? '')
      const isGiven = parent.type === 'AssignmentExpression' && key === 'left'
      const settles = isGiven ? undefined : SETTLES.get(node.name ?? '')
      if (settles !== undefined) missing.delete(node.name ?? '')
      const value = stays ?? settles
      if (value !== undefined) cut(node, node, value)
      return
    }
    each(node, walk)
  }
  const isHidden = ({ name }: Node) => hidden.some((names) => names.has(name))

  const module = parseAst(code) as unknown as Node
  walk(module, module, '')
  if (missing.size > 0) throw new Error(`react-dom has no ${[...missing].join(', ')}`)
  return `${withCuts(code, cuts)}\nfunction leftOut() ${ENDS}\n`
}
