/**
 * Checks that the code tests for an API before its use if a browser of the build's targets (vite.config.ts) may lack
 * it: a missing function gives the operator no message. The versions come from MDN's compatibility data. The types
 * already refuse newer parts of the language itself (sets of sets, Promise.withResolvers, the flag v).
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The first versions of Chrome, Firefox and Safari with the API; null for a browser without it. */
type Since = readonly [chrome: number | null, firefox: number | null, safari: number | null]

/** APIs whose name means nothing else: globals, members, attributes, kinds of events. */
const NAMED: Readonly<Record<string, Since>> = {
  requestIdleCallback: [47, 55, null],
  cancelIdleCallback: [47, 55, null],
  scheduler: [94, 142, null],
  TaskController: [94, 142, null],
  isInputPending: [87, null, null],
  canParse: [120, 115, 17],
  checkVisibility: [105, 106, 17.4],
  scrollIntoViewIfNeeded: [1, null, 3],
  moveBefore: [133, 144, null],
  setHTML: [146, 148, null],
  getHTML: [125, 128, 18],
  setHTMLUnsafe: [124, 123, 26],
  parseHTMLUnsafe: [124, 128, 26],
  ariaNotify: [141, 150, 27],
  ariaActiveDescendantElement: [135, 136, 16.4],
  computedStyleMap: [66, null, 16.4],
  attributeStyleMap: [66, null, 16.4],
  startViewTransition: [111, 144, 18],
  caretPositionFromPoint: [128, 20, 26.2],
  caretRangeFromPoint: [4, null, 5],
  getComposedRanges: [137, 142, 17],
  getCoalescedEvents: [58, 59, 18.2],
  getPredictedEvents: [77, 89, 18.2],
  popover: [114, 125, 17],
  popoverTarget: [114, 125, 17],
  showPopover: [114, 125, 17],
  hidePopover: [114, 125, 17],
  togglePopover: [114, 125, 17],
  commandfor: [135, 144, 26.2],
  commandForElement: [135, 144, 26.2],
  requestClose: [134, 139, 18.4],
  closedBy: [134, 141, null],
  CloseWatcher: [126, 149, null],
  EditContext: [121, null, null],
  CustomStateSet: [90, 126, 17.4],
  Highlight: [105, 140, 17.2],
  HighlightRegistry: [105, 140, 17.2],
  ScrollTimeline: [115, null, 26],
  ViewTimeline: [115, null, 26],
  URLPattern: [95, 142, 26],
  cookieStore: [87, 140, 18.4],
  fetchLater: [135, null, null],
  WebTransport: [97, 114, 26.4],
  WebSocketStream: [124, null, null],
  ReadableStreamBYOBReader: [89, 102, 26.4],
  getSetCookie: [113, 112, 17],
  showSaveFilePicker: [86, null, null],
  showOpenFilePicker: [86, null, null],
  showDirectoryPicker: [86, null, null],
  createWritable: [86, 111, 26],
  getAsFileSystemHandle: [86, null, null],
  documentPictureInPicture: [116, 151, null],
  launchQueue: [102, null, null],
  userAgentData: [90, null, null],
  deviceMemory: [63, null, null],
  setAppBadge: [81, null, 17],
  windowControlsOverlay: [105, null, null],
  virtualKeyboard: [94, null, null],
  storageBuckets: [122, null, null],
  getBattery: [38, null, null],
  vibrate: [32, null, null],
  getLayoutMap: [69, null, null],
  IdleDetector: [94, null, null],
  EyeDropper: [95, null, null],
  BarcodeDetector: [88, null, null],
  ReportingObserver: [69, 149, 16.4],
  PasswordCredential: [51, null, null],
  FederatedCredential: [51, null, null],
  LargestContentfulPaint: [77, 122, 26.2],
  LayoutShift: [77, null, null],
  measureUserAgentSpecificMemory: [89, null, null],
  trustedTypes: [83, 148, 26],
  TouchEvent: [22, 52, null],
  scrollend: [114, 109, 26.2],
  onScrollEnd: [114, 109, 26.2],
  beforetoggle: [114, 125, 17],
  beforematch: [102, 139, 26.2],
  contentvisibilityautostatechange: [108, 130, 18],
  pointerrawupdate: [77, 148, null],
  pageswap: [124, null, 18.2],
  pagereveal: [123, null, 18.2],
}

