/**
 * Reads a line that changes a number by an amount and begins with the amount or with the record: 'repor 50 unidades do
 * produto 72', 'tirar 10% do preço dos produtos 12 e 15', 'repor o produto 72 com 50 unidades'.
 */
import type { Choice } from '#commands/args.ts'
import type { Line } from '#commands/language/words/line.ts'
import { isTokenText } from '#commands/language/words/token-text.ts'
import { type Amount, findUnitField, readAmount } from './field-amounts.ts'
import { type Opening, readOpening } from './field-opening.ts'
import {
  type FieldScope,
  isLineEnd,
  matchFields,
  matchRecords,
  type RecordsMatch,
  RECORD_PREPOSITIONS,
  skipFrom,
} from './field-records.ts'
import type { FieldSetter } from './grammar.ts'

/** A change of a number by an amount. */
export interface AmountChange {
  field: Choice
  records: RecordsMatch
  /** The amount and its direction: '50 a mais'. */
  value: string
}

const AMOUNT_LEADS = ['em', 'por', 'com', 'de']

/**
 * The fields that an amount may belong to, and the token at which the records may begin: 'unidades de estoque do',
 * 'do preço do'.
 */
function findFields(
  line: Line,
  { end }: Amount,
  setter: FieldSetter,
  { isRestock }: Opening,
): { field: Choice; end: number }[] {
  const { tokens } = line
  const skipPrepositions = (index: number) => {
    let next = index
    while (isTokenText(tokens, next, ...RECORD_PREPOSITIONS, 'o', 'a', 'os', 'as')) next++
    return next
  }
  const unitField = findUnitField(line, end, setter.fields)
  const afterUnit = unitField ? end + 1 : end
  const named = matchFields(line, skipPrepositions(afterUnit), { setter }).filter(({ isFull }) => isFull)
  if (named.length > 0) return named.filter(({ field }) => field.isNumber && (!unitField || field === unitField))
  if (unitField) return [{ field: unitField, end: afterUnit }]
  // 'repor 50 do produto 72'
  return isRestock ? setter.fields.flatMap((field) => (field.units ? [{ field, end }] : [])) : []
}

/** 'repor 50 unidades do produto 72'; without a verb only of units: 'mais 50 unidades no produto 72'. */
function readAmountFirst(
  line: Line,
  index: number,
  opening: Opening,
  setter: FieldSetter,
  scope: FieldScope,
): AmountChange | null {
  const { direction, hasVerb } = opening
  const amount = direction && readAmount(line, index)
  if (!amount) return null
  for (const { field, end } of findFields(line, amount, setter, opening)) {
    if (!hasVerb && !field.units) continue
    const from = isTokenText(line.tokens, end, 'para', 'pra', 'pro') ? end + 1 : end
    const records = matchRecords(line, from, setter, field, scope).find((each) => isLineEnd(line, each))
    if (records) return { field, records, value: `${amount.text} a ${direction}` }
  }
  return null
}

/** 'repor o produto 72 com 50 unidades' */
function readUnitsAfterRecords(
  line: Line,
  index: number,
  { direction, hasVerb }: Opening,
  setter: FieldSetter,
  scope: FieldScope,
): AmountChange | null {
  if (!direction || !hasVerb) return null
  for (const field of setter.fields.filter(({ units }) => units)) {
    for (const records of matchRecords(line, index, setter, field, scope)) {
      if (!records.hasNoun || !isTokenText(line.tokens, records.end, ...AMOUNT_LEADS)) continue
      const amount = readAmount(line, records.end + 1)
      if (amount && findUnitField(line, amount.end, [field]) && skipFrom(line, amount.end + 1) === line.tokens.length)
        return { field, records, value: `${amount.text} a ${direction}` }
    }
  }
  return null
}

/**
 * The amount after a field and its records, with the direction of the verb: 'em 10%', 'com 50 unidades'; '' for none.
 */
export function readDifferenceAt(line: Line, index: number, field: Choice, opening: Opening): string {
  const { tokens } = line
  // 'estoque do produto 12 mais 10'
  const direction = isTokenText(tokens, index, 'mais')
    ? 'mais'
    : isTokenText(tokens, index, 'menos')
      ? 'menos'
      : opening.direction
  const from = isTokenText(tokens, index, ...AMOUNT_LEADS, 'mais', 'menos') ? index + 1 : index
  const amount = direction && field.isNumber && from > index ? readAmount(line, from) : null
  if (!amount) return ''
  const end = findUnitField(line, amount.end, [field]) ? amount.end + 1 : amount.end
  return skipFrom(line, end) === tokens.length ? `${amount.text} a ${direction}` : ''
}

/** The change by an amount that the line asks of records of this resource; null for any other line. */
export function readAmountChange(line: Line, setter: FieldSetter, scope: FieldScope): AmountChange | null {
  if (!line.tokens.some(({ kind }) => kind === 'number')) return null
  for (const index of line.tokens.keys()) {
    const opening = readOpening(line, index)
    // A longer opening would have the same word in it.
    if (!opening) return null
    const found =
      readAmountFirst(line, index, opening, setter, scope) ?? readUnitsAfterRecords(line, index, opening, setter, scope)
    if (found) return found
  }
  return null
}
