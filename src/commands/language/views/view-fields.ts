/** Fields of the call by their label or by whose id they take: 'do pedido 501', 'com fone no nome', 'nível 2'. */
import type { ColumnFacts, FilterFacts, ListFacts } from '#commands/args.ts'
import { labelledAt } from './choices.ts'
import { isActLemma } from '#commands/language/words/mood.ts'
import { textsAt } from './names.ts'
import { THING } from '#commands/language/words/loose.ts'
import { integerAt, isOfSomebody, isText, wordAt } from '#commands/language/words/numbers.ts'
import { isSkippable, saidIn } from '#commands/language/words/tokens.ts'
import { contentWords } from '#commands/language/words/lexicon.ts'
import { type Clause, type ClauseInput, oneOf, refused } from './view-clause.ts'
import { after, wordsAt, pattern } from '#commands/language/words/word-pattern.ts'
import { afterSmall, columnIn } from './view-order.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import { fieldsOf, measuredOf } from './measured.ts'
import { statusOf, valueFor, statusesAt } from './view-status.ts'
import { columnCalled, conditionOf, emptyCondition, statusCondition } from './unmet.ts'
import { afterNoun, isFiller, isListVerb, nounAt } from './view-words.ts'

const HAVE = '(?:com|tem|tenham?|tendo|possuam?)'
const CONTAIN = 'con(?:tenham?|tem|tendo)'
const HAVING = pattern(`${HAVE} (?:alguma? )?`)
/** Before a text that a record is to have, whatever the field is called. */
const CONTAINING = pattern(
  `(?:${CONTAIN}|(?:chamad|intitulad)[oa]s?|(?:se )?chamam?|(?:com|de) (?:a palavra|o termo|sobre ?nome)|fal(?:am?|ando) (?:de|em)) `,
)
/** 'que começam com a': no call looks at one end of a text. */
const EDGE = pattern('(?:comec|inici|termin|acab)\\w+ (?:com|em|por) ')
const IN = pattern('(?:n[oa]s?|em) ')
/** Between a field and its value; before a text only what says how they are compared. */
const IS = pattern('(?:(?:id|e|igual|a|d[eoa]|o|=|:|numero|n|#|com|usuario|no) )*')
const SAYS = pattern(`(?:(?:=|:|de|igual a|(?:que )?(?:${HAVE}|${CONTAIN})|parecid[oa] com) )*`)
/** A text ends before these. */
const ENDS = pattern('(?:com|que|por|n[oa]s?|em|ordem|mais|e) ')

/** One of these filters set to a value; which of several is asked. Null where there is none. */
const set = (fields: readonly FilterFacts[], value: string, end: number): Clause | null =>
  oneOf(
    fields.map(({ label, name }) => ({ label, view: { filters: { [name]: value } } })),
    end,
  )

/** The texts that a record is known by: of several the one for its name, else all of them. */
function textsOf({ filters }: ListFacts): readonly FilterFacts[] {
  const texts = filters.filter(({ type }) => type === 'text')
  const names = texts.filter(({ label }) => contentWords(label).includes('nome'))
  return names.length > 0 ? names : texts
}

/** What was typed from token `from` to before token `end`; of a quotation what stands in it. */
function typed({ tokens, line: { text } }: ClauseInput, from: number, end = from + 1): string {
  const first = tokens[from]
  return first?.kind === 'quoted'
    ? first.text
    : saidIn(text, first?.start, tokens[end - 1]?.end).replace(/(?: a[ií])?[.?!]?$/, '')
}

/** Where the words that begin at `at` give way to something else. */
function textEnd({ tokens, begins, facts: { filters } }: ClauseInput, at: number): number {
  const isEnd = (end: number) => {
    const word = wordAt(tokens, end)
    const from = afterSmall(tokens, end)
    // 'natal da categoria 5', 'natal 100 por página'
    const hasNumber = [from, from + 1].some((place) => tokens[place]?.kind === 'number')
    // 'produtos da vivo ativos', and not 'chips pré pagos' on a list without such a status
    if (word.endsWith('s') && filters.some((each) => valueFor(each, word) !== undefined)) return true
    // 'da claro do tipo recarga'
    if (/^d[aeo]s?$/.test(word) && labelledAt(tokens, end + 1, filters)?.rank === 0) return true
    return isText(tokens, end, ',') || wordsAt(ENDS, tokens, end) !== null || (hasNumber && begins(from))
  }
  let end = at + 1
  while (tokens[at]?.kind !== 'quoted' && end < tokens.length && !isEnd(end)) end++
  return end
}

