/**
 * Whether what a pass has found may stand for the line: what it takes of it, what it leaves out, and how it is said
 * (commands/language/README §1, §3).
 */
import type { Lexicon } from '#commands/language/words/lexicon.ts'
import { type Line, wholeLemmas } from '#commands/language/words/line.ts'
import { NO_NAME_PART } from '#commands/language/words/loose.ts'
import type { LineMeaning } from './meanings.ts'
import { doesMore, isActLemma } from '#commands/language/words/mood.ts'
import { isText } from '#commands/language/words/numbers.ts'
import { periodAt } from '#commands/language/days/period.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import type { ReadingContext } from './reading.ts'
import type { Token } from '#commands/language/words/tokens.ts'
import { ignored } from '#commands/language/words/vocabulary.ts'

/** No act is read where words are passed over that say how one is meant. */
export const isReadLoosely =
  ({ harmlessOnly }: Line) =>
  ({ match: { pattern, freeText, unmatched, corrected } }: LineMeaning): boolean => {
    const isHarmless = !pattern.acts && (unmatched === 0 || ![...pattern.lemmas].some(isActLemma))
    const takesText = freeText && (unmatched > 0 || corrected.length === 0)
    // 'a última coisa que fiz' asks for no repetition.
    if (pattern.command.redoes && unmatched > 0) return false
    return !takesText && (isHarmless || !harmlessOnly)
  }

/** What it takes of the line is no less than what it leaves out. */
export function saysMuch(
  { match: { spans, pattern } }: LineMeaning,
  { tokens }: Line,
  now: Date,
  lexicon: Lexicon,
): boolean {
  const isTold = (token: Token) =>
    spans.some(({ role, start, end }) => role !== 'ignored' && start <= token.start && token.end <= end)
  const words = tokens.filter(({ kind, text, polite }) => kind !== 'sign' && !polite && !ignored.has(text))
  const told = words.filter(isTold).length
  // Of what goes by the rows of a list it is never left out which: 'quanto deu ao todo em outubro, soma aí' is no sum of all.
  const tellsWhich = (token: Token, at: number) =>
    token.kind === 'number' || isStatusWord(token.text) || periodAt(tokens, at, now) !== null
  const asksMore = (word: string) =>
    doesMore(lexicon, word) || lexicon.whole(word).some((lemma) => /^w:\w+[aei]r$/.test(lemma))
  // What else is asked for is not left out: 'oculta pagamento e fixa usuário'.
  const isSecond = ({ text, start }: Token, at: number) =>
    isText(tokens, at - 1, 'e', ',') && asksMore(text) && words.some((word) => word.start > start)
  if (tokens.some(isSecond) && tokens.some((token) => asksMore(token.text) && !isTold(token))) return false
  const { command, slots } = pattern
  const isOfPart = command.whileRunning === 'list' && !slots.some(({ arg }) => arg.kind === 'periodo')
  if (isOfPart && tokens.some((token, at) => !isTold(token) && tellsWhich(token, at))) return false
  return 2 * told >= words.length && (told > 1 || 2 > words.length || spans.some(({ role }) => role === 'noun'))
}

/**
 * Two words in a row that the language does not know, and that were passed over: a name, more likely than not. So is one behind
 * 'com', and one may say what became of the records: 'nomes com adri de trás pra frente', 'devolvidos do usuário 5'.
 */
export const leavesName = ({ tokens }: Line, { knows }: Lexicon): boolean =>
  tokens.some((token, at) =>
    [token, isText(tokens, at - 1, 'com') || /[ai]d[oa]s$/.test(token.text) ? token : tokens[at + 1]].every(
      (each) => each?.loose && !each.polite && !NO_NAME_PART.test(each.text) && !knows(each.text),
    ),
  )

/** An unknown word may tell which column is meant, a name which part of the list; neither is passed over. */
export const mayTellWhich = (
  { match: { pattern, values }, values: { named, problem } }: LineMeaning,
  isName: boolean,
): boolean =>
  (isName &&
    named.length === 0 &&
    problem === null &&
    pattern.slots.some(({ arg: { kind } }) => kind === 'vista' || kind === 'periodo')) ||
  // What is summed is told beside the sum.
  (pattern.command.whileRunning !== 'list' &&
    Object.entries(pattern.command.args ?? {}).some(([name, { kind }]) => kind === 'coluna' && !values.has(name)))

/** Free text took what may be the phrase's own noun, mistyped: 'buscar usuraio maria'. */
export const isLoose = ({ match: { freeText, unmatched } }: LineMeaning): boolean => freeText && unmatched > 0

