/**
 * Presses random keys fast: over lists, forms, dialogs and the palette, a few ms apart, and checks what must hold
 * whatever the keys are. The same seed gives the same keys.
 */
import { setTimeout as pause } from 'node:timers/promises'
import * as fc from 'fast-check'
import { getRoutes } from '#app/find-route.ts'
import { sections } from '#app/sections.ts'
import { checkWhenIdle, type Screens } from './key-watcher.ts'

/** A key, and the ms after the previous key. */
interface KeyPressWithGap {
  key: string
  gapMs: number
}

/** The page that gets the keys, in whatever browser. */
export interface KeyDriver {
  press(key: string): Promise<void>
  /** Runs the function in the page. */
  evaluate<Result, Value>(run: (value: Value) => Result, value: Value): Promise<Result>
}

/** Title and words of each screen, by its path in the router's spelling. */
export const SCREENS: Screens = Object.fromEntries(
  getRoutes(sections).map(({ path, title, resource }) => [
    path,
    { title, words: resource ? [resource.singular, resource.plural] : [], list: resource?.title ?? '' },
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

/** Usually navigation to a screen, and the keys pressed after it. */
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
  .map(([place, rest, slowest, gaps]): KeyPressWithGap[] =>
    [place, ...rest]
      .flatMap((keys) => keys.split(' ').filter(Boolean))
      .map((key) => ({ key, gapMs: Math.round(((gaps.next().value ?? 0) * slowest) / 100) })),
  )

/** Draws the keys, burst after burst. */
const drawBursts = (seed: number, bursts: number) => fc.sample(burstArbitrary, { seed, numRuns: bursts })

/** ms within which a page must become idle. */
const IDLE_TIMEOUT_MS = 20_000

/** Returns what is still wrong with the page long after the last key; nothing once it is right. */
async function waitUntilIdle({ evaluate }: KeyDriver): Promise<string[]> {
  let quiet = 0
  for (const end = Date.now() + IDLE_TIMEOUT_MS; ; await pause(50)) {
    const problems = await evaluate(checkWhenIdle, SCREENS)
    quiet = problems.length === 0 ? quiet + 1 : 0
    if (quiet === 3) return []
    if (Date.now() > end) return problems
  }
}

/**
 * Presses the seed's keys. Returns, after each burst, the keys that acted on something invisible, and what is wrong
 * with the idle page; stops at the first problem.
 */
export async function runRandomKeys(driver: KeyDriver, seed: number, bursts: number): Promise<string[]> {
  const pressed: string[] = []
  for (const presses of drawBursts(seed, bursts)) {
    for (const { key, gapMs } of presses) {
      if (gapMs > 0) await pause(gapMs)
      await driver.press(key)
      pressed.push(gapMs > 0 ? `+${gapMs} ${key}` : key)
    }
    pressed.push('|')
    const problems = [
      ...(await waitUntilIdle(driver)),
      ...(await driver.evaluate(() => [...(Reflect.get(globalThis, 'wrongKeys') as string[])], null)),
    ]
    const readWatcher = () =>
      driver.evaluate(
        () => (Reflect.get(globalThis, 'seenKeys') as object[]).slice(-12).map((each) => JSON.stringify(each)),
        null,
      )
    if (problems.length > 0)
      return [...problems, ...(await readWatcher()), `seed ${seed}, pressed: ${pressed.slice(-60).join(' ')}`]
  }
  return []
}
