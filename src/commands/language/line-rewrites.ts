/**
 * Rewrites a line as a clearer line with the same meaning: one that sets a number, opens the form of a record, or names
 * what the line leaves unnamed (commands/language/README §4).
 */
import type { Resource } from '#commands/resource.ts'
import { findIntendedLine } from '#commands/language/words/everyday-words.ts'
import type { Grammar } from './grammar.ts'
import { isNounLemma, type Lemma, verbLemma, verbLemmas } from '#commands/language/words/lemma.ts'
import { type Line, getFullLemmas } from '#commands/language/words/line.ts'
import { CHANGE_WORDS, STATE_WORD, isChangeWord, NUMBER_FIELD_WORD } from '#commands/language/words/optional-words.ts'
import { ZERO_VERBS } from '#commands/language/words/mood.ts'
import { getNonPastForms } from '#commands/language/words/morphology.ts'
import { parseInteger, isTokenText, parseFullId } from '#commands/language/words/parse-numbers.ts'
import { parseMoneyRange } from '#commands/language/words/money-range.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import { parsePeriodAt } from '#commands/language/days/period.ts'
import type { InterpretationContext } from './interpretation.ts'
import { isSkippable, getNormalizedText } from '#commands/language/words/tokens.ts'
import { ALL_VERBS, isListVerb, matchNoun } from '#commands/language/views/view-words.ts'
import { createPattern, matchWords } from '#commands/language/words/word-pattern.ts'

const EDITAR = verbLemma('editar')
const EDIT_VERBS = verbLemmas('editar', 'ajustar')

/** A record as the line mentions it: its name in the line, its tokens, and its id. */
interface RecordMention {
  /** The first token, including the noun. */
  start: number
  end: number
  text: string
  /** The id of the resource; '' if the line has no noun for it. */
  resourceId: string
}

/** The first record that the line mentions before `endToken`: 'produto 12', or 'a 12' if no noun precedes a number. */
export function findRecordMention(line: Line, endToken = line.tokens.length): RecordMention | null {
  const { tokens } = line
  const find = (...before: readonly string[]): RecordMention | null => {
    for (let from = 0; from < endToken; from++) {
      const match = before.length === 0 ? matchNoun(line, from) : null
      // '250 de estoque no 81': a number field is no record.
      const nounMatch = match && !NUMBER_FIELD_WORD.test(match.noun) ? match : null
      const followsPreposition = isTokenText(tokens, from - 1, ...before)
      const id = nounMatch || followsPreposition ? parseFullId(tokens, nounMatch?.end ?? from) : null
      if (!id || typeof id.value !== 'number' || id.end > endToken) continue
      const resourceId = nounMatch?.noun ?? ''
      return { start: from, end: id.end, text: `${resourceId} ${id.value}`, resourceId }
    }
    return null
  }
  // 'a 181 muda o do 74'
  return find() ?? find('do', 'da', 'no', 'na', '#') ?? find('o', 'a')
}

const LIST_JOINERS = ['e', ',', 'a', 'ate', '-']

const SEE_WORDS = '(?:(?:quero|preciso|deixa\\w*|mostr\\w+|ver|exib\\w+|mais|d?[aeo]s?|mant\\w+|vis[ií]ve[li]s?) )*'
const COLUMNS_WORDS = 'colunas? (?:d[aeo]s? )?(.+)'
/** A text that is no column of the list is not a column to hide. */
const HIDE_COLUMNS = new RegExp(
  `^(?:(?:n[aã]o|sem) ${SEE_WORDS}colunas?|n[aã]o ${SEE_WORDS}(?:ver|mostr\\w+|exib\\w+)) (?:d?[aeo]s? )?(.+)`,
  'i',
)
const SHOW_ONLY_COLUMNS = new RegExp(`^${SEE_WORDS}(?:s[oó]|somente|apenas|only) ${SEE_WORDS}${COLUMNS_WORDS}`, 'i')

/** 'não quero ver a coluna tipo', 'sem a coluna tipo', 'só as colunas id e valor': a line that hides the columns. */
export function rewriteHiddenColumns({ text }: Line): string | null {
  const normalizedText = getNormalizedText(text)
  const [, hiddenColumns] = HIDE_COLUMNS.exec(normalizedText) ?? []
  const [, shownColumns] = SHOW_ONLY_COLUMNS.exec(normalizedText) ?? []
  return hiddenColumns !== undefined
    ? `ocultar coluna ${hiddenColumns}`
    : shownColumns === undefined
      ? null
      : `ocultar colunas menos ${shownColumns}`
}

