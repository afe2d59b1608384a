/** The figures of a soak test, and their limits (cases S1-S6). */
export interface Figures {
  /** Successful refreshes, the maximum for one generation of a token. */
  refreshesPerGeneration: number
  generations: number
  /** Reads that the console gave up, or that were finally refused, although only tokens were disturbed. */
  lostReads: number
  unexpectedSignOuts: number
  doubledWrites: number
  lostTypedValues: number
  /** Actions under faults without a visible outcome. */
  silentActions: number
  wrongViews: number
  faultsSurvived: number
  /** The growth of what scripts keep, from before the paging to after it, each after a garbage collection. */
  heapGrowthPercent: number
  nodeGrowth: number
  policyViolations: number
  uncaughtErrors: number
  /** Tabs that were not on the sign-in page after a sign-out in one of them. */
  tabsLeftSignedIn: number
  /** ms that the other tabs took to leave after that sign-out. Printed without a limit: a busy machine is no fault. */
  signOutMs: number
  /** Problems in words, for whoever reads the figures. */
  readonly notes: string[]
}

export const createEmptyFigures = (): Figures => ({
  refreshesPerGeneration: 0,
  generations: 0,
  lostReads: 0,
  unexpectedSignOuts: 0,
  doubledWrites: 0,
  lostTypedValues: 0,
  silentActions: 0,
  wrongViews: 0,
  faultsSurvived: 0,
  heapGrowthPercent: 0,
  nodeGrowth: 0,
  policyViolations: 0,
  uncaughtErrors: 0,
  tabsLeftSignedIn: 0,
  signOutMs: 0,
  notes: [],
})

interface EvaluatedFigure {
  readonly name: string
  readonly value: number
  readonly limit: string
  readonly holds: boolean
}

/** How many faults the console must survive in a soak of `seconds`: 300 in ten minutes. */
export const getMinFaults = (seconds: number): number => Math.floor(seconds / 2)

/** Returns each figure with its name, its limit and whether it is within the limit, for a soak of `seconds`. */
export function evaluateFigures(figures: Figures, seconds: number): EvaluatedFigure[] {
  const exactly = (name: string, value: number, expectedValue: number) => ({
    name,
    value,
    limit: `${expectedValue}`,
    holds: value === expectedValue,
  })
  const atMost = (name: string, value: number, max: number) => ({
    name,
    value,
    limit: `<= ${max}`,
    holds: value <= max,
  })
  const atLeast = (name: string, value: number, min: number) => ({
    name,
    value,
    limit: `>= ${min}`,
    holds: value >= min,
  })
  return [
    exactly('refreshes per token generation', figures.refreshesPerGeneration, 1),
    atLeast('token generations', figures.generations, Math.floor(seconds / 60)),
    exactly('lost', figures.lostReads, 0),
    exactly('unexpected sign-outs', figures.unexpectedSignOuts, 0),
    exactly('doubled writes', figures.doubledWrites, 0),
    exactly('lost typed values', figures.lostTypedValues, 0),
    exactly('acts without a visible outcome', figures.silentActions, 0),
    exactly('wrong final views', figures.wrongViews, 0),
    atLeast('faults survived', figures.faultsSurvived, getMinFaults(seconds)),
    atMost('heap growth, %', Math.round(figures.heapGrowthPercent * 10) / 10, 10),
    atMost('growth of elements and listeners, %', Math.round(figures.nodeGrowth * 10) / 10, 10),
    exactly('policy violations', figures.policyViolations, 0),
    exactly('uncaught errors', figures.uncaughtErrors, 0),
    exactly('tabs not at /login after a sign-out', figures.tabsLeftSignedIn, 0),
    { name: 'tabs at /login after a sign-out, ms', value: figures.signOutMs, limit: 'no limit', holds: true },
  ]
}

/** Returns one line of text for each evaluated figure. */
export const formatFigures = (evaluated: readonly EvaluatedFigure[]): string =>
  evaluated
    .map(
      ({ name, value, limit, holds }) =>
        `${holds ? '✓' : '✗'} ${name.padEnd(40)} ${String(value).padStart(8)}   (${limit})`,
    )
    .join('\n')
