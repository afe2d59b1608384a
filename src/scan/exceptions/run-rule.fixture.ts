/** A rule over rows that are at hand. */
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import type { Rule, RuleResult } from './rule.ts'

/** Shows every row to the rule twice, in this order, and asks what it found. */
export function lookTwice(rule: Rule, rows: readonly ScanRow[]): RuleResult {
  const running = rule.start()
  for (const row of rows) running.addFirstPass(row)
  for (const row of rows) running.addSecondPass(row)
  return running.getResult()
}

/** Rows with the ids 1, 2, 3, ... and these fields. */
export const numbered = <Fields extends object>(rows: readonly Fields[]): (Fields & ScanRow)[] =>
  rows.map((fields, at) => ({ id: at + 1, ...fields }))

/** So many of the same. */
export const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)
