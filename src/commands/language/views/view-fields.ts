/** Parses clauses about one filter, by its label or by whose id it takes: 'do pedido 501', 'nível 2'. */
import type { ColumnSchema, FilterSchema } from '#commands/args.ts'
import { matchLabelled } from './labelled-items.ts'
import { isActionLemma } from '#commands/language/words/mood.ts'
import { matchNameTexts } from './record-names.ts'
import { NUMBER_FIELD_WORD } from '#commands/language/words/optional-words.ts'
import { parseInteger } from '#commands/language/words/parse-numbers.ts'
import { isPossessiveBefore, isTokenText, getWord } from '#commands/language/words/token-text.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { parseRemovedFilter } from './removed-filter.ts'
import {
  type ViewClause,
  type ClauseInput,
  createChoiceClause,
  createFilterClause,
  createRefusedClause,
} from './view-clause.ts'
import { findTextEnd, getTextFilters, getTypedText, parseContaining, TEXT_COMPARISON } from './view-texts.ts'
import { skipPattern, matchWords, createPattern } from '#commands/language/words/word-pattern.ts'
import { matchSortColumn } from './view-order.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import { createStatusClause, findStatusValue, matchStatuses } from './view-status.ts'
import { createCondition, createEmptyCondition, createStatusCondition } from './unsupported-conditions.ts'
import { skipListNoun, isFiller, isListVerb, matchNoun } from './view-words.ts'

/** Words between a filter and its value, if that is no text. */
const IS_WORDS = createPattern('(?:(?:id|e|igual|a|d[eoa]|o|=|:|numero|n|#|com|usuario|no) )*')

/** The subject of a clause: filters of the list, or something that the list cannot filter by. */
interface ClauseSubject {
  end: number
  fields: readonly FilterSchema[]
  /** What the list cannot filter by, if there is no filter. */
  problemLabel: string
  /** The column with the value, if there is no filter. */
  column?: ColumnSchema | undefined
  /** The resource whose id is given. */
  resource?: string
  namesList?: true
}

const ID_WORDS = createPattern('id (?:d[oae] )?')

