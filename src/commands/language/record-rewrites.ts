/**
 * Rewrites a line about one record as the line that opens, searches or creates it (commands/language/README §4).
 * Each function returns null if it does not apply.
 */
import type { Resource } from '#commands/resource.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { parsePeriodAt } from '#commands/language/days/period.ts'
import { ALL_VERBS, isListVerb, matchNoun } from '#commands/language/views/view-words.ts'
import { isNounLemma, isVerbLemma, type Lemma, verbLemma, verbLemmas } from '#commands/language/words/lemma.ts'
import { type Line, getFullLemmas } from '#commands/language/words/line.ts'
import { parseMoneyRange } from '#commands/language/words/money-range.ts'
import { isChangeWord, NUMBER_FIELD_WORD } from '#commands/language/words/optional-words.ts'
import { isTokenText } from '#commands/language/words/token-text.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { createPattern, matchWords } from '#commands/language/words/word-pattern.ts'
import type { Grammar } from './grammar.ts'
import type { InterpretationContext } from './interpretation.ts'
import { findRecordMention, hasOtherNumbers, type RecordMention } from './record-mention.ts'

const EDITAR = verbLemma('editar')
/** Verbs that change a field of a record. */
export const EDIT_VERBS = verbLemmas('editar', 'ajustar')
/** Words before the new value of a field. */
export const TO_WORDS = ['para', 'pra', 'pro', '=', 'ate']
const LIST_JOINERS = ['e', ',', 'a', 'ate', '-']

/** True for a verb that changes a field, and for 'preço' and 'edição', which stand for one. */
const isChangeAt = (line: Line, index: number): boolean =>
  isChangeWord(line.tokens[index]!) ||
  isListVerb(line, index, EDIT_VERBS) ||
  /^(?:preco|edicao)$/.test(line.tokens[index]!.text)

/** The line has a status, an amount or a period besides the record: it asks for a list, filtered by that record. */
const tellsPart = ({ tokens }: Line, { start, end }: Pick<RecordMention, 'start' | 'end'>, now: Date): boolean =>
  tokens.some(
    ({ text }, index) =>
      (index < start || index >= end) &&
      (isStatusWord(text) || parseMoneyRange(tokens, index) !== null || parsePeriodAt(tokens, index, now) !== null),
  )

/** 'o que o usuário 77 movimentou em agosto' becomes 'auditar usuário 77 agosto': a record viewed in a period. */
function rewriteRecordInPeriod(line: Line, record: RecordMention, { patterns }: Grammar, now: Date): string | null {
  const { end: recordEnd, resourceId, text } = record
  const { tokens } = line
  const periodPattern = patterns.find(
    ({ slots, elements }) =>
      slots.some(({ arg }) => arg.kind === 'periodo') && elements.some((each) => each.resource?.id === resourceId),
  )
  const periodStart = periodPattern
    ? tokens.findIndex((_, index) => index >= recordEnd && parsePeriodAt(tokens, index, now))
    : -1
  const { end } = parsePeriodAt(tokens, periodStart, now) ?? { end: 0 }
  if (!periodPattern || end === 0 || hasOtherNumbers(line, record, { start: periodStart, end })) return null
  const period = line.text.slice(tokens[periodStart]!.start, tokens[end - 1]!.end)
  return `${periodPattern.elements[0]!.ownWord} ${text} ${period}`
}

/** A part of a record after a verb of change, and the record's id; not in 'ordena por valor do 3' and 'menos de 5'. */
const PART_OF_RECORD = createPattern(
  '(?<!por )(?:[oa] )?(?!mais |menos |acima |abaixo )([a-z]+) d[oae] (\\d+) (?:(?:[.?!] )?$|(?<!de \\d+ )pa?ra )',
)

/** 'troca a foto do 9': opens the form of the list's record. `rewriteNumberChange` sets a number of it. */
export function rewriteRecordPart(line: Line, { resource: screenResource }: InterpretationContext): string | null {
  const { tokens } = line
  const verbIndex = [...tokens.keys()].find(
    (index) => isChangeAt(line, index) && matchWords(PART_OF_RECORD, tokens, index + 1),
  )
  const { groups: [, part = '', id] = [], end = 0 } =
    (verbIndex !== undefined && matchWords(PART_OF_RECORD, tokens, verbIndex + 1)) || {}
  const isSet = NUMBER_FIELD_WORD.test(part) && hasOtherNumbers(line, { start: 0, end })
  return !screenResource || !id || isSet ? null : `editar ${screenResource.id} ${id}`
}

