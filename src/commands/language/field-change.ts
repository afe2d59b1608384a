/**
 * Reads a line that sets one field of records: 'mudar preço do produto 12 para 19,90', 'status do fornecedor 9
 * inativo', 'pôr preço 49,90 nos produtos 12, 15-18', 'do fornecedor 8 o nome muda para Tim'. A record may be given by
 * its name, and a number may change by an amount. The command's phrase is read by nothing else: a value may be any
 * text, and a matcher that skips words would take half of other lines for one.
 */
import { getGenderlessStem, normalizeText } from '#lib/format/normalize-text.ts'
import type { Choice } from '#commands/args.ts'
import { nounLemma } from '#commands/language/words/lemma.ts'
import type { Line } from '#commands/language/words/line.ts'
import { NUMBER_FIELD_WORD } from '#commands/language/words/optional-words.ts'
import { isTokenText } from '#commands/language/words/token-text.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { readAmountChange, readDifferenceAt } from './field-amount-first.ts'
import { isNumberText, toNumberText } from './field-amounts.ts'
import { hasChangeVerb, isChangeVerbAt, type Opening, readOpening } from './field-opening.ts'
import {
  type FieldMatch,
  type FieldScope,
  isLineEnd,
  isOwnScreen,
  matchFields,
  matchRecords,
  RECORD_PREPOSITIONS,
  type RecordsMatch,
} from './field-records.ts'
import type { FieldSetter } from './grammar.ts'
import type { InterpretationContext } from './interpretation.ts'
import type { Match } from './match-state.ts'
import { EDIT_VERBS } from './record-rewrites.ts'
import type { SlotValue } from './slot-values.ts'

/** What a line says of a field: which records, and its new value. */
export interface FieldSetting {
  setter: FieldSetter
  field: Choice
  /** null: the rows of the screen. */
  ids: SlotValue | null
  /** A single number after a plural: 'dos 12' says how many, and not which. */
  isCount: boolean
  /** The text as typed; '' if the line gives none. */
  value: string
  /** The value is quoted: it is taken as it is, whatever it may mean without the quotes. */
  isQuoted: boolean
  /** The line up to the value, whose mood is that of the request. */
  request: string
  /** Its words with a typing error. */
  corrections: Match['corrections']
}

/** Words that lead to the new value, whatever precedes them. */
const VALUE_LEADS = ['para', 'pra', 'pro', 'p', '=', ':']
/** Words that lead to it only beside a verb of change: 'definir o preço em 10', 'definir o nome como Oi'. */
const VALUE_LEADS_AFTER_VERB = ['em', 'como', 'a', 'ao', 'por', 'com']

const isKnownValue = ({ values = [] }: Choice, text: string): boolean =>
  values.some((value) => getGenderlessStem(value) === getGenderlessStem(text))

/** The text from a token on; a quoted text without its quotes, any other without the '?' of a request. */
function readValue(line: Line, { isNumber }: Choice, start: number, end = line.tokens.length): string {
  const { tokens, text } = line
  const first = tokens[start]
  if (!first || start >= end) return ''
  if (first.kind === 'quoted' && end === start + 1) return first.text
  const typed = text.slice(first.start, tokens[end]?.start ?? text.length).trim()
  // 'vocês podem mudar o preço do 12 para 10?'
  const value = typed.replace(/\s*\?$/, '').replace(/(?<=\d)[!.]+$/, '')
  if (!isNumber || isNumberText(value)) return value
  let last = end
  while (last > start + 1 && isTokenText(tokens, last - 1, '?', '!', '.')) last--
  const number = toNumberText(line, start, last)
  return isNumberText(number) ? number : value
}

/**
 * Where the value begins at a token, after the word that leads to it; null if nothing leads to it. A value of a few
 * words needs no such word: 'status do fornecedor 9 inativo'. After a name the words of `VALUE_LEADS_AFTER_VERB` lead
 * to a number only, because they are a part of many names: 'Fone com fio'.
 */
function findValueStart(
  line: Line,
  index: number,
  field: Choice,
  { hasVerb, direction }: Opening,
  isAfterName = false,
): number | null {
  const { tokens, text } = line
  let at = index
  while (isTokenText(tokens, at, ',', '-', '–') || (at > index && isTokenText(tokens, at, 'o', 'a'))) at++
  // 'p/'
  const next = isTokenText(tokens, at + 1, '/') && tokens[at + 1]?.isGlued ? at + 2 : at + 1
  if (isTokenText(tokens, at, ...VALUE_LEADS)) return next
  const allowsVerbLead =
    hasVerb && direction === null && (!isAfterName || (field.isNumber && isNumberText(readValue(line, field, at + 1))))
  if (allowsVerbLead && isTokenText(tokens, at, ...VALUE_LEADS_AFTER_VERB)) return next
  const first = tokens[at]
  const rest = first ? text.slice(first.start) : ''
  if (first?.text === 'como' && isKnownValue(field, text.slice(first.end))) return at + 1
  return rest === '' || isKnownValue(field, rest) ? at : null
}