/** The subject: a filter by its label, sign or noun; a column; a record; or an owner after 'de'. */
function matchSubject(input: ClauseInput): ClauseSubject | null {
  const { line, tokens, at: start, listSchema, allowsNames } = input
  const { filters } = listSchema
  const label = matchLabelled(tokens, skipPattern(ID_WORDS, tokens, start), filters)
  // 'produtos' names the list and not its filter 'Nome do produto'.
  if (label && !(label.rank > 0 && skipListNoun(line, start, listSchema) > start))
    return { end: label.end, fields: label.alternatives, problemLabel: '' }
  const findPeople = () => filters.filter(({ resource }) => resource?.sign)
  if (isTokenText(tokens, start, '@')) return { end: start + 1, fields: findPeople(), problemLabel: 'usuário' }
  // 'extrato do 88' sets the filter that the list requires.
  const needed = filters.filter(({ name }) => name === listSchema.requiredFilter?.filter)
  if (needed.length > 0 && isPossessiveBefore(tokens, start) && tokens[start]?.kind === 'number')
    return { end: start, fields: needed, problemLabel: '' }
  const noun = matchNoun(line, start)
  // On the audit by type 'cashback' is the only choice.
  const isChoice = filters.some(
    (filter) => filter.options?.length === 1 && findStatusValue(filter, getWord(tokens, start)) !== undefined,
  )
  if (noun?.noun === listSchema.resource.id || isChoice) return null
  const getTypedLabel = () => `“${getTypedText(input, start)}”`
  // 'com estoque zero': a number field of the record is a column.
  const isNumberColumn = noun !== null && NUMBER_FIELD_WORD.test(noun.noun) && matchSortColumn(input) !== null
  if (noun && !isNumberColumn) {
    const nounText = getTypedText(input, start, noun.end).toLowerCase()
    const column = listSchema.columns.find((filter) => filter.idField?.startsWith(`${noun.noun}.`))
    const owned = filters.filter((filter) => filter.resource?.id === noun.noun)
    return {
      end: noun.end,
      fields: owned,
      problemLabel: owned.length > 0 ? getTypedLabel() : nounText,
      column,
      resource: noun.noun,
    }
  }
  const column = matchSortColumn(input)
  // 'o e-mail da ana' refers to the list of persons, 'com e-mail do gmail' does not.
  const hasWithWord = tokens.slice(0, start).some(({ text }) => text === 'com')
  if (allowsNames && listSchema.resource.sign && column && !hasWithWord && isPossessiveBefore(tokens, column.end + 1))
    return {
      end: skipListNoun(line, column.end + 1, listSchema),
      fields: getTextFilters(listSchema),
      problemLabel: getTypedLabel(),
      namesList: true,
    }
  if (column)
    return { end: column.end, fields: [], problemLabel: column.value.label.toLowerCase(), column: column.value }
  const token = tokens[start]!
  if (!allowsNames || !isPossessiveBefore(tokens, start) || token.kind !== 'word') return null
  // 'gostaria de aprovar o bônus 120' names nobody.
  const isVerb = isListVerb(line, start) || isListVerb(line, start, { has: isActionLemma })
  if (isFiller(token) || isStatusWord(token.text) || isVerb) return null
  const owners = filters.filter(({ resource: owner }) => owner)
  const ownerFilters = isTokenText(tokens, start - 1, 'de') ? [] : filters.filter(({ owner }) => owner)
  // 'produtos da samsung' sets the owner's filter; if there may be several, the text filter.
  const fields =
    [findPeople(), ownerFilters, owners.length === 1 ? owners : getTextFilters(listSchema)].find(
      (group) => group.length > 0,
    ) ?? []
  if (fields.length > 0) return { end: start, fields, problemLabel: getTypedLabel() }
  const [idColumn, secondIdColumn] = listSchema.columns.filter(({ idField }) => idField !== undefined)
  return secondIdColumn
    ? { end: start, fields, problemLabel: getTypedLabel() }
    : { end: start, fields, problemLabel: idColumn?.label.toLowerCase() ?? getTypedLabel(), column: idColumn }
}

/** The value of this filter at a token; null if there is none. */
function parseFieldValue(input: ClauseInput, field: FilterSchema, index: number): ViewClause | null {
  const { tokens } = input
  const isText = field.type === 'text'
  const from = skipPattern(isText ? TEXT_COMPARISON : IS_WORDS, tokens, index)
  const token = tokens[from]
  // 'id nome e preço' are columns.
  if (!token || token.text === 'e') return null
  const value = token.kind === 'sign' ? null : createStatusClause(matchStatuses([field], tokens, from))
  if (value) return value
  if (isText)
    return createFilterClause([field], getTypedText(input, from, findTextEnd(input, from)), findTextEnd(input, from))
  const number = field.type === 'whole' ? parseInteger(tokens, from) : null
  return number === null ? matchNamedRecord(input, field, index) : createFilterClause([field], String(number), from + 1)
}

/** The value at a token, for the filter that takes it; of several filters the clause offers each. */
function parseFieldsValue(input: ClauseInput, fields: readonly FilterSchema[], index: number): ViewClause | null {
  const found = fields.flatMap((field) => {
    const value = parseFieldValue(input, field, index)
    return value ? [{ label: field.label, view: value.view, value }] : []
  })
  const longest = Math.max(...found.map(({ value }) => value.end))
  const fitting = found.filter(({ value }) => value.end === longest)
  return fitting.length > 1 ? createChoiceClause(fitting, longest) : (fitting[0]?.value ?? null)
}

/** 'da ana pro beto' */
const RECIPIENT = createPattern('pr[oa]s? ')