/**
 * 'o produto 340 agora custa 12 reais', 'o pedido 17 é de quem': opens the record's form, or what shows the record. A
 * record may be given by name if the line changes it: 'muda o link da loja Renner pra …'.
 */
export function rewriteRecordMention(
  line: Line,
  grammar: Grammar,
  { resource: screenResource, columns, now }: InterpretationContext,
): string | null {
  const { tokens, text } = line
  const record = findRecordMention(line)
  const isChanged = [...tokens.keys()].some((index) => isChangeAt(line, index))
  const hasEditForm = (resourceId = '-') =>
    grammar.patterns.some(
      ({ elements: [verb], slots }) =>
        verb?.lemma === EDITAR && slots.some(({ arg }) => arg.resource?.id === resourceId),
    )
  if (record) {
    // The line must mention one record only: not 'bônus do usuário 15 e 16', 'põe os produtos 51 a 55 no plano 2'.
    if (isTokenText(tokens, record.end, ...LIST_JOINERS) && tokens[record.end + 1]?.kind === 'number') return null
    const isOtherRecordAt = (_: unknown, index: number) => {
      const nounMatch = index < record.end ? null : matchNoun(line, index)
      return nounMatch?.noun === record.resourceId && tokens[nounMatch.end]?.kind === 'number'
    }
    if (tokens.some(isOtherRecordAt)) return null
    const noun = record.resourceId || (isChanged && columns.length > 0 ? screenResource?.id : '')
    const recordText = record.resourceId ? record.text : `${screenResource?.id} ${record.text}`
    const inTime = rewriteRecordInPeriod(line, record, grammar, now)
    if (inTime) return inTime
    if (!isChanged && columns.length > 0 && tellsPart(line, record, now)) return null
    // 'transações do usuário 41 acima de 300' asks for more than the record, which no command has.
    const isEdited = isChanged && hasEditForm(noun)
    const isOfOther = !hasEditForm(noun) || tokens.slice(0, record.start).some((_, index) => matchNoun(line, index))
    if (!isEdited && isOfOther && hasOtherNumbers(line, record)) return null
    return noun ? `${isEdited ? 'editar ' : ''}${recordText}` : null
  }
  const [, name] = /\b(?:ficha|cadastro) d[aeo] (.+)/i.exec(text) ?? []
  if (name && grammar.people) return `${grammar.people.singular} ${name}`
  const tokenIndex = [...tokens.keys()].find((each) => hasEditForm(matchNoun(line, each)?.noun)) ?? -1
  const from = matchNoun(line, tokenIndex)?.end ?? -1
  const rest = from < 0 || !isChanged ? [] : tokens.slice(from)
  const end = rest.findIndex((token, index) => TO_WORDS.includes(token.text) || isChangeAt(line, from + index))
  const last = rest.at(end < 0 ? -1 : end - 1)
  if (!last || end === 0) return null
  return `editar ${text.slice(tokens[tokenIndex]!.start, tokens[from - 1]!.end)} ${text.slice(rest[0]!.start, last.end)}`
}

/**
 * 'procura a loja farmácia' searches the record that it names. So does 'procura farmácia' on a list without a text
 * filter that is scanned by name. Returns null if nothing is searched or no such record is meant.
 */
export function rewriteRecordSearch(
  line: Line,
  searchedText: string | undefined,
  screenResource: Resource | null,
): string | null {
  if (searchedText === undefined) return null
  if ([...getFullLemmas(line)].some(isNounLemma)) return `ver ${searchedText}`
  return screenResource?.scanOrder?.key === 'name' ? `ver ${screenResource.singular} ${searchedText}` : null
}

const CREATE_VERBS = verbLemmas('cadastrar')
/** Verbs beside which 'novo' asks for a new record. Beside any other verb 'novo' only describes one. */
const VERBS_BESIDE_NEW = verbLemmas('cadastrar', 'ir', 'ver', 'ajustar')
const OTHER_VERBS = { has: (lemma: Lemma) => ALL_VERBS.has(lemma) && !VERBS_BESIDE_NEW.has(lemma) }

/**
 * 'cria um cashback chamado natal', 'lançar um produto novo na vitrine': opens the form for a new record.
 */
export function rewriteNewRecord(line: Line): string | null {
  const noun = findNewRecordNoun(line)
  return noun && `cadastrar ${line.text.slice(line.tokens[noun.start]!.start, line.tokens[noun.end - 1]!.end)}`
}