/**
 * 'o que o povo comprou' becomes 'ir para pedidos', 'puxa @maria' becomes '@maria' and 'quem é o usuário ana' becomes
 * 'buscar usuário ana'. A line with a number or a quoted text is not rewritten.
 */
export function rewriteEverydayLine({ text, tokens }: Line): string | null {
  if (tokens.some(({ kind }) => kind === 'number' || kind === 'quoted')) return null
  const sign = tokens.find((token) => token.text === '@')
  // In 'ana@b.com' the sign does not begin a name.
  if (sign) return sign.isGlued ? `buscar usuario ${text}` : text.slice(sign.start)
  const [, lost] = /^\s*cad[eê] (.+)/i.exec(text) ?? []
  const [, groupWord] = /^\s*q\w*to cada (?!um)(\S+)/i.exec(text) ?? []
  if (groupWord) return `somar por ${groupWord}`
  const [, person] = /^\s*quem [eé] (?:[oa] |ess[ea] )?(?:usu[aá]ri|client)\S* ([^?]+)/i.exec(text) ?? []
  if (person) return `buscar usuario ${person}`
  return findIntendedLine(tokens.map((token) => token.text)) ?? (lost === undefined ? null : `buscar ${lost}`)
}

/** Verbs that say what something becomes, without the forms of the first person. */
const CHANGE_VERBS = [...CHANGE_WORDS, ...getNonPastForms('alterar'), 'faz'].filter((form) => !/[^d]o$/.test(form))
const CHANGE_VERB = `(?:${CHANGE_VERBS.join('|')}) `
const RECORDS_PART = '(?:(?:[oa]s?|status|[dn][oa]s?) )*([a-z]+ )?(?:\\d+ (?:(?:e|,|d?[oa]) )*)+'
const WORK_VERBS = '(?:funcionar|valer|aparecer|rodar) '
const STATE_WORDS = '(?:(?:in)?ativ[oa]s?|funcionando|valendo|(?:de volta )?no ar|fora do ar) '
const BECOME_WORDS = `(?:(?:como|a|pa?ra|volt(?:ar?|e)|fi(?:car?|casse|que)|se(?:r|ja))m? )*(?:${STATE_WORDS}|mostrad[oa]s? |(?:(?:par|deix)(?:ar|e)m? de )?${WORK_VERBS}|sai\\w+ do ar )`
const WISH_WORDS = '^(?:eu )?(?:quero|queria|gostaria|preciso) '
const MUST_WORDS = '(?:tem (?:que|de)|precisam?|(?:nao pode|(?:nao )?deve)m?) (?:mais )?'
const STATE_CHANGE_PATTERNS = [
  `(?:${CHANGE_VERB}|${WISH_WORDS}|(?:^|${WISH_WORDS})que )${RECORDS_PART}${BECOME_WORDS}`,
  `${CHANGE_VERB}${STATE_WORDS}${RECORDS_PART}`,
  `^${RECORDS_PART}${MUST_WORDS}${BECOME_WORDS}`,
  `(?:${WISH_WORDS}que |^)(?:o )?produto (\\d+) (?:${MUST_WORDS}|(?<=que .*))(?:fa(?:ca|zer) coluna|(?:particip|est|fi|entr|sai)\\w+) [dn]o plano (\\d+) `,
].map((words) => createPattern(`${words}(?:de_novo |novamente |pr[oa]s? clientes? |[.!] )*$`))
/** Words that negate a state; two of them cancel each other. */
const NEGATIONS = /\b(?:nao|inativ|fora|(?:par|deix)\w+ de|sai)/g

/**
 * 'deixa o cashback 27 inativo', 'o 31 tem que parar de valer', 'quero que o produto 12 saia do plano 2': a line with
 * the verb that gives the records that state.
 */
