import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createChunkLoader, retryMissingChunks, onChunkMissing, importWithRetry } from './import-with-retry.ts'

const gone = () => new TypeError('Failed to fetch dynamically imported module: https://gestor.exemplo/assets/a.js')
const listener = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  listener.mockClear()
  onChunkMissing(listener)
})
afterEach(() => void vi.useRealTimers())

/** Returns the results in this order, an error by throwing it; repeats the last one. */
function answers(...list: unknown[]) {
  return vi.fn(() => {
    const answer = list.length > 1 ? list.shift() : list[0]
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  })
}

describe('a chunk', () => {
  it('is returned at once if it can be loaded', async () => {
    expect(await importWithRetry(answers('module'))).toBe('module')
    expect(listener).not.toHaveBeenCalled()
  })

  it('is requested once more without a notification [I7]', async () => {
    const load = answers(gone(), 'module')
    const loaded = importWithRetry(load)
    await vi.advanceTimersByTimeAsync(400)
    expect(await loaded).toBe('module')
    expect(load).toHaveBeenCalledTimes(2)
    expect(listener).not.toHaveBeenCalled()
  })

  it('then waits, however long, and is loaded when it is requested again [I7]', async () => {
    const load = answers(gone(), gone(), gone(), 'module')
    const settled = vi.fn()
    const loaded = importWithRetry(load)
    void loaded.then(settled, settled)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).toHaveBeenCalledTimes(2)
    expect(listener).toHaveBeenCalledExactlyOnceWith('https://gestor.exemplo/assets/a.js')
    expect(settled).not.toHaveBeenCalled()
    retryMissingChunks()
    await vi.advanceTimersByTimeAsync(0)
    expect(listener).toHaveBeenCalledTimes(2)
    retryMissingChunks()
    expect(await loaded).toBe('module')
    expect(load).toHaveBeenCalledTimes(4)
  })

  it.each([
    [
      'error loading dynamically imported module: http://127.0.0.1:4173/assets/a.js',
      'http://127.0.0.1:4173/assets/a.js',
    ],
    ['Importing a module script failed.', null],
  ])('that is missing is reported with its URL if %j contains one', async (message, address) => {
    void importWithRetry(answers(new Error(message), new Error(message), 'module'))
    await vi.advanceTimersByTimeAsync(400)
    expect(listener).toHaveBeenCalledExactlyOnceWith(address)
    retryMissingChunks()
  })

  it('is reported to every listener of its page that has not unsubscribed', async () => {
    const [page, otherPage] = [createChunkLoader(), createChunkLoader()]
    const [first, second, unsubscribed, foreign] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
    for (const each of [first, second]) page.onChunkMissing(each)
    page.onChunkMissing(unsubscribed)()
    otherPage.onChunkMissing(foreign)
    void page.importWithRetry(answers(gone(), gone(), 'module'))
    await vi.advanceTimersByTimeAsync(400)
    expect([first, second, unsubscribed, foreign].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0, 0])
  })

  it('is reported if its style sheet was not loaded and may not even be read [I7]', async () => {
    const deadLink = (href = '') => ({
      href,
      sheet: {
        get cssRules(): never {
          throw new DOMException('Cannot access rules', 'SecurityError')
        },
      },
      addEventListener: (_: string, end: () => void) => end(),
      replaceWith: () => {},
    })
    const links = [deadLink('https://gestor.exemplo/assets/a.css')]
    vi.stubGlobal('document', { querySelectorAll: () => links, createElement: () => deadLink() })
    const load = answers(gone(), 'module')
    const loaded = importWithRetry(load)
    await vi.advanceTimersByTimeAsync(400)
    expect(listener).toHaveBeenCalledExactlyOnceWith('https://gestor.exemplo/assets/a.css')
    vi.unstubAllGlobals()
    retryMissingChunks()
    expect(await loaded).toBe('module')
  })

  it('whose own code throws is not requested again', async () => {
    const load = answers(new TypeError('x is not a function'))
    await expect(importWithRetry(load)).rejects.toThrow('x is not a function')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it.each([
    'error loading dynamically imported module: a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('is recognised as missing by %j', async (message) => {
    const load = answers(new Error(message), 'module')
    const loaded = importWithRetry(load)
    await vi.advanceTimersByTimeAsync(400)
    expect(await loaded).toBe('module')
  })
})

it('notifies before each chunk is requested for the first time, until unsubscribed', async () => {
  const page = createChunkLoader()
  const requested = vi.fn()
  const unsubscribe = page.onChunkRequested(requested)
  const loaded = page.importWithRetry(answers(gone(), 'module'))
  expect(requested).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(400)
  expect(await loaded).toBe('module')
  expect(requested).toHaveBeenCalledTimes(1)
  unsubscribe()
  await page.importWithRetry(answers('module'))
  expect(requested).toHaveBeenCalledTimes(1)
})

it('requests nothing if no chunk waits', () => expect(createChunkLoader().retryMissingChunks).not.toThrow())

it.each(['load', 'error'])(
  'loads only the failed style sheets again, and waits until each has ended with “%s” [I7]',
  async (endsWith) => {
    const created: { href: string; end: () => void }[] = []
    const createLink = (href: string, sheet: object | null) => ({ href, sheet, replaceWith: vi.fn() })
    const links = [
      createLink('loaded.css', { cssRules: { length: 3 } }),
      createLink('failed.css', null),
      createLink('empty.css', { cssRules: { length: 0 } }),
    ]
    vi.stubGlobal('document', {
      querySelectorAll: (selector: string) => (selector === 'link[rel="stylesheet"]' ? links : []),
      createElement(name: string) {
        const link = {
          name,
          href: '',
          sheet: null as object | null,
          end() {},
          addEventListener(type: string, onEnd: () => void) {
            if (type === endsWith) this.end = onEnd
          },
        }
        created.push(link)
        return link
      },
    })
    const load = answers(gone(), 'module')
    const loaded = createChunkLoader().importWithRetry(load)
    await vi.advanceTimersByTimeAsync(400)
    expect(created).toMatchObject([
      { name: 'link', rel: 'stylesheet', href: 'failed.css' },
      { name: 'link', rel: 'stylesheet', href: 'empty.css' },
    ])
    expect(links.map(({ replaceWith }) => replaceWith.mock.calls)).toEqual([[], [[created[0]]], [[created[1]]]])
    expect(load).toHaveBeenCalledTimes(1)
    for (const link of created) {
      Object.assign(link, { sheet: { cssRules: { length: 1 } } })
      link.end()
    }
    expect(await loaded).toBe('module')
    vi.unstubAllGlobals()
  },
)
