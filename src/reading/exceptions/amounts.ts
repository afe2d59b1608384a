/** Amounts that are round, and amounts far out of their kind. */
import { centsOf, formatCents } from '#lib/written/cents.ts'
import { plainSpaces } from '#lib/written/money.ts'
import { Numbers, quantile } from '#reading/folds/numbers.ts'
import type { ReadRow } from '#reading/walk/environment.ts'
import { type Candidate, MOST_TOLD, type Rule } from './rule.ts'

/** Cents. */
const ROUND = 10_000
/** Tukey's outer fence: so many times the distance between the quartiles beyond them. */
const FENCE = 3

const money = (cents: number) => plainSpaces(formatCents(cents))

/** The rule that finds amounts that are multiples of R$ 100,00; `amount` reads one in reais. */
export const roundValues = (amount: (row: ReadRow) => unknown): Rule => ({
  start() {
    let count = 0
    const told: Candidate[] = []
    return {
      first(row) {
        const cents = centsOf(amount(row))
        if (cents === null || cents === 0 || cents % ROUND !== 0) return
        count++
        if (told.length < MOST_TOLD) told.push({ ids: [row.id], detail: money(cents) })
      },
      second: () => {},
      end: () => ({ rule: 'valor redondo', explained: `Múltiplos de ${money(ROUND)}.`, count, told }),
    }
  },
})

/** Amounts beyond three times the distance between the quartiles of their kind; '' is a kind of its own. */
export const farAmounts = (amount: (row: ReadRow) => unknown, kind: (row: ReadRow) => string): Rule => ({
  start() {
    const kinds = new Map<string, Numbers>()
    let fences: Map<string, { low: number; high: number }> | null = null
    let count = 0
    const told: Candidate[] = []
    return {
      first(row) {
        const cents = centsOf(amount(row))
        if (cents === null) return
        const name = kind(row)
        let values = kinds.get(name)
        if (!values) kinds.set(name, (values = new Numbers()))
        values.add(cents)
      },
      second(row) {
        fences ??= new Map([...kinds].map(([name, values]) => [name, fenceOf(values.sorted())]))
        const cents = centsOf(amount(row))
        const name = kind(row)
        const fence = fences.get(name)
        if (cents === null || !fence || (cents >= fence.low && cents <= fence.high)) return
        count++
        const usual = `${name === '' ? 'o usual' : name}: ${money(fence.low)} a ${money(fence.high)}`
        if (told.length < MOST_TOLD) told.push({ ids: [row.id], detail: `${money(cents)} (${usual})` })
      },
      end: () => ({
        rule: 'valor fora do seu tipo',
        explained: `Mais de 3 vezes a distância entre os quartis, além deles, entre ${
          [...kinds.keys()].some(Boolean) ? 'os valores do mesmo tipo' : 'todos os valores, que aqui não têm tipo'
        }.`,
        count,
        told,
      }),
    }
  },
})

function fenceOf(sorted: Float64Array): { low: number; high: number } {
  const low = quantile(sorted, 0.25)
  const high = quantile(sorted, 0.75)
  const reach = FENCE * (high - low)
  return { low: low - reach, high: high + reach }
}
