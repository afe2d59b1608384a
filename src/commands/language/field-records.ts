/** Finds the records of a line that sets a field, by id or by name, and the field that it names. */
import type { Choice } from '#commands/args.ts'
import { matchWordsFrom } from '#commands/language/views/labelled-items.ts'
import { matchNameTexts, UnresolvedName } from '#commands/language/views/record-names.ts'
import { matchNoun } from '#commands/language/views/view-words.ts'
import { getContentWords } from '#commands/language/words/lexicon.ts'
import type { Line } from '#commands/language/words/line.ts'
import { parseIds } from '#commands/language/words/parse-ids.ts'
import { getEditDistance, getTolerance } from '#commands/language/words/edit-distance.ts'
import { isTokenText } from '#commands/language/words/token-text.ts'
import { isSkippable, type Token } from '#commands/language/words/tokens.ts'
import type { FieldSetter } from './grammar.ts'
import type { InterpretationContext } from './interpretation.ts'
import type { Match } from './match-state.ts'
import type { SlotValue } from './slot-values.ts'

/** Words before the records: 'do produto 12', 'no 12', 'ao 12'. */
export const RECORD_PREPOSITIONS = ['de', 'do', 'da', 'dos', 'das', 'no', 'na', 'nos', 'nas', 'ao', 'aos']
const PLURAL_PREPOSITIONS = ['dos', 'das', 'nos', 'nas', 'aos']
const ARTICLES = ['o', 'a', 'os', 'as']

/** A field that the line names. */
export interface FieldMatch {
  setter: FieldSetter
  field: Choice
  start: number
  end: number
  /** Every word of the name is typed to its end. */
  isFull: boolean
  /** Its words with a typing error. */
  corrections: Match['corrections']
}

/** The records that stand at a token of the line. */
export interface RecordsMatch {
  /** The first token, with its preposition. */
  start: number
  end: number
  /** Ids, or the name by which the record is searched. */
  ids: SlotValue
  /** A single number after a plural: 'dos 12' says how many, and not which. */
  isCount: boolean
  /** The record is given by its name. */
  isName: boolean
  /** The line has the noun of the resource: 'produto 12', and not '12'. */
  hasNoun: boolean
}

/** What decides how records may be given: the screen, and all fields that can be set. */
export interface FieldScope {
  context: InterpretationContext
  setters: readonly FieldSetter[]
  /** The names of fields may have typing errors. */
  allowsTypos: boolean
}

/** The screen shows the list of the setter's resource. */
export const isOwnScreen = ({ resource }: FieldSetter, { context }: FieldScope): boolean =>
  context.resource === resource && context.columns.length > 0

/** No other resource has a field of this label: in 'preço do Fone' it tells which resource the name is of. */
const isOnlyOwner = (setter: FieldSetter, field: Choice, { setters }: FieldScope): boolean =>
  setters.every((other) => other === setter || other.fields.every(({ label }) => label !== field.label))

/**
 * The records at a token: 'produto 12', 'dos produtos 12, 15-18'; on their own list 'do 12', 'dos 12 e 15'. Without an
 * id each name that may stand there, the shortest first: 'do produto Fone Bluetooth', 'do Fone Bluetooth'.
 */
export function matchRecords(
  line: Line,
  index: number,
  setter: FieldSetter,
  field: Choice,
  scope: FieldScope,
): readonly RecordsMatch[] {
  const { tokens } = line
  const { resource } = setter
  let at = index
  while (isTokenText(tokens, at, ...RECORD_PREPOSITIONS, ...ARTICLES)) at++
  const noun = matchNoun(line, at)
  const hasNoun = noun?.noun === resource.id
  const hasPreposition = at > index && isTokenText(tokens, at - 1, ...RECORD_PREPOSITIONS)
  const isOwn = isOwnScreen(setter, scope)
  const from = hasNoun ? noun.end : at
  const base = { start: index, hasNoun }
  const ids = hasNoun || (isOwn && hasPreposition) ? parseIds(tokens, from) : null
  if (ids) {
    const isOne = Array.isArray(ids.value) && ids.value.length === 1
    const isCount = !hasNoun && isOne && isTokenText(tokens, at - 1, ...PLURAL_PREPOSITIONS)
    return [{ ...base, end: ids.end, ids, isCount, isName: false }]
  }
  if (!hasNoun && !(at > index && (isOwn || isOnlyOwner(setter, field, scope)))) return []
  return matchNameTexts(line, from).map(({ end, text }) => ({
    ...base,
    end,
    ids: { end, value: new UnresolvedName({ resource, text }) },
    isCount: false,
    isName: true,
  }))
}

/** The word of a label that a token is a typing error of: as many errors as a word of its length allows. */
function findCorrection({ kind, text, start, end }: Token, word: string): Match['corrections'][number] | null {
  const limit = Math.min(getTolerance(text.length), getTolerance(word.length))
  return kind === 'word' && text !== word && limit > 0 && getEditDistance(text, word, limit) <= limit
    ? { start, end, form: word }
    : null
}

/** A name with a typing error in its words, each of which stands at one token. */
function matchMistypedName(
  tokens: readonly Token[],
  index: number,
  words: readonly string[],
): Pick<FieldMatch, 'end' | 'isFull' | 'corrections'> | null {
  const corrections: Match['corrections'][number][] = []
  for (const [offset, word] of words.entries()) {
    const token = tokens[index + offset]
    const correction = token ? findCorrection(token, word) : null
    if (correction) corrections.push(correction)
    else if (token?.text !== word) return null
  }
  return { end: index + words.length, isFull: true, corrections }
}

/**
 * The fields whose name stands at a token; with the most words first. A name at the end of the line may be begun only.
 * With `allowsTypos` a name may have typing errors if no field's name stands there without.
 */
export function matchFields(
  { tokens }: Line,
  index: number,
  { setter, allowsTypos = false }: { setter: FieldSetter; allowsTypos?: boolean },
): FieldMatch[] {
  const match = (matchName: (words: readonly string[]) => Pick<FieldMatch, 'end' | 'isFull' | 'corrections'> | null) =>
    setter.fields.flatMap((field): FieldMatch[] => {
      const matches = [field.label, ...(field.words ?? [])].flatMap((name) => matchName(getContentWords(name)) ?? [])
      const best = matches.toSorted((a, b) => Number(b.isFull) - Number(a.isFull) || b.end - a.end)[0]
      return best ? [{ setter, field, start: index, ...best }] : []
    })
  const typed = match((words) => {
    const matched = matchWordsFrom(tokens, index, words)
    return matched && (matched.isFull || matched.end === tokens.length) ? { ...matched, corrections: [] } : null
  })
  const found = typed.length > 0 || !allowsTypos ? typed : match((words) => matchMistypedName(tokens, index, words))
  const longest = Math.max(...found.filter(({ isFull }) => isFull).map(({ end }) => end))
  return found.filter(({ isFull, end }) => !found.some((each) => each.isFull) || (isFull && end === longest))
}

/** The next token that says something; signs of punctuation and words without meaning are passed. */
export function skipFrom({ tokens }: Line, index: number): number {
  let next = index
  while (next < tokens.length && isSkippable(tokens[next]!)) next++
  return next
}

/** The records end the line. */
export const isLineEnd = (line: Line, { end }: RecordsMatch): boolean => skipFrom(line, end) === line.tokens.length