/** The list has no filter for what the line says; another way to read it may take the record that it names. */
export const isRefusedView = ({ match: { pattern }, values: { problem } }: LineMeaning): boolean =>
  problem !== null && pattern.slots.some(({ arg }) => arg.kind === 'vista')

/** A number that is marked as such is what something becomes: '= 30', 'para 30'. */
export const hasMarkedNumber = ({ match: { pattern, values }, values: { problem, missing } }: LineMeaning): boolean =>
  problem === null && missing.length === 0 && pattern.slots.some(({ name, marked }) => marked && values.has(name))

/** It takes the whole line, and two values of it. */
export const saysTwo = ({
  match: { full, unmatched, values, freeText },
  values: { problem, missing },
}: LineMeaning): boolean =>
  full && unmatched === 0 && values.size > 1 && !freeText && problem === null && missing.length === 0

/** A clause says whole what it asks for: of which record, or what changes none. 'qtd zero' says its act by two values. */
export function isSaidWhole(
  { match, values: { problem, missing, named } }: LineMeaning,
  isHead: boolean,
  line: Line,
  isFor = false,
): boolean {
  const { pattern, freeText, unmatched, full, values } = match
  const hasRecord = pattern.slots.some(({ name, arg }) => (arg.noun || arg.kind === 'coluna') && values.has(name))
  // An act may leave out which record only where its phrase names none: 'sincroniza o catálogo, tá desatualizado'.
  const needsNone =
    isHead && (!isFor || pattern.acts) ? pattern.acts && unmatched === 0 && pattern.slots.length === 0 : !pattern.acts
  const isTelling = pattern.command.redoes ? !line.harmlessOnly : full && needsNone
  // 'o estoque total, produto 43, 104' associates it with no plan.
  const saysNouns =
    !pattern.acts || [...pattern.lemmas].every((lemma) => !lemma.startsWith('n:') || wholeLemmas(line).has(lemma))
  // Of a list's part every clause is meant.
  const isView = pattern.slots.some(({ arg: { kind } }) => kind === 'vista' || kind === 'periodo')
  const isWhole = (unmatched === 0 || (values.size > 1 && saysNouns)) && problem === null && !freeText && !isView
  return isWhole && (hasRecord || isTelling) && missing.every((arg) => named.some((each) => each.arg === arg))
}

/** 'inativa esse', of what stands on the screen. */
const POINTED = /\b(?:ess|est|el)[ea]s?\b/i
/** 'só os da claro', of whom the list's rows are. */
const OF_WHOM = /\b(?:[oa]s|itens|registros) d[aeo]s? /i

/** 'só as da loja 8', of the list on the screen. */
const ONLY_OF = /(?:s[oó]|somente|apenas) [oa]s d[aeo]s? /i

/** The line speaks of records, and this of none: it says the verb alone of an act on something else, or a choice by itself. */
export const isBeside = (
  {
    match: {
      pattern: { lemmas, slots, hasVerb, command },
      values,
      unmatched,
      spans,
    },
  }: LineMeaning,
  text: string,
  { columns, noun }: ReadingContext,
): boolean =>
  (columns.length > 0 &&
    !hasVerb &&
    command.noun !== noun &&
    slots.some(({ arg }) => arg.kind === 'id') &&
    ONLY_OF.test(text)) ||
  (unmatched > 0 && [...lemmas].some(isActLemma) && POINTED.test(text)) ||
  // 'desativa o 12' on a list that has no such act is of none that the line does not name.
  (columns.length > 0 &&
    [...lemmas].some(isActLemma) &&
    unmatched > 0 &&
    command.noun !== noun &&
    values.size > 0 &&
    spans.every(({ role }) => role !== 'noun')) ||
  (columns.length > 0 &&
    spans.every(({ role }) => role === 'ignored' || role === 'argument') &&
    slots.every(({ arg }) => arg.choices) &&
    OF_WHOM.test(text))

/** It takes the record that the line tells, with all the lists that it names (`lists`: their nouns). */
export const takesNamed = (
  { match: { pattern, full, unmatched }, values: { args, problem } }: LineMeaning,
  lists: readonly string[],
): boolean =>
  problem === null &&
  full &&
  (unmatched === 0 || (!pattern.acts && Object.keys(args).length > 1)) &&
  lists.every((lemma) => pattern.lemmas.has(lemma)) &&
  pattern.slots.some(({ name, arg }) => arg.noun && name in args)
