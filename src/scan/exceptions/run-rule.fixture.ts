/** Runs a rule over rows of a test. */
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import type { Rule, RuleResult } from './rule.ts'

/** Passes every row to the rule twice, in this order, and returns its result. */
export function runRule(rule: Rule, rows: readonly ScanRow[]): RuleResult {
  const running = rule.start()
  for (const row of rows) running.addFirstPass(row)
  for (const row of rows) running.addSecondPass(row)
  return running.getResult()
}

/** Rows with the ids 1, 2, 3, ... and these fields. */
export const withIds = <Fields extends object>(rows: readonly Fields[]): (Fields & ScanRow)[] =>
  rows.map((fields, i) => ({ id: i + 1, ...fields }))

/** An array of `count` equal values. */
export const repeat = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)
