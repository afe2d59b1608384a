/** Every rule that a list's columns allow, over one reading. */
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

/** What the columns of a list mean; a rule that lacks its column is left out. */
export interface ExceptionColumns {
  readonly amount?: ScanColumn
  readonly date?: ScanColumn
  /** Whom the amount is for. */
  readonly person?: ScanColumn
  /** What an amount is compared within. */
  readonly kind?: ScanColumn
  /** What together may stand only once, whatever the amount: beneficiary, order and level of a bonus. */
  readonly uniqueColumns?: readonly ScanColumn[]
}

/** The rules that apply; plain data in, so that the worker makes them. */
function createRules({ amount, date, person, kind, uniqueColumns }: ExceptionColumns): Rule[] {
  const rules: Rule[] = []
  const reais = amount && createColumnReader(amount.field)
  if (reais && date && person) {
    const when = createColumnReader(date.field)
    const who = createColumnReader(person.idField ?? person.field)
    const name = createTextReader(person)
    rules.push(
      createRepeatedRule({
        rule: 'mesmo usuário, valor e dia',
        explanation: `${person.label}, valor e dia iguais em mais de uma linha.`,
        getKey(row) {
          const cents = toCents(reais(row))
          const day = toDay(when(row))
          const id = who(row)
          return cents === null || day === null || id === null ? null : `${String(id)}|${cents}|${day}`
        },
        describe: (row, times) => {
          const day = toDay(when(row)) ?? ''
          const brazilian = `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
          const whom = name(row)
          const told = /^\d+$/.test(whom) ? `${person.label.toLowerCase()} ${whom}` : whom
          return `${times} vezes ${replaceNoBreakSpaces(formatCents(toCents(reais(row)) ?? 0))} em ${brazilian}, ${told}`
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
  if (reais) rules.push(createRoundValuesRule(reais))
  if (date) rules.push(createOddHoursRule(createColumnReader(date.field)))
  if (reais) rules.push(createOutlierRule(reais, kind ? createTextReader(kind) : () => ''))
  return rules
}

/** Runs every rule that the columns allow; results in the rules' order, those without a candidate included. */
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
