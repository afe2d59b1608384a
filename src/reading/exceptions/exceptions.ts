/** Every rule that a list's columns allow, over one reading. */
import { formatCents, centsOf } from '#lib/written/cents.ts'
import { plainSpaces } from '#lib/written/money.ts'
import { type ReadColumn, columnReader, textReader } from '#reading/folds/column.ts'
import type { TwoPassFold } from '#reading/folds/fold.ts'
import { dayOf } from '#reading/folds/moment.ts'
import { farAmounts, roundValues } from './amounts.ts'
import { idGaps } from './id-gaps.ts'
import { oddHours } from './odd-hours.ts'
import { repeatedRule } from './repeated.ts'
import type { Rule, RuleResult } from './rule.ts'

/** What the columns of a list mean; a rule that lacks its column is left out. */
export interface ExceptionColumns {
  readonly amount?: ReadColumn
  readonly date?: ReadColumn
  /** Whom the amount is for. */
  readonly person?: ReadColumn
  /** What an amount is compared within. */
  readonly kind?: ReadColumn
  /** What together may stand only once, whatever the amount: beneficiary, order and level of a bonus. */
  readonly once?: readonly ReadColumn[]
}

/** The rules that apply; plain data in, so that the worker makes them. */
function rulesFor({ amount, date, person, kind, once }: ExceptionColumns): Rule[] {
  const rules: Rule[] = []
  const reais = amount && columnReader(amount.field)
  if (reais && date && person) {
    const when = columnReader(date.field)
    const who = columnReader(person.idField ?? person.field)
    const name = textReader(person)
    rules.push(
      repeatedRule({
        rule: 'mesmo usuário, valor e dia',
        explained: `${person.label}, valor e dia iguais em mais de uma linha.`,
        key(row) {
          const cents = centsOf(reais(row))
          const day = dayOf(when(row))
          const id = who(row)
          return cents === null || day === null || id === null ? null : `${String(id)}|${cents}|${day}`
        },
        detail: (row, times) => {
          const day = dayOf(when(row)) ?? ''
          const brazilian = `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
          const whom = name(row)
          const told = /^\d+$/.test(whom) ? `${person.label.toLowerCase()} ${whom}` : whom
          return `${times} vezes ${plainSpaces(formatCents(centsOf(reais(row)) ?? 0))} em ${brazilian}, ${told}`
        },
      }),
    )
  }
  if (once && once.length > 0) {
    const parts = once.map(({ field, idField, label }) => ({
      read: columnReader(idField ?? field),
      label: label.toLowerCase(),
    }))
    const title = new Intl.ListFormat('pt-BR').format(parts.map(({ label }) => label))
    rules.push(
      repeatedRule({
        rule: `mesmo ${title}`,
        explained: `O que só pode estar uma vez está repetido: ${title} iguais.`,
        key(row) {
          const values = parts.map(({ read }) => read(row))
          return values.includes(null) ? null : JSON.stringify(values)
        },
        detail: (row, times) =>
          `${times} vezes ${parts.map(({ read, label }) => `${label} ${String(read(row))}`).join(', ')}`,
      }),
    )
  }
  rules.push(idGaps)
  if (reais) rules.push(roundValues(reais))
  if (date) rules.push(oddHours(columnReader(date.field)))
  if (reais) rules.push(farAmounts(reais, kind ? textReader(kind) : () => ''))
  return rules
}

/** Runs every rule that the columns allow; results in the rules' order, those without a candidate included. */
export function exceptions(columns: ExceptionColumns): TwoPassFold<RuleResult[]> {
  return {
    start() {
      const rules = rulesFor(columns).map((rule) => rule.start())
      return {
        first(rows) {
          for (const row of rows) for (const rule of rules) rule.first(row)
        },
        second(rows) {
          for (const row of rows) for (const rule of rules) rule.second(row)
        },
        end: () => rules.map((rule) => rule.end()),
      }
    },
  }
}
