/**
 * A name where an id is wanted (commands/language/views/README §5): 'excluir produto fone', 'liberar pendentes de
 * @maria'. What is read is whom to look for; the records are found by the palette, and nothing is run before one of
 * them is shown and taken.
 */
import type { Arg } from '#commands/args.ts'
import { isSearchableByName, type Resource } from '#commands/resource.ts'
import type { Line } from '#commands/language/words/line.ts'
import type { RecordSearch } from '#commands/language/interpretation.ts'
import {
  type Parsed,
  parseInteger,
  isPossessiveBefore,
  isTokenText,
  parseFullId,
  getWord,
} from '#commands/language/words/parse-numbers.ts'
import { isSkippable, getNormalizedText, type Token } from '#commands/language/words/tokens.ts'
import { parsePeriodAt } from '#commands/language/days/period.ts'
import { skipPattern, createPattern } from '#commands/language/words/word-pattern.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import { ALL_VERBS, isListVerb, matchNoun } from './view-words.ts'

/** Marks a value that is still to be looked for. */
export class UnresolvedName {
  readonly search: RecordSearch
  constructor(sought: RecordSearch) {
    this.search = sought
  }
}

/** A name has so many words at most, and so many letters at least. */
const MAX_NAME_WORDS = 10
const MIN_NAME_LETTERS = 2

/** Words that speak of rows, or of all of them, and name nothing. */
const NOT_A_NAME =
  /^(?:(?:tod|outr|ultim|primeir|selecionad)[oa]s?|tudo|nada|amanha|pagina|tela|lista|aba|form|el[ea]s?|selecao|atua(?:l|is)|parte|coluna|linhas?|ite(?:m|ns)|registros?|iss?to|isso|algo|vari[oa]s|algu(?:m|ns|mas?)|qualquer|all|dai|de novo)$/

/** Stand behind a name: 'habilitar o cashback natal de novo'. */
const AGAIN_WORDS = /^(?:de novo|novamente)$/

/** A part of a list where a record is wanted: 'excluir produtos inativos'. */
const LIST_PART_WORDS = /^(?:menos|exceto|acima|abaixo|mais|entre|hoje|(?:ante)?ontem|cuj[oa]s?)$/

/** Where the name itself begins: behind 'chamado', 'de nome', 'que se chama'; of 'dona Marlene' she is found without. */
export const CALLED_OPENING = createPattern(
  '(?:(?:alguem|um|povo|gente) )?(?:(?:de|com|o|cujo) )?(?:(?:chamad|intitulad|denominad)[oa]s?|(?:que (?:se )?|se )chamam?|(?:sobre ?)?nome|palavra|(?:e(?: - )?)?mail) (?:de |e )?|tal d[aeo] |(?:dona|sra?|dra?) (?:[.] )?(?=[a-z])',
)

/** 'lojas com amazon no link' tells which of them, and names none. */
const isDistinguishingText = (tokens: readonly Token[], at: number): boolean =>
  isTokenText(tokens, at, 'com') && getWord(tokens, at - 1).endsWith('s')

