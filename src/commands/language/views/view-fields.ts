/**
 * Parses clauses about one filter, by its label or by whose id it takes: 'do pedido 501', 'com fone no nome', 'nível
 * 2'.
 */
import type { ColumnSchema, FilterSchema, ListSchema } from '#commands/args.ts'
import { matchLabelled } from './labelled-items.ts'
import { isActionLemma } from '#commands/language/words/mood.ts'
import { matchNameTexts } from './record-names.ts'
import { NUMBER_FIELD_WORD } from '#commands/language/words/optional-words.ts'
import { parseInteger, isPossessiveBefore, isTokenText, getWord } from '#commands/language/words/parse-numbers.ts'
import { isSkippable, getNormalizedText } from '#commands/language/words/tokens.ts'
import { getContentWords } from '#commands/language/words/lexicon.ts'
import { verbLemmas } from '#commands/language/words/lemma.ts'
import { type ViewClause, type ClauseInput, createChoiceClause, createRefusedClause } from './view-clause.ts'
import { skipPattern, matchWords, createPattern } from '#commands/language/words/word-pattern.ts'
import { skipSmallWords, matchSortColumn } from './view-order.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import { getFields, getMeasuredFilters } from './measured-filters.ts'
import { createStatusClause, findStatusValue, matchStatuses } from './view-status.ts'
import {
  findColumnByLabel,
  createCondition,
  createEmptyCondition,
  createStatusCondition,
} from './unsupported-conditions.ts'
import { skipListNoun, isFiller, isListVerb, matchNoun } from './view-words.ts'

const HAVE_WORDS = '(?:com|tem|tenham?|tendo|possuam?)'
const CONTAIN_WORDS = 'con(?:tenham?|tem|tendo)'
const HAVING_OPENING = createPattern(`${HAVE_WORDS} (?:alguma? )?`)
/** Words before a text that a record contains, whatever the filter is called. */
const CONTAINING_OPENING = createPattern(
  `(?:${CONTAIN_WORDS}|(?:chamad|intitulad)[oa]s?|(?:se )?chamam?|(?:com|de) (?:a palavra|o termo|sobre ?nome)|fal(?:am?|ando) (?:de|em)) `,
)
/** 'que começam com a': no endpoint compares one end of a text. */
const TEXT_EDGE = createPattern('(?:comec|inici|termin|acab)\\w+ (?:com|em|por) ')
const IN_WORDS = createPattern('(?:n[oa]s?|em) ')
/** Words between a filter and its value. A text allows only words of comparison. */
const IS_WORDS = createPattern('(?:(?:id|e|igual|a|d[eoa]|o|=|:|numero|n|#|com|usuario|no) )*')
const TEXT_COMPARISON = createPattern(
  `(?:(?:=|:|de|igual a|(?:que )?(?:${HAVE_WORDS}|${CONTAIN_WORDS})|parecid[oa] com) )*`,
)
/** Words that end a text. */
const TEXT_END_WORDS = createPattern('(?:com|que|por|n[oa]s?|em|ordem|mais|e) ')

/** Sets one of these filters to a value; of several the clause offers each. null if there is none. */
const setFilter = (filters: readonly FilterSchema[], value: string, end: number): ViewClause | null =>
  createChoiceClause(
    filters.map(({ label, name }) => ({ label, view: { filters: { [name]: value } } })),
    end,
  )

/** The text filters: the one for the name if there is one, else all. */
function getTextFilters({ filters }: ListSchema): readonly FilterSchema[] {
  const texts = filters.filter(({ type }) => type === 'text')
  const names = texts.filter(({ label }) => getContentWords(label).includes('nome'))
  return names.length > 0 ? names : texts
}

/** The text typed from token `from` up to token `end`; the inner text of a quotation. */
function getTypedText({ tokens, line: { text } }: ClauseInput, from: number, end = from + 1): string {
  const first = tokens[from]
  return first?.kind === 'quoted'
    ? first.text
    : getNormalizedText(text, first?.start, tokens[end - 1]?.end).replace(/(?: a[ií])?[.?!]?$/, '')
}

