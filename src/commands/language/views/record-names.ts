/**
 * Finds names of records where an id is wanted (commands/language/views/README §5): 'excluir produto fone', 'liberar
 * pendentes de @maria'. The value only says what to search; the palette finds the records, and nothing runs before the
 * operator chooses one of them.
 */
import type { Arg } from '#commands/args.ts'
import { isSearchableByName, type Resource } from '#commands/resource.ts'
import type { Line } from '#commands/language/words/line.ts'
import type { RecordSearch } from '#commands/language/interpretation.ts'
import { type Parsed, parseInteger } from '#commands/language/words/parse-numbers.ts'
import { isPossessiveBefore, isTokenText, getWord } from '#commands/language/words/token-text.ts'
import { parseFullId } from '#commands/language/words/parse-ids.ts'
import { isSkippable, getNormalizedText, type Token } from '#commands/language/words/tokens.ts'
import { parsePeriodAt } from '#commands/language/days/period.ts'
import { skipPattern, createPattern } from '#commands/language/words/word-pattern.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import { ALL_VERBS, isListVerb, matchNoun } from './view-words.ts'

/** A value whose record is still to be searched. */
export class UnresolvedName {
  readonly search: RecordSearch
  constructor(search: RecordSearch) {
    this.search = search
  }
}

/** The most words and the fewest letters of a name. */
const MAX_NAME_WORDS = 10
const MIN_NAME_LETTERS = 2

/** Words for rows or for all rows, which are no names. */
const NOT_A_NAME =
  /^(?:(?:tod|outr|ultim|primeir|selecionad)[oa]s?|tudo|nada|amanha|pagina|tela|lista|aba|form|el[ea]s?|selecao|atua(?:l|is)|parte|coluna|linhas?|ite(?:m|ns)|registros?|iss?to|isso|algo|vari[oa]s|algu(?:m|ns|mas?)|qualquer|all|dai|de novo)$/

/** Words after a name: 'habilitar o cashback natal de novo'. */
const AGAIN_WORDS = /^(?:de novo|novamente)$/

/** Words that begin a filter instead of a record: 'excluir produtos inativos'. */
const LIST_PART_WORDS = /^(?:menos|exceto|acima|abaixo|mais|entre|hoje|(?:ante)?ontem|cuj[oa]s?)$/

/** Words before the name itself: 'chamado', 'de nome', 'que se chama'. 'dona Marlene' is searched without the title. */
export const CALLED_OPENING = createPattern(
  '(?:(?:alguem|um|povo|gente) )?(?:(?:de|com|o|cujo) )?(?:(?:chamad|intitulad|denominad)[oa]s?|(?:que (?:se )?|se )chamam?|(?:sobre ?)?nome|palavra|(?:e(?: - )?)?mail) (?:de |e )?|tal d[aeo] |(?:dona|sra?|dra?) (?:[.] )?(?=[a-z])',
)

/** 'lojas com amazon no link' filters the list and names no record. */
const isDistinguishingText = (tokens: readonly Token[], index: number): boolean =>
  isTokenText(tokens, index, 'com') && getWord(tokens, index - 1).endsWith('s')

