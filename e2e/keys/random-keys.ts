/**
 * Quick keys drawn by lot: over lists, forms, windows and the palette, a few ms apart, and what holds whatever they
 * are. The same seed draws the same keys.
 */
import { setTimeout as pause } from 'node:timers/promises'
import * as fc from 'fast-check'
import { getRoutes } from '#app/find-route.ts'
import { sections } from '#app/sections.ts'
import { checkWhenIdle, type Screens } from './key-watcher.ts'

/** A key, and how long after the one before it is pressed, ms. */
interface KeyPressWithGap {
  key: string
  gapMs: number
}

/** A page under the keys, in whatever browser. */
export interface KeyDriver {
  press(key: string): Promise<void>
  /** Runs the function in the page. */
  evaluate<Result, Value>(run: (value: Value) => Result, value: Value): Promise<Result>
}

/** What each screen is called and is about, by its path in the router's spelling. */
export const SCREENS: Screens = Object.fromEntries(
  getRoutes(sections).map(({ path, title, resource: noun }) => [
    path,
    { title, words: noun ? [noun.singular, noun.plural] : [], list: noun?.title ?? '' },
  ]),
)

const NAVIGATION_KEYS = [
  'g c',
  'g p',
  'g m',
  'g k',
  'g f',
  'g l',
  'g b',
  'g o',
  'g u',
  'g t',
  'g r',
  'g d',
  'g s',
  'g a u',
]
const MOVEMENT_KEYS = [
  'j',
  'k',
  'j j',
  'ArrowDown',
  'x',
  ']',
  '[',
  'Home',
  'End',
  '1',
  'r',
  'F6',
  'Shift+F6',
  'F8',
  'Tab',
  'w',
]
const ACTION_KEYS = [
  'c',
  'e',
  'v',
  'h',
  'Enter',
  'Delete',
  'j Delete',
  'j e',
  'j v',
  'Mod+Enter',
  's',
  'n',
  'a m',
  'm',
  'd',
]
const DIALOG_KEYS = ['?', 'Mod+k', '.', 'i', '/', 'f', 'Escape', 'Escape', 'Escape Escape']
const PALETTE_LINES = ['ir para planos', 'produtos', 'lojas', 'excluir', 'editar', 'cadastrar', 'ajuda'].map(
  (line) => `Mod+k ${[...line].map((letter) => (letter === ' ' ? 'Space' : letter)).join(' ')} Enter`,
)
const TEXT_KEYS = ['Shift+O u r o', 'a b Space 1']

/** A way to a screen, as a rule, and what is pressed after it. */
const burstArbitrary = fc
  .tuple(
    fc.option(fc.constantFrom(...NAVIGATION_KEYS), { freq: 2, nil: '' }),
    fc.array(
      fc.oneof(
        ...[MOVEMENT_KEYS, ACTION_KEYS, ACTION_KEYS, DIALOG_KEYS, PALETTE_LINES, TEXT_KEYS].map((keys) =>
          fc.constantFrom(...keys),
        ),
        fc.constantFrom(...NAVIGATION_KEYS),
      ),
      { minLength: 2, maxLength: 7 },
    ),
    fc.constantFrom(0, 20, 60, 120),
    fc.infiniteStream(fc.nat(100)),
  )
  .map(([place, rest, slowest, lots]): KeyPressWithGap[] =>
    [place, ...rest]
      .flatMap((keys) => keys.split(' ').filter(Boolean))
      .map((key) => ({ key, gapMs: Math.round(((lots.next().value ?? 0) * slowest) / 100) })),
  )

/** What is pressed, burst after burst, by lot. */
const drawBursts = (seed: number, bursts: number) => fc.sample(burstArbitrary, { seed, numRuns: bursts })

/** How long a page may take to come to rest, ms. */
const IDLE_TIMEOUT_MS = 20_000

/** What does not hold of the page although nothing is pressed any more; nothing once it does. */
async function waitUntilIdle({ evaluate }: KeyDriver): Promise<string[]> {
  let quiet = 0
  for (const end = Date.now() + IDLE_TIMEOUT_MS; ; await pause(50)) {
    const wrong = await evaluate(checkWhenIdle, SCREENS)
    quiet = wrong.length === 0 ? quiet + 1 : 0
    if (quiet === 3) return []
    if (Date.now() > end) return wrong
  }
}

/**
 * Presses what the seed draws and gives, after each burst, what was seen of keys that acted on what is not in sight,
 * and what does not hold at rest; it stops at the first.
 */
export async function runRandomKeys(walker: KeyDriver, seed: number, bursts: number): Promise<string[]> {
  const pressed: string[] = []
  for (const presses of drawBursts(seed, bursts)) {
    for (const { key, gapMs } of presses) {
      if (gapMs > 0) await pause(gapMs)
      await walker.press(key)
      pressed.push(gapMs > 0 ? `+${gapMs} ${key}` : key)
    }
    pressed.push('|')
    const wrong = [
      ...(await waitUntilIdle(walker)),
      ...(await walker.evaluate(() => [...(Reflect.get(globalThis, 'wrongKeys') as string[])], null)),
    ]
    const readWatcher = () =>
      walker.evaluate(
        () => (Reflect.get(globalThis, 'seenKeys') as object[]).slice(-12).map((each) => JSON.stringify(each)),
        null,
      )
    if (wrong.length > 0)
      return [...wrong, ...(await readWatcher()), `seed ${seed}, pressed: ${pressed.slice(-60).join(' ')}`]
  }
  return []
}
