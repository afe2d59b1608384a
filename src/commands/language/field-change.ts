/**
 * Reads a line that sets one field of records: 'mudar preço do produto 12 para 19,90', 'status do fornecedor 9
 * inativo', 'pôr preço 49,90 nos produtos 12, 15-18', 'do fornecedor 8 o nome muda para Tim'. The command's phrase is
 * read by nothing else: a value may be any text, and a matcher that skips words would take half of other lines for one.
 */
import { getGenderlessStem, normalizeText } from '#lib/format/normalize-text.ts'
import type { Choice } from '#commands/args.ts'
import type { Resource } from '#commands/resource.ts'
import { isListVerb, matchNoun } from '#commands/language/views/view-words.ts'
import { matchWordsFrom } from '#commands/language/views/labelled-items.ts'
import { getContentWords } from '#commands/language/words/lexicon.ts'
import { verbLemmas } from '#commands/language/words/lemma.ts'
import type { Line } from '#commands/language/words/line.ts'
import { isChangeWord, NUMBER_FIELD_WORD } from '#commands/language/words/optional-words.ts'
import { parseIds } from '#commands/language/words/parse-ids.ts'
import { isTokenText } from '#commands/language/words/token-text.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import type { FieldSetter } from './grammar.ts'
import type { InterpretationContext } from './interpretation.ts'
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
}

const EDIT_VERBS = verbLemmas('editar', 'ajustar')
/** Words after which the new value stands, whatever precedes them. */
const TO_WORDS = ['para', 'pra', 'pro', 'p', '=', ':']
/** Words after which it stands beside a verb of change: 'definir o preço em 10', 'definir o nome como Oi'. */
const TO_WORDS_AFTER_VERB = ['em', 'como', 'a', 'ao', 'por', 'com']
const RECORD_PREPOSITIONS = ['de', 'do', 'da', 'dos', 'das', 'no', 'na', 'nos', 'nas']
/** Words before the verb that announce the change or ask about it. */
const NO_REQUEST = /^(?:vou|irei|iria|vai|vao|posso|podemos|devo|qua(?:l|is|nt[oa]s?)|quem|quando|porque|onde|como|se)$/
/** A number as a field of numbers takes it, with its unit: the schema refuses what it does not accept. */
const NUMBER_VALUE = /^(?:R\$\s*)?-?\d[\d.,]*(?:\s*%|\s*reais)?$/i
const PLURAL_PREPOSITIONS = ['dos', 'das', 'nos', 'nas', 'aos']

interface FieldMatch {
  setter: FieldSetter
  field: Choice
  start: number
  end: number
  isFull: boolean
}

interface RecordsMatch {
  /** The first token, with its preposition. */
  start: number
  end: number
  ids: SlotValue
  isCount: boolean
}

/** True for a verb that asks for a change: 'alterar', 'trocar', 'editar'. */
export const isEditVerbAt = (line: Line, index: number): boolean =>
  line.tokens[index] !== undefined && (isChangeWord(line.tokens[index]) || isListVerb(line, index, EDIT_VERBS))

/** The next token that says something. */
function skipFrom({ tokens }: Line, index: number): number {
  let next = index
  while (next < tokens.length && isSkippable(tokens[next]!) && !isTokenText(tokens, next, ...TO_WORDS)) next++
  return next
}

/** The records at a token: 'produto 12', 'dos produtos 12, 15-18'; on their own list 'do 12', 'dos 12 e 15'. */
function matchRecords(line: Line, index: number, resource: Resource, isOwnScreen: boolean): RecordsMatch | null {
  const { tokens } = line
  let at = index
  while (isTokenText(tokens, at, ...RECORD_PREPOSITIONS, 'o', 'a', 'os', 'as')) at++
  const noun = matchNoun(line, at)
  const isNamed = noun?.noun === resource.id
  const hasPreposition = isTokenText(tokens, at - 1, ...RECORD_PREPOSITIONS) && at > index
  if (!isNamed && !(isOwnScreen && hasPreposition)) return null
  const ids = parseIds(tokens, isNamed ? noun.end : at)
  if (!ids) return null
  const isOne = Array.isArray(ids.value) && ids.value.length === 1
  return {
    start: index,
    end: ids.end,
    ids,
    isCount: !isNamed && isOne && isTokenText(tokens, at - 1, ...PLURAL_PREPOSITIONS),
  }
}

