/** Rules that find round amounts, and amounts far outside the usual range of their kind. */
import { toCents, formatCents } from '#lib/format/cents.ts'
import { replaceNoBreakSpaces } from '#lib/format/money.ts'
import { NumberList, getQuantile } from '#scan/aggregates/number-list.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { type ExceptionCandidate, MAX_CANDIDATES, type Rule } from './rule.ts'

/** In cents. */
const ROUND_CENTS = 10_000
/** Tukey's outer fence: this many times the distance between the quartiles, beyond them. */
const OUTER_FENCE = 3

const toMoneyText = (cents: number) => replaceNoBreakSpaces(formatCents(cents))

/** The rule that finds amounts that are multiples of R$ 100,00; `amount` reads an amount in reais from a row. */
export const createRoundValuesRule = (amount: (row: ScanRow) => unknown): Rule => ({
  start() {
    let count = 0
    const candidates: ExceptionCandidate[] = []
    return {
      addFirstPass(row) {
        const cents = toCents(amount(row))
        if (cents === null || cents === 0 || cents % ROUND_CENTS !== 0) return
        count++
        if (candidates.length < MAX_CANDIDATES) candidates.push({ ids: [row.id], detail: toMoneyText(cents) })
      },
      addSecondPass: () => {},
      getResult: () => ({
        rule: 'valor redondo',
        explanation: `Múltiplos de ${toMoneyText(ROUND_CENTS)}.`,
        count,
        candidates,
      }),
    }
  },
})

/**
 * The rule that finds amounts further than three times the distance between the quartiles of their kind beyond those
 * quartiles. Rows with the kind '' form a kind of their own. `amount` reads reais.
 */
export const createOutlierRule = (amount: (row: ScanRow) => unknown, kind: (row: ScanRow) => string): Rule => ({
  start() {
    const kinds = new Map<string, NumberList>()
    let fences: Map<string, { low: number; high: number }> | null = null
    let count = 0
    const candidates: ExceptionCandidate[] = []
    return {
      addFirstPass(row) {
        const cents = toCents(amount(row))
        if (cents === null) return
        const name = kind(row)
        let values = kinds.get(name)
        if (!values) kinds.set(name, (values = new NumberList()))
        values.add(cents)
      },
      addSecondPass(row) {
        fences ??= new Map([...kinds].map(([name, values]) => [name, getFence(values.toSorted())]))
        const cents = toCents(amount(row))
        const name = kind(row)
        const fence = fences.get(name)
        if (cents === null || !fence || (cents >= fence.low && cents <= fence.high)) return
        count++
        const usual = `${name === '' ? 'o usual' : name}: ${toMoneyText(fence.low)} a ${toMoneyText(fence.high)}`
        if (candidates.length < MAX_CANDIDATES)
          candidates.push({ ids: [row.id], detail: `${toMoneyText(cents)} (${usual})` })
      },
      getResult: () => ({
        rule: 'valor fora do seu tipo',
        explanation: `Mais de 3 vezes a distância entre os quartis, além deles, entre ${
          [...kinds.keys()].some(Boolean) ? 'os valores do mesmo tipo' : 'todos os valores, que aqui não têm tipo'
        }.`,
        count,
        candidates,
      }),
    }
  },
})

function getFence(sorted: Float64Array): { low: number; high: number } {
  const low = getQuantile(sorted, 0.25)
  const high = getQuantile(sorted, 0.75)
  const margin = OUTER_FENCE * (high - low)
  return { low: low - margin, high: high + margin }
}
