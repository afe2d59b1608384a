/**
 * Quick keys drawn by lot (keys/walk.ts): none acts on what is not in sight. These lots have found something before;
 * others are told: `PASSEIO=100-199 npm run e2e -- passeio`.
 */
import { SCREENS, walk } from './keys/walk.ts'
import { watchKeys } from './keys/watcher.ts'
import { expect, test } from './test.ts'

const [first = 0, last = 0] = (process.env['PASSEIO'] ?? '').split('-').map(Number)
const SEEDS = first > 0 ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : [12, 24, 25]
const BURSTS = 8

for (const seed of SEEDS)
  test(`quick keys act on what is in sight alone, lot ${seed}`, async ({ page, operador, plataforma, vigia }) => {
    test.setTimeout(180_000)
    // A record may be in use, or gone by the time it is asked for.
    vigia.accept(/status of (404|409|422)/)
    await plataforma.fault({
      match: { method: 'GET' },
      probability: 0.5,
      effect: { kind: 'latency', from: 0, to: 250 },
    })
    await page.addInitScript(watchKeys, SCREENS)
    await operador.entraNaLista('/cashbacks')
    const walker = {
      press: (key: string) => page.keyboard.press(key.replace('Mod+', 'ControlOrMeta+')),
      ask: <Result, Value>(run: (value: Value) => Result, value: Value) =>
        page.evaluate(run as never, value) as Promise<Result>,
    }
    expect(await walk(walker, seed, BURSTS)).toEqual([])
    const asked = await page.evaluate(() => Reflect.get(globalThis, 'askedAbout') as string[])
    const removed = vigia.calls.filter(({ method }) => method === 'DELETE')
    for (const { path, query } of removed) expect(asked).toContain(query['id'] ?? path.split('/').at(-1))
  })
