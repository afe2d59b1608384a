/** Which faults strike a call: rules in the order given, their counters, and chance out of one seed. */
import type { Random } from '#sandbox/database/random.ts'
import { random } from '#sandbox/database/random.ts'
import type { Effect, Rule } from './rules.ts'

/** What rules are matched against. */
export interface Asked {
  method: string
  path: string
  query: Readonly<Record<string, string>>
  retry: boolean
}

interface Active {
  rule: Rule
  until: number
  seen: number
  hits: number
}

/** After these the call is answered all the same. */
const GOES_ON = new Set<Effect['kind']>(['latency', 'rows'])

/** The rules that are set, and what they do to each call. */
export interface FaultEngine {
  seed(): number
  add(rules: readonly Rule[]): void
  clear(seed?: number): void
  /** Every rule with how often it matched and struck. */
  report(): { rule: Rule; seen: number; hits: number }[]
  /** Latencies to wait through and rows to move, then at most one other effect. */
  strike(asked: Asked): Effect[]
  /** 0 up to, but not, 1, out of the same seed. */
  chance(): number
}

function matches({ match }: Rule, asked: Asked): boolean {
  if (match.method !== undefined && match.method.toUpperCase() !== asked.method) return false
  if (match.path !== undefined && !new RegExp(match.path).test(asked.path)) return false
  if (match.retry !== undefined && match.retry !== asked.retry) return false
  return Object.entries(match.query ?? {}).every(([name, value]) => asked.query[name] === value)
}

/** `now` in ms; the same seed and the same calls give the same faults. */
export function createFaultEngine(firstSeed: number, now: () => number): FaultEngine {
  let seed = firstSeed
  let chance: Random = random(seed)
  let active: Active[] = []

  const strikes = (entry: Active, asked: Asked): boolean => {
    const { rule } = entry
    if (now() > entry.until || entry.hits >= (rule.times ?? Infinity) || !matches(rule, asked)) return false
    entry.seen += 1
    if (rule.match.nth && entry.seen % rule.match.nth !== 0) return false
    if (rule.probability < 1 && chance.next() >= rule.probability) return false
    entry.hits += 1
    return true
  }

  return {
    seed: () => seed,
    add(rules) {
      const from = now()
      active.push(...rules.map((rule) => ({ rule, until: from + (rule.forMs ?? Infinity), seen: 0, hits: 0 })))
    },
    clear(next = seed) {
      seed = next
      chance = random(seed)
      active = []
    },
    report: () => active.map(({ rule, seen, hits }) => ({ rule, seen, hits })),
    strike(asked) {
      const effects: Effect[] = []
      for (const entry of active) {
        if (!strikes(entry, asked)) continue
        effects.push(entry.rule.effect)
        if (!GOES_ON.has(entry.rule.effect.kind)) break
      }
      return effects
    },
    chance: () => chance.next(),
  }
}
