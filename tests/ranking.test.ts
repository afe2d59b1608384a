// @vitest-environment jsdom
// oxlint-disable no-console -- what is printed is asked for
/**
 * Measures how much of the operators' lines is interpreted correctly (`npm run rank`): the catalogue's own queries, and
 * the lines by intention, a third of which is kept out of the tuning and scored apart.
 */
import { afterAll, expect, it, vi } from 'vitest'
import { corpora, type Intent, intents } from '#commands/language/intents/cases.fixture.ts'
import { queries } from '#commands/language/queries.fixture.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { isForm } from '#commands/language/screens.fixture.ts'
import { preloadNotices } from '#ui/notices/notify.tsx'
import { judgeIntent, type IntentVerdict } from './judge-intent.ts'
import { at, registry } from './registry.ts'

// A command that runs to find its target may show a notice: no notice is rendered, and the page stays until it is
// needed.
vi.mock('#ui/notices/notice-host.tsx', () => ({}))
afterAll(preloadNotices)

const GOAL = { queries: 0.98, tuned: 0.95, held: 0.95 }
const interpreter = createInterpreter(registry)

it('puts the expected command first for 98 % of the queries', () => {
  const mismatches = queries.flatMap(([path, line, expected]) => {
    const [first] = interpreter.interpret(line, at(path, { hasForm: isForm(path) }))
    const found = first?.command.id ?? null
    return found === expected ? [] : [`  ${path}  "${line}": ${expected ?? 'none'}, not ${found ?? 'none'}`]
  })
  const share = 1 - mismatches.length / queries.length
  console.log(
    [
      `${(share * 100).toFixed(1)} % of ${queries.length} queries come first (goal ${GOAL.queries * 100} %)`,
      ...mismatches,
    ].join('\n'),
  )
  expect(share).toBeGreaterThanOrEqual(GOAL.queries)
})

interface Scored extends IntentVerdict {
  intent: Intent
}

const countRight = (scored: readonly Scored[]) => scored.filter(({ isOk }) => isOk).length

const findWrongActions = (list: readonly Scored[]) => list.filter(({ wrongAction }) => wrongAction !== null)

const cells = (scored: readonly Scored[]): string => {
  const right = countRight(scored)
  return `${right}/${scored.length}`.padStart(9) + `${((100 * right) / scored.length).toFixed(1)} %`.padStart(9)
}

it('interprets the lines by intention', () => {
  const scored = intents.map((intent): Scored => ({ intent, ...judgeIntent(interpreter, intent) }))
  const tuned = scored.filter(({ intent }) => !intent.isHeld)
  const heldOut = scored.filter(({ intent }) => intent.isHeld)
  const kinds = [...new Set(intents.map(({ kind }) => kind))]
  const row = (name: string, includes: (each: Scored) => boolean) =>
    `${name.padEnd(16)}${cells(tuned.filter(includes))}${cells(heldOut.filter(includes))}`
  console.log(
    [
      `${'kind'.padEnd(16)}${'tuned'.padStart(18)}${'held back'.padStart(18)}`,
      ...kinds.map((kind) => row(kind, ({ intent }) => intent.kind === kind)),
      row('all', () => true),
      `wrong acts${String(findWrongActions(tuned).length).padStart(24)}${String(findWrongActions(heldOut).length).padStart(18)}`,
      '',
      ...tuned
        .filter(({ isOk }) => !isOk)
        .map(
          ({ intent: { path, query, line, meant }, found, wrongAction }) =>
            `${wrongAction ? '!' : ' '} ${path}${query}  "${line}": ${meant.join('|')}, not ${found}${wrongAction ? ` [${wrongAction}]` : ''}`,
        ),
    ].join('\n'),
  )
  expect(findWrongActions(scored)).toEqual([])
  expect(countRight(tuned) / tuned.length).toBeGreaterThanOrEqual(GOAL.tuned)
  expect(countRight(heldOut) / heldOut.length).toBeGreaterThanOrEqual(GOAL.held)
}, 120_000)

/** The share of first interpretations that are right, by corpus; it must not fall. */
const MIN_SHARES: Readonly<Record<string, number>> = {
  ordinary: 0.96,
  analyst: 0.95,
  newcomer: 0.95,
  team: 0.96,
  clerk: 0.95,
  office: 0.92,
  strangers: 0.91,
  keyboard: 0.96,
  auditor: 0.93,
  catalogue: 0.94,
  support: 0.9,
  supervisor: 0.96,
  chat: 0.93,
  inland: 0.9,
  backoffice: 0.97,
  trainee: 0.97,
  doubter: 0.99,
  finance: 0.9,
  abroad: 0.95,
  latecomer: 0.94,
  nightshift: 0.98,
  dictation: 0.96,
  counter: 0.98,
  dayshift: 0.97,
  formLabels: 0.96,
}

it.each(Object.entries(MIN_SHARES))('interprets the lines of the corpus %s', (name, minShare) => {
  const scored = (corpora[name] ?? []).map((intent): Scored => ({ intent, ...judgeIntent(interpreter, intent) }))
  console.log(
    [
      `${name}:${cells(scored)}`,
      ...scored
        .filter(({ isOk }) => !isOk)
        .map(
          ({ intent: { path, query, line, meant }, found }) =>
            `  ${path}${query}  "${line}": ${meant.join('|')}, not ${found}`,
        ),
    ].join('\n'),
  )
  expect(findWrongActions(scored.filter(({ intent }) => intent.isHarmless))).toEqual([])
  expect(countRight(scored) / scored.length).toBeGreaterThanOrEqual(minShare)
})