/** The fields whose name stands at a token; with the most words first. A name at the end of the line may be begun only. */
function matchFields(line: Line, index: number, setter: FieldSetter): FieldMatch[] {
  const { tokens } = line
  const found = setter.fields.flatMap((field): FieldMatch[] => {
    const matches = [field.label, ...(field.words ?? [])].flatMap((name) => {
      const matched = matchWordsFrom(tokens, index, getContentWords(name))
      return matched && (matched.isFull || matched.end === tokens.length) ? [matched] : []
    })
    const best = matches.toSorted((a, b) => Number(b.isFull) - Number(a.isFull) || b.end - a.end)[0]
    return best ? [{ setter, field, start: index, ...best }] : []
  })
  const longest = Math.max(...found.filter(({ isFull }) => isFull).map(({ end }) => end))
  return found.filter(({ isFull, end }) => !found.some((each) => each.isFull) || (isFull && end === longest))
}

const isKnownValue = ({ values = [] }: Choice, text: string): boolean =>
  values.some((value) => getGenderlessStem(value) === getGenderlessStem(text))

/** The text from a token on; a quoted text without its quotes, any other without the '?' of a request. */
function readValue({ tokens, text }: Line, start: number, end = tokens.length): string {
  const first = tokens[start]
  if (!first || start >= end) return ''
  if (first.kind === 'quoted' && end === start + 1) return first.text
  const value = text.slice(first.start, tokens[end]?.start ?? text.length).trim()
  // 'vocês podem mudar o preço do 12 para 10?'
  return value.replace(/\s*\?$/, '').replace(/(?<=\d)[!.]+$/, '')
}

/**
 * Where the value begins at a token, after the word that leads to it; null if nothing leads to it. A value of a few words
 * needs no such word: 'status do fornecedor 9 inativo'.
 */
function findValueStart(line: Line, index: number, field: Choice, hasVerb: boolean): number | null {
  const { tokens, text } = line
  let at = index
  while (isTokenText(tokens, at, ',', '-', '–') || (at > index && isTokenText(tokens, at, 'o', 'a'))) at++
  if (isTokenText(tokens, at, ...TO_WORDS) || (hasVerb && isTokenText(tokens, at, ...TO_WORDS_AFTER_VERB)))
    // 'p/'
    return isTokenText(tokens, at + 1, '/') && tokens[at + 1]?.isGlued ? at + 2 : at + 1
  const next = tokens[at]
  const rest = next ? text.slice(next.start) : ''
  if (next?.text === 'como' && isKnownValue(field, text.slice(next.end))) return at + 1
  return rest === '' || isKnownValue(field, rest) ? at : null
}

/** Every word before the request may be skipped or is its verb; returns whether it has one, or null if it says more. */
function readOpening(line: Line, end: number): boolean | null {
  let hasVerb = false
  for (let index = 0; index < end; index++) {
    if (NO_REQUEST.test(line.tokens[index]!.text)) return null
    if (isEditVerbAt(line, index)) hasVerb = true
    else if (!isSkippable(line.tokens[index]!) && !isTokenText(line.tokens, index, '%', ',', ':')) return null
  }
  return hasVerb
}

/** The setting of a field of these records (null: the rows of the screen) to a value that begins at a token. */
const createSetting = (
  { tokens, text }: Line,
  { setter, field }: FieldMatch,
  records: RecordsMatch | null,
  [valueStart, value]: readonly [start: number, text: string],
): FieldSetting => ({
  setter,
  field,
  ids: records?.ids ?? null,
  isCount: records?.isCount ?? false,
  value,
  isQuoted: tokens[valueStart]?.kind === 'quoted',
  request: text.slice(0, tokens[valueStart]?.start ?? text.length),
})