/** The token where the text that begins at this token ends. */
function findTextEnd({ tokens, startsClause, listSchema: { filters } }: ClauseInput, start: number): number {
  const isTextEnd = (end: number) => {
    const word = getWord(tokens, end)
    const from = skipSmallWords(tokens, end)
    // 'natal da categoria 5', 'natal 100 por página'
    const hasNumber = [from, from + 1].some((index) => tokens[index]?.kind === 'number')
    // 'produtos da vivo ativos', but not 'chips pré pagos' on a list without such a status.
    if (word.endsWith('s') && filters.some((filter) => findStatusValue(filter, word) !== undefined)) return true
    // 'da claro do tipo recarga'
    if (/^d[aeo]s?$/.test(word) && matchLabelled(tokens, end + 1, filters)?.rank === 0) return true
    return (
      isTokenText(tokens, end, ',') ||
      matchWords(TEXT_END_WORDS, tokens, end) !== null ||
      (hasNumber && startsClause(from))
    )
  }
  let end = start + 1
  while (tokens[start]?.kind !== 'quoted' && end < tokens.length && !isTextEnd(end)) end++
  return end
}

const SEARCH_VERBS = verbLemmas('filtrar')

/** 'procura fone' on a list searches the list on the screen. */
function isSearchTerm({ line, tokens, at: start, listSchema, context, allowsNames }: ClauseInput): boolean {
  if (!allowsNames || start === 0 || context.path !== listSchema.path || isFiller(tokens[start]!)) return false
  const before = tokens.slice(0, start)
  return (
    before.some((_, index) => isListVerb(line, index, SEARCH_VERBS)) &&
    before.every((token, index) => isFiller(token) || isListVerb(line, index, SEARCH_VERBS))
  )
}

/** A clause about a text: 'com fone no nome', 'que contenham fone', 'chamados kit', 'que tenham fone'. */
function parseContaining(input: ClauseInput): ViewClause | null {
  const { tokens, at: start, listSchema, allowsNames, startsClause } = input
  if (matchWords(TEXT_EDGE, tokens, start))
    return createRefusedClause(input, `“${getTypedText(input, start, tokens.length)}”`, tokens.length)
  const fields = getTextFilters(listSchema)
  const hasText = fields.length > 0
  const openingEnd = skipPattern(CONTAINING_OPENING, tokens, start)
  const isSearched = openingEnd === start && hasText && isSearchTerm(input)
  const from = openingEnd > start ? openingEnd : isSearched ? start : skipPattern(HAVING_OPENING, tokens, start)
  const first = tokens[from]
  if ((from === start && !isSearched) || !first) return null
  for (let last = from + 1; last < tokens.length; last++) {
    const label = skipPattern(IN_WORDS, tokens, last)
    const labelMatch = label > last ? matchLabelled(tokens, label, listSchema.filters) : null
    const texts = labelMatch?.alternatives.filter(({ type }) => type === 'text') ?? []
    if (labelMatch && texts.length > 0) return setFilter(texts, getTypedText(input, from, last), labelMatch.end)
    if (label === last || !isTokenText(tokens, label, 'nome')) continue
    return (
      setFilter(fields, getTypedText(input, from, last), label + 1) ??
      createRefusedClause(
        input,
        'nome',
        label + 1,
        createCondition(findColumnByLabel(listSchema, 'nome'), `contém ${getTypedText(input, from, last)}`),
      )
    )
  }
  const end = findTextEnd(input, from)
  const text = getTypedText(input, from, end)
  const isText =
    openingEnd > start ||
    isSearched ||
    (allowsNames && first.kind === 'word' && !isSkippable(first) && !/mail|\.com/.test(text))
  const isColumn = openingEnd === start && (startsClause(from) || matchSortColumn({ ...input, at: from }) !== null)
  // No name contains a mail domain: 'quem tem gmail'.
  if (!isText && allowsNames && !isColumn && /mail|\.com/.test(text))
    return createRefusedClause(
      input,
      `“${text}”`,
      end,
      createCondition(findColumnByLabel(listSchema, 'mail'), `contém ${text}`),
    )
  if (!isText || isColumn || (openingEnd === start && !hasText)) return null
  return (
    setFilter(fields, text, end) ??
    createRefusedClause(input, 'nome', end, createCondition(findColumnByLabel(listSchema, 'nome'), `contém ${text}`))
  )
}

