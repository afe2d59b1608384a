/**
 * The terms of a quick filter as an operator types them: 'status:ativo valor:100..500 desde:01/05 maria'
 * (listing/quick-filter/README §1).
 */
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

/** Splits a line into terms. A quoted text is one term; 'R$' belongs to the amount after it. */
export const splitTerms = (line: string): string[] => line.match(/(?:[^\s"]+:)?"[^"]*"?|(?:[^\s"]*R\$\s+)*\S+/gi) ?? []

/** A term without a name filters by name, or by the only text filter. '14:30' has no name before its colon. */
const isUnnamed = (term: string) => !/^(?!\d+:)[^:]+:/.test(term)

/** Removes the quotes around a text; quotes within belong to the text. */
const removeQuotes = (text: string) => sanitizeLine(text.replace(/^"(.*?)"?$/s, '$1')).trim()

/** Parses one term. `now` is the day for 'ontem'. Never throws. */
export function parseTerm(names: readonly FilterName[], term: string, now: Date): TermResult {
  const colon = term.indexOf(':')
  if (isUnnamed(term)) {
    const texts = names.filter(({ kind, fields }) => kind === 'one' && fields[0]?.type === 'text')
    const named = texts.filter(({ label }) => /\bnome\b/i.test(label))
    const [firstText, secondText] = named.length > 0 ? named : texts
    const field = secondText ? undefined : firstText?.fields[0]
    return field
      ? { filters: { [field.name]: removeQuotes(term) } }
      : { rejection: `“${term}”: diga de que filtro, como ${(firstText ?? names[0])?.word ?? 'nome'}:…` }
  }
  const typed = term.slice(0, colon)
  const value = removeQuotes(term.slice(colon + 1))
  const name = findFilterName(names, typed)
  if (!name) return { rejection: `${typed} não é filtro desta lista e fica de fora` }
  return value === '' ? { rejection: `${name.word}: falta o valor` } : parseTermValue(name, value, now)
}

/** Returns the kind of a term's name; null if it has none. */
const getTermKind = (names: readonly FilterName[], term: string): FilterName['kind'] | null =>
  (!isUnnamed(term) && findFilterName(names, term.slice(0, term.indexOf(':')))?.kind) || null

/**
 * Parses all terms. The two ends of a period, each with its own name, derive their years from each other, like 'de 1/1
 * a 31/12'.
 */
export function parseTerms(names: readonly FilterName[], terms: readonly string[], now: Date): TermResult[] {
  const results = terms.map((term) => parseTerm(names, term, now))
  const endIndexes = ['since', 'until'].map((kind) => terms.findLastIndex((term) => getTermKind(names, term) === kind))
  const [from, to] = endIndexes.map((index) => removeQuotes(terms[index]?.replace(/^[^:]*:/, '') ?? ''))
  const areBothValid = endIndexes.every((index) => results[index] && 'filters' in results[index])
  const period = areBothValid ? parseTermPeriod(`de ${from} a ${to}`, now) : null
  if (!period || period.problem !== undefined) return results
  const endDates = [period.value.de, period.value.ate]
  const { fields = [] } = names.find(({ kind }) => kind === 'period') ?? {}
  return results.map((meaning, index) => {
    const end = endIndexes.indexOf(index)
    return fields[end] && endDates[end] ? { filters: { [fields[end].name]: endDates[end] } } : meaning
  })
}

/** True for a period, date or range that is not complete yet: more words may follow. */
export const isIncompleteTerm = (names: readonly FilterName[], term: string, now: Date): boolean =>
  (getTermKind(names, term) ?? 'one') !== 'one' && 'rejection' in parseTerm(names, term, now)

const isNotUnderstood = (meaning: TermResult) => 'rejection' in meaning && !meaning.isUnderstood

/** '100 200' may be two amounts, or one with a space between its thousands: 'valor:100 200'. */
const THOUSANDS = /^[^:"]*:\s*\d+(?: \d{3})+$/

/** Joins a period, date or range with the words after it that belong to it: 'periodo:mês passado', as with quotes. */
export function joinTermWords(names: readonly FilterName[], [first, ...rest]: readonly string[], now: Date): string[] {
  if (first === undefined) return []
  const next = rest.findIndex((word) => !isUnnamed(word) || word.includes('"'))
  let count = (getTermKind(names, first) ?? 'one') === 'one' ? 0 : next < 0 ? rest.length : next
  const term = () => [first, ...rest.slice(0, count)].join(' ')
  while (count > 0 && (THOUSANDS.test(term()) || isNotUnderstood(parseTerm(names, term(), now)))) count--
  return [term(), ...joinTermWords(names, rest.slice(count), now)]
}

/** True for a text, or a name instead of an id: the words up to the next filter belong to it. */
export function acceptsMoreWords(names: readonly FilterName[], term: string): boolean {
  if (isUnnamed(term)) return false
  const [typed = '', value = ''] = term.split(/:(.*)/)
  const field = findFilterName(names, typed)?.fields[0]
  if (field?.type === 'text') return !value.includes('"')
  return field?.resource !== undefined && isSearchableByName(field.resource) && !/[\d"]/.test(value)
}

/**
 * Splits a line into terms as an operator types it: 'usuario:maria silva' and 'periodo:mês passado' are one term each,
 * as with quotes.
 */
export function splitTypedTerms(names: readonly FilterName[], line: string, now: Date): string[] {
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
 * Returns the terms in force: unnamed words are one text, and of terms for the same filters the last counts. Refused
 * terms stay, so that the operator sees them.
 */
export function getEffectiveTerms(names: readonly FilterName[], typed: readonly string[], now: Date): string[] {
  const terms = joinTermWords(names, typed, now)
  const unnamedTerms = terms.filter(isUnnamed)
  const all = terms.filter((term) => !isUnnamed(term))
  if (unnamedTerms.length > 0) all.push(unnamedTerms.map(removeQuotes).join(' '))
  const seenNames = new Set<string>()
  return all
    .toReversed()
    .filter((term) => {
      const meaning = parseTerm(names, term, now)
      const filters = 'filters' in meaning ? Object.keys(meaning.filters) : null
      const isInForce = filters?.some((name) => !seenNames.has(name)) ?? true
      for (const name of filters ?? []) seenNames.add(name)
      return isInForce
    })
    .toReversed()
}

/** Returns the record that a term names although its filter takes an id; null for any other term. */
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

/** Returns the filters of these terms. A choice with an initial value keeps it, because the platform requires one. */
export function toFilters({ filters = [] }: AnyList, meanings: readonly TermResult[]): FilterValues {
  const initial = filters.flatMap(({ name, initial: value }) => (value === undefined ? [] : [[name, value] as const]))
  return Object.assign(
    Object.fromEntries(initial),
    ...meanings.map((meaning) => ('filters' in meaning ? meaning.filters : {})),
  ) as FilterValues
}

/** Returns the filters in force as terms, so that a line starts with them. */
export function toTerms(definition: AnyList, filters: FilterValues): string[] {
  return getFilterNames(definition).flatMap((name) => {
    const [value, upperValue] = name.fields.map((field) => filters[field.name] ?? '')
    const [first] = name.fields
    if (name.kind === 'period' || !first) return []
    if (name.kind === 'range')
      return value || upperValue
        ? [`valor:${[value, upperValue].map((end) => (end ? normalizeNumberInput('money', end) : '')).join('..')}`]
        : []
    if (name.kind === 'since') return value ? [`desde:"${formatDateTime(value)}"`] : []
    if (name.kind === 'until') return upperValue ? [`ate:"${formatDateTime(upperValue)}"`] : []
    if (!value || value === first.initial) return []
    const choice = getFilterChoices(first).find((option) => option.value === value)
    const text = choice?.label.toLowerCase() ?? value
    return [`${name.word}:${/[\s"]/.test(text) ? `"${text}"` : text}`]
  })
}

/** Returns the whole terms that can complete this one, most likely first. */
export function getCompletions(names: readonly FilterName[], term: string): string[] {
  const colon = term.indexOf(':')
  if (colon < 0) {
    return findByPrefix(names, term).map(({ word }) => `${word}:`)
  }
  const name = findFilterName(names, term.slice(0, colon))
  if (!name) return []
  const value = normalizeText(term.slice(colon + 1).replaceAll('"', ''))
  const [field] = name.fields
  const candidates =
    name.kind === 'period'
      ? ['hoje', 'ontem', 'esta semana', 'este mês', 'mês passado']
      : name.kind === 'since' || name.kind === 'until'
        ? ['hoje', 'ontem', '-7d', '-30d']
        : getFilterChoices(field ?? {}).map(({ label }) => label.toLowerCase())
  return candidates
    .filter((candidate) => normalizeText(candidate).startsWith(value) && normalizeText(candidate) !== value)
    .map((candidate) => `${name.word}:${/\s/.test(candidate) ? `"${candidate}"` : candidate}`)
}
