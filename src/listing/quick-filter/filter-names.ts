/** What can be typed before the colon of a filter, for each filter of a list (listing/quick-filter/README §1). */
import { normalizeText } from '#lib/format/normalize-text.ts'
import { type AnyList, type FilterField, findRanges } from '#listing/define.ts'

/** What can stand before a colon: one filter, an end of a pair, or both ends. */
export interface FilterName {
  word: string
  label: string
  fields: readonly FilterField[]
  /** For a pair of two fields: both ends, or one of them. */
  kind: 'one' | 'range' | 'period' | 'since' | 'until'
}

const removeBlanks = (text: string) => normalizeText(text).replaceAll(/[^a-z0-9]/g, '')

/** The filters of a list as names to type, the ranges first. */
export function getFilterNames(list: AnyList): FilterName[] {
  const names: FilterName[] = []
  // Of two ranges of amounts neither is 'valor': each end is told by its own label.
  const [amounts, period] = (['money', 'datetime'] as const).map((type) => {
    const [pair, another] = findRanges(list, type)
    return another ? null : pair
  })
  if (amounts) {
    const { lower, upper } = amounts
    names.push({ word: 'valor', label: 'Valor', fields: [lower, upper], kind: 'range' })
  }
  if (period) {
    const { lower: from, upper: to } = period
    names.push({ word: 'desde', label: from.label, fields: [from, to], kind: 'since' })
    names.push({ word: 'ate', label: to.label, fields: [from, to], kind: 'until' })
    names.push({ word: 'periodo', label: 'Período', fields: [from, to], kind: 'period' })
  }
  const ends = [amounts, period].flatMap((pair) => (pair ? [pair.lower, pair.upper] : []))
  const single = (list.filters ?? []).filter((field) => !ends.includes(field))
  for (const field of single) {
    const isOnly = single.every((each) => each === field || getShortWord(each) !== getShortWord(field))
    const word = isOnly ? getShortWord(field) : getLabelAsWord(field)
    names.push({ word, label: field.label, fields: [field], kind: 'one' })
  }
  return names
}

/** All that its label says, in one word, where its own word is another filter's as well. */
const getLabelAsWord = ({ label }: FilterField) => removeBlanks(label.replace(/^(?:ID d[oa]|Pesquisar por|%) /, ''))

/** 'usuario' for 'ID do usuário', 'nome' for 'Pesquisar por nome', 'percentual' for '% Cashback'. */
function getShortWord({ label, resource, type }: FilterField): string {
  if (resource) return removeBlanks(resource.singular)
  if (type === 'percent') return 'percentual'
  const words = normalizeText(label)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !['id', 'do', 'da', 'de', 'por', 'pesquisar', 'buscar'].includes(word))
  return words[0] ?? removeBlanks(label)
}

/** The names that begin so: by their word, their label, or what else a percentage is called. */
export const findByPrefix = (names: readonly FilterName[], typed: string): readonly FilterName[] =>
  names.filter((name) =>
    [name.word, removeBlanks(name.label), ...(name.word === 'percentual' ? ['porcentagem'] : [])].some((own) =>
      own.startsWith(removeBlanks(typed)),
    ),
  )

/** The name that is meant: its own word, or a beginning that is of it alone. */
export function findFilterName(names: readonly FilterName[], typed: string): FilterName | undefined {
  const word = removeBlanks(typed)
  const begun = findByPrefix(names, typed)
  return names.find((name) => name.word === word) ?? (begun.length === 1 && word !== '' ? begun[0] : undefined)
}
