/**
 * Rewrites a line that describes what a command does as the line with that command (commands/language/README §4). Each
 * function returns null if it does not apply.
 */
import type { Resource } from '#commands/resource.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { memoizeByObject } from '#commands/language/words/memoize.ts'
import { getNounForms } from '#commands/language/words/vocabulary.ts'
import type { Association, Grammar } from './grammar.ts'
import type { Line } from '#commands/language/words/line.ts'
import { UNDOES_LAST } from '#commands/language/words/mood.ts'
import { getNonPastForms } from '#commands/language/words/morphology.ts'
import { isTokenText } from '#commands/language/words/token-text.ts'
import { getNormalizedText } from '#commands/language/words/tokens.ts'
import { skipPattern, createPattern, matchWords } from '#commands/language/words/word-pattern.ts'
import { matchNoun } from '#commands/language/views/view-words.ts'

const SEARCH_VERBS = `(?:(?:${getNonPastForms('mostrar ver listar filtrar achar procurar buscar querer').join('|')}) )*`
const ANYONE = 'todo (?:o )?mundo|toda (?:a )?gente|quem|alguem|pessoal|galera|povo|gente'
const WITH_NAME =
  '(?:(?:que|q) )?(?:(?:se )?chamam?|chamad[oa]s?|(?:com|de|tem|tenham?) (?:o )?nome) (?:de )?(?=[a-z"])'
/** A person by name, with the nouns for persons. */
const getPersonPattern = memoizeByObject((people: Resource): RegExp => {
  const nouns = getNounForms(people).flatMap(({ text, grammaticalNumber }) =>
    grammaticalNumber === 'one' ? [] : [normalizeText(text)],
  )
  return createPattern(
    `${SEARCH_VERBS}(?:[oa] )?(?:${ANYONE}|(?:tod[oa]s )?(?:[oa]s )?(?:${nouns.join('|')})) ${WITH_NAME}`,
  )
})

/** 'todo mundo que se chama ana' becomes 'buscar usuário ana', on any screen. */
export function rewritePersonSearch({ tokens, text }: Line, { people }: Grammar): string | null {
  const first = people && tokens[skipPattern(getPersonPattern(people), tokens, 0)]
  return first && first !== tokens[0] ? `buscar ${people.singular} ${getNormalizedText(text, first.start)}` : null
}

/** 'desfazer a última exclusão' becomes 'desfazer': undo always applies to the last action, whatever it was. */
export const rewriteUndo = ({ tokens }: Line): string | null => {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text)
  return UNDOES_LAST.test(words.join(' ')) ? 'desfazer última ação' : null
}

/** Imperative and infinitive forms. The first person describes what the operator does and asks for nothing. */
const getImperativeForms = (verbs: string) => getNonPastForms(verbs).filter((form) => !form.endsWith('o'))
const WISH_OPENING = '(?:(?:quero|preciso|pode|vamos|favor) )*'
const [JOIN_VERBS, PART_VERBS] = ['vincular associar', 'desvincular desassociar'].map(getImperativeForms) as [
  string[],
  string[],
]
const [TIE_VERBS, UNTIE_VERBS] = ['ligar conectar atrelar prender', 'soltar desligar desconectar separar'].map(
  getImperativeForms,
) as [string[], string[]]
const ASSOCIATION_VERB = createPattern(
  `${WISH_OPENING}(?:(${JOIN_VERBS.join('|')})|(${PART_VERBS.join('|')})|(${TIE_VERBS.join('|')})|(${UNTIE_VERBS.join('|')})) `,
)
const TO_WORDS = ['a', 'ao', 'no', 'na', 'com', 'pro', 'para', 'pra']
const FROM_WORDS = ['do', 'da', 'de']

/**
 * 'ligar o produto 12 ao plano 2', 'soltar plano 2 do produto 12', 'vincular 12 ao plano 2': the line that associates
 * or dissociates two records.
 */
export function rewriteAssociation(
  line: Line,
  { associations }: Grammar,
  screenResource: Resource | null,
): string | null {
  for (const association of associations) {
    const rewritten = rewriteAssociationOf(line, association, screenResource)
    if (rewritten !== null) return rewritten
  }
  return null
}

/**
 * The same for one pair of resources. 'ligar' and 'soltar' have other meanings for other records, so the line or the
 * screen must name the item.
 */
function rewriteAssociationOf(
  line: Line,
  { item, group }: Association,
  screenResource: Resource | null,
): string | null {
  const { tokens, text } = line
  const { end: objectIndex = 0, groups: [, join, partVerb, tie, untie] = [] } =
    matchWords(ASSOCIATION_VERB, tokens, 0) ?? {}
  const findNounIndex = ({ id }: Resource) =>
    tokens.findIndex((_, index) => index >= objectIndex && matchNoun(line, index)?.noun === id)
  const [itemIndex, groupIndex] = [findNounIndex(item), findNounIndex(group)]
  const isScreenOfEither = screenResource !== null && [item.id, group.id].includes(screenResource.id)
  if (objectIndex === 0 || (groupIndex < 0 && itemIndex < 0) || isTokenText(tokens, tokens.length - 1, '?')) return null
  if ((tie || untie) && (groupIndex < 0 || (itemIndex < 0 && !isScreenOfEither))) return null
  const isTo = join !== undefined || tie !== undefined
  const links = isTo ? TO_WORDS : FROM_WORDS
  const verb = isTo ? 'associar' : 'desassociar'
  if (itemIndex >= 0 && groupIndex >= 0) {
    const isUnambiguous =
      join ?? partVerb ?? (isTokenText(tokens, Math.max(itemIndex, groupIndex) - 1, ...links) || undefined)
    const hasLink = isTokenText(tokens, Math.min(itemIndex, groupIndex) - 1, ...links)
    return isUnambiguous || hasLink ? `${verb} ${text.slice(tokens[objectIndex]!.start)}` : null
  }
  const ids = findTwoIds(line, objectIndex, Math.max(itemIndex, groupIndex), links)
  if (!ids) return null
  const [itemId, groupId] = groupIndex >= 0 ? [ids.other, ids.own] : [ids.own, ids.other]
  return `${verb} ${item.singular} ${itemId} ${group.singular} ${groupId}`
}

/** Of two numbers, the one after the noun belongs to that noun. Returns null if the line says anything else. */
function findTwoIds(
  line: Line,
  objectIndex: number,
  nounIndex: number,
  links: readonly string[],
): { own: string; other: string } | null {
  const { tokens } = line
  const ownIndex = matchNoun(line, nounIndex)!.end
  const numbers = tokens.flatMap(({ kind }, index) => (kind === 'number' && index >= objectIndex ? [index] : []))
  const otherIndex = numbers.find((index) => index !== ownIndex)
  const hasOnlyLinks = tokens.every(
    ({ text: word }, index) =>
      index < objectIndex ||
      numbers.includes(index) ||
      (index >= nounIndex && index < ownIndex) ||
      [...links, 'o', 'a', '#'].includes(word),
  )
  if (numbers.length !== 2 || !numbers.includes(ownIndex) || otherIndex === undefined || !hasOnlyLinks) return null
  return { own: tokens[ownIndex]!.text, other: tokens[otherIndex]!.text }
}
