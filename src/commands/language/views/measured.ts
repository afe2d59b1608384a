/**
 * Filters that take amounts or days, as a clause names them (commands/language/views/README §1): one filter, or the
 * two ends of a range with one name: 'Comissão mínima' and 'Comissão máxima'.
 */
import type { FilterFacts, ListFacts } from '#commands/args.ts'
import { fold } from '#lib/written/fold.ts'
import { ignored } from '#commands/language/words/vocabulary.ts'
import { type Chosen, FORMATS, labelledAt } from './choices.ts'
import type { ClauseInput } from './view-clause.ts'
import { columnIn } from './view-order.ts'
import { afterNoun } from './view-words.ts'

/** What a group of filters takes. */
export type MeasuredType = 'money' | 'percent' | 'whole' | 'datetime'

/** One filter of amounts or days, or the two ends of a range. */
export interface Measured {
  type: MeasuredType
  /** Without the words for its end; '' where the filters are told by their ends alone: 'Mínimo', 'Máximo'. */
  label: string
  /** Takes the value itself. */
  exact?: FilterFacts
  least?: FilterFacts
  most?: FilterFacts
  /** What its columns are called. */
  words: readonly string[]
  format: string
}

const LEAST = /^(?:min(?:im[oa])?|inici(?:o|al)|desde|partir|depois|apos|acima|maior|mais)$/
const MOST = /^(?:max(?:im[oa])?|fi(?:m|nal)|ate|antes|abaixo|menor|menos)$/
const TYPES: ReadonlySet<string> = new Set<MeasuredType>(['money', 'percent', 'datetime'])

const partsOf = (label: string) => label.split(/\s+/).map((text) => ({ text, word: fold(text).replace(/\W+$/, '') }))

/** Which end of a range a filter is, by its definition, else by its label. */
function endOf({ end, label, type }: FilterFacts): FilterFacts['end'] {
  // 'Nível máximo' may be a number of its own.
  if (end || type === 'whole') return end
  const words = partsOf(label).map(({ word }) => word)
  if (words.some((word) => LEAST.test(word)) || words.at(-1) === 'de') return 'least'
  return words.some((word) => MOST.test(word)) ? 'most' : undefined
}

/** The label without the words that tell its end: 'Criado a partir de' is 'Criado'. */
function stemOf(label: string): string {
  const parts = partsOf(label)
  const isTelling = ({ word }: (typeof parts)[number]) => !LEAST.test(word) && !MOST.test(word) && !ignored.has(word)
  const stem = parts.slice(parts.findIndex(isTelling), parts.findLastIndex(isTelling) + 1)
  return stem.map(({ text }) => text).join(' ')
}

const known = new WeakMap<ListFacts, readonly Measured[]>()

/** The filters of a list that take amounts or days, those that belong together in one; the same array each time. */
export function measuredOf(facts: ListFacts): readonly Measured[] {
  const before = known.get(facts)
  if (before) return before
  const groups: Measured[] = []
  for (const field of facts.filters) {
    const end = endOf(field)
    if (!TYPES.has(field.type) && !(field.type === 'whole' && end)) continue
    const type = field.type as MeasuredType
    const label = end ? stemOf(field.label) : field.label
    const place = end ?? 'exact'
    const columns = facts.columns.filter(({ filter }) => filter === field.name)
    const words = columns.flatMap((column) => [column.label, ...(column.words ?? [])])
    const of = groups.find((each) => each.type === type && fold(each.label) === fold(label) && !each[place])
    // 'Pago desde' and 'Recebido até' are the two ends of a list that has no others.
    const ends = facts.filters.filter((each) => each.type === type && endOf(each))
    const partner = groups.find((each) => each.type === type && ends.length === 2 && end && !each.exact)
    const group = of ?? partner
    if (group) Object.assign(group, { [place]: field, words: [...group.words, ...words] })
    else groups.push({ type, label, [place]: field, words, format: type === 'datetime' ? 'date' : type })
  }
  known.set(facts, groups)
  return groups
}

/** What one of them is called where it is asked for. */
export const measuredName = ({ label, exact, least, most }: Measured): string =>
  label || [exact, least, most].map((field) => field?.label ?? '').find((text) => text !== '') || ''

/** All fields of one of them. */
export const fieldsOf = ({ exact, least, most }: Measured): FilterFacts[] =>
  [exact, least, most].filter((field) => field !== undefined)

/** Its name says no more than what all of its kind are called: 'Valor mínimo', 'Data inicial', 'Mínimo'. */
export const hasPlainName = ({ label, format }: Pick<Measured, 'label' | 'format'>): boolean =>
  label === '' || (FORMATS[format] ?? []).includes(fold(label))

/** What a clause says its amount or its days are of. */
export interface MeasuredName {
  end: number
  /** The filters that the words may mean; none where they name a column that the call does not filter by. */
  groups: readonly Measured[]
  /** The words as the list has them. */
  label: string
  format: string | undefined
}

const plainFirst = (groups: readonly Measured[]): readonly Measured[] => {
  const plain = groups.filter(hasPlainName)
  return plain.length > 0 ? plain : groups
}

/** The filters whose name stands at this token: their own, that of a column of theirs, or what all of a kind are called. */
export function measuredAt(input: ClauseInput): MeasuredName | null {
  const { line, tokens, at, facts } = input
  const named: Chosen<Measured> | null = labelledAt(tokens, at, measuredOf(facts))
  const own = named && named.rank > 0 && afterNoun(line, at, facts) > at ? null : named
  const column = columnIn(input)
  const isOwn = own && (!column || own.end > column.end || (own.end === column.end && own.rank <= column.rank))
  if (isOwn) {
    const groups = own.rank < 2 ? own.alike : plainFirst(own.alike)
    return { end: own.end, groups, label: measuredName(groups[0]!), format: groups[0]!.format }
  }
  if (!column) return null
  const { label, format } = column.value
  // 'Mínimo' and 'Máximo' are of the list's one amount, and of that which is called so.
  const isOnly = facts.columns.filter((each) => each.format === format).length === 1
  const isMeant = isOnly || hasPlainName({ label, format: format ?? '' })
  const groups = measuredOf(facts).filter((each) => each.format === format && isMeant && hasPlainName(each))
  return { end: column.end, groups, label, format }
}