/** The verbs of change and the noun of the resource that were understood in spite of a typing error. */
const findCorrections = ({ tokens, segments }: Line, end: number, { resource }: FieldSetter): Match['corrections'] =>
  tokens
    .slice(0, end)
    .flatMap(({ start }, index) =>
      (segments[index] ?? []).flatMap(({ end: segmentEnd, meanings }) =>
        [...meanings.values()].flatMap(({ lemma, isFull, correction: form }) =>
          form !== null && isFull && (lemma === nounLemma(resource) || EDIT_VERBS.has(lemma))
            ? [{ start, end: tokens[segmentEnd - 1]!.end, form }]
            : [],
        ),
      ),
    )

/** The setting of a field of these records (null: the rows of the screen) to a value that begins at a token. */
const createSetting = (
  line: Line,
  { setter, field, corrections = [] }: Pick<FieldMatch, 'setter' | 'field'> & Partial<FieldMatch>,
  records: RecordsMatch | null,
  [valueStart, value]: readonly [start: number, text: string],
): FieldSetting => ({
  setter,
  field,
  ids: records?.ids ?? null,
  isCount: records?.isCount ?? false,
  value,
  isQuoted: line.tokens[valueStart]?.kind === 'quoted',
  request: line.text.slice(0, line.tokens[valueStart]?.start ?? line.text.length),
  corrections: [...corrections, ...findCorrections(line, valueStart, setter)],
})

/** The value that stands after the field and its records. */
function readAfterRecords(
  line: Line,
  match: FieldMatch,
  opening: Opening,
  records: RecordsMatch | null,
  scope: FieldScope,
): FieldSetting | null {
  const { setter, field, end, isFull } = match
  const { hasVerb } = opening
  const from = records?.end ?? end
  const isAfterName = records?.isName ?? false
  const difference = readDifferenceAt(line, from, field, opening)
  const valueStart = difference ? from : findValueStart(line, from, field, opening, isAfterName)
  if (valueStart === null) return null
  const value = difference || readValue(line, field, valueStart)
  // Without a record the line needs its verb and a row; without a value it needs its verb.
  if ((!records || value === '') && !hasVerb) return null
  if (!records && !(isOwnScreen(setter, scope) && scope.context.hasRow)) return null
  if (!isFull && value !== '') return null
  return createSetting(line, match, records, [valueStart, value])
}

/**
 * 'preço do produto 12 para 19,90', 'preço do Fone Bluetooth para 219,90'; without records on a list with a row:
 * 'alterar preço para 19,90', 'alterar preço'.
 */
function readFieldFirst(line: Line, match: FieldMatch, scope: FieldScope): FieldSetting | null {
  const opening = readOpening(line, match.start)
  if (!opening) return null
  const { field } = match
  const found = matchRecords(line, match.end, match.setter, field, scope)
  // 'cashbacks do menor para o maior' names no store: beside a text a name needs its noun or a verb.
  const isOwn = isOwnScreen(match.setter, scope)
  const isAllowed = ({ isName, hasNoun }: RecordsMatch) =>
    !isName || hasNoun || field.isNumber || opening.hasVerb || isOwn
  const possible = found.some(({ isName }) => !isName) ? found : [...found.filter(isAllowed), null]
  const settings = possible.flatMap((records) => {
    const setting = readAfterRecords(line, match, opening, records, scope)
    // A name that ends too early leaves a part of it to the value: 'Suporte para celular'.
    return setting && (!records?.isName || isReadHere(setting)) ? [setting] : []
  })
  return settings.find(({ value }) => isKnownValue(field, value)) ?? settings[0] ?? null
}

