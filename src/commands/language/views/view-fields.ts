/** Fields of the call by their label or by whose id they take: 'do pedido 501', 'com fone no nome', 'nível 2'. */
import type { ColumnSchema, FilterSchema, ListSchema } from '#commands/args.ts'
import { matchLabelled } from './labelled-items.ts'
import { isActionLemma } from '#commands/language/words/mood.ts'
import { matchNameTexts } from './record-names.ts'
import { NUMBER_FIELD_WORD } from '#commands/language/words/optional-words.ts'
import { parseInteger, isPossessiveBefore, isTokenText, getWord } from '#commands/language/words/parse-numbers.ts'
import { isSkippable, getNormalizedText } from '#commands/language/words/tokens.ts'
import { getContentWords } from '#commands/language/words/lexicon.ts'
import { type ViewClause, type ClauseInput, chooseOne, createRefusedClause } from './view-clause.ts'
import { skipPattern, matchWords, createPattern } from '#commands/language/words/word-pattern.ts'
import { skipSmallWords, matchSortColumn } from './view-order.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import { getFields, getMeasuredFilters } from './measured-filters.ts'
import { createStatusClause, findStatusValue, matchStatuses } from './view-status.ts'
import { findColumnByLabel, createCondition, emptyCondition, statusCondition } from './unsupported-conditions.ts'
import { skipListNoun, isFiller, isListVerb, matchNoun } from './view-words.ts'

const HAVE_WORDS = '(?:com|tem|tenham?|tendo|possuam?)'
const CONTAIN_WORDS = 'con(?:tenham?|tem|tendo)'
const HAVING_OPENING = createPattern(`${HAVE_WORDS} (?:alguma? )?`)
/** Before a text that a record is to have, whatever the field is called. */
const CONTAINING_OPENING = createPattern(
  `(?:${CONTAIN_WORDS}|(?:chamad|intitulad)[oa]s?|(?:se )?chamam?|(?:com|de) (?:a palavra|o termo|sobre ?nome)|fal(?:am?|ando) (?:de|em)) `,
)
/** 'que começam com a': no call looks at one end of a text. */
const TEXT_EDGE = createPattern('(?:comec|inici|termin|acab)\\w+ (?:com|em|por) ')
const IN_WORDS = createPattern('(?:n[oa]s?|em) ')
/** Between a field and its value; before a text only what says how they are compared. */
const IS_WORDS = createPattern('(?:(?:id|e|igual|a|d[eoa]|o|=|:|numero|n|#|com|usuario|no) )*')
const TEXT_COMPARISON = createPattern(
  `(?:(?:=|:|de|igual a|(?:que )?(?:${HAVE_WORDS}|${CONTAIN_WORDS})|parecid[oa] com) )*`,
)
/** A text ends before these. */
const TEXT_END_WORDS = createPattern('(?:com|que|por|n[oa]s?|em|ordem|mais|e) ')

/** One of these filters set to a value; which of several is asked. Null where there is none. */
const setFilter = (fields: readonly FilterSchema[], value: string, end: number): ViewClause | null =>
  chooseOne(
    fields.map(({ label, name }) => ({ label, view: { filters: { [name]: value } } })),
    end,
  )

/** The texts that a record is known by: of several the one for its name, else all of them. */
function getTextFilters({ filters }: ListSchema): readonly FilterSchema[] {
  const texts = filters.filter(({ type }) => type === 'text')
  const names = texts.filter(({ label }) => getContentWords(label).includes('nome'))
  return names.length > 0 ? names : texts
}

/** What was typed from token `from` to before token `end`; of a quotation what stands in it. */
function getTypedText({ tokens, line: { text } }: ClauseInput, from: number, end = from + 1): string {
  const first = tokens[from]
  return first?.kind === 'quoted'
    ? first.text
    : getNormalizedText(text, first?.start, tokens[end - 1]?.end).replace(/(?: a[ií])?[.?!]?$/, '')
}

