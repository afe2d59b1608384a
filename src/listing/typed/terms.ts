/** A filter as one types it: 'status:ativo valor:100..500 desde:01/05 maria' (listing/typed/README §1). */
import { isFoundByName, type Noun } from '#commands/noun.ts'
import { readMomentText } from '#commands/language/days/period-text.ts'
import { periodAt } from '#commands/language/days/period.ts'
import { withCounted } from '#commands/language/words/counting.ts'
import { type Found, moneyAt } from '#commands/language/words/numbers.ts'
import { rangeAt } from '#commands/language/words/range.ts'
import { type Token, tokenize } from '#commands/language/words/tokens.ts'
import type { ListState } from '#commands/screen.ts'
import { formatDateTime } from '#lib/written/dates.ts'
import { fold } from '#lib/written/fold.ts'
import { readNumber, settledNumber } from '#lib/written/typed-number.ts'
import { type AnyList, type FilterField, numberKindOf } from '#listing/define.ts'

type Filters = ListState['filters']

/** What one term means: values by the filters' wire names, or why it cannot be used; `isRead` where it is understood. */
export type Meaning = { filters: Filters } | { refused: string; isRead?: true }

/** What can stand before a colon: one filter, an end of a pair, or both ends. */
export interface Name {
  word: string
  label: string
  fields: readonly FilterField[]
  /** For a pair of two fields: both ends, or one of them. */
  kind: 'one' | 'range' | 'period' | 'since' | 'until'
}

const squeezed = (text: string) => fold(text).replaceAll(/[^a-z0-9]/g, '')

/** The filters of a list as names to type, the ranges first. */
export function namesOf({ filters = [] }: AnyList): Name[] {
  const names: Name[] = []
  const pair = (type: FilterField['type']) => filters.filter((field) => field.type === type && field.end !== undefined)
  const [least, most] = pair('money')
  if (least && most) names.push({ word: 'valor', label: 'Valor', fields: [least, most], kind: 'range' })
  const [from, to] = filters.filter(({ type }) => type === 'datetime')
  if (from && to) {
    names.push({ word: 'desde', label: from.label, fields: [from, to], kind: 'since' })
    names.push({ word: 'ate', label: to.label, fields: [from, to], kind: 'until' })
    names.push({ word: 'periodo', label: 'Período', fields: [from, to], kind: 'period' })
  }
  for (const field of filters) {
    if (field === least || field === most || field === from || field === to) continue
    names.push({ word: wordOf(field), label: field.label, fields: [field], kind: 'one' })
  }
  return names
}

/** 'usuario' for 'ID do usuário', 'nome' for 'Pesquisar por nome', 'percentual' for '% Cashback'. */
function wordOf({ label, noun, type }: FilterField): string {
  if (noun) return squeezed(noun.singular)
  if (type === 'percent') return 'percentual'
  const words = fold(label)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !['id', 'do', 'da', 'de', 'por', 'pesquisar', 'buscar'].includes(word))
  return words[0] ?? squeezed(label)
}

/** The names that begin so: by their word, their label, or what else a percentage is called. */
const begunBy = (names: readonly Name[], word: string): readonly Name[] =>
  names.filter((name) =>
    [name.word, squeezed(name.label), ...(name.word === 'percentual' ? ['porcentagem'] : [])].some((own) =>
      own.startsWith(word),
    ),
  )

/** The name that is meant: its own word, or a beginning that is of it alone. */
export function nameFor(names: readonly Name[], typed: string): Name | undefined {
  const word = squeezed(typed)
  const begun = begunBy(names, word)
  return names.find((name) => name.word === word) ?? (begun.length === 1 && word !== '' ? begun[0] : undefined)
}

