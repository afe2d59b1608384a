/**
 * Types of exception rules. They find candidates for an auditor to look at, each with the rule that found it
 * (scan/exceptions/README §1). A candidate is not a verdict.
 */
import type { ScanRow } from '#scan/protocol/scan-environment.ts'

/** The most candidates listed for one rule; those beyond are only counted. */
export const MAX_CANDIDATES = 1_000

/** Records that a rule names together: one record, or records that are equal. */
export interface ExceptionCandidate {
  readonly ids: readonly number[]
  /** What is unusual, in Portuguese, for example '3 vezes R$ 50,00 em 12/11/2026'. */
  readonly detail: string
}

/** The result of a rule. */
export interface RuleResult {
  readonly rule: string
  /** The rule in one Portuguese sentence, with its numbers. */
  readonly explanation: string
  /** Number of all candidates; `candidates` holds the first of them. */
  readonly count: number
  readonly candidates: readonly ExceptionCandidate[]
}

/** A running rule: it sees every row twice, in the order of the scan. */
export interface RunningRule {
  addFirstPass(row: ScanRow): void
  addSecondPass(row: ScanRow): void
  getResult(): RuleResult
}

/** An exception rule; `start` begins it anew for each scan. */
export interface Rule {
  start(): RunningRule
}