const SEEKING = new Set(['v:filtrar'])

/** 'procura fone' on a list: what is sought is of what stands on the screen. */
function isSought({ line, tokens, at, facts, context, names }: ClauseInput): boolean {
  if (!names || at === 0 || context.path !== facts.path || isFiller(tokens[at]!)) return false
  const before = tokens.slice(0, at)
  return (
    before.some((_, place) => isListVerb(line, place, SEEKING)) &&
    before.every((token, place) => isFiller(token) || isListVerb(line, place, SEEKING))
  )
}

/** 'com fone no nome', 'que contenham fone', 'chamados kit', 'que tenham fone'. */
function containing(input: ClauseInput): Clause | null {
  const { tokens, at, facts, names, begins } = input
  if (wordsAt(EDGE, tokens, at)) return refused(input, `“${typed(input, at, tokens.length)}”`, tokens.length)
  const fields = textsOf(facts)
  const hasText = fields.length > 0
  const own = after(CONTAINING, tokens, at)
  const isTyped = own === at && hasText && isSought(input)
  const from = own > at ? own : isTyped ? at : after(HAVING, tokens, at)
  const first = tokens[from]
  if ((from === at && !isTyped) || !first) return null
  for (let last = from + 1; last < tokens.length; last++) {
    const label = after(IN, tokens, last)
    const said = label > last ? labelledAt(tokens, label, facts.filters) : null
    const texts = said?.alike.filter(({ type }) => type === 'text') ?? []
    if (said && texts.length > 0) return set(texts, typed(input, from, last), said.end)
    if (label === last || !isText(tokens, label, 'nome')) continue
    return (
      set(fields, typed(input, from, last), label + 1) ??
      refused(input, 'nome', label + 1, conditionOf(columnCalled(facts, 'nome'), `contém ${typed(input, from, last)}`))
    )
  }
  const end = textEnd(input, from)
  const text = typed(input, from, end)
  const isTold =
    own > at || isTyped || (names && first.kind === 'word' && !isSkippable(first) && !/mail|\.com/.test(text))
  const isColumn = own === at && (begins(from) || columnIn({ ...input, at: from }) !== null)
  // No name holds a mail's server: 'quem tem gmail'.
  if (!isTold && names && !isColumn && /mail|\.com/.test(text))
    return refused(input, `“${text}”`, end, conditionOf(columnCalled(facts, 'mail'), `contém ${text}`))
  if (!isTold || isColumn || (own === at && !hasText)) return null
  return (
    set(fields, text, end) ?? refused(input, 'nome', end, conditionOf(columnCalled(facts, 'nome'), `contém ${text}`))
  )
}

const CLEARING = new Set(['v:limpar', 'v:ocultar'])
const REMOVING = new Set(['v:excluir'])
const FILTER = pattern('(?:[oa]s? )?(filtro )?(?:d[eoa]s? |por )?')

/** 'sem filtro de status', 'limpar datas', 'qualquer status'; 'sem estoque' is no filter. */
function without(input: ClauseInput): Clause | null {
  const { line, tokens, at, facts } = input
  const { end: from, groups } = wordsAt(FILTER, tokens, at + 1)!
  const isCleared =
    isText(tokens, at, 'qualquer') ||
    isListVerb(line, at, CLEARING) ||
    (groups[1] !== undefined && (isText(tokens, at, 'sem') || isListVerb(line, at, REMOVING)))
  if (!isCleared && !isText(tokens, at, 'sem')) return null
  const word = wordAt(tokens, from)
  const both = /^(?:data|periodo)s?$/.test(word) ? 'datetime' : /^(?:valor|faixa)/.test(word) ? 'money' : ''
  const measured = measuredOf(facts)
  // 'sem filtro de comissão' takes both of its ends away.
  const named = labelledAt(tokens, from, measured)
  const pair = named && named.rank < 2 ? named.alike : measured.filter(({ type }) => type === both)
  const end = named && named.rank < 2 ? named.end : from + 1
  if (pair.length > 0 && (isCleared || both !== ''))
    return { end, view: { without: pair.flatMap(fieldsOf).map(({ name }) => name) } }
  const field = labelledAt(tokens, from, facts.filters)
  if (field && isCleared)
    return oneOf(
      field.alike.map(({ label, name }) => ({ label, view: { without: [name] } })),
      field.end,
    )
  if (isCleared || word === '') return null
  const column = columnIn({ ...input, at: from })?.value
  const by = column ? typed(input, from).toLowerCase() : `“${typed(input, at, from + 1)}”`
  return refused(input, by, from + 1, emptyCondition(column))
}