/** Words after the noun of a new record that are no part of what it is called. */
const NEW_WORDS = ['novo', 'nova']
const CALLED_WORDS = /^(?:chamad[oa]|denominad[oa]|nome)$/
/** An article with a capital begins a name: 'O Boticário'. */
const NAME_ARTICLE = /^(?:O|A|Os|As|Um|Uma) \p{Lu}/u
/** An article before a word: a name if the language does not know the word, and it is no 'o quanto antes'. */
const LOWER_ARTICLE = /^(?:o|a|os|as) (?!quanto|mais|mesm|que |qual|partir|t[ií]tulo|prazo|toa|fim)/
/** An amount or a percentage, which describes the record: 'de 5 %'. A bare number may be that of another record. */
const AMOUNT = /R\$|%|\d\s*(?:reais|por cento)/i
const COPY_WORDS = ['igual', 'identico', 'identica', 'como', 'copia']
/** 'igual ao 72', 'cópia do produto 72', 'igual ao Fone Bluetooth': the record that the new one copies. */
const COPIED_RECORD = /^(?:igual|id[eê]ntic[oa]|como|c[oó]pia)(?:\s+(?:ao?|à|d[aoe]|[ao]))*(?:\s+\p{L}+)?\s+#?(\d+)$/iu
const COPIED_NAME = /^(?:igual\s+(?:ao?|à)|id[eê]ntic[oa]\s+(?:ao?|à)|c[oó]pia\s+d[aoe])\s+(\S.*)$/iu

/** The record that the new one is to copy, by its id or its name; null for none. */
export function readCopiedRecord(description: string, { singular }: Resource): number | string | null {
  const [, id] = COPIED_RECORD.exec(description) ?? []
  if (id !== undefined) return Number(id)
  const [, named = ''] = COPIED_NAME.exec(description) ?? []
  const noun = `${normalizeText(singular)} `
  const name = normalizeText(named).startsWith(noun) ? named.slice(noun.length) : named
  return name.replace(/^"(.*)"$/, '$1').trim() || null
}

/**
 * What the line says of the new record, as typed: 'natal 5%' of 'cadastrar cashback natal 5%'; a quoted text keeps its
 * quotes. '' for where or what for it is ('na vitrine', 'para a campanha'), and for nothing.
 */
export function readNewRecordText(line: Line): string {
  const { tokens, text } = line
  const noun = findNewRecordNoun(line)
  let start = noun?.end ?? tokens.length
  while (isTokenText(tokens, start, ...NEW_WORDS, ':', ',')) start++
  const [first] = tokens.slice(start)
  if (!first) return ''
  const rest = text.slice(first.start).replace(/(?<=[\d%])[.!]+$/, '')
  const isDescribed =
    !isSkippable(first) ||
    COPIED_RECORD.test(rest) ||
    NAME_ARTICLE.test(rest) ||
    (LOWER_ARTICLE.test(rest) && !hasFullMeaning(line, start + 1)) ||
    AMOUNT.test(rest) ||
    tokens.slice(start).some((token) => CALLED_WORDS.test(token.text))
  return isDescribed ? rest : ''
}

/** A verb or a noun of the language begins at the token. */
const hasFullMeaning = ({ segments }: Line, index: number): boolean =>
  (segments[index] ?? []).some(({ meanings }) =>
    [...meanings.values()].some(({ isFull, lemma }) => isFull && (isNounLemma(lemma) || isVerbLemma(lemma))),
  )

function findNewRecordNoun(line: Line): { start: number; end: number } | null {
  const { tokens } = line
  const record = findRecordMention(line)
  if (tokens.some((_, index) => isTokenText(tokens, index, '?', 'nao') || isListVerb(line, index, OTHER_VERBS)))
    return null
  const isCopyAt = (index: number) =>
    isTokenText(tokens, index, ...COPY_WORDS) ||
    (isTokenText(tokens, index, ',', ':') && isTokenText(tokens, index + 1, ...COPY_WORDS))
  for (const index of tokens.keys()) {
    const nounMatch = matchNoun(line, index)
    let before = index - 1
    while (before > 0 && isSkippable(tokens[before]!)) before--
    const isNew = isListVerb(line, before, CREATE_VERBS) && !isTokenText(tokens, before - 1, 'mais')
    if (
      nounMatch &&
      (nounMatch.noun !== record?.resourceId || isCopyAt(nounMatch.end)) &&
      (isNew || isTokenText(tokens, nounMatch.end, ...NEW_WORDS))
    )
      return { start: index, end: nounMatch.end }
  }
  return null
}