/** The terms of a line; a text in quotes is one, and an amount is of the 'R$' before it. */
export const termsIn = (line: string): string[] => line.match(/(?:[^\s"]+:)?"[^"]*"?|(?:[^\s"]*R\$\s+)*\S+/gi) ?? []

/** Not named, so meant for the first text; what stands before the colon of '14:30' is no name. */
const isLoose = (term: string) => !/^(?!\d+:)[^:]+:/.test(term)

/** Without the quotes around it; those within are of the text. */
const unquoted = (text: string) => text.replace(/^"(.*?)"?$/s, '$1').trim()

/** Reads one term. `now` settles 'ontem'; never throws. */
export function readTerm(names: readonly Name[], term: string, now: Date): Meaning {
  const colon = term.indexOf(':')
  if (isLoose(term)) {
    const text = names.find(({ kind, fields }) => kind === 'one' && fields[0]?.type === 'text')
    const field = text?.fields[0]
    return field
      ? { filters: { [field.name]: unquoted(term) } }
      : { refused: `“${term}”: diga de que filtro, como ${names[0]?.word ?? 'nome'}:…` }
  }
  const typed = term.slice(0, colon)
  const value = unquoted(term.slice(colon + 1))
  const name = nameFor(names, typed)
  if (!name) return { refused: `${typed} não é filtro desta lista e fica de fora` }
  if (value === '') return { refused: `${name.word}: falta o valor` }
  const [one, other] = name.fields
  if (name.kind === 'range' && one && other) return readRange(name, one, other, value)
  if (name.kind !== 'one' && one && other) return readTime(name, one, other, value, now)
  return one ? readOne(name, one, value) : { refused: '' }
}

/** What the name of a term means; null where it has none. */
const kindOf = (names: readonly Name[], term: string): Name['kind'] | null =>
  (!isLoose(term) && nameFor(names, term.slice(0, term.indexOf(':')))?.kind) || null

/** The two ends of a period, each said by its own name, settle their years between them: 'de 1/1 a 31/12' does. */
export function readTerms(names: readonly Name[], terms: readonly string[], now: Date): Meaning[] {
  const read = terms.map((term) => readTerm(names, term, now))
  const places = ['since', 'until'].map((kind) => terms.findLastIndex((term) => kindOf(names, term) === kind))
  const [from, to] = places.map((at) => unquoted(terms[at]?.replace(/^[^:]*:/, '') ?? ''))
  const isEach = places.every((at) => read[at] && 'filters' in read[at])
  const period = isEach ? periodIn(`de ${from} a ${to}`, now) : null
  if (!period || period.problem !== undefined) return read
  const settled = [period.value.de, period.value.ate]
  const { fields = [] } = names.find(({ kind }) => kind === 'period') ?? {}
  return read.map((meaning, at) => {
    const end = places.indexOf(at)
    return fields[end] && settled[end] ? { filters: { [fields[end].name]: settled[end] } } : meaning
  })
}

/** True for a period, date or range that is none as it stands: what makes it one may follow. */
export const isBegun = (names: readonly Name[], term: string, now: Date): boolean =>
  (kindOf(names, term) ?? 'one') !== 'one' && 'refused' in readTerm(names, term, now)

const isUnread = (meaning: Meaning) => 'refused' in meaning && !meaning.isRead

/** Terms in which a period, date or range has the words after it that are of it: 'periodo:mês passado', as in quotes. */
export function joined(names: readonly Name[], [first, ...rest]: readonly string[], now: Date): string[] {
  if (first === undefined) return []
  const next = rest.findIndex((term) => !isLoose(term) || term.includes('"'))
  let count = (kindOf(names, first) ?? 'one') === 'one' ? 0 : next < 0 ? rest.length : next
  const term = () => [first, ...rest.slice(0, count)].join(' ')
  while (count > 0 && isUnread(readTerm(names, term(), now))) count--
  return [term(), ...joined(names, rest.slice(count), now)]
}

/** True for a text, or a name where an id is wanted: the words after it are of it too, up to the next filter. */
export function isOpen(names: readonly Name[], term: string): boolean {
  if (isLoose(term)) return false
  const [typed = '', value = ''] = term.split(/:(.*)/)
  const field = nameFor(names, typed)?.fields[0]
  if (field?.type === 'text') return !value.includes('"')
  return field?.noun !== undefined && isFoundByName(field.noun) && !/[\d"]/.test(value)
}

/** The terms of a line as one types it: 'usuario:maria silva' and 'periodo:mês passado' are one each, as in quotes. */
export function spoken(names: readonly Name[], line: string, now: Date): string[] {
  const terms: string[] = []
  for (const term of joined(names, termsIn(line), now)) {
    const before = terms.at(-1)
    if (before !== undefined && isLoose(term) && !term.includes('"') && isOpen(names, before))
      terms[terms.length - 1] = `${before} ${term}`
    else terms.push(term)
  }
  return terms
}

/**
 * The terms as they count: loose words are one text, and of terms that say the same filters the last stands. What is
 * refused stays, to be seen.
 */
export function standing(names: readonly Name[], typed: readonly string[], now: Date): string[] {
  const terms = joined(names, typed, now)
  const loose = terms.filter(isLoose)
  const all = terms.filter((term) => !isLoose(term))
  if (loose.length > 0) all.push(loose.map(unquoted).join(' '))
  const said = new Set<string>()
  return all
    .toReversed()
    .filter((term) => {
      const meaning = readTerm(names, term, now)
      const filters = 'filters' in meaning ? Object.keys(meaning.filters) : null
      const stands = filters?.some((name) => !said.has(name)) ?? true
      for (const name of filters ?? []) said.add(name)
      return stands
    })
    .toReversed()
}

/** Why two ends cannot both be, in words; null where they can. */
export function wrongOrder(names: readonly Name[], filters: Filters): string | null {
  for (const { word, kind, fields } of names) {
    const [from = '', to = ''] = fields.map(({ name }) => filters[name] ?? '')
    if (from === '' || to === '') continue
    if (kind === 'range' && Number(from) > Number(to)) return `${word}: o mínimo é maior que o máximo`
    if (kind === 'period' && from > to) return `${word}: o fim é antes do início`
  }
  return null
}

function readOne(name: Name, field: FilterField, value: string): Meaning {
  const choices = [...(field.options ?? []), ...(field.words ?? [])]
  if (choices.length > 0) {
    const wanted = fold(value)
    const found =
      choices.find((choice) => choice.value === value || fold(choice.label) === wanted) ??
      choices.find((choice) => fold(choice.label).startsWith(wanted))
    if (found) return { filters: { [field.name]: found.value } }
    if (field.options) return { refused: `${name.word}: ${choices.map(({ label }) => label).join(', ')}` }
  }
  const kind = numberKindOf(field)
  if (kind === null) return { filters: { [field.name]: value } }
  const number = readNumber(kind, value.replace(/^#/, ''))
  const wanted = field.noun ? 'id: escolha um dos nomes oferecidos' : kind === 'whole' ? 'número inteiro' : 'número'
  if (typeof number !== 'number') return { refused: `${name.word}: “${value}” não é um ${wanted}` }
  return tooLow(name, field, number) ?? { filters: { [field.name]: String(number) } }
}

const tooLow = ({ word }: Name, { min }: FilterField, number: number): Meaning | null =>
  min !== undefined && number < min ? { refused: `${word}: o menor valor aceito é ${min}`, isRead: true } : null

/** All of a text read as the palette reads it; null where something is left. */
function whole<Value>(text: string, read: (tokens: readonly Token[]) => Found<Value> | null): Found<Value> | null {
  const tokens = withCounted(tokenize(text))
  const found = read(tokens)
  return found?.end === tokens.length ? found : null
}

const amountIn = (text: string): number | null | undefined => {
  const amount = readNumber('money', text)
  return amount === null ? (whole(text, (tokens) => moneyAt(tokens, 0))?.value ?? null) : amount
}

/** Both ends of a range: undefined for one that is open, null for what is none. */
function amountsIn(value: string): readonly (number | null | undefined)[] {
  // A part of a cent is refused, and not cut off.
  if (/,\d{3}/.test(value)) return [null]
  const [, least, most = '', sign, one = ''] = /^(?:(.*?)\.\.(.*)|([<>]=?)(.*))$/.exec(value) ?? []
  if (sign) return sign.startsWith('>') ? [amountIn(one), undefined] : [undefined, amountIn(one)]
  if (least !== undefined) return [amountIn(least), amountIn(most)]
  const both = amountIn(value)
  const range = both === null ? whole(value, (tokens) => rangeAt(tokens, 0))?.value : { min: both, max: both }
  return range ? [range.min, range.max] : [null]
}

function readRange(name: Name, least: FilterField, most: FilterField, value: string): Meaning {
  // Amounts are of whole cents, and the call takes both ends in.
  const beyond = /^>[^=]/.test(value) ? 1 : /^<[^=]/.test(value) ? -1 : 0
  const read = amountsIn(value)
  const numbers = read.filter((end) => typeof end === 'number')
  if (read.includes(null) || numbers.length === 0)
    return { refused: `${name.word}: “${value}” não é um valor; como 100..500` }
  const low = tooLow(name, least, Math.min(...numbers))
  if (low) return low
  const [from, to] = read.map((end) =>
    typeof end === 'number' ? String((Math.round(end * 100) + beyond) / 100) : null,
  )
  const filters = { ...(from && { [least.name]: from }), ...(to && { [most.name]: to }) }
  const refused = wrongOrder([name], filters)
  return refused === null ? { filters } : { refused, isRead: true }
}

/** '-7d' are the last seven days, as without the sign. */
const periodIn = (text: string, now: Date) =>
  whole(text.replace(/^-(?=\d+ ?\p{L})/u, ''), (tokens) => periodAt(tokens, 0, now))

function readTime(name: Name, from: FilterField, to: FilterField, value: string, now: Date): Meaning {
  const isEnd = name.kind === 'until'
  // Until then is what lies before those days.
  const back = isEnd && /^-(\d{1,4}) ?d(?:ias?)?$/.exec(fold(value))
  const days = back ? new Date(now.getFullYear(), now.getMonth(), now.getDate() - Number(back[1])) : null
  const text = days ? formatDateTime(days.getTime()).slice(0, 10) : value
  const moment = name.kind === 'period' ? null : readMomentText(text, now, isEnd)
  const period = moment === null ? periodIn(text, now) : null
  const { de = moment, ate = moment } = period?.value ?? {}
  if (period?.problem !== undefined)
    return { refused: `${name.word}: ${period.problem[0]?.toLowerCase()}${period.problem.slice(1)}`, isRead: true }
  const filters = {
    ...(de && !isEnd && { [from.name]: de }),
    ...(ate && name.kind !== 'since' && { [to.name]: ate }),
  }
  return Object.keys(filters).length > 0 ? { filters } : { refused: `${name.word}: “${value}” não é uma data` }
}

/** The record that a term tells by name where its filter takes the id; null for any other term. */
export function soughtBy(names: readonly Name[], term: string): { noun: Noun; word: string; text: string } | null {
  const colon = term.indexOf(':')
  const name = nameFor(names, term.slice(0, Math.max(0, colon)))
  const noun = name?.fields[0]?.noun
  const text = unquoted(term.slice(colon + 1))
  return name && noun && isFoundByName(noun) && /\p{L}/u.test(text) ? { noun, word: name.word, text } : null
}

/** The filters that these terms come to; a choice that stands at the start stays: the platform asks for it. */
export function filtersOf({ filters = [] }: AnyList, meanings: readonly Meaning[]): Filters {
  const initial = filters.flatMap((one) => (one.initial === undefined ? [] : [[one.name, one.initial] as const]))
  return Object.assign(
    Object.fromEntries(initial),
    ...meanings.map((meaning) => ('filters' in meaning ? meaning.filters : {})),
  ) as Filters
}

/** The filters in use as terms, so that a line begins with what stands. */
export function termsOf(definition: AnyList, filters: Filters): string[] {
  return namesOf(definition).flatMap((name) => {
    const [one, other] = name.fields.map((field) => filters[field.name] ?? '')
    const [first] = name.fields
    if (name.kind === 'period' || !first) return []
    if (name.kind === 'range')
      return one || other
        ? [`valor:${[one, other].map((end) => (end ? settledNumber('money', end) : '')).join('..')}`]
        : []
    if (name.kind === 'since') return one ? [`desde:"${formatDateTime(one)}"`] : []
    if (name.kind === 'until') return other ? [`ate:"${formatDateTime(other)}"`] : []
    if (!one || one === first.initial) return []
    const choice = [...(first.options ?? []), ...(first.words ?? [])].find(({ value }) => value === one)
    const text = choice?.label.toLowerCase() ?? one
    return [`${name.word}:${/[\s"]/.test(text) ? `"${text}"` : text}`]
  })
}

/** What a term may be completed to, most likely first; whole terms. */
export function completions(names: readonly Name[], term: string): string[] {
  const colon = term.indexOf(':')
  if (colon < 0) {
    return begunBy(names, squeezed(term)).map(({ word }) => `${word}:`)
  }
  const name = nameFor(names, term.slice(0, colon))
  if (!name) return []
  const value = fold(term.slice(colon + 1).replaceAll('"', ''))
  const [field] = name.fields
  const offered =
    name.kind === 'period'
      ? ['hoje', 'ontem', 'esta semana', 'este mês', 'mês passado']
      : name.kind === 'since' || name.kind === 'until'
        ? ['hoje', 'ontem', '-7d', '-30d']
        : [...(field?.options ?? []), ...(field?.words ?? [])].map(({ label }) => label.toLowerCase())
  return offered
    .filter((one) => fold(one).startsWith(value) && fold(one) !== value)
    .map((one) => `${name.word}:${/\s/.test(one) ? `"${one}"` : one}`)
}
