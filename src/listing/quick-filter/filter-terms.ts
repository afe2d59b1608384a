/** A filter as one types it: 'status:ativo valor:100..500 desde:01/05 maria' (listing/quick-filter/README §1). */
import { isSearchableByName, type Resource } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import { formatDateTime } from '#lib/format/dates.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { normalizeNumberInput } from '#lib/format/parse-number.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import { type AnyList, getFilterChoices } from '#listing/define.ts'
import { findByPrefix, type FilterName, findFilterName, getFilterNames } from './filter-names.ts'
import { type TermResult, parseTermPeriod, parseTermValue } from './term-value.ts'

type FilterValues = ListState['filters']

/** The terms of a line; a text in quotes is one, and an amount is of the 'R$' before it. */
export const splitTerms = (line: string): string[] => line.match(/(?:[^\s"]+:)?"[^"]*"?|(?:[^\s"]*R\$\s+)*\S+/gi) ?? []

/** Not named, so meant for the name, or the only text; what stands before the colon of '14:30' is no name. */
const isUnnamed = (term: string) => !/^(?!\d+:)[^:]+:/.test(term)

/** Without the quotes around it; those within are of the text. */
const removeQuotes = (text: string) => sanitizeLine(text.replace(/^"(.*?)"?$/s, '$1')).trim()

/** Reads one term. `now` settles 'ontem'; never throws. */
export function parseTerm(names: readonly FilterName[], term: string, now: Date): TermResult {
  const colon = term.indexOf(':')
  if (isUnnamed(term)) {
    const texts = names.filter(({ kind, fields }) => kind === 'one' && fields[0]?.type === 'text')
    const named = texts.filter(({ label }) => /\bnome\b/i.test(label))
    const [only, another] = named.length > 0 ? named : texts
    const field = another ? undefined : only?.fields[0]
    return field
      ? { filters: { [field.name]: removeQuotes(term) } }
      : { rejection: `“${term}”: diga de que filtro, como ${(only ?? names[0])?.word ?? 'nome'}:…` }
  }
  const typed = term.slice(0, colon)
  const value = removeQuotes(term.slice(colon + 1))
  const name = findFilterName(names, typed)
  if (!name) return { rejection: `${typed} não é filtro desta lista e fica de fora` }
  return value === '' ? { rejection: `${name.word}: falta o valor` } : parseTermValue(name, value, now)
}

/** What the name of a term means; null where it has none. */
const getTermKind = (names: readonly FilterName[], term: string): FilterName['kind'] | null =>
  (!isUnnamed(term) && findFilterName(names, term.slice(0, term.indexOf(':')))?.kind) || null

/** The two ends of a period, each said by its own name, settle their years between them: 'de 1/1 a 31/12' does. */
export function parseTerms(names: readonly FilterName[], terms: readonly string[], now: Date): TermResult[] {
  const read = terms.map((term) => parseTerm(names, term, now))
  const places = ['since', 'until'].map((kind) => terms.findLastIndex((term) => getTermKind(names, term) === kind))
  const [from, to] = places.map((at) => removeQuotes(terms[at]?.replace(/^[^:]*:/, '') ?? ''))
  const isEach = places.every((at) => read[at] && 'filters' in read[at])
  const period = isEach ? parseTermPeriod(`de ${from} a ${to}`, now) : null
  if (!period || period.problem !== undefined) return read
  const settled = [period.value.de, period.value.ate]
  const { fields = [] } = names.find(({ kind }) => kind === 'period') ?? {}
  return read.map((meaning, at) => {
    const end = places.indexOf(at)
    return fields[end] && settled[end] ? { filters: { [fields[end].name]: settled[end] } } : meaning
  })
}

/** True for a period, date or range that is none as it stands: what makes it one may follow. */
export const isIncompleteTerm = (names: readonly FilterName[], term: string, now: Date): boolean =>
  (getTermKind(names, term) ?? 'one') !== 'one' && 'rejection' in parseTerm(names, term, now)

const isNotUnderstood = (meaning: TermResult) => 'rejection' in meaning && !meaning.isUnderstood

/** '100 200' may be two amounts as well as one with a space between its thousands: 'valor:100 200'. */
const THOUSANDS = /^[^:"]*:\s*\d+(?: \d{3})+$/

/**
 * Terms in which a period, date or range has the words after it that are of it: 'periodo:mês passado', as in quotes.
 */
export function joinTermWords(names: readonly FilterName[], [first, ...rest]: readonly string[], now: Date): string[] {
  if (first === undefined) return []
  const next = rest.findIndex((getJoined) => !isUnnamed(getJoined) || getJoined.includes('"'))
  let count = (getTermKind(names, first) ?? 'one') === 'one' ? 0 : next < 0 ? rest.length : next
  const term = () => [first, ...rest.slice(0, count)].join(' ')
  while (count > 0 && (THOUSANDS.test(term()) || isNotUnderstood(parseTerm(names, term(), now)))) count--
  return [term(), ...joinTermWords(names, rest.slice(count), now)]
}

/** True for a text, or a name where an id is wanted: the words after it are of it too, up to the next filter. */
export function acceptsMoreWords(names: readonly FilterName[], term: string): boolean {
  if (isUnnamed(term)) return false
  const [typed = '', value = ''] = term.split(/:(.*)/)
  const field = findFilterName(names, typed)?.fields[0]
  if (field?.type === 'text') return !value.includes('"')
  return field?.resource !== undefined && isSearchableByName(field.resource) && !/[\d"]/.test(value)
}

/** The terms of a line as one types it: 'usuario:maria silva' and 'periodo:mês passado' are one each, as in quotes. */
export function splitSpokenTerms(names: readonly FilterName[], line: string, now: Date): string[] {
  const terms: string[] = []
  for (const term of joinTermWords(names, splitTerms(line), now)) {
    const before = terms.at(-1)
    if (before !== undefined && isUnnamed(term) && !term.includes('"') && acceptsMoreWords(names, before))
      terms[terms.length - 1] = `${before} ${term}`
    else terms.push(term)
  }
  return terms
}

/**
 * The terms as they count: loose words are one text, and of terms that say the same filters the last stands. What is
 * refused stays, to be seen.
 */
export function getEffectiveTerms(names: readonly FilterName[], typed: readonly string[], now: Date): string[] {
  const terms = joinTermWords(names, typed, now)
  const loose = terms.filter(isUnnamed)
  const all = terms.filter((term) => !isUnnamed(term))
  if (loose.length > 0) all.push(loose.map(removeQuotes).join(' '))
  const said = new Set<string>()
  return all
    .toReversed()
    .filter((term) => {
      const meaning = parseTerm(names, term, now)
      const filters = 'filters' in meaning ? Object.keys(meaning.filters) : null
      const stands = filters?.some((name) => !said.has(name)) ?? true
      for (const name of filters ?? []) said.add(name)
      return stands
    })
    .toReversed()
}

/** The record that a term tells by name where its filter takes the id; null for any other term. */
export function findRecordTerm(
  names: readonly FilterName[],
  term: string,
): { resource: Resource; word: string; text: string } | null {
  const colon = term.indexOf(':')
  const name = findFilterName(names, term.slice(0, Math.max(0, colon)))
  const resource = name?.fields[0]?.resource
  const text = removeQuotes(term.slice(colon + 1))
  return name && resource && isSearchableByName(resource) && /\p{L}/u.test(text)
    ? { resource, word: name.word, text }
    : null
}

/** The filters that these terms come to; a choice that stands at the start stays: the platform asks for it. */
export function toFilters({ filters = [] }: AnyList, meanings: readonly TermResult[]): FilterValues {
  const initial = filters.flatMap((one) => (one.initial === undefined ? [] : [[one.name, one.initial] as const]))
  return Object.assign(
    Object.fromEntries(initial),
    ...meanings.map((meaning) => ('filters' in meaning ? meaning.filters : {})),
  ) as FilterValues
}

/** The filters in use as terms, so that a line begins with what stands. */
export function toTerms(definition: AnyList, filters: FilterValues): string[] {
  return getFilterNames(definition).flatMap((name) => {
    const [one, other] = name.fields.map((field) => filters[field.name] ?? '')
    const [first] = name.fields
    if (name.kind === 'period' || !first) return []
    if (name.kind === 'range')
      return one || other
        ? [`valor:${[one, other].map((end) => (end ? normalizeNumberInput('money', end) : '')).join('..')}`]
        : []
    if (name.kind === 'since') return one ? [`desde:"${formatDateTime(one)}"`] : []
    if (name.kind === 'until') return other ? [`ate:"${formatDateTime(other)}"`] : []
    if (!one || one === first.initial) return []
    const choice = getFilterChoices(first).find(({ value }) => value === one)
    const text = choice?.label.toLowerCase() ?? one
    return [`${name.word}:${/[\s"]/.test(text) ? `"${text}"` : text}`]
  })
}

/** What a term may be completed to, most likely first; whole terms. */
export function getCompletions(names: readonly FilterName[], term: string): string[] {
  const colon = term.indexOf(':')
  if (colon < 0) {
    return findByPrefix(names, term).map(({ word }) => `${word}:`)
  }
  const name = findFilterName(names, term.slice(0, colon))
  if (!name) return []
  const value = normalizeText(term.slice(colon + 1).replaceAll('"', ''))
  const [field] = name.fields
  const offered =
    name.kind === 'period'
      ? ['hoje', 'ontem', 'esta semana', 'este mês', 'mês passado']
      : name.kind === 'since' || name.kind === 'until'
        ? ['hoje', 'ontem', '-7d', '-30d']
        : getFilterChoices(field ?? {}).map(({ label }) => label.toLowerCase())
  return offered
    .filter((one) => normalizeText(one).startsWith(value) && normalizeText(one) !== value)
    .map((one) => `${name.word}:${/\s/.test(one) ? `"${one}"` : one}`)
}
