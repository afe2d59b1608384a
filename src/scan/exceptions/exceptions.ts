/** Runs all exception rules that a list's columns allow over one scan. */
import { formatCents, toCents } from '#lib/format/cents.ts'
import { replaceNoBreakSpaces } from '#lib/format/money.ts'
import { type ScanColumn, createColumnReader, createTextReader } from '#scan/aggregates/scan-column.ts'
import type { TwoPassAggregate } from '#scan/aggregates/aggregate.ts'
import { toDay } from '#scan/aggregates/date-parts.ts'
import { createOutlierRule, createRoundValuesRule } from './amounts.ts'
import { idGapsRule } from './id-gaps.ts'
import { createOddHoursRule } from './odd-hours.ts'
import { createRepeatedRule } from './repeated.ts'
import type { Rule, RuleResult } from './rule.ts'

/** The roles of a list's columns; a rule that lacks a column is skipped. */
export interface ExceptionColumns {
  readonly amount?: ScanColumn
  readonly date?: ScanColumn
  /** The person whom the amount is for. */
  readonly person?: ScanColumn
  /** The kind within which amounts are compared. */
  readonly kind?: ScanColumn
  /**
   * Columns whose values together may occur only once, whatever the amount: beneficiary, order and level of a bonus.
   */
  readonly uniqueColumns?: readonly ScanColumn[]
}

/** Creates the applicable rules. The input is plain data, so that the worker can create them. */
function createRules({ amount, date, person, kind, uniqueColumns }: ExceptionColumns): Rule[] {
  const rules: Rule[] = []
  const readReais = amount && createColumnReader(amount.field)
  if (readReais && date && person) {
    const readDate = createColumnReader(date.field)
    const readPersonId = createColumnReader(person.idField ?? person.field)
    const readPersonName = createTextReader(person)
    rules.push(
      createRepeatedRule({
        rule: 'mesmo usuário, valor e dia',
        explanation: `${person.label}, valor e dia iguais em mais de uma linha.`,
        getKey(row) {
          const cents = toCents(readReais(row))
          const day = toDay(readDate(row))
          const id = readPersonId(row)
          return cents === null || day === null || id === null ? null : `${String(id)}|${cents}|${day}`
        },
        describe: (row, times) => {
          const day = toDay(readDate(row)) ?? ''
          const dayText = `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
          const personName = readPersonName(row)
          const personText = /^\d+$/.test(personName) ? `${person.label.toLowerCase()} ${personName}` : personName
          return `${times} vezes ${replaceNoBreakSpaces(formatCents(toCents(readReais(row)) ?? 0))} em ${dayText}, ${personText}`
        },
      }),
    )
  }
  if (uniqueColumns && uniqueColumns.length > 0) {
    const parts = uniqueColumns.map(({ field, idField, label }) => ({
      read: createColumnReader(idField ?? field),
      label: label.toLowerCase(),
    }))
    const title = new Intl.ListFormat('pt-BR').format(parts.map(({ label }) => label))
    rules.push(
      createRepeatedRule({
        rule: `mesmo ${title}`,
        explanation: `O que só pode estar uma vez está repetido: ${title} iguais.`,
        getKey(row) {
          const values = parts.map(({ read }) => read(row))
          return values.includes(null) ? null : JSON.stringify(values)
        },
        describe: (row, times) =>
          `${times} vezes ${parts.map(({ read, label }) => `${label} ${String(read(row))}`).join(', ')}`,
      }),
    )
  }
  rules.push(idGapsRule)
  if (readReais) rules.push(createRoundValuesRule(readReais))
  if (date) rules.push(createOddHoursRule(createColumnReader(date.field)))
  if (readReais) rules.push(createOutlierRule(readReais, kind ? createTextReader(kind) : () => ''))
  return rules
}

/**
 * Runs every rule that the columns allow. Results are in the order of the rules, including rules without candidates.
 */
export function aggregateExceptions(columns: ExceptionColumns): TwoPassAggregate<RuleResult[]> {
  return {
    start() {
      const rules = createRules(columns).map((rule) => rule.start())
      return {
        addFirstPass(rows) {
          for (const row of rows) for (const rule of rules) rule.addFirstPass(row)
        },
        addSecondPass(rows) {
          for (const row of rows) for (const rule of rules) rule.addSecondPass(row)
        },
        getResult: () => rules.map((rule) => rule.getResult()),
      }
    },
  }
}
