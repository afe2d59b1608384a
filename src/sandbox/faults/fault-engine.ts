/** Selects the faults of a call: rules in the given order, with counters and seeded random numbers. */
import type { Random } from '#sandbox/database/random.ts'
import { createRandom } from '#sandbox/database/random.ts'
import type { Effect, FaultRule } from './rules.ts'

/** A call as rules see it. */
export interface IncomingCall {
  method: string
  path: string
  query: Readonly<Record<string, string>>
  retry: boolean
}

interface ActiveRule {
  rule: FaultRule
  until: number
  seen: number
  hits: number
}

/** After these effects the call is still handled. */
const NON_TERMINAL_EFFECTS = new Set<Effect['kind']>(['latency', 'rows', 'query'])

/** The active rules, and the effects that they select. */
export interface FaultEngine {
  getSeed(): number
  add(rules: readonly FaultRule[]): void
  clear(seed?: number): void
  /** All rules, with how often each matched and was applied. */
  report(): { rule: FaultRule; seen: number; hits: number }[]
  /** Latencies, changes of rows and of the query, then at most one other effect. */
  selectEffects(call: IncomingCall): Effect[]
  /** A random number from the same seed, from 0 up to but not including 1. */
  nextRandom(): number
}

function matches({ match }: FaultRule, call: IncomingCall): boolean {
  if (match.method !== undefined && match.method.toUpperCase() !== call.method) return false
  if (match.path !== undefined && !new RegExp(match.path).test(call.path)) return false
  if (match.retry !== undefined && match.retry !== call.retry) return false
  return Object.entries(match.query ?? {}).every(([name, value]) => call.query[name] === value)
}

/** Creates an engine without rules. `now` returns ms. The same seed and the same calls give the same faults. */
export function createFaultEngine(initialSeed: number, now: () => number): FaultEngine {
  let seed = initialSeed
  let random: Random = createRandom(seed)
  let active: ActiveRule[] = []

  const shouldApply = (entry: ActiveRule, call: IncomingCall): boolean => {
    const { rule } = entry
    if (now() > entry.until || entry.hits >= (rule.times ?? Infinity) || !matches(rule, call)) return false
    entry.seen += 1
    if (rule.match.nth && entry.seen % rule.match.nth !== 0) return false
    if (rule.probability < 1 && random.next() >= rule.probability) return false
    entry.hits += 1
    return true
  }

  return {
    getSeed: () => seed,
    add(rules) {
      const startMs = now()
      active.push(...rules.map((rule) => ({ rule, until: startMs + (rule.forMs ?? Infinity), seen: 0, hits: 0 })))
    },
    clear(nextSeed = seed) {
      seed = nextSeed
      random = createRandom(seed)
      active = []
    },
    report: () => active.map(({ rule, seen, hits }) => ({ rule, seen, hits })),
    selectEffects(call) {
      const effects: Effect[] = []
      for (const entry of active) {
        if (!shouldApply(entry, call)) continue
        effects.push(entry.rule.effect)
        if (!NON_TERMINAL_EFFECTS.has(entry.rule.effect.kind)) break
      }
      return effects
    },
    nextRandom: () => random.next(),
  }
}
