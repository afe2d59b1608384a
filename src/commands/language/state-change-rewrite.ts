/**
 * Rewrites a line that says what a record is to become as the line with the verb for it (commands/language/README §4):
 * 'deixa o cashback 27 inativo'. Each row has an example that `tests/rewrite-tables.test.ts` checks.
 */
import { normalizeText } from '#lib/format/normalize-text.ts'
import type { Line } from '#commands/language/words/line.ts'
import { memoizeByObject } from '#commands/language/words/memoize.ts'
import { getNonPastForms } from '#commands/language/words/morphology.ts'
import { CHANGE_WORDS } from '#commands/language/words/optional-words.ts'
import { getNounForms } from '#commands/language/words/vocabulary.ts'
import { createPattern, matchWords } from '#commands/language/words/word-pattern.ts'
import type { Association, Grammar } from './grammar.ts'

/** Verbs that say what something becomes, without the forms of the first person. */
const CHANGE_VERBS = [...CHANGE_WORDS, ...getNonPastForms('alterar'), 'faz'].filter((form) => !/[^d]o$/.test(form))
const CHANGE_VERB = `(?:${CHANGE_VERBS.join('|')}) `
const RECORDS_PART = '(?:(?:[oa]s?|status|[dn][oa]s?) )*([a-z]+ )?(?:\\d+ (?:(?:e|,|d?[oa]) )*)+'
const WORK_VERBS = '(?:funcionar|valer|aparecer|rodar) '
const STATE_WORDS = '(?:(?:in)?ativ[oa]s?|funcionando|valendo|(?:de volta )?no ar|fora do ar) '
const BECOME_WORDS = `(?:(?:como|a|pa?ra|volt(?:ar?|e)|fi(?:car?|casse|que)|se(?:r|ja))m? )*(?:${STATE_WORDS}|mostrad[oa]s? |(?:(?:par|deix)(?:ar|e)m? de )?${WORK_VERBS}|sai\\w+ do ar )`
const WISH_WORDS = '^(?:eu )?(?:quero|queria|gostaria|preciso) '
const MUST_WORDS = '(?:tem (?:que|de)|precisam?|(?:nao pode|(?:nao )?deve)m?) (?:mais )?'
const createEndPattern = (words: string, peopleWords: string) =>
  createPattern(`${words}(?:de_novo |novamente |${peopleWords}[.!] )*$`)

/** A wording of a change of state. */
export interface StateChange {
  /** Matched at any word of the line (`word-pattern.ts`). */
  pattern: RegExp
  /** The record becomes part of another one, or is no part of it any more; both ids are groups of the pattern. */
  association?: Association
  example: readonly [line: string, rewritten: string]
}

/** The wordings, with the nouns of the resources that a command associates. */
export const getStateChanges = memoizeByObject(({ associations, people }: Grammar): readonly StateChange[] => {
  const peopleWords = people
    ? getNounForms(people)
        .map(({ text }) => `pr[oa]s? ${normalizeText(text)} |`)
        .join('')
    : ''
  const create = (words: string, example: StateChange['example']): StateChange => ({
    pattern: createEndPattern(words, peopleWords),
    example,
  })
  return [
    create(`(?:${CHANGE_VERB}|${WISH_WORDS}|(?:^|${WISH_WORDS})que )${RECORDS_PART}${BECOME_WORDS}`, [
      'quero que o cashback 27 fique inativo',
      'desabilitar cashback 27',
    ]),
    create(`${CHANGE_VERB}${STATE_WORDS}${RECORDS_PART}`, ['deixa inativo o cashback 27', 'desabilitar cashback 27']),
    create(`^${RECORDS_PART}${MUST_WORDS}${BECOME_WORDS}`, ['o 31 tem que parar de valer', 'desabilitar 31']),
    ...associations.map((association): StateChange => {
      const [item, group] = [association.item, association.group].map(({ singular }) => normalizeText(singular))
      return {
        ...create(
          `(?:${WISH_WORDS}que |^)(?:[oa] )?${item} (\\d+) (?:${MUST_WORDS}|(?<=que .*))(?:fa(?:ca|zer) coluna|(?:particip|est|fi|entr|sai)\\w+) [dn][oa] ${group} (\\d+) `,
          [
            `quero que o ${item} 12 saia do ${group} 2`,
            `desassociar ${association.item.singular} 12 ${association.group.singular} 2`,
          ],
        ),
        association,
      }
    }),
  ]
})

/** Words that negate a state; two of them cancel each other. */
const NEGATIONS = /\b(?:nao|inativ|fora|(?:par|deix)\w+ de|sai)/g

/**
 * 'deixa o cashback 27 inativo', 'o 31 tem que parar de valer', 'quero que o produto 12 saia do plano 2': a line with
 * the verb that gives the records that state.
 */
export function rewriteStateChange({ tokens, text }: Line, grammar: Grammar): string | null {
  const changes = getStateChanges(grammar)
  const findChange = (start: number) => changes.find(({ pattern }) => matchWords(pattern, tokens, start))
  const matchStart = tokens.findIndex((_, index) => findChange(index))
  const change = findChange(matchStart)
  const [matchedText = '', beforeNumber = '', groupId] =
    (change && matchWords(change.pattern, tokens, matchStart)?.groups) ?? []
  const negationCount = matchedText.match(NEGATIONS)?.length ?? 0
  const numbers = tokens.filter(({ kind }) => kind === 'number').map((token) => token.text)
  // In 'quero os 3 ativos' the number is a quantity.
  const isCount = numbers.length === 1 && /\b[oa]s \d|tiv[oa]s/.test(matchedText)
  if (matchStart < 0 || negationCount > 1 || isCount) return null
  if (change?.association) {
    const { item, group } = change.association
    return `${negationCount ? 'desassociar' : 'associar'} ${item.singular} ${beforeNumber} ${group.singular} ${groupId}`
  }
  return `${text.slice(0, tokens[matchStart]!.start)}${negationCount ? 'desabilitar' : 'habilitar'} ${beforeNumber}${numbers.join()}`
}