/** 'preço do produto 12 para 19,90'; without records on a list with a row: 'alterar preço para 19,90', 'alterar preço'. */
function readFieldFirst(line: Line, match: FieldMatch, context: InterpretationContext): FieldSetting | null {
  const { setter, field, end, isFull } = match
  const { resource } = setter
  const hasVerb = readOpening(line, match.start)
  if (hasVerb === null) return null
  const isOwnScreen = context.resource === resource && context.columns.length > 0
  const records = matchRecords(line, end, resource, isOwnScreen)
  const valueStart = findValueStart(line, records?.end ?? end, field, hasVerb)
  if (valueStart === null) return null
  const value = readValue(line, valueStart)
  // Without a record the line needs its verb and a row; without a value it needs its verb.
  if ((!records || value === '') && !hasVerb) return null
  if (!records && !(isOwnScreen && context.hasRow)) return null
  if (!isFull && value !== '') return null
  return createSetting(line, match, records, [valueStart, value])
}

/** 'pôr preço 49,90 nos produtos 12, 15-18': the value stands between the field and the records, which end the line. */
function readValueBetween(line: Line, match: FieldMatch, context: InterpretationContext): FieldSetting | null {
  const { setter } = match
  const { tokens } = line
  if (!match.isFull || readOpening(line, match.start) !== true) return null
  const isOwnScreen = context.resource === setter.resource && context.columns.length > 0
  for (let index = match.end + 1; index < tokens.length; index++) {
    if (!isTokenText(tokens, index, ...RECORD_PREPOSITIONS)) continue
    const records = matchRecords(line, index, setter.resource, isOwnScreen)
    if (!records || skipFrom(line, records.end) < tokens.length) continue
    const valueStart = isTokenText(tokens, match.end, ...TO_WORDS, ...TO_WORDS_AFTER_VERB) ? match.end + 1 : match.end
    const value = readValue(line, valueStart, index)
    return value === '' ? null : createSetting(line, match, records, [valueStart, value])
  }
  return null
}

/** 'do fornecedor 8 o nome muda para Tim Celular', 'alterar produto 12: preço para 10'. */
function readRecordsFirst(line: Line, match: FieldMatch): FieldSetting | null {
  const { setter, field } = match
  if (!match.isFull) return null
  for (let index = 0; index < match.start; index++) {
    const records = matchRecords(line, index, setter.resource, false)
    if (!records || records.end > match.start) continue
    const opening = readOpening(line, records.start)
    let hasVerb = opening === true
    let at = records.end
    for (; at < match.start; at++) {
      if (isEditVerbAt(line, at)) hasVerb = true
      else if (!isSkippable(line.tokens[at]!)) break
    }
    if (opening === null || at < match.start) continue
    let end = match.end
    while (isEditVerbAt(line, end) || isTokenText(line.tokens, end, 'agora')) {
      hasVerb = true
      end++
    }
    const valueStart = hasVerb ? findValueStart(line, end, field, hasVerb) : null
    const value = valueStart === null ? '' : readValue(line, valueStart)
    if (valueStart === null || value === '') continue
    return createSetting(line, match, records, [valueStart, value])
  }
  return null
}

/**
 * A number of one record that has a command of its own is read by that command's phrases, with all they refuse. A number
 * is a number and nothing beside it. A quoted value is taken as it is.
 */
const isReadHere = ({ field, ids, value, isQuoted }: FieldSetting): boolean => {
  if (isQuoted) return true
  if (value !== '' && field.isNumber && !NUMBER_VALUE.test(value)) return false
  if (!NUMBER_FIELD_WORD.test(normalizeText(field.label))) return true
  return Array.isArray(ids?.value) && ids.value.length > 1 && /^\d+$/.test(value)
}

/** What the line sets: one change, or several if its words name several fields. Empty for any other line. */
export function readFieldChanges(
  line: Line,
  setters: readonly FieldSetter[],
  context: InterpretationContext,
): readonly FieldSetting[] {
  for (const setter of setters) {
    for (const index of line.tokens.keys()) {
      const matches = matchFields(line, index, setter)
      const changes = matches.flatMap(
        (match) =>
          readFieldFirst(line, match, context) ??
          readValueBetween(line, match, context) ??
          readRecordsFirst(line, match) ??
          [],
      )
      const found = changes.filter(isReadHere)
      if (found.length > 0) return found
    }
  }
  return []
}