/** Where the words that begin at `at` give way to something else. */
function findTextEnd({ tokens, startsClause, listSchema: { filters } }: ClauseInput, at: number): number {
  const isTextEnd = (end: number) => {
    const word = getWord(tokens, end)
    const from = skipSmallWords(tokens, end)
    // 'natal da categoria 5', 'natal 100 por página'
    const hasNumber = [from, from + 1].some((index) => tokens[index]?.kind === 'number')
    // 'produtos da vivo ativos', and not 'chips pré pagos' on a list without such a status
    if (word.endsWith('s') && filters.some((each) => findStatusValue(each, word) !== undefined)) return true
    // 'da claro do tipo recarga'
    if (/^d[aeo]s?$/.test(word) && matchLabelled(tokens, end + 1, filters)?.rank === 0) return true
    return (
      isTokenText(tokens, end, ',') ||
      matchWords(TEXT_END_WORDS, tokens, end) !== null ||
      (hasNumber && startsClause(from))
    )
  }
  let end = at + 1
  while (tokens[at]?.kind !== 'quoted' && end < tokens.length && !isTextEnd(end)) end++
  return end
}

const SEARCH_VERBS = new Set(['v:filtrar'])

/** 'procura fone' on a list: what is sought is of what stands on the screen. */
function isSearchTerm({ line, tokens, at, listSchema, context, allowsNames }: ClauseInput): boolean {
  if (!allowsNames || at === 0 || context.path !== listSchema.path || isFiller(tokens[at]!)) return false
  const before = tokens.slice(0, at)
  return (
    before.some((_, index) => isListVerb(line, index, SEARCH_VERBS)) &&
    before.every((token, index) => isFiller(token) || isListVerb(line, index, SEARCH_VERBS))
  )
}

