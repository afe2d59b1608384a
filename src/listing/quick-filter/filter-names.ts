/** The names that an operator can type before a colon, for each filter of a list (listing/quick-filter/README §1). */
import { normalizeText } from '#lib/format/normalize-text.ts'
import { type AnyList, type FilterField, findRanges } from '#listing/define.ts'

/** A name before a colon: for one filter, one end of a pair, or both ends. */
export interface FilterName {
  word: string
  label: string
  fields: readonly FilterField[]
  /** For a pair of two fields: both ends, or one of them. */
  kind: 'one' | 'range' | 'period' | 'since' | 'until'
}

const removeBlanks = (text: string) => normalizeText(text).replaceAll(/[^a-z0-9]/g, '')

/** Returns the names of a list's filters, the ranges first. */
export function getFilterNames(list: AnyList): FilterName[] {
  const names: FilterName[] = []
  // If there are two ranges of amounts, neither is 'valor': each end is named by its own label.
  const [amounts, period] = (['money', 'datetime'] as const).map((type) => {
    const [pair, secondPair] = findRanges(list, type)
    return secondPair ? null : pair
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
    const isOnly = single.every((other) => other === field || getShortWord(other) !== getShortWord(field))
    const word = isOnly ? getShortWord(field) : getLabelAsWord(field)
    names.push({ word, label: field.label, fields: [field], kind: 'one' })
  }
  return names
}

/** The whole label as one word, if the short word belongs to another filter too. */
const getLabelAsWord = ({ label }: FilterField) => removeBlanks(label.replace(/^(?:ID d[oa]|Pesquisar por|%) /, ''))

/** Returns 'usuario' for 'ID do usuário', 'nome' for 'Pesquisar por nome', 'percentual' for '% Cashback'. */
function getShortWord({ label, resource, type }: FilterField): string {
  if (resource) return removeBlanks(resource.singular)
  if (type === 'percent') return 'percentual'
  const words = normalizeText(label)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !['id', 'do', 'da', 'de', 'por', 'pesquisar', 'buscar'].includes(word))
  return words[0] ?? removeBlanks(label)
}

/** Returns the names that begin with this text: by word, by label, or by 'porcentagem' for a percentage. */
export const findByPrefix = (names: readonly FilterName[], typed: string): readonly FilterName[] =>
  names.filter((name) =>
    [name.word, removeBlanks(name.label), ...(name.word === 'percentual' ? ['porcentagem'] : [])].some((alias) =>
      alias.startsWith(removeBlanks(typed)),
    ),
  )

/** Returns the name of this word, else the only one that begins with it. */
export function findFilterName(names: readonly FilterName[], typed: string): FilterName | undefined {
  const word = removeBlanks(typed)
  const matches = findByPrefix(names, typed)
  return names.find((name) => name.word === word) ?? (matches.length === 1 && word !== '' ? matches[0] : undefined)
}