/** Every name that begins at `from`, the shortest first. */
export function matchNameTexts(line: Line, from: number): { end: number; text: string }[] {
  const { tokens, text } = line
  const index = skipPattern(CALLED_OPENING, tokens, from)
  const first = tokens[index]
  if (first?.kind === 'quoted') return first.text.trim() === '' ? [] : [{ end: index + 1, text: first.text.trim() }]
  // 'trocar minha senha' is about the operator and no record.
  if (
    isDistinguishingText(tokens, from) ||
    isTokenText(tokens, index - 1, 'meu', 'minha') ||
    first?.kind !== 'word' ||
    isSkippable(first) ||
    NOT_A_NAME.test(first.text) ||
    // 'dados cadastrais do cashback nº 15'
    parseFullId(tokens, index)
  )
    return []
  // 'excluir bônus 12x' on the products' screen: a record of another resource is no name.
  const nounMatch = matchNoun(line, index)
  if (nounMatch && tokens[nounMatch.end]?.kind !== 'word') return []
  const found: { end: number; text: string }[] = []
  for (const [offset, last] of tokens.slice(index, index + MAX_NAME_WORDS).entries()) {
    const end = index + offset + 1
    // 'r$ 50' and 'ana@b.com' are parts of a name.
    if (
      last.kind === 'sign' &&
      '@;#$,'.includes(last.text) &&
      !(last.isGlued && (last.text === '$' ? offset > 2 : tokens[end]?.isGlued))
    )
      break
    // 'categoria eletrônicos editar': a verb at the end of the line is no part of the name.
    if (
      index + offset === tokens.length - 1 &&
      offset > 0 &&
      /[aei]r$/.test(last.text) &&
      isListVerb(line, index + offset, ALL_VERBS)
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

/** The token after the resource's sign; `index` if the sign does not stand there. */
const skipSign = ({ tokens }: Line, index: number, { sign = '' }: Resource): number =>
  isTokenText(tokens, index, sign) ? index + 1 : index

/** The token where a person's name begins: '@maria', 'usuário maria', 'da maria'; null if there is none. */
function matchOwner(line: Line, index: number, resource: Resource): number | null {
  const nounMatch = matchNoun(line, index)
  const from = skipSign(line, nounMatch?.noun === resource.id ? nounMatch.end : index, resource)
  return from > index || (!nounMatch && resource.sign !== undefined && isPossessiveBefore(line.tokens, index))
    ? from
    : null
}

/** The names that may replace the id or ids of an argument at a token, the shortest first. */
export function matchRecordNames(
  { resource, kind, ownedFilter }: Arg,
  line: Line,
  index: number,
): Parsed<UnresolvedName>[] {
  const { tokens } = line
  if (!resource || (kind !== 'id' && kind !== 'ids') || isDistinguishingText(tokens, index - 1)) return []
  // 'ver as transações em ordem'
  if (matchNoun(line, index)?.noun === resource.id && !resource.owners) return []
  const firstWord = getWord(tokens, index)
  // 'excluir o produto do dia 12', 'liberar bônus de nov/26'
  const day = parsePeriodAt(tokens, index, new Date(0))
  const isDay = day && tokens.slice(index, day.end).some((token) => token.kind === 'number')
  const isListPart = isDay || isStatusWord(firstWord) || LIST_PART_WORDS.test(firstWord)
  const createName = (search: RecordSearch, end: number): Parsed<UnresolvedName> => ({
    end,
    value: new UnresolvedName(search),
    ...(isListPart && { problem: `Diga quais, por id ou nome: “${firstWord}” não é um nome` }),
  })
  for (const { resource: owner, by } of (kind === 'ids' && resource.owners) || []) {
    const from = matchOwner(line, index, owner)
    if (from === null) continue
    const ownedBy = { resource, filterName: by, ...(ownedFilter && { filter: ownedFilter }) }
    const digits = isTokenText(tokens, from, '#') ? from + 1 : from
    const id = parseInteger(tokens, digits)
    if (id !== null) return [createName({ resource: owner, text: id, ownedBy }, digits + 1)]
    if (isSearchableByName(owner))
      return matchNameTexts(line, from).map(({ end, text }) => createName({ resource: owner, text, ownedBy }, end))
  }
  return matchNameTexts(line, skipSign(line, index, resource)).map(({ end, text }) =>
    createName({ resource, text }, end),
  )
}

/** Why the records of this resource are not searched by name; null if they are. */
export function getNoNameReason({ resource, ownedBy }: RecordSearch): string | null {
  if (ownedBy || isSearchableByName(resource)) return null
  const [owner] = resource.owners ?? []
  const ownerHint = owner ? ` ou de quem é (${owner.resource.sign ?? ''}nome)` : ''
  return `Nenhuma chamada procura ${resource.plural} pelo nome: digite o id${ownerHint}`
}