/** 'com fone no nome', 'que contenham fone', 'chamados kit', 'que tenham fone'. */
function parseContaining(input: ClauseInput): ViewClause | null {
  const { tokens, at, listSchema, allowsNames, startsClause } = input
  if (matchWords(TEXT_EDGE, tokens, at))
    return createRefusedClause(input, `“${getTypedText(input, at, tokens.length)}”`, tokens.length)
  const fields = getTextFilters(listSchema)
  const hasText = fields.length > 0
  const own = skipPattern(CONTAINING_OPENING, tokens, at)
  const isTyped = own === at && hasText && isSearchTerm(input)
  const from = own > at ? own : isTyped ? at : skipPattern(HAVING_OPENING, tokens, at)
  const first = tokens[from]
  if ((from === at && !isTyped) || !first) return null
  for (let last = from + 1; last < tokens.length; last++) {
    const label = skipPattern(IN_WORDS, tokens, last)
    const said = label > last ? matchLabelled(tokens, label, listSchema.filters) : null
    const texts = said?.alternatives.filter(({ type }) => type === 'text') ?? []
    if (said && texts.length > 0) return setFilter(texts, getTypedText(input, from, last), said.end)
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
  const isTold =
    own > at || isTyped || (allowsNames && first.kind === 'word' && !isSkippable(first) && !/mail|\.com/.test(text))
  const isColumn = own === at && (startsClause(from) || matchSortColumn({ ...input, at: from }) !== null)
  // No name holds a mail's server: 'quem tem gmail'.
  if (!isTold && allowsNames && !isColumn && /mail|\.com/.test(text))
    return createRefusedClause(
      input,
      `“${text}”`,
      end,
      createCondition(findColumnByLabel(listSchema, 'mail'), `contém ${text}`),
    )
  if (!isTold || isColumn || (own === at && !hasText)) return null
  return (
    setFilter(fields, text, end) ??
    createRefusedClause(input, 'nome', end, createCondition(findColumnByLabel(listSchema, 'nome'), `contém ${text}`))
  )
}

const CLEAR_VERBS = new Set(['v:limpar', 'v:ocultar'])
const REMOVE_VERBS = new Set(['v:excluir'])
const FILTER_WORDS = createPattern('(?:[oa]s? )?(filtro )?(?:d[eoa]s? |por )?')

/** 'sem filtro de status', 'limpar datas', 'qualquer status'; 'sem estoque' is no filter. */
function parseRemovedFilter(input: ClauseInput): ViewClause | null {
  const { line, tokens, at, listSchema } = input
  const { end: from, groups } = matchWords(FILTER_WORDS, tokens, at + 1)!
  const isCleared =
    isTokenText(tokens, at, 'qualquer') ||
    isListVerb(line, at, CLEAR_VERBS) ||
    (groups[1] !== undefined && (isTokenText(tokens, at, 'sem') || isListVerb(line, at, REMOVE_VERBS)))
  if (!isCleared && !isTokenText(tokens, at, 'sem')) return null
  const word = getWord(tokens, from)
  const both = /^(?:data|periodo)s?$/.test(word) ? 'datetime' : /^(?:valor|faixa)/.test(word) ? 'money' : ''
  const measured = getMeasuredFilters(listSchema)
  // 'sem filtro de comissão' takes both of its ends away.
  const named = matchLabelled(tokens, from, measured)
  const pair = named && named.rank < 2 ? named.alternatives : measured.filter(({ type }) => type === both)
  const end = named && named.rank < 2 ? named.end : from + 1
  if (pair.length > 0 && (isCleared || both !== ''))
    return { end, view: { removedFilters: pair.flatMap(getFields).map(({ name }) => name) } }
  const field = matchLabelled(tokens, from, listSchema.filters)
  if (field && isCleared)
    return chooseOne(
      field.alternatives.map(({ label, name }) => ({ label, view: { removedFilters: [name] } })),
      field.end,
    )
  if (isCleared || word === '') return null
  const column = matchSortColumn({ ...input, at: from })?.value
  const by = column ? getTypedText(input, from).toLowerCase() : `“${getTypedText(input, at, from + 1)}”`
  return createRefusedClause(input, by, from + 1, emptyCondition(column))
}

/** What a clause speaks of: one of these fields of the call, or something that it has none for. */
interface ClauseSubject {
  end: number
  fields: readonly FilterSchema[]
  /** Why it cannot be had, where there is no field. */
  problemLabel: string
  /** What tells it in the rows, where there is no field. */
  column?: ColumnSchema | undefined
  /** Whose id it is. */
  resource?: string
  namesList?: true
}

const ID_WORDS = createPattern('id (?:d[oae] )?')

/** A field by its label, its sign or its noun; a column, a record, or somebody 'of' whom the list is to be. */
function matchSubject(input: ClauseInput): ClauseSubject | null {
  const { line, tokens, at, listSchema, allowsNames } = input
  const { filters } = listSchema
  const label = matchLabelled(tokens, skipPattern(ID_WORDS, tokens, at), filters)
  // 'produtos' names the list, and not its 'Nome do produto'.
  if (label && !(label.rank > 0 && skipListNoun(line, at, listSchema) > at))
    return { end: label.end, fields: label.alternatives, problemLabel: '' }
  const people = filters.filter(({ resource }) => resource?.sign)
  const words = getTextFilters(listSchema)
  if (isTokenText(tokens, at, '@')) return { end: at + 1, fields: people, problemLabel: 'usuário' }
  // 'extrato do 88' is of whom the list cannot do without.
  const needed = filters.filter(({ name }) => name === listSchema.requiredFilter?.filter)
  if (needed.length > 0 && isPossessiveBefore(tokens, at) && tokens[at]?.kind === 'number')
    return { end: at, fields: needed, problemLabel: '' }
  const noun = matchNoun(line, at)
  // Of the audit by type 'cashback' is the only choice.
  const isChoice = filters.some(
    (each) => each.options?.length === 1 && findStatusValue(each, getWord(tokens, at)) !== undefined,
  )
  if (noun?.noun === listSchema.resource.id || isChoice) return null
  const by = `“${getTypedText(input, at)}”`
  // 'com estoque zero': a number of the record is a column.
  const isThing = noun !== null && NUMBER_FIELD_WORD.test(noun.noun) && matchSortColumn(input) !== null
  if (noun && !isThing) {
    const message = getTypedText(input, at, noun.end).toLowerCase()
    const column = listSchema.columns.find((each) => each.idField?.startsWith(`${noun.noun}.`))
    const owned = filters.filter((each) => each.resource?.id === noun.noun)
    return { end: noun.end, fields: owned, problemLabel: owned.length > 0 ? by : message, column, resource: noun.noun }
  }
  const column = matchSortColumn(input)
  // 'o e-mail da ana' is of the list of persons, 'com e-mail do gmail' is not.
  const isHad = tokens.slice(0, at).some(({ text }) => text === 'com')
  if (allowsNames && listSchema.resource.sign && column && !isHad && isPossessiveBefore(tokens, column.end + 1))
    return { end: skipListNoun(line, column.end + 1, listSchema), fields: words, problemLabel: by, namesList: true }
  if (column)
    return { end: column.end, fields: [], problemLabel: column.value.label.toLowerCase(), column: column.value }
  const token = tokens[at]!
  if (!allowsNames || !isPossessiveBefore(tokens, at) || token.kind !== 'word') return null
  // 'gostaria de aprovar o bônus 120' names nobody.
  const isVerb = isListVerb(line, at) || isListVerb(line, at, { has: isActionLemma })
  if (isFiller(token) || isStatusWord(token.text) || isVerb) return null
  const owners = filters.filter(({ resource: owner }) => owner)
  const whose = isTokenText(tokens, at - 1, 'de') ? [] : filters.filter(({ owner }) => owner)
  // 'produtos da samsung': whose they are; else, of what might be several filters', the text is.
  const fields = [people, whose, owners.length === 1 ? owners : words].find((some) => some.length > 0) ?? []
  if (fields.length > 0) return { end: at, fields, problemLabel: by }
  const [of, another] = listSchema.columns.filter(({ idField }) => idField !== undefined)
  return another
    ? { end: at, fields, problemLabel: by }
    : { end: at, fields, problemLabel: of?.label.toLowerCase() ?? by, column: of }
}

/** The value of this field that stands at `at`. */
function parseFieldValue(input: ClauseInput, field: FilterSchema, at: number): ViewClause | null {
  const { tokens } = input
  const isWords = field.type === 'text'
  const from = skipPattern(isWords ? TEXT_COMPARISON : IS_WORDS, tokens, at)
  const token = tokens[from]
  // 'id nome e preço' are columns.
  if (!token || token.text === 'e') return null
  const value = token.kind === 'sign' ? null : createStatusClause(matchStatuses([field], tokens, from))
  if (value) return value
  if (isWords) return setFilter([field], getTypedText(input, from, findTextEnd(input, from)), findTextEnd(input, from))
  const number = field.type === 'whole' ? parseInteger(tokens, from) : null
  return number === null ? matchNamedRecord(input, field, at) : setFilter([field], String(number), from + 1)
}

/** The value that stands at `at`, of the one of these fields that takes it; which of several is asked. */
function parseFieldsValue(input: ClauseInput, fields: readonly FilterSchema[], at: number): ViewClause | null {
  const found = fields.flatMap((field) => {
    const value = parseFieldValue(input, field, at)
    return value ? [{ label: field.label, view: value.view, value }] : []
  })
  const longest = Math.max(...found.map(({ value }) => value.end))
  const fitting = found.filter(({ value }) => value.end === longest)
  return fitting.length > 1 ? chooseOne(fitting, longest) : (fitting[0]?.value ?? null)
}

/** 'da ana pro beto' */
const RECIPIENT = createPattern('pr[oa]s? ')

/** The name of a record in place of its id, to where something else begins: '@maria silva', 'do usuário joão'. */
function matchNamedRecord(input: ClauseInput, { name, resource, owner }: FilterSchema, at: number): ViewClause | null {
  const { line, tokens, allowsNames, startsClause, listSchema } = input
  const from = isTokenText(tokens, at, resource?.sign ?? '@') ? at + 1 : at
  if (!allowsNames || !resource || (from === at && at > input.at && startsClause(at))) return null
  let found: { end: number; text: string } | undefined
  for (const longer of matchNameTexts(line, from)) {
    const last = longer.end - 1
    if (found && (isFiller(tokens[last]!) || startsClause(last) || matchWords(RECIPIENT, tokens, last - 1))) break
    found = longer
  }
  if (!found) return null
  const { text } = found
  // Of a name alone the text of the list may be meant as well: 'produtos da motorola'.
  const texts = getTextFilters(listSchema)
  const isAlone = owner && at === input.at && texts.length === 1
  const otherwise = isAlone ? { otherwise: { [texts[0]!.name]: text } } : {}
  return { end: found.end, view: {}, namedFilter: { filterName: name, resource, text, ...otherwise } }
}

/** 'pedido 12' says the record, on a list that is filtered by it too; 'pedido: 12' and 'beneficiário 12' say the filter. */
const isRecordMention = ({ line, tokens, at }: ClauseInput, end: number): boolean =>
  tokens[end]?.kind === 'number' && matchNoun(line, at)?.noun === tokens[at]?.text

/** A clause about one filter: by its label, its noun, its sign, or what fits it alone; null where none begins here. */
export function parseFieldClause(input: ClauseInput): ViewClause | null {
  const { line, tokens, at, allowsNames, startsClause } = input
  const said = parseRemovedFilter(input) ?? parseContaining(input)
  const subject = said ? null : matchSubject(input)
  if (!subject) return said
  const { fields, end, problemLabel, namesList } = subject
  const [field] = fields
  const value = parseFieldsValue(input, fields, end)
  const state = getWord(tokens, end)
  if (field && !value && isTokenText(tokens, at, 'status') && isStatusWord(state))
    return createRefusedClause(input, `status “${state}”`, end + 1, statusCondition(input.listSchema, state))
  if (field)
    return (
      value && {
        ...value,
        namesList,
        hasPriority:
          field.type === 'whole' &&
          // 'filtra usuário 15' seeks no user.
          (tokens.some(({ text }) => text.startsWith('filtr')) ||
            (problemLabel === '' &&
              !isRecordMention(input, end) &&
              !tokens.some((_, index) => isListVerb(line, index)))),
      }
    )
  if (end === at) {
    const last = findTextEnd(input, at)
    return createRefusedClause(
      input,
      problemLabel,
      last,
      createCondition(subject.column, `contém ${getTypedText(input, at, last)}`),
    )
  }
  const from = skipPattern(TEXT_COMPARISON, tokens, end)
  const token = tokens[from]
  const isTold = from > end || parseInteger(tokens, skipPattern(IS_WORDS, tokens, end)) !== null
  if (!token || !(isTold || (allowsNames && !isSkippable(token) && !startsClause(from)))) return null
  const last = findTextEnd(input, from)
  const id = parseInteger(tokens, skipPattern(IS_WORDS, tokens, end))
  const about = subject.resource !== undefined && id !== null ? { about: { resourceId: subject.resource, id } } : {}
  return createRefusedClause(input, problemLabel, last, {
    ...valueCondition(input, subject.column, id, getTypedText(input, from, last)),
    ...about,
  })
}

/** What stands in a column: an id or a number as it is, of a text a part. */
function valueCondition({ tokens }: ClauseInput, column: ColumnSchema | undefined, id: number | null, text: string) {
  const isCounted = column?.format === 'number' || column?.format === 'money' || column?.format === 'id'
  if (column?.idField === undefined && !isCounted)
    return createCondition(column, id === null ? `contém ${text}` : `= ${id}`)
  if (id !== null) return createCondition(column, `= ${id}`)
  if (isCounted) return /^zer(?:o|ad[oa]s?)$/i.test(text) && tokens.length > 0 ? emptyCondition(column) : {}
  return createCondition(column, `contém ${text}`)
}
