/**
 * A name where an id is wanted (commands/language/views/README §5): 'excluir produto fone', 'liberar pendentes de
 * @maria'. What is read is whom to look for; the records are found by the palette, and nothing is run before one of
 * them is shown and taken.
 */
import type { Arg } from '#commands/args.ts'
import { isFoundByName, type Noun } from '#commands/noun.ts'
import type { Line } from '#commands/language/words/line.ts'
import type { Sought } from '#commands/language/reading.ts'
import { type Found, integerAt, isOfSomebody, isText, wholeIdAt, wordAt } from '#commands/language/words/numbers.ts'
import { isSkippable, saidIn, type Token } from '#commands/language/words/tokens.ts'
import { periodAt } from '#commands/language/days/period.ts'
import { after, pattern } from '#commands/language/words/word-pattern.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import { ALL_VERBS, isListVerb, nounAt } from './view-words.ts'

/** Marks a value that is still to be looked for. */
export class NamedValue {
  readonly sought: Sought
  constructor(sought: Sought) {
    this.sought = sought
  }
}

/** A name has so many words at most, and so many letters at least. */
const MOST_WORDS = 10
const LEAST_LETTERS = 2

/** Words that speak of rows, or of all of them, and name nothing. */
const NO_NAME =
  /^(?:(?:tod|outr|ultim|primeir|selecionad)[oa]s?|tudo|nada|amanha|pagina|tela|lista|aba|form|el[ea]s?|selecao|atua(?:l|is)|parte|coluna|linhas?|ite(?:m|ns)|registros?|iss?to|isso|algo|vari[oa]s|algu(?:m|ns|mas?)|qualquer|all|dai|de novo)$/

/** Stand behind a name: 'habilitar o cashback natal de novo'. */
const AGAIN = /^(?:de novo|novamente)$/

/** A part of a list where a record is wanted: 'excluir produtos inativos'. */
const PART = /^(?:menos|exceto|acima|abaixo|mais|entre|hoje|(?:ante)?ontem|cuj[oa]s?)$/

/** Where the name itself begins: behind 'chamado', 'de nome', 'que se chama'; of 'dona Marlene' she is found without. */
export const CALLED = pattern(
  '(?:(?:alguem|um|povo|gente) )?(?:(?:de|com|o|cujo) )?(?:(?:chamad|intitulad|denominad)[oa]s?|(?:que (?:se )?|se )chamam?|(?:sobre ?)?nome|palavra|(?:e(?: - )?)?mail) (?:de |e )?|tal d[aeo] |(?:dona|sra?|dra?) (?:[.] )?(?=[a-z])',
)

/** 'lojas com amazon no link' tells which of them, and names none. */
const tellsApart = (tokens: readonly Token[], at: number): boolean =>
  isText(tokens, at, 'com') && wordAt(tokens, at - 1).endsWith('s')

/** Every name that begins at `from`, the shortest first. */
export function textsAt(line: Line, from: number): { end: number; text: string }[] {
  const { tokens, text } = line
  const at = after(CALLED, tokens, from)
  const first = tokens[at]
  if (first?.kind === 'quoted') return first.text.trim() === '' ? [] : [{ end: at + 1, text: first.text.trim() }]
  // 'trocar minha senha' is of oneself, and of no record.
  if (
    tellsApart(tokens, from) ||
    isText(tokens, at - 1, 'meu', 'minha') ||
    first?.kind !== 'word' ||
    isSkippable(first) ||
    NO_NAME.test(first.text) ||
    // 'dados cadastrais do cashback nº 15'
    wholeIdAt(tokens, at)
  )
    return []
  // 'excluir bônus 12x' on the products' screen: a record of another kind is no name.
  const said = nounAt(line, at)
  if (said && tokens[said.end]?.kind !== 'word') return []
  const found: { end: number; text: string }[] = []
  for (const [offset, last] of tokens.slice(at, at + MOST_WORDS).entries()) {
    const end = at + offset + 1
    // 'r$ 50' and 'ana@b.com' are of a name.
    if (
      last.kind === 'sign' &&
      '@;#$,'.includes(last.text) &&
      !(last.glued && (last.text === '$' ? offset > 2 : tokens[end]?.glued))
    )
      break
    // 'categoria eletrônicos editar': a verb ends the line, not the name.
    if (
      at + offset === tokens.length - 1 &&
      offset > 0 &&
      /[aei]r$/.test(last.text) &&
      isListVerb(line, at + offset, ALL_VERBS)
    )
      break
    const name = saidIn(text, first.start, last.end)
    const isAgain = AGAIN.test(wordAt(tokens, end))
    if (tokens[end]?.glued && tokens[end + 1]?.glued) continue
    if (((last.glued && last.kind === 'word') || !isSkippable(last)) && name.length >= LEAST_LETTERS)
      found.push({ end: end + Number(isAgain), text: name })
    if (isAgain) break
  }
  return found
}

/** The token behind the noun's sign; `at` where it does not stand there. */
const afterSign = ({ tokens }: Line, at: number, { sign = '' }: Noun): number =>
  isText(tokens, at, sign) ? at + 1 : at

/** Where a person's name begins: '@maria', 'usuário maria', 'da maria'. */
function ownerAt(line: Line, at: number, noun: Noun): number | null {
  const said = nounAt(line, at)
  const from = afterSign(line, said?.noun === noun.id ? said.end : at, noun)
  return from > at || (!said && noun.sign !== undefined && isOfSomebody(line.tokens, at)) ? from : null
}

/** What may stand for the id or ids of this argument at token `at`, the shortest first. */
export function namesAt({ noun, kind, only }: Arg, line: Line, at: number): Found<NamedValue>[] {
  const { tokens } = line
  if (!noun || (kind !== 'id' && kind !== 'ids') || tellsApart(tokens, at - 1)) return []
  // 'ver as transações em ordem'
  if (nounAt(line, at)?.noun === noun.id && !noun.owners) return []
  const word = wordAt(tokens, at)
  // 'excluir o produto do dia 12', 'liberar bônus de nov/26'
  const day = periodAt(tokens, at, new Date(0))
  const isDay = day && tokens.slice(at, day.end).some((token) => token.kind === 'number')
  const isPart = isDay || isStatusWord(word) || PART.test(word)
  const value = (sought: Sought, end: number): Found<NamedValue> => ({
    end,
    value: new NamedValue(sought),
    ...(isPart && { problem: `Diga quais, por id ou nome: “${word}” não é um nome` }),
  })
  for (const { noun: owner, by } of (kind === 'ids' && noun.owners) || []) {
    const from = ownerAt(line, at, owner)
    if (from === null) continue
    const owned = { noun, by, ...(only && { only }) }
    const digits = isText(tokens, from, '#') ? from + 1 : from
    const id = integerAt(tokens, digits)
    if (id !== null) return [value({ noun: owner, text: id, owned }, digits + 1)]
    if (isFoundByName(owner))
      return textsAt(line, from).map(({ end, text }) => value({ noun: owner, text, owned }, end))
  }
  return textsAt(line, afterSign(line, at, noun)).map(({ end, text }) => value({ noun, text }, end))
}

/** Why records of this noun are not looked for by a name; null where they are. */
export function whyNoName({ noun, owned }: Sought): string | null {
  if (owned || isFoundByName(noun)) return null
  const [owner] = noun.owners ?? []
  const by = owner ? ` ou de quem é (${owner.noun.sign ?? ''}nome)` : ''
  return `Nenhuma chamada procura ${noun.plural} pelo nome: digite o id${by}`
}