/** What a clause speaks of: one of these fields of the call, or something that it has none for. */
interface Subject {
  end: number
  fields: readonly FilterFacts[]
  /** Why it cannot be had, where there is no field. */
  by: string
  /** What tells it in the rows, where there is no field. */
  column?: ColumnFacts | undefined
  /** Whose id it is. */
  noun?: string
  isNamed?: true
}

const ID = pattern('id (?:d[oae] )?')

/** A field by its label, its sign or its noun; a column, a record, or somebody 'of' whom the list is to be. */
function subjectAt(input: ClauseInput): Subject | null {
  const { line, tokens, at, facts, names } = input
  const { filters } = facts
  const label = labelledAt(tokens, after(ID, tokens, at), filters)
  // 'produtos' names the list, and not its 'Nome do produto'.
  if (label && !(label.rank > 0 && afterNoun(line, at, facts) > at))
    return { end: label.end, fields: label.alike, by: '' }
  const people = filters.filter(({ noun }) => noun?.sign)
  const words = textsOf(facts)
  if (isText(tokens, at, '@')) return { end: at + 1, fields: people, by: 'usuário' }
  // 'extrato do 88' is of whom the list cannot do without.
  const needed = filters.filter(({ name }) => name === facts.needs?.filter)
  if (needed.length > 0 && isOfSomebody(tokens, at) && tokens[at]?.kind === 'number')
    return { end: at, fields: needed, by: '' }
  const noun = nounAt(line, at)
  // Of the audit by type 'cashback' is the only choice.
  const isChoice = filters.some(
    (each) => each.options?.length === 1 && valueFor(each, wordAt(tokens, at)) !== undefined,
  )
  if (noun?.noun === facts.noun.id || isChoice) return null
  const by = `“${typed(input, at)}”`
  // 'com estoque zero': a number of the record is a column.
  const isThing = noun !== null && THING.test(noun.noun) && columnIn(input) !== null
  if (noun && !isThing) {
    const said = typed(input, at, noun.end).toLowerCase()
    const column = facts.columns.find((each) => each.idField?.startsWith(`${noun.noun}.`))
    const owned = filters.filter((each) => each.noun?.id === noun.noun)
    return { end: noun.end, fields: owned, by: owned.length > 0 ? by : said, column, noun: noun.noun }
  }
  const column = columnIn(input)
  // 'o e-mail da ana' is of the list of persons, 'com e-mail do gmail' is not.
  const isHad = tokens.slice(0, at).some(({ text }) => text === 'com')
  if (names && facts.noun.sign && column && !isHad && isOfSomebody(tokens, column.end + 1))
    return { end: afterNoun(line, column.end + 1, facts), fields: words, by, isNamed: true }
  if (column) return { end: column.end, fields: [], by: column.value.label.toLowerCase(), column: column.value }
  const token = tokens[at]!
  if (!names || !isOfSomebody(tokens, at) || token.kind !== 'word') return null
  // 'gostaria de aprovar o bônus 120' names nobody.
  const isVerb = isListVerb(line, at) || isListVerb(line, at, { has: isActLemma })
  if (isFiller(token) || isStatusWord(token.text) || isVerb) return null
  const owners = filters.filter(({ noun: owner }) => owner)
  const whose = isText(tokens, at - 1, 'de') ? [] : filters.filter(({ owner }) => owner)
  // 'produtos da samsung': whose they are; else, of what might be several filters', the text is.
  const fields = [people, whose, owners.length === 1 ? owners : words].find((some) => some.length > 0) ?? []
  if (fields.length > 0) return { end: at, fields, by }
  const [of, another] = facts.columns.filter(({ idField }) => idField !== undefined)
  return another ? { end: at, fields, by } : { end: at, fields, by: of?.label.toLowerCase() ?? by, column: of }
}

/** The value of this field that stands at `at`. */
function valueAt(input: ClauseInput, field: FilterFacts, at: number): Clause | null {
  const { tokens } = input
  const isWords = field.type === 'text'
  const from = after(isWords ? SAYS : IS, tokens, at)
  const token = tokens[from]
  // 'id nome e preço' are columns.
  if (!token || token.text === 'e') return null
  const value = token.kind === 'sign' ? null : statusOf(statusesAt([field], tokens, from))
  if (value) return value
  if (isWords) return set([field], typed(input, from, textEnd(input, from)), textEnd(input, from))
  const number = field.type === 'whole' ? integerAt(tokens, from) : null
  return number === null ? namedAt(input, field, at) : set([field], String(number), from + 1)
}

