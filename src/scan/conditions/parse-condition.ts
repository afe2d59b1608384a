/**
 * Parses conditions on a list's columns as they are typed: 'qtd = 0', 'valor acima de 100', 'status diferente de inativo'
 * (scan/conditions/README §2), and formats them.
 */
import { formatDateTime } from '#lib/format/dates.ts'
import { formatDecimal } from '#lib/format/decimal.ts'
import { formatMoney, parseDecimal, replaceNoBreakSpaces } from '#lib/format/money.ts'
import { normalizeText, normalizeTextAligned } from '#lib/format/normalize-text.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import type { NumberTest, RowCondition, ValueTest } from './row-condition.ts'

/** Parses a period: 'ontem', 'de 01/10/2026 a 15/10/2026'; null if the text is none. */
export type ParsePeriod = (text: string) => { readonly de?: string; readonly ate?: string } | null

/** The conditions, all of which a row must fulfil; or why the text has none, in Portuguese. */
export type ParsedConditions = { readonly conditions: readonly RowCondition[] } | { readonly problem: string }

/** A sign, a figure or a word that compares. */
const COMPARISON =
  /[=<>≠:\d]|\b(?:acima|abaixo|maior(?:es)?|menor(?:es)?|mais|menos|superior|inferior|entre|ate|a partir|pelo menos|no (?:minimo|maximo)|contem|sem|diferente|igual|vazi[oa]s?|em branco|nul[oa]s?|preenchid[oa]s?|zero|sim|nao|hoje|ontem)\b/
/** The beginning of a relative clause, as in 'ver tudo o que o usuário 77 movimentou'. No column has such a name. */
const RELATIVE_CLAUSE = /^(?:[oa]s? )?que\b/

/**
 * Whether a text may be a condition on some list: it compares something. 'duas vezes e compare' is none, so the
 * sentence 'leia tudo duas vezes e compare' means another command.
 */
export function mayBeCondition(text: string): boolean {
  const normalized = normalizeText(text).trim()
  return COMPARISON.test(normalized) && !RELATIVE_CLAUSE.test(normalized)
}

const isNumeric = ({ format }: ScanColumn): boolean =>
  format === 'number' || format === 'money' || format === 'percent' || format === 'id'

/** The texts that name a column, normalized. */
const getNames = ({ label, words = [] }: ScanColumn): string[] => [normalizeText(label), ...words]

/** The column that the text begins with, by its longest name, and the rest of the text. */
function findColumn(columns: readonly ScanColumn[], text: string): { column: ScanColumn; rest: string } | null {
  const normalized = normalizeTextAligned(text)
  let found: { column: ScanColumn; length: number } | null = null
  for (const column of columns)
    for (const name of getNames(column)) {
      const isName = normalized.startsWith(name) && !/[\p{L}\p{N}]/u.test(normalized[name.length] ?? '')
      if (name !== '' && isName && name.length > (found?.length ?? 0)) found = { column, length: name.length }
    }
  return found && { column: found.column, rest: text.slice(found.length).trim() }
}

const EMPTY = /^(?:= ?|e )?(?:(nao )?(?:vazi[oa]s?|em branco|nul[oa]s?)|(preenchid[oa]s?))$/

function parseEmpty(normalized: string): ValueTest | null {
  const match = EMPTY.exec(normalized)
  return match && { kind: 'empty', ...((match[1] ?? match[2]) !== undefined && { isNegated: true as const }) }
}

