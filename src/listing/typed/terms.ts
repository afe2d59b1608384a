/** A filter as one types it: 'status:ativo valor:100..500 desde:01/05 maria' (listing/typed/README §1). */
import { isFoundByName, type Noun } from '#commands/noun.ts'
import type { ListState } from '#commands/screen.ts'
import { formatDateTime } from '#lib/written/dates.ts'
import { fold } from '#lib/written/fold.ts'
import { settledNumber } from '#lib/written/typed-number.ts'
import { plainLine } from '#lib/written/plain-text.ts'
import { type AnyList, choicesOf } from '#listing/define.ts'
import { begunBy, type Name, nameFor, namesOf } from './filter-names.ts'
import { type Meaning, periodIn, readValue } from './term-value.ts'

type Filters = ListState['filters']

/** The terms of a line; a text in quotes is one, and an amount is of the 'R$' before it. */
export const termsIn = (line: string): string[] => line.match(/(?:[^\s"]+:)?"[^"]*"?|(?:[^\s"]*R\$\s+)*\S+/gi) ?? []

/** Not named, so meant for the name, or the only text; what stands before the colon of '14:30' is no name. */
const isLoose = (term: string) => !/^(?!\d+:)[^:]+:/.test(term)

/** Without the quotes around it; those within are of the text. */
const unquoted = (text: string) => plainLine(text.replace(/^"(.*?)"?$/s, '$1')).trim()

/** Reads one term. `now` settles 'ontem'; never throws. */
export function readTerm(names: readonly Name[], term: string, now: Date): Meaning {
  const colon = term.indexOf(':')
  if (isLoose(term)) {
    const texts = names.filter(({ kind, fields }) => kind === 'one' && fields[0]?.type === 'text')
    const named = texts.filter(({ label }) => /\bnome\b/i.test(label))
    const [only, another] = named.length > 0 ? named : texts
    const field = another ? undefined : only?.fields[0]
    return field
      ? { filters: { [field.name]: unquoted(term) } }
      : { refused: `“${term}”: diga de que filtro, como ${(only ?? names[0])?.word ?? 'nome'}:…` }
  }
  const typed = term.slice(0, colon)
  const value = unquoted(term.slice(colon + 1))
  const name = nameFor(names, typed)
  if (!name) return { refused: `${typed} não é filtro desta lista e fica de fora` }
  return value === '' ? { refused: `${name.word}: falta o valor` } : readValue(name, value, now)
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

/** '100 200' may be two amounts as well as one with a space between its thousands: 'valor:100 200'. */
const THOUSANDS = /^[^:"]*:\s*\d+(?: \d{3})+$/

/**
 * Terms in which a period, date or range has the words after it that are of it: 'periodo:mês passado', as in quotes.
 */
export function joined(names: readonly Name[], [first, ...rest]: readonly string[], now: Date): string[] {
  if (first === undefined) return []
  const next = rest.findIndex((term) => !isLoose(term) || term.includes('"'))
  let count = (kindOf(names, first) ?? 'one') === 'one' ? 0 : next < 0 ? rest.length : next
  const term = () => [first, ...rest.slice(0, count)].join(' ')
  while (count > 0 && (THOUSANDS.test(term()) || isUnread(readTerm(names, term(), now)))) count--
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
    const choice = choicesOf(first).find(({ value }) => value === one)
    const text = choice?.label.toLowerCase() ?? one
    return [`${name.word}:${/[\s"]/.test(text) ? `"${text}"` : text}`]
  })
}

/** What a term may be completed to, most likely first; whole terms. */
export function completions(names: readonly Name[], term: string): string[] {
  const colon = term.indexOf(':')
  if (colon < 0) {
    return begunBy(names, term).map(({ word }) => `${word}:`)
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
        : choicesOf(field ?? {}).map(({ label }) => label.toLowerCase())
  return offered
    .filter((one) => fold(one).startsWith(value) && fold(one) !== value)
    .map((one) => `${name.word}:${/\s/.test(one) ? `"${one}"` : one}`)
}