/** The value that stands at `at`, of the one of these fields that takes it; which of several is asked. */
function valueOf(input: ClauseInput, fields: readonly FilterFacts[], at: number): Clause | null {
  const found = fields.flatMap((field) => {
    const value = valueAt(input, field, at)
    return value ? [{ label: field.label, view: value.view, value }] : []
  })
  const longest = Math.max(...found.map(({ value }) => value.end))
  const fitting = found.filter(({ value }) => value.end === longest)
  return fitting.length > 1 ? oneOf(fitting, longest) : (fitting[0]?.value ?? null)
}

/** 'da ana pro beto' */
const TOWARDS = pattern('pr[oa]s? ')

/** The name of a record in place of its id, to where something else begins: '@maria silva', 'do usuário joão'. */
function namedAt(input: ClauseInput, { name, noun, owner }: FilterFacts, at: number): Clause | null {
  const { line, tokens, names, begins, facts } = input
  const from = isText(tokens, at, noun?.sign ?? '@') ? at + 1 : at
  if (!names || !noun || (from === at && at > input.at && begins(at))) return null
  let found: { end: number; text: string } | undefined
  for (const longer of textsAt(line, from)) {
    const last = longer.end - 1
    if (found && (isFiller(tokens[last]!) || begins(last) || wordsAt(TOWARDS, tokens, last - 1))) break
    found = longer
  }
  if (!found) return null
  const { text } = found
  // Of a name alone the text of the list may be meant as well: 'produtos da motorola'.
  const texts = textsOf(facts)
  const isAlone = owner && at === input.at && texts.length === 1
  const otherwise = isAlone ? { otherwise: { [texts[0]!.name]: text } } : {}
  return { end: found.end, view: {}, named: { filter: name, noun, text, ...otherwise } }
}

/** 'pedido 12' says the record, on a list that is filtered by it too; 'pedido: 12' and 'beneficiário 12' say the filter. */
const isRecord = ({ line, tokens, at }: ClauseInput, end: number): boolean =>
  tokens[end]?.kind === 'number' && nounAt(line, at)?.noun === tokens[at]?.text

/** A clause about one filter: by its label, its noun, its sign, or what fits it alone; null where none begins here. */
export function fieldClause(input: ClauseInput): Clause | null {
  const { line, tokens, at, names, begins } = input
  const said = without(input) ?? containing(input)
  const subject = said ? null : subjectAt(input)
  if (!subject) return said
  const { fields, end, by, isNamed } = subject
  const [field] = fields
  const value = valueOf(input, fields, end)
  const state = wordAt(tokens, end)
  if (field && !value && isText(tokens, at, 'status') && isStatusWord(state))
    return refused(input, `status “${state}”`, end + 1, statusCondition(input.facts, state))
  if (field)
    return (
      value && {
        ...value,
        isNamed,
        leads:
          field.type === 'whole' &&
          // 'filtra usuário 15' seeks no user.
          (tokens.some(({ text }) => text.startsWith('filtr')) ||
            (by === '' && !isRecord(input, end) && !tokens.some((_, place) => isListVerb(line, place)))),
      }
    )
  if (end === at) {
    const last = textEnd(input, at)
    return refused(input, by, last, conditionOf(subject.column, `contém ${typed(input, at, last)}`))
  }
  const from = after(SAYS, tokens, end)
  const token = tokens[from]
  const isTold = from > end || integerAt(tokens, after(IS, tokens, end)) !== null
  if (!token || !(isTold || (names && !isSkippable(token) && !begins(from)))) return null
  const last = textEnd(input, from)
  const id = integerAt(tokens, after(IS, tokens, end))
  const about = subject.noun !== undefined && id !== null ? { about: { noun: subject.noun, id } } : {}
  return refused(input, by, last, { ...valueCondition(input, subject.column, id, typed(input, from, last)), ...about })
}

/** What stands in a column: an id or a number as it is, of a text a part. */
function valueCondition({ tokens }: ClauseInput, column: ColumnFacts | undefined, id: number | null, text: string) {
  const isCounted = column?.format === 'number' || column?.format === 'money' || column?.format === 'id'
  if (column?.idField === undefined && !isCounted)
    return conditionOf(column, id === null ? `contém ${text}` : `= ${id}`)
  if (id !== null) return conditionOf(column, `= ${id}`)
  if (isCounted) return /^zer(?:o|ad[oa]s?)$/i.test(text) && tokens.length > 0 ? emptyCondition(column) : {}
  return conditionOf(column, `contém ${text}`)
}