/** '100', 'R$ 1.234,56', '100 reais', '5%', '#12', 'zero'. */
function parseLimit(text: string): number | null {
  const digits = text
    .trim()
    .replace(/^zero$/, '0')
    .replace(/^#\s*/, '')
    .replace(/^r\$/, 'R$')
    .replace(/\s*(?:%|por cento|rea(?:l|is))$/, '')
  return parseDecimal(digits) ?? null
}

/** Words before one limit, with what they make of it. The first that fits counts. */
const LIMITS: readonly (readonly [RegExp, (value: number) => Omit<NumberTest, 'kind'>])[] = [
  [/^(?:!=|<>|≠|diferente de) ?/, (value) => ({ min: value, max: value, isNegated: true })],
  [/^(?:>=|≥|a partir de |pelo menos |no minimo )/, (min) => ({ min })],
  [/^(?:<=|≤|ate |no maximo )/, (max) => ({ max })],
  [
    /^(?:>|acima de |mais (?:de|que|do que) |maior(?:es)? (?:que|do que) |superior a )/,
    (min) => ({ min, excludesMin: true }),
  ],
  [
    /^(?:<|abaixo de |menos (?:de|que|do que) |menor(?:es)? (?:que|do que) |inferior a )/,
    (max) => ({ max, excludesMax: true }),
  ],
  [/^(?:=|:|igual a |e )? ?/, (value) => ({ min: value, max: value })],
]

const BETWEEN = /^(?:entre|de) (.+?) (?:e|a|ate) (.+)$/

function parseNumberTest(normalized: string): NumberTest | 'reversed' | null {
  const [, low = '', high = ''] = BETWEEN.exec(normalized) ?? /^(.+?)\.\.(.+)$/.exec(normalized) ?? []
  const [min, max] = [parseLimit(low), parseLimit(high)]
  if (low !== '' && min !== null && max !== null) return min > max ? 'reversed' : { kind: 'number', min, max }
  for (const [words, toTest] of LIMITS) {
    const match = words.exec(normalized)
    const limit = match && parseLimit(normalized.slice(match[0].length))
    if (limit !== null && limit !== undefined) return { kind: 'number', ...toTest(limit) }
  }
  return null
}

const TEXT_OPERATORS: readonly (readonly [RegExp, 'contains' | 'equals', isNegated?: true])[] = [
  [/^(?:nao contem|sem) /, 'contains', true],
  [/^(?:contem|com|tem) /, 'contains'],
  [/^(?:!=|<>|≠|diferente de |nao e ) ?/, 'equals', true],
  [/^(?:=|:|igual a |e ) ?/, 'equals'],
]

/** The text is the operator's own, with its accents. A status is compared by whole words, in any gender and number. */
function parseTextTest({ format }: ScanColumn, rest: string): ValueTest | null {
  const normalized = normalizeTextAligned(rest)
  const isStatus = format === 'status'
  for (const [words, match, isNegated] of TEXT_OPERATORS) {
    const found = words.exec(normalized)
    if (!found) continue
    const text = unquote(rest.slice(found[0].length))
    const kind = match === 'equals' && isStatus ? 'words' : match
    return text === '' ? null : { kind: 'text', match: kind, text, ...(isNegated && { isNegated }) }
  }
  const text = unquote(rest)
  return text === '' ? null : { kind: 'text', match: isStatus ? 'words' : 'contains', text }
}

const unquote = (text: string): string => text.trim().replace(/^["'“”](.*)["'“”]$/, '$1')

const FLAG = /^(?:= ?|e )?(?:(sim)|nao)$/

function parseTest(column: ScanColumn, rest: string, parsePeriod: ParsePeriod): ValueTest | 'reversed' | null {
  const normalized = normalizeTextAligned(rest)
  const empty = parseEmpty(normalized)
  if (empty) return empty
  if (column.format === 'flag') {
    const flag = FLAG.exec(normalized)
    return flag && { kind: 'flag', isOn: flag[1] !== undefined }
  }
  if (column.format === 'date') {
    const period = parsePeriod(rest.replace(/^(?:=|em) ?/, ''))
    return period && { kind: 'period', ...period }
  }
  return isNumeric(column) ? parseNumberTest(normalized) : parseTextTest(column, rest)
}

/** An example of a condition on this column. */
function createExample({ label, format }: ScanColumn): string {
  if (format === 'date') return `${label} ontem`
  if (format === 'flag') return `${label} sim`
  return `${label} ${format === 'money' ? 'acima de 100' : format === 'number' || format === 'percent' ? '= 0' : 'vazio'}`
}

function parseSingle(columns: readonly ScanColumn[], text: string, parsePeriod: ParsePeriod): ParsedConditions {
  const found = findColumn(columns, text)
  if (!found) {
    const example = columns.find(({ format }) => format === 'money' || format === 'number') ?? columns[0]
    const suffix = example ? `, como “${createExample(example)}”` : ''
    return { problem: `Comece por uma coluna da lista${suffix}` }
  }
  const { column, rest } = found
  const { idField } = column
  const id = idField === undefined ? null : /^(?:= ?|igual a )?#?(\d+)$/.exec(normalizeTextAligned(rest))?.[1]
  if (idField !== undefined && id) {
    const idColumn: ScanColumn = { field: idField, label: column.label, format: 'id' }
    return { conditions: [{ column: idColumn, test: { kind: 'number', min: Number(id), max: Number(id) } }] }
  }
  const test = parseTest(column, rest, parsePeriod)
  if (test === 'reversed') return { problem: 'O mínimo deve ser menor que o máximo' }
  if (test === null) return { problem: `${column.label}: diga o que comparar, como “${createExample(column)}”` }
  return { conditions: [{ column, test }] }
}

/** Parses one condition, or several with 'e' or ';' between them: 'status inativo e nome contém amazon'. */
export function parseConditions(
  columns: readonly ScanColumn[],
  typed: string,
  parsePeriod: ParsePeriod,
): ParsedConditions {
  const text = typed.trim()
  const separators = [...normalizeTextAligned(text).matchAll(/\s*;\s*|\s+e\s+/g)]
  // An 'e' within a value is no separator: 'entre 100 e 500', 'contém pão e leite'.
  for (const { index, 0: separator } of separators) {
    const rest = text.slice(index + separator.length)
    if (findColumn(columns, rest) === null) continue
    const [first, others] = [
      parseSingle(columns, text.slice(0, index), parsePeriod),
      parseConditions(columns, rest, parsePeriod),
    ]
    if ('conditions' in first && 'conditions' in others)
      return { conditions: [...first.conditions, ...others.conditions] }
  }
  return parseSingle(columns, text, parsePeriod)
}

const formatNumber = ({ format }: ScanColumn, value: number): string =>
  format === 'money'
    ? replaceNoBreakSpaces(formatMoney(value))
    : format === 'id'
      ? `#${value}`
      : `${formatDecimal(value, 0, 6)}${format === 'percent' ? '%' : ''}`

function formatNumberTest(column: ScanColumn, test: NumberTest): string {
  const { min, max, excludesMin, excludesMax, isNegated } = test
  if (min !== undefined && max !== undefined) {
    if (min === max) return `${isNegated ? 'diferente de' : '='} ${formatNumber(column, min)}`
    return `entre ${formatNumber(column, min)} e ${formatNumber(column, max)}`
  }
  if (min !== undefined) return `${excludesMin ? 'acima de' : 'a partir de'} ${formatNumber(column, min)}`
  return `${excludesMax ? 'abaixo de' : 'até'} ${formatNumber(column, max ?? 0)}`
}

function formatTest(column: ScanColumn, test: ValueTest): string {
  switch (test.kind) {
    case 'number':
      return formatNumberTest(column, test)
    case 'period': {
      const [from, to] = [test.de, test.ate].map((end) => (end === undefined ? null : formatDateTime(end)))
      return from ? (to ? `de ${from} até ${to}` : `desde ${from}`) : `até ${to}`
    }
    case 'text':
      if (test.match === 'contains') return `${test.isNegated ? 'não contém' : 'contém'} “${test.text}”`
      return `${test.isNegated ? 'diferente de' : '='} “${test.text}”`
    case 'flag':
      return test.isOn ? 'sim' : 'não'
    case 'empty':
      return test.isNegated ? 'preenchido' : 'vazio'
  }
}

/** The conditions as they were understood: 'Valor acima de R$ 100,00 e Status = “inativo”'. */
export const formatConditions = (conditions: readonly RowCondition[]): string =>
  conditions.map(({ column, test }) => `${column.label} ${formatTest(column, test)}`).join(' e ')
