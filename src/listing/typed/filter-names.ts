/** What can be typed before the colon of a filter, for each filter of a list (listing/typed/README §1). */
import { fold } from '#lib/written/fold.ts'
import { type AnyList, type FilterField, pairsOf } from '#listing/define.ts'

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
export function namesOf(list: AnyList): Name[] {
  const names: Name[] = []
  // Of two ranges of amounts neither is 'valor': each end is told by its own label.
  const [amounts, period] = (['money', 'datetime'] as const).map((type) => {
    const [pair, another] = pairsOf(list, type)
    return another ? null : pair
  })
  if (amounts) {
    const { least, most } = amounts
    names.push({ word: 'valor', label: 'Valor', fields: [least, most], kind: 'range' })
  }
  if (period) {
    const { least: from, most: to } = period
    names.push({ word: 'desde', label: from.label, fields: [from, to], kind: 'since' })
    names.push({ word: 'ate', label: to.label, fields: [from, to], kind: 'until' })
    names.push({ word: 'periodo', label: 'Período', fields: [from, to], kind: 'period' })
  }
  const ends = [amounts, period].flatMap((pair) => (pair ? [pair.least, pair.most] : []))
  const single = (list.filters ?? []).filter((field) => !ends.includes(field))
  for (const field of single) {
    const isOnly = single.every((each) => each === field || wordOf(each) !== wordOf(field))
    const word = isOnly ? wordOf(field) : labelOf(field)
    names.push({ word, label: field.label, fields: [field], kind: 'one' })
  }
  return names
}

/** All that its label says, in one word, where its own word is another filter's as well. */
const labelOf = ({ label }: FilterField) => squeezed(label.replace(/^(?:ID d[oa]|Pesquisar por|%) /, ''))

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
export const begunBy = (names: readonly Name[], typed: string): readonly Name[] =>
  names.filter((name) =>
    [name.word, squeezed(name.label), ...(name.word === 'percentual' ? ['porcentagem'] : [])].some((own) =>
      own.startsWith(squeezed(typed)),
    ),
  )

/** The name that is meant: its own word, or a beginning that is of it alone. */
export function nameFor(names: readonly Name[], typed: string): Name | undefined {
  const word = squeezed(typed)
  const begun = begunBy(names, typed)
  return names.find((name) => name.word === word) ?? (begun.length === 1 && word !== '' ? begun[0] : undefined)
}
