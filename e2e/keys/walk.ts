/**
 * Quick keys drawn by lot: over lists, forms, windows and the palette, a few ms apart, and what holds whatever they
 * are. The same seed draws the same keys.
 */
import { setTimeout as pause } from 'node:timers/promises'
import * as fc from 'fast-check'
import { routesOf } from '#app/route-at.ts'
import { sections } from '#app/sections.ts'
import { lookAtRest, type Screens } from './watcher.ts'

/** A key, and how long after the one before it is pressed, ms. */
interface Press {
  key: string
  gap: number
}

/** A page under the keys, in whatever browser. */
export interface Walker {
  press(key: string): Promise<void>
  /** Runs the function in the page. */
  ask<Result, Value>(run: (value: Value) => Result, value: Value): Promise<Result>
}

/** What each screen is called and is about, by its path in the router's spelling. */
export const SCREENS: Screens = Object.fromEntries(
  routesOf(sections).map(({ path, title, noun }) => [
    path,
    { title, words: noun ? [noun.singular, noun.plural] : [], list: noun?.title ?? '' },
  ]),
)

const PLACES = ['g c', 'g p', 'g m', 'g k', 'g f', 'g l', 'g b', 'g o', 'g u', 'g t', 'g r', 'g d', 'g s', 'g a u']
const MOVES = ['j', 'k', 'j j', 'ArrowDown', 'x', ']', '[', 'Home', 'End', '1', 'r', 'F6', 'Shift+F6', 'F8', 'Tab', 'w']
const ACTS = ['c', 'e', 'v', 'h', 'Enter', 'Delete', 'j Delete', 'j e', 'j v', 'Mod+Enter', 's', 'n', 'a m', 'm', 'd']
const WINDOWS = ['?', 'Mod+k', '.', 'i', '/', 'f', 'Escape', 'Escape', 'Escape Escape']
const LINES = ['ir para planos', 'produtos', 'lojas', 'excluir', 'editar', 'cadastrar', 'ajuda'].map(
  (line) => `Mod+k ${[...line].map((letter) => (letter === ' ' ? 'Space' : letter)).join(' ')} Enter`,
)
const TEXTS = ['Shift+O u r o', 'a b Space 1']

/** A way to a screen, as a rule, and what is pressed after it. */
const burst = fc
  .tuple(
    fc.option(fc.constantFrom(...PLACES), { freq: 2, nil: '' }),
    fc.array(
      fc.oneof(
        ...[MOVES, ACTS, ACTS, WINDOWS, LINES, TEXTS].map((keys) => fc.constantFrom(...keys)),
        fc.constantFrom(...PLACES),
      ),
      { minLength: 2, maxLength: 7 },
    ),
    fc.constantFrom(0, 20, 60, 120),
    fc.infiniteStream(fc.nat(100)),
  )
  .map(([place, rest, slowest, lots]): Press[] =>
    [place, ...rest]
      .flatMap((keys) => keys.split(' ').filter(Boolean))
      .map((key) => ({ key, gap: Math.round(((lots.next().value ?? 0) * slowest) / 100) })),
  )

/** What is pressed, burst after burst, by lot. */
const drawn = (seed: number, bursts: number) => fc.sample(burst, { seed, numRuns: bursts })

/** How long a page may take to come to rest, ms. */
const PATIENCE = 20_000

/** What does not hold of the page although nothing is pressed any more; nothing once it does. */
async function restOf({ ask }: Walker): Promise<string[]> {
  let quiet = 0
  for (const end = Date.now() + PATIENCE; ; await pause(50)) {
    const wrong = await ask(lookAtRest, SCREENS)
    quiet = wrong.length === 0 ? quiet + 1 : 0
    if (quiet === 3) return []
    if (Date.now() > end) return wrong
  }
}

/**
 * Presses what the seed draws and gives, after each burst, what was seen of keys that acted on what is not in sight,
 * and what does not hold at rest; it stops at the first.
 */
export async function walk(walker: Walker, seed: number, bursts: number): Promise<string[]> {
  const pressed: string[] = []
  for (const presses of drawn(seed, bursts)) {
    for (const { key, gap } of presses) {
      if (gap > 0) await pause(gap)
      await walker.press(key)
      pressed.push(gap > 0 ? `+${gap} ${key}` : key)
    }
    pressed.push('|')
    const wrong = [
      ...(await restOf(walker)),
      ...(await walker.ask(() => [...(Reflect.get(globalThis, 'wrongKeys') as string[])], null)),
    ]
    const seen = () =>
      walker.ask(
        () => (Reflect.get(globalThis, 'seenKeys') as object[]).slice(-12).map((each) => JSON.stringify(each)),
        null,
      )
    if (wrong.length > 0) return [...wrong, ...(await seen()), `seed ${seed}, pressed: ${pressed.slice(-60).join(' ')}`]
  }
  return []
}