const CLEAR_VERBS = verbLemmas('limpar', 'ocultar')
const REMOVE_VERBS = verbLemmas('excluir')
const FILTER_WORDS = createPattern('(?:[oa]s? )?(filtro )?(?:d[eoa]s? |por )?')

/** 'sem filtro de status', 'limpar datas', 'qualquer status' remove a filter; 'sem estoque' does not. */
function parseRemovedFilter(input: ClauseInput): ViewClause | null {
  const { line, tokens, at: start, listSchema } = input
  const { end: from, groups } = matchWords(FILTER_WORDS, tokens, start + 1)!
  const isCleared =
    isTokenText(tokens, start, 'qualquer') ||
    isListVerb(line, start, CLEAR_VERBS) ||
    (groups[1] !== undefined && (isTokenText(tokens, start, 'sem') || isListVerb(line, start, REMOVE_VERBS)))
  if (!isCleared && !isTokenText(tokens, start, 'sem')) return null
  const word = getWord(tokens, from)
  const format = /^(?:data|periodo)s?$/.test(word) ? 'datetime' : /^(?:valor|faixa)/.test(word) ? 'money' : ''
  const measured = getMeasuredFilters(listSchema)
  // 'sem filtro de comissão' removes both ends of the range.
  const labelled = matchLabelled(tokens, from, measured)
  const measuredPair =
    labelled && labelled.rank < 2 ? labelled.alternatives : measured.filter(({ type }) => type === format)
  const end = labelled && labelled.rank < 2 ? labelled.end : from + 1
  if (measuredPair.length > 0 && (isCleared || format !== ''))
    return { end, view: { removedFilters: measuredPair.flatMap(getFields).map(({ name }) => name) } }
  const field = matchLabelled(tokens, from, listSchema.filters)
  if (field && isCleared)
    return createChoiceClause(
      field.alternatives.map(({ label, name }) => ({ label, view: { removedFilters: [name] } })),
      field.end,
    )
  if (isCleared || word === '') return null
  const column = matchSortColumn({ ...input, at: from })?.value
  const refusedLabel = column ? getTypedText(input, from).toLowerCase() : `“${getTypedText(input, start, from + 1)}”`
  return createRefusedClause(input, refusedLabel, from + 1, createEmptyCondition(column))
}

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
  const people = filters.filter(({ resource }) => resource?.sign)
  const words = getTextFilters(listSchema)
  if (isTokenText(tokens, start, '@')) return { end: start + 1, fields: people, problemLabel: 'usuário' }
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
  const typedLabel = `“${getTypedText(input, start)}”`
  // 'com estoque zero': a number field of the record is a column.
  const isNumberColumn = noun !== null && NUMBER_FIELD_WORD.test(noun.noun) && matchSortColumn(input) !== null
  if (noun && !isNumberColumn) {
    const nounText = getTypedText(input, start, noun.end).toLowerCase()
    const column = listSchema.columns.find((filter) => filter.idField?.startsWith(`${noun.noun}.`))
    const owned = filters.filter((filter) => filter.resource?.id === noun.noun)
    return {
      end: noun.end,
      fields: owned,
      problemLabel: owned.length > 0 ? typedLabel : nounText,
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
      fields: words,
      problemLabel: typedLabel,
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
  const fields = [people, ownerFilters, owners.length === 1 ? owners : words].find((group) => group.length > 0) ?? []
  if (fields.length > 0) return { end: start, fields, problemLabel: typedLabel }
  const [idColumn, secondIdColumn] = listSchema.columns.filter(({ idField }) => idField !== undefined)
  return secondIdColumn
    ? { end: start, fields, problemLabel: typedLabel }
    : { end: start, fields, problemLabel: idColumn?.label.toLowerCase() ?? typedLabel, column: idColumn }
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
  if (isText) return setFilter([field], getTypedText(input, from, findTextEnd(input, from)), findTextEnd(input, from))
  const number = field.type === 'whole' ? parseInteger(tokens, from) : null
  return number === null ? matchNamedRecord(input, field, index) : setFilter([field], String(number), from + 1)
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
