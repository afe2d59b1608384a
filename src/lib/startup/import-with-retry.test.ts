import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retryMissingChunks, onChunkMissing, importWithRetry } from './import-with-retry.ts'

const gone = () => new TypeError('Failed to fetch dynamically imported module: https://gestor.exemplo/assets/a.js')
const told = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  told.mockClear()
  onChunkMissing(told)
})
afterEach(() => void vi.useRealTimers())

/** Answers in this order, an error by throwing it; the last one for ever. */
function answers(...list: unknown[]) {
  return vi.fn(() => {
    const answer = list.length > 1 ? list.shift() : list[0]
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  })
}

describe('a part', () => {
  it('is there at once where it can be had', async () => {
    expect(await importWithRetry(answers('module'))).toBe('module')
    expect(told).not.toHaveBeenCalled()
  })

  it('is asked for once more, without a word [I7]', async () => {
    const load = answers(gone(), 'module')
    const loaded = importWithRetry(load)
    await vi.advanceTimersByTimeAsync(400)
    expect(await loaded).toBe('module')
    expect(load).toHaveBeenCalledTimes(2)
    expect(told).not.toHaveBeenCalled()
  })

  it('then waits, however long, and comes when it is asked for again [I7]', async () => {
    const load = answers(gone(), gone(), gone(), 'module')
    const settled = vi.fn()
    const loaded = importWithRetry(load)
    void loaded.then(settled, settled)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).toHaveBeenCalledTimes(2)
    expect(told).toHaveBeenCalledExactlyOnceWith('https://gestor.exemplo/assets/a.js')
    expect(settled).not.toHaveBeenCalled()
    retryMissingChunks()
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toHaveBeenCalledTimes(2)
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
  ])('that does not come is told with its address where %j has one', async (message, address) => {
    void importWithRetry(answers(new Error(message), new Error(message), 'module'))
    await vi.advanceTimersByTimeAsync(400)
    expect(told).toHaveBeenCalledExactlyOnceWith(address)
    retryMissingChunks()
  })

  it('is told of to the last who asked to hear of it', async () => {
    const later = vi.fn()
    onChunkMissing(later)
    void importWithRetry(answers(gone(), gone(), 'module'))
    await vi.advanceTimersByTimeAsync(400)
    expect(later).toHaveBeenCalledTimes(1)
    expect(told).not.toHaveBeenCalled()
    retryMissingChunks()
  })

  it('is told where its style sheet did not come, and may not even be looked at [I7]', async () => {
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
    expect(told).toHaveBeenCalledExactlyOnceWith('https://gestor.exemplo/assets/a.css')
    vi.unstubAllGlobals()
    retryMissingChunks()
    expect(await loaded).toBe('module')
  })

  it('whose own code throws is not asked for again', async () => {
    const load = answers(new TypeError('x is not a function'))
    await expect(importWithRetry(load)).rejects.toThrow('x is not a function')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it.each([
    'error loading dynamically imported module: a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('is known as missing by %j', async (message) => {
    const load = answers(new Error(message), 'module')
    const loaded = importWithRetry(load)
    await vi.advanceTimersByTimeAsync(400)
    expect(await loaded).toBe('module')
  })
})
