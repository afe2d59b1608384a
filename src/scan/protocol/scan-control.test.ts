import { expect, test } from 'vitest'
import { createScanControl, ScanStopped } from './scan-control.ts'

/** Whether a promise has settled once all pending microtasks have run. */
async function stateOf(promise: Promise<void>): Promise<string> {
  let state = 'waits'
  promise.then(
    () => (state = 'goes on'),
    (error: unknown) => (state = error instanceof ScanStopped ? `stopped: ${error.reason}` : String(error)),
  )
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  return state
}

test('is ready at once until it is paused, and again after it resumes', async () => {
  const control = createScanControl()
  expect([control.isPaused, await stateOf(control.whenResumed())]).toEqual([false, 'goes on'])
  control.pause()
  const waiting = control.whenResumed()
  expect([control.isPaused, await stateOf(waiting)]).toEqual([true, 'waits'])
  control.resume()
  expect([control.isPaused, await stateOf(waiting)]).toEqual([false, 'goes on'])
})

test('waiting callers keep waiting if it is paused again before they could go on', async () => {
  const control = createScanControl()
  control.pause()
  const waiting = control.whenResumed()
  control.resume()
  control.pause()
  expect(await stateOf(waiting)).toBe('waits')
  control.resume()
  expect(await stateOf(waiting)).toBe('goes on')
})

test('all waiting callers resume together, also after a repeated pause', async () => {
  const control = createScanControl()
  control.pause()
  const one = control.whenResumed()
  control.pause()
  const other = control.whenResumed()
  control.resume()
  expect([await stateOf(one), await stateOf(other)]).toEqual(['goes on', 'goes on'])
})

test('reports a pause and its end once each', () => {
  const heard: boolean[] = []
  const control = createScanControl((paused) => heard.push(paused))
  control.resume()
  control.pause()
  control.pause()
  control.resume()
  control.resume()
  expect(heard).toEqual([true, false])
})

test('stopping ends running calls and every wait, and the first reason counts', async () => {
  const control = createScanControl()
  control.pause()
  const waiting = control.whenResumed()
  control.stop('offline')
  control.stop('cancelled')
  expect(control.signal.aborted).toBe(true)
  expect(control.signal.reason).toEqual(new ScanStopped('offline'))
  expect((control.signal.reason as ScanStopped).message).toBe('offline')
  expect([await stateOf(waiting), await stateOf(control.whenResumed())]).toEqual([
    'stopped: offline',
    'stopped: offline',
  ])
})

test('a stopped scan cannot be paused', async () => {
  const heard: boolean[] = []
  const control = createScanControl((paused) => heard.push(paused))
  control.stop('session')
  control.pause()
  expect([control.isPaused, heard]).toEqual([false, []])
  expect(await stateOf(control.whenResumed())).toBe('stopped: session')
})

test('stopping ends a pause', () => {
  const control = createScanControl()
  control.pause()
  control.stop('cancelled')
  expect(control.isPaused).toBe(false)
})
