/**
 * A name where an id is wanted (commands/language/README §12): 'excluir produto fone', 'liberar pendentes de @maria'. What is read is
 * whom to look for; the records are found by the palette, and nothing is run before one of them is shown and taken.
 */
import type { Arg } from '#commands/args.ts'
import { isFoundByName, type Noun } from '#commands/noun.ts'
import type { Line } from './line.ts'
import type { Sought } from './reading.ts'
import { integerAt, isOfSomebody, isText, wordAt } from './numbers.ts'
import { isSkippable, type Token } from './tokens.ts'
import type { SlotValue } from './values.ts'
import { isStatusWord } from './view-status.ts'
import { nounAt } from './view-words.ts'

/** Marks a value that is still to be looked for. */
export class NamedValue {
  readonly sought: Sought
  constructor(sought: Sought) {
    this.sought = sought
  }
}

/** A name has so many words at most, and so many letters at least. */
const MOST_WORDS = 8
const LEAST_LETTERS = 2

const isNameToken = ({ kind, text }: Token) => kind !== 'sign' || !'@;#$,'.includes(text)

/** Words that speak of rows, or of all of them, and name nothing. */
const NO_NAMES = new Set(
  (
    'pagina tela lista aba form tudo todos todas todo toda nada ele ela eles elas selecao selecionado selecionada selecionados selecionadas atual ' +
    'atuais linha linhas item itens registro registros isso isto ultimo ultimos ultima ultimas primeiro primeira ' +
    'outro outra outros outras algo algum alguma alguns algumas qualquer all'
  ).split(' '),
)

/** A part of a list where a record is wanted: 'excluir produtos inativos'. */
const isPart = ({ kind, text }: Token): boolean =>
  kind === 'word' &&
  (isStatusWord(text) || /^(?:menos|exceto|acima|abaixo|mais|entre|hoje|ontem|anteontem)$/.test(text))

const CALLED = /^palavra$|^(?:chamad[oa]s?|nome|intitulad[oa]s?|denominad[oa]s?)$/

/** Where the name itself begins: behind 'chamado', 'de nome', 'que se chama'. */
function afterCalled(tokens: readonly Token[], at: number): number {
  const next = isText(tokens, at, 'de', 'com', 'o', 'cujo') ? at + 1 : at
  if (CALLED.test(wordAt(tokens, next))) return isText(tokens, next + 1, 'de', 'e') ? next + 2 : next + 1
  if (!isText(tokens, at, 'que') || !isText(tokens, at + 1, 'se')) return at
  return isText(tokens, at + 2, 'chama', 'chamam') ? at + 3 : at
}

/** 'lojas com amazon no link' tells which of them, and names none. */
const tellsApart = (tokens: readonly Token[], at: number): boolean =>
  isText(tokens, at, 'com') && wordAt(tokens, at - 1).endsWith('s')

/** Every name that begins at `at`, the shortest first. */
function textsAt(line: Line, from: number): { end: number; value: string }[] {
  const { tokens, text } = line
  const at = afterCalled(tokens, from)
  const first = tokens[at]
  if (first?.kind === 'quoted') return first.text.trim() === '' ? [] : [{ end: at + 1, value: first.text.trim() }]
  if (tellsApart(tokens, from)) return []
  if (first?.kind !== 'word' || isSkippable(first) || NO_NAMES.has(first.text)) return []
  // 'excluir bônus 12x' on the products' screen: a record of another kind is no name.
  const said = nounAt(line, at)
  if (said && tokens[said.end]?.kind !== 'word') return []
  const found: { end: number; value: string }[] = []
  for (let end = at + 1; end <= tokens.length && end - at <= MOST_WORDS; end++) {
    const last = tokens[end - 1]!
    if (!isNameToken(last)) break
    const value = text.slice(first.start, last.end)
    if (!isSkippable(last) && value.length >= LEAST_LETTERS) found.push({ end, value })
  }
  return found
}

/** Where a person's name begins: '@maria', 'usuário maria', 'da maria'. */
function after(line: Line, at: number, noun: Noun): number | null {
  if (noun.sign !== undefined && isText(line.tokens, at, noun.sign)) return at + 1
  const said = nounAt(line, at)
  if (said?.noun === noun.id) return said.end
  return said === null && noun.sign !== undefined && isOfSomebody(line.tokens, at) ? at : null
}

/** What may stand for the id or ids of this argument at token `at`, the shortest first. */
export function namesAt(arg: Arg, line: Line, at: number): SlotValue[] {
  const { noun } = arg
  if (!noun || (arg.kind !== 'id' && arg.kind !== 'ids')) return []
  if (tellsApart(line.tokens, at - 1)) return []
  const first = line.tokens[at]
  const problem = first && isPart(first) ? `Diga quais, por id ou nome: “${first.text}” não é um nome` : undefined
  const value = (sought: Sought, end: number): SlotValue => ({
    end,
    value: new NamedValue(sought),
    ...(problem !== undefined && { problem }),
  })
  const own = noun.sign !== undefined && isText(line.tokens, at, noun.sign) ? at + 1 : at
  const found = textsAt(line, own).map(({ end, value: text }) => value({ noun, text }, end))
  if (arg.kind !== 'ids') return found
  for (const { noun: owner, by } of noun.owners ?? []) {
    const from = after(line, at, owner)
    if (from === null) continue
    const owned = { noun, by, ...(arg.only && { only: arg.only }) }
    const digits = isText(line.tokens, from, '#') ? from + 1 : from
    const id = integerAt(line.tokens, digits)
    if (id !== null) return [value({ noun: owner, text: id, owned }, digits + 1)]
    const named = isText(line.tokens, from, owner.sign ?? '@') ? from + 1 : from
    return textsAt(line, named).map(({ end, value: text }) => value({ noun: owner, text, owned }, end))
  }
  return found
}

/** Why records of this noun are not looked for by a name; null where they are. */
export function whyNoName({ noun, owned }: Sought): string | null {
  if (owned || isFoundByName(noun)) return null
  const [owner] = noun.owners ?? []
  const by = owner ? ` ou de quem é (${owner.noun.sign ?? ''}nome)` : ''
  return `Nenhuma chamada procura ${noun.plural} pelo nome: digite o id${by}`
}