export function rewriteStateChange({ tokens, text }: Line): string | null {
  const matchAt = (start: number) =>
    STATE_CHANGE_PATTERNS.map((words) => matchWords(words, tokens, start)).find(Boolean)
  const matchStart = tokens.findIndex((_, index) => matchAt(index))
  const [matchedText = '', beforeNumber = '', plan] = matchAt(matchStart)?.groups ?? []
  const negationCount = matchedText.match(NEGATIONS)?.length ?? 0
  const numbers = tokens.filter(({ kind }) => kind === 'number').map((token) => token.text)
  // In 'quero os 3 ativos' the number is a quantity.
  const isCount = numbers.length === 1 && /\b[oa]s \d|tiv[oa]s/.test(matchedText)
  if (matchStart < 0 || negationCount > 1 || isCount) return null
  if (plan) return `${negationCount ? 'desassociar' : 'associar'} produto ${beforeNumber} plano ${plan}`
  return `${text.slice(0, tokens[matchStart]!.start)}${negationCount ? 'desabilitar' : 'habilitar'} ${beforeNumber}${numbers.join()}`
}

/** The line has a number outside these ranges of tokens. */
const hasOtherNumbers = ({ tokens }: Line, ...stretches: readonly { start: number; end: number }[]): boolean =>
  tokens.some(
    ({ kind }, index) => kind === 'number' && !stretches.some(({ start, end }) => start <= index && index < end),
  )

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

/** A verb that products like this often have and the console does not: 'cancela o pedido 5'; null if there is none. */
export function findUnsupportedVerb({ tokens }: Line): string | null {
  const [, stem] = tokens.map(({ text }) => UNSUPPORTED_VERB.exec(text)).find(Boolean) ?? []
  return stem === undefined ? null : `${stem}ar`
}
const UNSUPPORTED_VERB = /^(cancel|recuper|restaur|arquiv|envi|duplic)(?:ar?|em?)$/

const isChangeVerbAt = (line: Line, index: number): boolean =>
  isChangeWord(line.tokens[index]!) ||
  isListVerb(line, index, EDIT_VERBS) ||
  /^(?:preco|edicao)$/.test(line.tokens[index]!.text)

/** A part of a record after a verb of change, and the record's id; in 'ordena por valor do 3' there is none. */
const PART_OF_RECORD = createPattern('(?<!por )(?:[oa] )?([a-z]+) d[oae] (\\d+) (?:(?:[.?!] )?$|(?<!de \\d+ )pa?ra )')

