/**
 * Candidates for an auditor's eye, each with the rule that found it (reading/exceptions/README §1). None of them is a
 * verdict.
 */
import type { ReadRow } from '#reading/walk/environment.ts'

/** Records told for one rule; what goes beyond is counted. */
export const MOST_TOLD = 1_000

/** Records that belong together for a rule: one, or those that are alike. */
export interface Candidate {
  readonly ids: readonly number[]
  /** What is remarkable, in Portuguese: '3 vezes R$ 50,00 em 12/11/2026'. */
  readonly detail: string
}

/** What a rule found. */
export interface RuleResult {
  readonly rule: string
  /** The rule in one Portuguese sentence, with its numbers. */
  readonly explained: string
  /** Candidates in all; `told` holds the first of them. */
  readonly count: number
  readonly told: readonly Candidate[]
}

/** A rule under way: it sees every row twice, in the order of the reading. */
export interface RunningRule {
  first(row: ReadRow): void
  second(row: ReadRow): void
  end(): RuleResult
}

/** A rule of exceptions, to be begun anew for each reading. */
export interface Rule {
  start(): RunningRule
}
