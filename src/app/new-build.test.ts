// @vitest-environment jsdom
/**
 * Tests when an open tab checks for a new build, and which files of its own build it loads while idle (cases R1, R2).
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createChunkLoader } from '#lib/startup/import-with-retry.ts'
import { watchForNewBuild } from './new-build.ts'

const notify = vi.hoisted(() => vi.fn())
vi.mock('#ui/notices/notify.tsx', () => ({ notify }))

const OWN_ENTRY = 'assets/index-um.js'
const files = ['assets/a.js', 'assets/b.css', 'assets/scan-worker-x.js']
let responses: Record<string, () => Response>
let requestedPaths: string[]
let visibility: DocumentVisibilityState

const build = (id: string) => new Response(JSON.stringify({ id, files }))
const text = (type: string) => () => new Response('text', { headers: { 'content-type': type } })
const countBuildRequests = () => requestedPaths.filter((path) => path === '/build.json').length
const getLinks = () =>
  [...document.querySelectorAll('link')].map((link) => `${link.rel} ${new URL(link.href).pathname}`).toSorted()

/** Starts the watch of a new page, and returns how that page loads a chunk. */
function watch() {
  const chunkLoader = createChunkLoader()
  watchForNewBuild(chunkLoader)
  return chunkLoader.importWithRetry
}

const listeners = vi.spyOn(document, 'addEventListener')
afterEach(() => {
  // Each test has a fresh page.
  for (const [type, listener] of listeners.mock.calls) document.removeEventListener(type, listener)
  listeners.mockClear()
})
beforeEach(() => {
  vi.useFakeTimers()
  notify.mockClear()
  const metaElement = document.createElement('meta')
  metaElement.name = 'gestor'
  metaElement.content = JSON.stringify({ entry: OWN_ENTRY })
  document.head.replaceChildren(metaElement)
  responses = {
    '/build.json': () => build(OWN_ENTRY),
    '/assets/a.js': text('text/javascript'),
    '/assets/b.css': text('text/css'),
    '/assets/scan-worker-x.js': text('text/javascript'),
  }
  requestedPaths = []
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, location.origin).pathname
    requestedPaths.push(path)
    return responses[path]?.() ?? new Response('', { status: 404 })
  })
})

it('loads the missing files while idle: style sheets as such, and the worker’s file as a module [R1]', async () => {
  const preloadLink = document.createElement('link')
  preloadLink.rel = 'preload'
  preloadLink.href = '/assets/b.css'
  document.head.append(preloadLink)
  watch()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(getLinks()).toEqual([
    'modulepreload /assets/a.js',
    'modulepreload /assets/scan-worker-x.js',
    'preload /assets/b.css',
    'stylesheet /assets/b.css',
  ])
})

it('loads nothing that fails, or that arrives as a page', async () => {
  delete responses['/assets/a.js']
  responses['/assets/b.css'] = text('text/html')
  watch()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(getLinks()).toEqual(['modulepreload /assets/scan-worker-x.js'])
})

it('removes a style sheet without rules, because Vite would take it for loaded', async () => {
  watch()
  await vi.advanceTimersByTimeAsync(6_000)
  document.querySelector('link[rel="stylesheet"]')?.dispatchEvent(new Event('load'))
  expect(getLinks()).not.toContain('stylesheet /assets/b.css')
})

it('checks every quarter of an hour while the tab is visible, and notifies once [R2]', async () => {
  watch()
  await vi.advanceTimersByTimeAsync(14 * 60_000)
  const countBefore = countBuildRequests()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(countBuildRequests()).toBe(countBefore + 1)
  expect(notify).not.toHaveBeenCalled()
  responses['/build.json'] = () => build('assets/index-dois.js')
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(countBuildRequests()).toBe(countBefore + 2)
  expect(notify).toHaveBeenCalledExactlyOnceWith('info', expect.stringContaining('versão nova'), expect.anything())
})

it('checks nothing while the tab is hidden, and again when it becomes visible [R2]', async () => {
  watch()
  await vi.advanceTimersByTimeAsync(10_000)
  const countBefore = countBuildRequests()
  visibility = 'hidden'
  await vi.advanceTimersByTimeAsync(40 * 60_000)
  expect(countBuildRequests()).toBe(countBefore)
  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(countBuildRequests()).toBe(countBefore + 1)
})

it('checks before a chunk is fetched, once for chunks fetched together, and notifies about a new build [R2]', async () => {
  const importChunk = watch()
  await vi.advanceTimersByTimeAsync(2_000)
  responses['/build.json'] = () => build('assets/index-dois.js')
  const load = () => {
    requestedPaths.push('part')
    return Promise.resolve('module')
  }
  await Promise.all([importChunk(load), importChunk(load)])
  expect(requestedPaths).toEqual(['/build.json', 'part', 'part'])
  await vi.advanceTimersByTimeAsync(0)
  expect(notify).toHaveBeenCalledOnce()
})

it('does not check before a chunk once all files are loaded', async () => {
  const importChunk = watch()
  await vi.advanceTimersByTimeAsync(60_000)
  const countBefore = countBuildRequests()
  await importChunk(() => Promise.resolve('module'))
  expect(countBuildRequests()).toBe(countBefore)
})