/** 'pôr preço 49,90 nos produtos 12, 15-18': the value stands between the field and the records, which end the line. */
function readValueBetween(line: Line, match: FieldMatch, scope: FieldScope): FieldSetting | null {
  const { setter, field } = match
  const { tokens } = line
  const opening = match.isFull ? readOpening(line, match.start) : null
  if (!opening?.hasVerb) return null
  for (let index = match.end + 1; index < tokens.length; index++) {
    if (!isTokenText(tokens, index, ...RECORD_PREPOSITIONS)) continue
    const records = matchRecords(line, index, setter, field, scope).find((each) => isLineEnd(line, each))
    // In 'descrição caneta no estojo' the place may be a part of the text.
    if (!records || (records.isName && !records.hasNoun && !field.isNumber)) continue
    const isLed = isTokenText(tokens, match.end, ...VALUE_LEADS, ...VALUE_LEADS_AFTER_VERB)
    const valueStart = isLed ? match.end + 1 : match.end
    const isDifference = opening.direction !== null && !isTokenText(tokens, match.end, ...VALUE_LEADS)
    const typed = readValue(line, field, valueStart, index)
    const value = isDifference && field.isNumber && typed !== '' ? `${typed} a ${opening.direction}` : typed
    return value === '' ? null : createSetting(line, match, records, [valueStart, value])
  }
  return null
}

/** 'do fornecedor 8 o nome muda para Tim Celular', 'alterar produto 12: preço para 10'. */
function readRecordsFirst(line: Line, match: FieldMatch, scope: FieldScope): FieldSetting | null {
  const { setter, field } = match
  if (!match.isFull) return null
  for (let index = 0; index < match.start; index++) {
    const opening = readOpening(line, index)
    if (!opening) return null
    for (const records of matchRecords(line, index, setter, field, scope)) {
      if (!records.hasNoun || records.end > match.start) continue
      const hasVerbBetween = hasChangeVerb(line, records.end, match.start)
      if (hasVerbBetween === null) continue
      let end = match.end
      while (isChangeVerbAt(line, end) || isTokenText(line.tokens, end, 'agora')) end++
      const hasVerb = opening.hasVerb || hasVerbBetween || end > match.end
      // 'produto 12: preço = 19,90'
      const isSet =
        hasVerb ||
        isTokenText(line.tokens, end, '=') ||
        (field.isNumber && isTokenText(line.tokens, end, ...VALUE_LEADS))
      const valueStart = isSet ? findValueStart(line, end, field, { ...opening, hasVerb }) : null
      const value = valueStart === null ? '' : readValue(line, field, valueStart)
      if (valueStart !== null && value !== '') return createSetting(line, match, records, [valueStart, value])
    }
  }
  return null
}

/**
 * A number of one record that has a command of its own is read by that command's phrases, with all they refuse; not a
 * difference. A number is a number and nothing beside it. A quoted value is taken as it is.
 */
const isReadHere = ({ field, ids, value, isQuoted }: FieldSetting): boolean => {
  if (isQuoted) return true
  if (value !== '' && field.isNumber && !isNumberText(value)) return false
  if (!NUMBER_FIELD_WORD.test(normalizeText(field.label)) || / a (?:mais|menos)$/.test(value)) return true
  return Array.isArray(ids?.value) && ids.value.length > 1 && /^\d+$/.test(value)
}

/** 'renomear' alone names the field: 'renomear a loja 8 para Casa Nova'. */
const RENAME_WORD = /^renome(?:ar?|i[ea]m?|ando)$/

/** The fields that the line names at a token, by their label or by the verb. */
function findFieldMatches(line: Line, index: number, setter: FieldSetter, { allowsTypos }: FieldScope): FieldMatch[] {
  // No name begins with a word without meaning: the comparison with all names is saved.
  if (isSkippable(line.tokens[index]!) || line.tokens[index]!.kind === 'number') return []
  const isRename = RENAME_WORD.test(line.tokens[index]?.text ?? '')
  const field = isRename ? setter.fields.find(({ label }) => label === 'nome') : undefined
  return field
    ? [{ setter, field, start: index + 1, end: index + 1, isFull: true, corrections: [] }]
    : matchFields(line, index, { setter, allowsTypos })
}

/** What the line sets: one change, or several if its words name several fields. Empty for any other line. */
export function readFieldChanges(
  line: Line,
  setters: readonly FieldSetter[],
  context: InterpretationContext,
  allowsTypos = false,
): readonly FieldSetting[] {
  const scope: FieldScope = { context, setters, allowsTypos }
  for (const setter of setters) {
    const byAmount = readAmountChange(line, setter, scope)
    if (byAmount) {
      const { field, records, value } = byAmount
      return [createSetting(line, { setter, field }, records, [line.tokens.length, value])]
    }
    for (const index of line.tokens.keys()) {
      const changes = findFieldMatches(line, index, setter, scope).flatMap(
        (match) =>
          readFieldFirst(line, match, scope) ??
          readValueBetween(line, match, scope) ??
          readRecordsFirst(line, match, scope) ??
          [],
      )
      const found = changes.filter(isReadHere)
      if (found.length > 0) return found
    }
  }
  return []
}
