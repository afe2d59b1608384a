/**
 * Fast random keys (keys/random-keys.ts): none acts on something invisible. These seeds have found faults before;
 * others are chosen by `RANDOM_KEYS=100-199 npm run e2e -- random-keys`.
 */
import { SCREENS, runRandomKeys } from './keys/random-keys.ts'
import { installKeyWatcher } from './keys/key-watcher.ts'
import { expect, test } from './fixtures.ts'

const [first = 0, last = 0] = (process.env['RANDOM_KEYS'] ?? '').split('-').map(Number)
const SEEDS = first > 0 ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : [12, 24, 25]
const BURSTS = 8

for (const seed of SEEDS)
  test(`fast random keys act only on what is visible, seed ${seed}`, async ({ page, operator, platform, watch }) => {
    test.setTimeout(180_000)
    // A record may be in use, or already deleted when it is requested.
    watch.acceptProblem(/status of (404|409|422)/)
    await platform.addFault({
      match: { method: 'GET' },
      probability: 0.5,
      effect: { kind: 'latency', from: 0, to: 250 },
    })
    await page.addInitScript(installKeyWatcher, SCREENS)
    await operator.opensListSignedIn('/cashbacks')
    const walker = {
      press: (key: string) => page.keyboard.press(key.replace('Mod+', 'ControlOrMeta+')),
      evaluate: <Result, Value>(run: (value: Value) => Result, value: Value) =>
        page.evaluate(run as never, value) as Promise<Result>,
    }
    expect(await runRandomKeys(walker, seed, BURSTS)).toEqual([])
    const askedAbout = await page.evaluate(() => Reflect.get(globalThis, 'askedAbout') as string[])
    const removed = watch.calls.filter(({ method }) => method === 'DELETE')
    for (const { path, query } of removed) expect(askedAbout).toContain(query['id'] ?? path.split('/').at(-1))
  })