/** A record's name in place of its id, up to the next clause: '@maria silva', 'do usuário joão'. */
function matchNamedRecord(
  input: ClauseInput,
  { name, resource, owner }: FilterSchema,
  index: number,
): ViewClause | null {
  const { line, tokens, allowsNames, startsClause, listSchema } = input
  const from = isTokenText(tokens, index, resource?.sign ?? '@') ? index + 1 : index
  if (!allowsNames || !resource || (from === index && index > input.at && startsClause(index))) return null
  let found: { end: number; text: string } | undefined
  for (const longer of matchNameTexts(line, from)) {
    const last = longer.end - 1
    if (found && (isFiller(tokens[last]!) || startsClause(last) || matchWords(RECIPIENT, tokens, last - 1))) break
    found = longer
  }
  if (!found) return null
  const { text } = found
  // A name alone may also be a text of the list: 'produtos da motorola'.
  const texts = getTextFilters(listSchema)
  const isAlone = owner && index === input.at && texts.length === 1
  const otherwise = isAlone ? { fallbackFilters: { [texts[0]!.name]: text } } : {}
  return { end: found.end, view: {}, namedFilter: { filterName: name, resource, text, ...otherwise } }
}

/**
 * 'pedido 12' names the record, even on a list with that filter; 'pedido: 12' and 'beneficiário 12' name the filter.
 */
const isRecordMention = ({ line, tokens, at: start }: ClauseInput, end: number): boolean =>
  tokens[end]?.kind === 'number' && matchNoun(line, start)?.noun === tokens[start]?.text

/**
 * A clause about one filter: by its label, its noun, its sign or a fitting value; null if none begins at this token.
 */
export function parseFieldClause(input: ClauseInput): ViewClause | null {
  const { line, tokens, at: start, allowsNames, startsClause } = input
  const clause = parseRemovedFilter(input) ?? parseContaining(input)
  const subject = clause ? null : matchSubject(input)
  if (!subject) return clause
  const { fields, end, problemLabel, namesList } = subject
  const [field] = fields
  const value = parseFieldsValue(input, fields, end)
  const state = getWord(tokens, end)
  if (field && !value && isTokenText(tokens, start, 'status') && isStatusWord(state))
    return createRefusedClause(input, `status “${state}”`, end + 1, createStatusCondition(input.listSchema, state))
  if (field)
    return (
      value && {
        ...value,
        namesList,
        hasPriority:
          field.type === 'whole' &&
          // 'filtra usuário 15' does not search a user.
          (tokens.some(({ text }) => text.startsWith('filtr')) ||
            (problemLabel === '' &&
              !isRecordMention(input, end) &&
              !tokens.some((_, index) => isListVerb(line, index)))),
      }
    )
  if (end === start) {
    const last = findTextEnd(input, start)
    return createRefusedClause(
      input,
      problemLabel,
      last,
      createCondition(subject.column, `contém ${getTypedText(input, start, last)}`),
    )
  }
  const from = skipPattern(TEXT_COMPARISON, tokens, end)
  const token = tokens[from]
  const hasValue = from > end || parseInteger(tokens, skipPattern(IS_WORDS, tokens, end)) !== null
  if (!token || !(hasValue || (allowsNames && !isSkippable(token) && !startsClause(from)))) return null
  const last = findTextEnd(input, from)
  const id = parseInteger(tokens, skipPattern(IS_WORDS, tokens, end))
  const about = subject.resource !== undefined && id !== null ? { record: { resourceId: subject.resource, id } } : {}
  return createRefusedClause(input, problemLabel, last, {
    ...valueCondition(input, subject.column, id, getTypedText(input, from, last)),
    ...about,
  })
}

/** The condition on a column: equal to an id or a number, or containing a text. */
function valueCondition({ tokens }: ClauseInput, column: ColumnSchema | undefined, id: number | null, text: string) {
  const isCounted = column?.format === 'number' || column?.format === 'money' || column?.format === 'id'
  if (column?.idField === undefined && !isCounted)
    return createCondition(column, id === null ? `contém ${text}` : `= ${id}`)
  if (id !== null) return createCondition(column, `= ${id}`)
  if (isCounted) return /^zer(?:o|ad[oa]s?)$/i.test(text) && tokens.length > 0 ? createEmptyCondition(column) : {}
  return createCondition(column, `contém ${text}`)
}