/** 'troca a categoria do 9': opens the form of the list's record. `rewriteNumberChange` sets a number of it. */
export function rewriteRecordPart(line: Line, { resource: screenResource }: InterpretationContext): string | null {
  const { tokens } = line
  const verbIndex = [...tokens.keys()].find(
    (index) => isChangeVerbAt(line, index) && matchWords(PART_OF_RECORD, tokens, index + 1),
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
  const isChanged = [...tokens.keys()].some((index) => isChangeVerbAt(line, index))
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
  if (name) return `usuário ${name}`
  const tokenIndex = [...tokens.keys()].find((each) => hasEditForm(matchNoun(line, each)?.noun)) ?? -1
  const from = matchNoun(line, tokenIndex)?.end ?? -1
  const rest = from < 0 || !isChanged ? [] : tokens.slice(from)
  const end = rest.findIndex((token, index) => TO_WORDS.includes(token.text) || isChangeVerbAt(line, from + index))
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
 * 'cria um cashback chamado natal', 'lançar um produto novo na vitrine': opens the empty form; the details are ignored.
 */
export function rewriteNewRecord(line: Line): string | null {
  const { tokens, text } = line
  const record = findRecordMention(line)
  if (tokens.some((_, index) => isTokenText(tokens, index, '?', 'nao') || isListVerb(line, index, OTHER_VERBS)))
    return null
  for (const index of tokens.keys()) {
    const nounMatch = matchNoun(line, index)
    let before = index - 1
    while (before > 0 && isSkippable(tokens[before]!)) before--
    const isNew = isListVerb(line, before, CREATE_VERBS) && !isTokenText(tokens, before - 1, 'mais')
    if (
      nounMatch &&
      nounMatch.noun !== record?.resourceId &&
      (isNew || isTokenText(tokens, nounMatch.end, 'novo', 'nova'))
    )
      return `cadastrar ${text.slice(tokens[index]!.start, tokens[nounMatch.end - 1]!.end)}`
  }
  return null
}

const TO_WORDS = ['para', 'pra', 'pro', '=', 'ate']
/** Verbs that state a difference, unless 'para' gives the new value. */
const CHANGE_BY = /^(?:aument|diminu|sub|baix|reduz|so[bm]|tir|acresc|adic|mais$|menos$)/
const SMALL_WORDS = /^(?:ser|errad[oa]|un|pecas?|nive(?:l|is)|por|=)$/

/**
 * Sets one number of one record, with any verb and in any order: 'bota 50 no estoque do produto 8', 'qtd da camiseta
 * polo p 30', 'zera o 88'. Returns null if the line says anything else.
 */
export function rewriteNumberChange(
  line: Line,
  { patterns }: Grammar,
  { resource: screenResource, columns }: InterpretationContext,
): string | null {
  const { tokens, text } = line
  const record = findRecordMention(line)
  const numbers: number[] = []
  const rest: number[] = []
  let [fieldWord, noun] = ['', record?.resourceId ?? '']
  let [isZero, isChanged, isBy, isOfUnits] = [false, false, false, false]
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!
    const nounMatch = matchNoun(line, index)
    const fieldMatch = NUMBER_FIELD_WORD.exec(nounMatch?.noun ?? token.text)
    if (index === record?.start) index = record.end - 1
    else if (token.kind === 'number') numbers.push(index)
    else if (fieldMatch && !fieldWord) fieldWord = fieldMatch[1] ? ' ' : fieldMatch[0]
    else if (nounMatch && !noun) {
      noun = nounMatch.noun
      index = nounMatch.end - 1
    } else if (token.text.startsWith('unid')) isOfUnits = true
    else if (ZERO_VERBS.request.test(token.text)) isZero = true
    else if (CHANGE_BY.test(token.text)) isBy = true
    else if (SMALL_WORDS.test(token.text)) continue
    else if (isChangeWord(token) || isListVerb(line, index, EDIT_VERBS)) isChanged = true
    else if (!isSkippable(token)) rest.push(index)
  }
  // 'coloca 50 unidades no produto 12'
  if (isOfUnits && isChanged) fieldWord ||= ' '
  const [head = 0, next] = numbers
  // 'estoque 33 bota 20'
  const isRecordFirst =
    !record &&
    next !== undefined &&
    NUMBER_FIELD_WORD.test(tokens[head - 1]?.text ?? '') &&
    isChangeWord(tokens[head + 1]!)
  if (isRecordFirst) numbers.shift()
  const [n = -1, another] = numbers
  const [first = 0, last = first] = [rest[0], rest.at(-1)]
  const isTo = isTokenText(tokens, n - 1, ...TO_WORDS)
  const setsValue = isZero || isTo || (!isBy && (isChanged || !tokens.some((token) => STATE_WORD.test(token.text))))
  const isSingleValue = isZero ? n < 0 : n >= 0 && another === undefined && parseInteger(tokens, n) !== null
  const isNamed = last - first === rest.length - 1 && (isZero || isTo || isChanged)
  const ownNumber = record?.text.split(' ').at(-1) ?? (isRecordFirst && tokens[head]!.text)
  const recordText = ownNumber
    ? rest.length === 0 && ownNumber
    : isNamed && text.slice(tokens[first]!.start, tokens[last]!.end)
  // 'estoque do 33 != 20', '- 20', '= 20?', 'para 20 a mais' and 'vou pôr' set nothing.
  const isNotChange = /\bvou |\d a mais|!=|[,;]\s*$/.test(text) || (!isChanged && /\d +[-–]|\?/.test(text))
  if (isNotChange || !setsValue || !isSingleValue || !recordText || !(fieldWord || isZero)) return null
  const setters = patterns.filter(
    ({ phraseIndex, slots: [, to] }) => phraseIndex === 0 && to?.isMarked && to.arg.kind === 'n',
  )
  const isOfResource = (resourceId = noun || screenResource?.id) =>
    setters.find(({ slots: [id] }) => id?.arg.resource?.id === resourceId)
  const setter = isOfResource() ?? (noun || (!fieldWord && columns.length > 0) ? undefined : setters[0])
  const [phrase = ''] = setter?.command.phrases ?? []
  return phrase.includes(fieldWord) && phrase
    ? phrase.replace('{id}', recordText).replace('{n}', isZero ? '0' : tokens[n]!.text)
    : null
}