/** Every name that begins at `from`, the shortest first. */
export function matchNameTexts(line: Line, from: number): { end: number; text: string }[] {
  const { tokens, text } = line
  const at = skipPattern(CALLED_OPENING, tokens, from)
  const first = tokens[at]
  if (first?.kind === 'quoted') return first.text.trim() === '' ? [] : [{ end: at + 1, text: first.text.trim() }]
  // 'trocar minha senha' is of oneself, and of no record.
  if (
    isDistinguishingText(tokens, from) ||
    isTokenText(tokens, at - 1, 'meu', 'minha') ||
    first?.kind !== 'word' ||
    isSkippable(first) ||
    NOT_A_NAME.test(first.text) ||
    // 'dados cadastrais do cashback nº 15'
    parseFullId(tokens, at)
  )
    return []
  // 'excluir bônus 12x' on the products' screen: a record of another kind is no name.
  const said = matchNoun(line, at)
  if (said && tokens[said.end]?.kind !== 'word') return []
  const found: { end: number; text: string }[] = []
  for (const [offset, last] of tokens.slice(at, at + MAX_NAME_WORDS).entries()) {
    const end = at + offset + 1
    // 'r$ 50' and 'ana@b.com' are of a name.
    if (
      last.kind === 'sign' &&
      '@;#$,'.includes(last.text) &&
      !(last.isGlued && (last.text === '$' ? offset > 2 : tokens[end]?.isGlued))
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
    const name = getNormalizedText(text, first.start, last.end)
    const isAgain = AGAIN_WORDS.test(getWord(tokens, end))
    if (tokens[end]?.isGlued && tokens[end + 1]?.isGlued) continue
    if (((last.isGlued && last.kind === 'word') || !isSkippable(last)) && name.length >= MIN_NAME_LETTERS)
      found.push({ end: end + Number(isAgain), text: name })
    if (isAgain) break
  }
  return found
}

/** The token behind the noun's sign; `at` where it does not stand there. */
const skipSign = ({ tokens }: Line, at: number, { sign = '' }: Resource): number =>
  isTokenText(tokens, at, sign) ? at + 1 : at

/** Where a person's name begins: '@maria', 'usuário maria', 'da maria'. */
function matchOwner(line: Line, at: number, resource: Resource): number | null {
  const said = matchNoun(line, at)
  const from = skipSign(line, said?.noun === resource.id ? said.end : at, resource)
  return from > at || (!said && resource.sign !== undefined && isPossessiveBefore(line.tokens, at)) ? from : null
}

/** What may stand for the id or ids of this argument at token `at`, the shortest first. */
export function matchRecordNames(
  { resource, kind, ownedFilter }: Arg,
  line: Line,
  at: number,
): Parsed<UnresolvedName>[] {
  const { tokens } = line
  if (!resource || (kind !== 'id' && kind !== 'ids') || isDistinguishingText(tokens, at - 1)) return []
  // 'ver as transações em ordem'
  if (matchNoun(line, at)?.noun === resource.id && !resource.owners) return []
  const word = getWord(tokens, at)
  // 'excluir o produto do dia 12', 'liberar bônus de nov/26'
  const day = parsePeriodAt(tokens, at, new Date(0))
  const isDay = day && tokens.slice(at, day.end).some((token) => token.kind === 'number')
  const isPart = isDay || isStatusWord(word) || LIST_PART_WORDS.test(word)
  const createName = (sought: RecordSearch, end: number): Parsed<UnresolvedName> => ({
    end,
    value: new UnresolvedName(sought),
    ...(isPart && { problem: `Diga quais, por id ou nome: “${word}” não é um nome` }),
  })
  for (const { resource: owner, by } of (kind === 'ids' && resource.owners) || []) {
    const from = matchOwner(line, at, owner)
    if (from === null) continue
    const owned = { resource, by, ...(ownedFilter && { only: ownedFilter }) }
    const digits = isTokenText(tokens, from, '#') ? from + 1 : from
    const id = parseInteger(tokens, digits)
    if (id !== null) return [createName({ resource: owner, text: id, ownedBy: owned }, digits + 1)]
    if (isSearchableByName(owner))
      return matchNameTexts(line, from).map(({ end, text }) =>
        createName({ resource: owner, text, ownedBy: owned }, end),
      )
  }
  return matchNameTexts(line, skipSign(line, at, resource)).map(({ end, text }) => createName({ resource, text }, end))
}

/** Why records of this noun are not looked for by a name; null where they are. */
export function getNoNameReason({ resource, ownedBy }: RecordSearch): string | null {
  if (ownedBy || isSearchableByName(resource)) return null
  const [owner] = resource.owners ?? []
  const by = owner ? ` ou de quem é (${owner.resource.sign ?? ''}nome)` : ''
  return `Nenhuma chamada procura ${resource.plural} pelo nome: digite o id${by}`
}