/** APIs whose name has other meanings too, as they are written, each with an example. */
const WRITTEN: readonly (readonly [name: string, written: RegExp, example: string, since: Since])[] = [
  ['any', /\bAbortSignal\.any\b/, 'AbortSignal.any([one, other])', [116, 124, 17.4]],
  ['parse', /\bURL\.parse\b/, 'URL.parse(address, origin)', [126, 126, 18]],
  ['size', /\b(query|\w*params|search\w*)\.size\b/i, 'query.size > 0', [113, 112, 17]],
  ['json', /\bResponse\.json\b/, 'Response.json({})', [105, 115, 17]],
  ['bytes', /\.bytes\(\)/, 'await answer.bytes()', [144, 128, 18]],
  ['from', /\bReadableStream\.from\b/, 'ReadableStream.from(rows)', [null, 117, 27]],
  ['a stream in a loop', /\bfor await \(.* of .*(stream|body)\b/i, 'for await (const part of body)', [124, 110, 27]],
  ['navigation', /\b(window|globalThis)\.navigation\b|(?<!\.)\bnavigation\.\w/, 'navigation.back()', [102, 147, 26.2]],
  ['highlights', /\bCSS\.highlights\b/, `CSS.highlights.set('a', b)`, [105, 140, 17.2]],
  ['connection', /\bnavigator\.connection\b/, 'navigator.connection.saveData', [61, null, null]],
  ['share', /\bnavigator\.share\b/, 'navigator.share({ url })', [128, null, 12.1]],
  ['estimate', /\bstorage\.estimate\b/, 'storage.estimate()', [61, 57, 17]],
  ['memory', /\bperformance\.memory\b/, 'performance.memory', [7, null, null]],
  ['flags within a pattern', /\(\?[ims]*-?[ims]+:/, '/(?i:a)b/', [125, 132, 26]],
]

/** APIs that no browser has on plain http. */
const SECURE: readonly (readonly [name: string, written: RegExp, example: string])[] = [
  ['locks', /\bnavigator\??\.locks\b/, `navigator.locks.request('a', work)`],
  ['clipboard', /\bnavigator\??\.clipboard\b/, 'navigator.clipboard.writeText(text)'],
  ['storage', /\bnavigator\??\.storage\b/, 'navigator.storage.persist()'],
  ['serviceWorker', /\bnavigator\??\.serviceWorker\b/, `navigator.serviceWorker.register('a')`],
  ['wakeLock', /\bnavigator\??\.wakeLock\b/, `navigator.wakeLock.request('screen')`],
  ['subtle', /\bcrypto\??\.subtle\b/, `crypto.subtle.digest('SHA-256', bytes)`],
  ['randomUUID', /\brandomUUID\b/, 'crypto.randomUUID()'],
  ['caches', /\b(window|globalThis)\.caches\b|(?<![.\w])caches\.\w/, `caches.open('a')`],
]

interface Api {
  name: string
  written: RegExp
  example: string
}

const APIS: readonly Api[] = [
  ...Object.keys(NAMED).map((name) => ({ name, written: new RegExp(`\\b${name}\\b`), example: `window.${name}()` })),
  ...[...WRITTEN, ...SECURE].map(([name, written, example]) => ({ name, written, example })),
]

/** Whether the code tests for the API. */
const testsFor = (code: string, name: string) =>
  new RegExp(
    `['"]${name}['"] in |\\btypeof [\\w.?]*\\b${name}\\b|\\b${name}(\\?\\.| \\?\\? | \\?[^.?]| && )|\\(!?[\\w.?]*\\b${name}\\)`,
  ).test(code)

/** Returns the APIs that the code uses without a test. */
const findUntested = (code: string): string[] =>
  APIS.filter(({ name, written }) => written.test(code) && !testsFor(code, name)).map(({ name }) => name)

/** The code that runs in a browser, without comments: a comment may say why an API is not used. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
  .filter((file) => !/^(sandbox|app\/build|app\/dev)\/|^lib\/security-headers\.ts$/.test(file))
  .map((file) => ({
    file,
    code: readFileSync(join('src', file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/[^\n]*/g, ''),
  }))

it('notices every use, but not a tested one', () => {
  for (const { name, example } of APIS) expect([example, findUntested(example)]).toEqual([example, [name]])
  expect(findUntested(`element.addEventListener('scrollend', settle)`)).toEqual(['scrollend'])
  for (const testedUse of [
    `if ('locks' in navigator) navigator.locks.request(name, work)`,
    `if (typeof window.requestIdleCallback === 'function') requestIdleCallback(work)`,
    `globalThis.scheduler?.yield?.()`,
    `const idle = globalThis.requestIdleCallback ?? later`,
    `if (navigator.clipboard) await navigator.clipboard.writeText(text)`,
    `if (!globalThis.crypto?.subtle) return slowly(text)\nreturn crypto.subtle.digest('SHA-256', text)`,
  ])
    expect([testedUse, findUntested(testedUse)]).toEqual([testedUse, []])
})

it('no API that a browser of the targets may lack is used without a test', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.flatMap(({ file, code }) => findUntested(code).map((name) => `${file}: ${name}`))).toEqual([])
})

it('an API that all of the targets have is not listed', () => {
  const config = readFileSync('vite.config.ts', 'utf8')
  const target = (browser: string) => Number(new RegExp(`cssTarget: \\[.*'${browser}([\\d.]+)'`).exec(config)?.[1])
  const targets = ['chrome', 'firefox', 'safari'].map(target)
  expect(targets).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)])
  const listed = [...Object.entries(NAMED), ...WRITTEN.map(([name, , , since]) => [name, since] as const)]
  const had = listed.filter(([, since]) =>
    since.every((version, index) => version !== null && version <= targets[index]!),
  )
  expect(had.map(([name]) => name)).toEqual([])
})

it('the types allow no more of the language than the targets have', () => {
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
    compilerOptions: { target: string; lib: readonly string[] }
  }
  expect(compilerOptions.target).toBe('ES2023')
  expect(compilerOptions.lib).toEqual(['ES2023', 'DOM', 'DOM.Iterable'])
})
