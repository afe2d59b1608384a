/**
 * Candidates for an auditor's eye, each with the rule that found it (scan/exceptions/README §1). None of them is a
 * verdict.
 */
import type { ScanRow } from '#scan/protocol/scan-environment.ts'

/** Records told for one rule; what goes beyond is counted. */
export const MAX_CANDIDATES = 1_000

/** Records that belong together for a rule: one, or those that are alike. */
export interface ExceptionCandidate {
  readonly ids: readonly number[]
  /** What is remarkable, in Portuguese: '3 vezes R$ 50,00 em 12/11/2026'. */
  readonly detail: string
}

/** What a rule found. */
export interface RuleResult {
  readonly rule: string
  /** The rule in one Portuguese sentence, with its numbers. */
  readonly explanation: string
  /** Candidates in all; `told` holds the first of them. */
  readonly count: number
  readonly candidates: readonly ExceptionCandidate[]
}

/** A rule under way: it sees every row twice, in the order of the reading. */
export interface RunningRule {
  addFirstPass(row: ScanRow): void
  addSecondPass(row: ScanRow): void
  getResult(): RuleResult
}

/** A rule of exceptions, to be begun anew for each reading. */
export interface Rule {
  start(): RunningRule
}
