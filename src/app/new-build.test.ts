// @vitest-environment jsdom
/** When an open tab asks for a new build, and what of its own it loads at rest (cases R1, R2). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { importWithRetry } from '#lib/startup/import-with-retry.ts'

const notify = vi.fn()
vi.mock('#ui/notices/notify.tsx', () => ({ notify }))

const OWN = 'assets/index-um.js'
const files = ['assets/a.js', 'assets/b.css', 'assets/scan-worker-x.js']
let answers: Record<string, () => Response>
let asked: string[]
let seen: DocumentVisibilityState

const build = (id: string) => new Response(JSON.stringify({ id, files }))
const text = (type: string) => () => new Response('text', { headers: { 'content-type': type } })
const builds = () => asked.filter((path) => path === '/build.json').length
const links = () =>
  [...document.querySelectorAll('link')].map((link) => `${link.rel} ${new URL(link.href).pathname}`).toSorted()

/** The file as a fresh page loads it. */
async function watch() {
  vi.resetModules()
  const [{ watchForNewBuild }, fresh] = await Promise.all([
    import('./new-build.ts'),
    import('#lib/startup/import-with-retry.ts'),
  ])
  watchForNewBuild()
  return fresh.importWithRetry as typeof importWithRetry
}

const listeners = vi.spyOn(document, 'addEventListener')
afterEach(() => {
  // The next test has a page of its own.
  for (const [type, listener] of listeners.mock.calls) document.removeEventListener(type, listener)
  listeners.mockClear()
})
beforeEach(() => {
  vi.useFakeTimers()
  notify.mockClear()
  const own = document.createElement('meta')
  own.name = 'gestor'
  own.content = JSON.stringify({ entry: OWN })
  document.head.replaceChildren(own)
  answers = {
    '/build.json': () => build(OWN),
    '/assets/a.js': text('text/javascript'),
    '/assets/b.css': text('text/css'),
    '/assets/scan-worker-x.js': text('text/javascript'),
  }
  asked = []
  seen = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen)
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, location.origin).pathname
    asked.push(path)
    return answers[path]?.() ?? new Response('', { status: 404 })
  })
})

it('loads at rest what is not there: style sheets as such, and the worker’s file as a module [R1]', async () => {
  const early = document.createElement('link')
  early.rel = 'preload'
  early.href = '/assets/b.css'
  document.head.append(early)
  await watch()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(links()).toEqual([
    'modulepreload /assets/a.js',
    'modulepreload /assets/scan-worker-x.js',
    'preload /assets/b.css',
    'stylesheet /assets/b.css',
  ])
})

it('loads nothing that does not come, or comes as a page', async () => {
  delete answers['/assets/a.js']
  answers['/assets/b.css'] = text('text/html')
  await watch()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(links()).toEqual(['modulepreload /assets/scan-worker-x.js'])
})

it('takes back a style sheet that has no rules: Vite would take it for there', async () => {
  await watch()
  await vi.advanceTimersByTimeAsync(6_000)
  document.querySelector('link[rel="stylesheet"]')?.dispatchEvent(new Event('load'))
  expect(links()).not.toContain('stylesheet /assets/b.css')
})

it('asks every quarter of an hour while the tab stays in sight, and tells once [R2]', async () => {
  await watch()
  await vi.advanceTimersByTimeAsync(14 * 60_000)
  const before = builds()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(builds()).toBe(before + 1)
  expect(notify).not.toHaveBeenCalled()
  answers['/build.json'] = () => build('assets/index-dois.js')
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(builds()).toBe(before + 2)
  expect(notify).toHaveBeenCalledExactlyOnceWith('info', expect.stringContaining('versão nova'), expect.anything())
})

it('asks nothing while the tab is out of sight, and when it comes back [R2]', async () => {
  await watch()
  await vi.advanceTimersByTimeAsync(10_000)
  const before = builds()
  seen = 'hidden'
  await vi.advanceTimersByTimeAsync(40 * 60_000)
  expect(builds()).toBe(before)
  seen = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(builds()).toBe(before + 1)
})

it('asks before a part is fetched, once for those that are fetched together, and tells a new build [R2]', async () => {
  const fetchPart = await watch()
  await vi.advanceTimersByTimeAsync(2_000)
  answers['/build.json'] = () => build('assets/index-dois.js')
  const load = () => {
    asked.push('part')
    return Promise.resolve('module')
  }
  await Promise.all([fetchPart(load), fetchPart(load)])
  expect(asked).toEqual(['/build.json', 'part', 'part'])
  await vi.advanceTimersByTimeAsync(0)
  expect(notify).toHaveBeenCalledOnce()
})

it('asks for none before a part once all of them are there', async () => {
  const fetchPart = await watch()
  await vi.advanceTimersByTimeAsync(60_000)
  const before = builds()
  await fetchPart(() => Promise.resolve('module'))
  expect(builds()).toBe(before)
})
