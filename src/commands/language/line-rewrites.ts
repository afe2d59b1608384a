/**
 * Another line that one means: the number that it sets, the form of the record that it changes, or the thing that it does not name
 * (commands/language/README §4).
 */
import type { Resource } from '#commands/resource.ts'
import { findIntendedLine } from '#commands/language/words/everyday-words.ts'
import type { Grammar } from './grammar.ts'
import { verbLemma } from '#commands/language/words/lexicon.ts'
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
const EDIT_VERBS = new Set([EDITAR, verbLemma('ajustar')])

/** One record as the line tells it: what it is called, where that is said, and its id. */
interface RecordMention {
  /** Its tokens, with the noun. */
  start: number
  end: number
  text: string
  /** The noun's id; '' where the line has none for it. */
  resourceId: string
}

/** The first record that the line names before token `to`: 'produto 12', or 'a 12' where no noun stands before a number. */
export function findRecordMention(line: Line, endToken = line.tokens.length): RecordMention | null {
  const { tokens } = line
  const find = (...before: readonly string[]): RecordMention | null => {
    for (let from = 0; from < endToken; from++) {
      const named = before.length === 0 ? matchNoun(line, from) : null
      // '250 de estoque no 81' is of no record called so.
      const said = named && !NUMBER_FIELD_WORD.test(named.noun) ? named : null
      const isOf = isTokenText(tokens, from - 1, ...before)
      const id = said || isOf ? parseFullId(tokens, said?.end ?? from) : null
      if (!id || typeof id.value !== 'number' || id.end > endToken) continue
      const noun = said?.noun ?? ''
      return { start: from, end: id.end, text: `${noun} ${id.value}`, resourceId: noun }
    }
    return null
  }
  // 'a 181 muda o do 74'
  return find() ?? find('do', 'da', 'no', 'na', '#') ?? find('o', 'a')
}

const LIST_JOINERS = ['e', ',', 'a', 'ate', '-']

const SEE_WORDS = '(?:(?:quero|preciso|deixa\\w*|mostr\\w+|ver|exib\\w+|mais|d?[aeo]s?|mant\\w+|vis[ií]ve[li]s?) )*'
const COLUMNS_WORDS = 'colunas? (?:d[aeo]s? )?(.+)'
/** What is no column of the list is none that is hidden. */
const HIDE_COLUMNS = new RegExp(
  `^(?:(?:n[aã]o|sem) ${SEE_WORDS}colunas?|n[aã]o ${SEE_WORDS}(?:ver|mostr\\w+|exib\\w+)) (?:d?[aeo]s? )?(.+)`,
  'i',
)
const SHOW_ONLY_COLUMNS = new RegExp(`^${SEE_WORDS}(?:s[oó]|somente|apenas|only) ${SEE_WORDS}${COLUMNS_WORDS}`, 'i')

/** 'não quero ver a coluna tipo', 'sem a coluna tipo', 'só as colunas id e valor': the line that hides what is not to be seen. */
export function rewriteHiddenColumns({ text }: Line): string | null {
  const message = getNormalizedText(text)
  const [, hidden] = HIDE_COLUMNS.exec(message) ?? []
  const [, only] = SHOW_ONLY_COLUMNS.exec(message) ?? []
  return hidden !== undefined ? `ocultar coluna ${hidden}` : only === undefined ? null : `ocultar colunas menos ${only}`
}

/**
 * 'o que o povo comprou' is 'ir para pedidos', where no record is told by its number, 'puxa @maria' is '@maria', and 'quem é o
 * usuário ana' is 'buscar usuário ana'.
 */
export function rewriteEverydayLine({ text, tokens }: Line): string | null {
  if (tokens.some(({ kind }) => kind === 'number' || kind === 'quoted')) return null
  const sign = tokens.find((token) => token.text === '@')
  // Of 'ana@b.com' it is no beginning.
  if (sign) return sign.isGlued ? `buscar usuario ${text}` : text.slice(sign.start)
  const [, lost] = /^\s*cad[eê] (.+)/i.exec(text) ?? []
  const [, each] = /^\s*q\w*to cada (?!um)(\S+)/i.exec(text) ?? []
  if (each) return `somar por ${each}`
  const [, who] = /^\s*quem [eé] (?:[oa] |ess[ea] )?(?:usu[aá]ri|client)\S* ([^?]+)/i.exec(text) ?? []
  if (who) return `buscar usuario ${who}`
  return findIntendedLine(tokens.map((token) => token.text)) ?? (lost === undefined ? null : `buscar ${lost}`)
}

/** What is to become of something, and what one does not do oneself. */
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
/** Say that it is not to be so; of two of them each takes the other back. */
const NEGATIONS = /\b(?:nao|inativ|fora|(?:par|deix)\w+ de|sai)/g

/**
 * 'deixa o cashback 27 inativo', 'o 31 tem que parar de valer', 'quero que o produto 12 saia do plano 2': the line with
 * the verb that gives records that state.
 */
export function rewriteStateChange({ tokens, text }: Line): string | null {
  const matchAt = (at: number) => STATE_CHANGE_PATTERNS.map((words) => matchWords(words, tokens, at)).find(Boolean)
  const at = tokens.findIndex((_, index) => matchAt(index))
  const [whole = '', first = '', plan] = matchAt(at)?.groups ?? []
  const offs = whole.match(NEGATIONS)?.length ?? 0
  const numbers = tokens.filter(({ kind }) => kind === 'number').map((token) => token.text)
  // 'quero os 3 ativos' says how many.
  const isCount = numbers.length === 1 && /\b[oa]s \d|tiv[oa]s/.test(whole)
  if (at < 0 || offs > 1 || isCount) return null
  if (plan) return `${offs ? 'desassociar' : 'associar'} produto ${first} plano ${plan}`
  return `${text.slice(0, tokens[at]!.start)}${offs ? 'desabilitar' : 'habilitar'} ${first}${numbers.join()}`
}

/** A number of the line stands outside of these stretches of its tokens. */
const hasOtherNumbers = ({ tokens }: Line, ...told: readonly { start: number; end: number }[]): boolean =>
  tokens.some(({ kind }, at) => kind === 'number' && !told.some(({ start, end }) => start <= at && at < end))

/** The line says a state, an amount or a time besides the record: it is of a list, and this record tells which part. */
const tellsPart = ({ tokens }: Line, { start, end }: Pick<RecordMention, 'start' | 'end'>, now: Date): boolean =>
  tokens.some(
    ({ text }, at) =>
      (at < start || at >= end) &&
      (isStatusWord(text) || parseMoneyRange(tokens, at) !== null || parsePeriodAt(tokens, at, now) !== null),
  )

/** 'o que o usuário 77 movimentou em agosto' is 'auditar usuário 77 agosto': a record that is looked at in a time. */
function rewriteRecordInPeriod(line: Line, record: RecordMention, { patterns }: Grammar, now: Date): string | null {
  const { end: from, resourceId, text } = record
  const { tokens } = line
  const looks = patterns.find(
    ({ slots, elements }) =>
      slots.some(({ arg }) => arg.kind === 'periodo') && elements.some((each) => each.resource?.id === resourceId),
  )
  const at = looks ? tokens.findIndex((_, index) => index >= from && parsePeriodAt(tokens, index, now)) : -1
  const { end } = parsePeriodAt(tokens, at, now) ?? { end: 0 }
  if (!looks || end === 0 || hasOtherNumbers(line, record, { start: at, end })) return null
  const period = line.text.slice(tokens[at]!.start, tokens[end - 1]!.end)
  return `${looks.elements[0]!.ownWord} ${text} ${period}`
}

/** An act that one might ask any product for: 'cancela o pedido 5'; null for none. */
export function findUnsupportedVerb({ tokens }: Line): string | null {
  const [, stem] = tokens.map(({ text }) => UNSUPPORTED_VERB.exec(text)).find(Boolean) ?? []
  return stem === undefined ? null : `${stem}ar`
}
const UNSUPPORTED_VERB = /^(cancel|recuper|restaur|arquiv|envi|duplic)(?:ar?|em?)$/

const isChangeVerbAt = (line: Line, at: number): boolean =>
  isChangeWord(line.tokens[at]!) || isListVerb(line, at, EDIT_VERBS) || /^(?:preco|edicao)$/.test(line.tokens[at]!.text)

/** Behind what says a change: what of whom; 'ordena por valor do 3' says none. */
const PART_OF_RECORD = createPattern('(?<!por )(?:[oa] )?([a-z]+) d[oae] (\\d+) (?:(?:[.?!] )?$|(?<!de \\d+ )pa?ra )')

/** 'troca a categoria do 9': the form of the list's own record, whatever of it is to change; a number of it is set elsewhere. */
export function rewriteRecordPart(line: Line, { resource: here }: InterpretationContext): string | null {
  const { tokens } = line
  const at = [...tokens.keys()].find(
    (index) => isChangeVerbAt(line, index) && matchWords(PART_OF_RECORD, tokens, index + 1),
  )
  const { groups: [, part = '', id] = [], end = 0 } =
    (at !== undefined && matchWords(PART_OF_RECORD, tokens, at + 1)) || {}
  const isSet = NUMBER_FIELD_WORD.test(part) && hasOtherNumbers(line, { start: 0, end })
  return !here || !id || isSet ? null : `editar ${here.id} ${id}`
}

/**
 * 'o produto 340 agora custa 12 reais', 'o pedido 17 é de quem': of one record its form, or what shows it. By its name where
 * something is to become of it: 'muda o link da loja Renner pra …'.
 */
export function rewriteRecordMention(
  line: Line,
  grammar: Grammar,
  { resource: screenResource, columns, now }: InterpretationContext,
): string | null {
  const { tokens, text } = line
  const record = findRecordMention(line)
  const isChanged = [...tokens.keys()].some((at) => isChangeVerbAt(line, at))
  const hasEditForm = (of = '-') =>
    grammar.patterns.some(
      ({ elements: [verb], slots }) => verb?.lemma === EDITAR && slots.some(({ arg }) => arg.resource?.id === of),
    )
  if (record) {
    // Of several records it is none: 'bônus do usuário 15 e 16', 'põe os produtos 51 a 55 no plano 2'.
    if (isTokenText(tokens, record.end, ...LIST_JOINERS) && tokens[record.end + 1]?.kind === 'number') return null
    const isOtherRecordAt = (_: unknown, at: number) => {
      const said = at < record.end ? null : matchNoun(line, at)
      return said?.noun === record.resourceId && tokens[said.end]?.kind === 'number'
    }
    if (tokens.some(isOtherRecordAt)) return null
    const noun = record.resourceId || (isChanged && columns.length > 0 ? screenResource?.id : '')
    const message = record.resourceId ? record.text : `${screenResource?.id} ${record.text}`
    const inTime = rewriteRecordInPeriod(line, record, grammar, now)
    if (inTime) return inTime
    if (!isChanged && columns.length > 0 && tellsPart(line, record, now)) return null
    // 'transações do usuário 41 acima de 300' asks for more than the record, which nothing here has.
    const isEdited = isChanged && hasEditForm(noun)
    const isOfOther = !hasEditForm(noun) || tokens.slice(0, record.start).some((_, at) => matchNoun(line, at))
    if (!isEdited && isOfOther && hasOtherNumbers(line, record)) return null
    return noun ? `${isEdited ? 'editar ' : ''}${message}` : null
  }
  const [, called] = /\b(?:ficha|cadastro) d[aeo] (.+)/i.exec(text) ?? []
  if (called) return `usuário ${called}`
  const at = [...tokens.keys()].find((each) => hasEditForm(matchNoun(line, each)?.noun)) ?? -1
  const from = matchNoun(line, at)?.end ?? -1
  const rest = from < 0 || !isChanged ? [] : tokens.slice(from)
  const end = rest.findIndex((token, index) => TO_WORDS.includes(token.text) || isChangeVerbAt(line, from + index))
  const last = rest.at(end < 0 ? -1 : end - 1)
  if (!last || end === 0) return null
  return `editar ${text.slice(tokens[at]!.start, tokens[from - 1]!.end)} ${text.slice(rest[0]!.start, last.end)}`
}

/**
 * 'procura a loja farmácia' is of the record that it names; so is 'procura farmácia' on a list that has no filter of text and
 * is walked by name. `here`: the noun of the list on the screen; null where nothing is sought, or no such record is meant.
 */
export function rewriteRecordSearch(line: Line, sought: string | undefined, here: Resource | null): string | null {
  if (sought === undefined) return null
  if ([...getFullLemmas(line)].some((lemma) => lemma.startsWith('n:'))) return `ver ${sought}`
  return here?.scanOrder?.key === 'name' ? `ver ${here.singular} ${sought}` : null
}

const CREATE_VERBS = new Set([verbLemma('cadastrar')])
/** Beside them something new is asked for; beside any other verb it is only spoken of. */
const VERBS_BESIDE_NEW: ReadonlySet<string> = new Set((['cadastrar', 'ir', 'ver', 'ajustar'] as const).map(verbLemma))
const OTHER_VERBS = { has: (lemma: string) => ALL_VERBS.has(lemma) && !VERBS_BESIDE_NEW.has(lemma) }

/** 'cria um cashback chamado natal', 'lançar um produto novo na vitrine': the empty form, whatever is told of what is new. */
export function rewriteNewRecord(line: Line): string | null {
  const { tokens, text } = line
  const record = findRecordMention(line)
  if (tokens.some((_, at) => isTokenText(tokens, at, '?', 'nao') || isListVerb(line, at, OTHER_VERBS))) return null
  for (const at of tokens.keys()) {
    const said = matchNoun(line, at)
    let before = at - 1
    while (before > 0 && isSkippable(tokens[before]!)) before--
    const isNew = isListVerb(line, before, CREATE_VERBS) && !isTokenText(tokens, before - 1, 'mais')
    if (said && said.noun !== record?.resourceId && (isNew || isTokenText(tokens, said.end, 'novo', 'nova')))
      return `cadastrar ${text.slice(tokens[at]!.start, tokens[said.end - 1]!.end)}`
  }
  return null
}

const TO_WORDS = ['para', 'pra', 'pro', '=', 'ate']
/** Say by how much, where 'para' does not say what it becomes. */
const CHANGE_BY = /^(?:aument|diminu|sub|baix|reduz|so[bm]|tir|acresc|adic|mais$|menos$)/
const SMALL_WORDS = /^(?:ser|errad[oa]|un|pecas?|nive(?:l|is)|por|=)$/

/**
 * One number of one record, with whatever verb and in whatever order: 'bota 50 no estoque do produto 8', 'qtd da camiseta polo
 * p 30', 'zera o 88'. The line that sets it; null where anything else is said as well.
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
  let [thing, noun] = ['', record?.resourceId ?? '']
  let [isZero, isChanged, isBy, isOfUnits] = [false, false, false, false]
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const said = matchNoun(line, at)
    const own = NUMBER_FIELD_WORD.exec(said?.noun ?? token.text)
    if (at === record?.start) at = record.end - 1
    else if (token.kind === 'number') numbers.push(at)
    else if (own && !thing) thing = own[1] ? ' ' : own[0]
    else if (said && !noun) {
      noun = said.noun
      at = said.end - 1
    } else if (token.text.startsWith('unid')) isOfUnits = true
    else if (ZERO_VERBS.v.test(token.text)) isZero = true
    else if (CHANGE_BY.test(token.text)) isBy = true
    else if (SMALL_WORDS.test(token.text)) continue
    else if (isChangeWord(token) || isListVerb(line, at, EDIT_VERBS)) isChanged = true
    else if (!isSkippable(token)) rest.push(at)
  }
  // 'coloca 50 unidades no produto 12'
  if (isOfUnits && isChanged) thing ||= ' '
  const [head = 0, next] = numbers
  // 'estoque 33 bota 20'
  const isFirst =
    !record &&
    next !== undefined &&
    NUMBER_FIELD_WORD.test(tokens[head - 1]?.text ?? '') &&
    isChangeWord(tokens[head + 1]!)
  if (isFirst) numbers.shift()
  const [n = -1, another] = numbers
  const [first = 0, last = first] = [rest[0], rest.at(-1)]
  const isTo = isTokenText(tokens, n - 1, ...TO_WORDS)
  const isSaid = isZero || isTo || (!isBy && (isChanged || !tokens.some((token) => STATE_WORD.test(token.text))))
  const isOne = isZero ? n < 0 : n >= 0 && another === undefined && parseInteger(tokens, n) !== null
  const isNamed = last - first === rest.length - 1 && (isZero || isTo || isChanged)
  const own = record?.text.split(' ').at(-1) ?? (isFirst && tokens[head]!.text)
  const who = own ? rest.length === 0 && own : isNamed && text.slice(tokens[first]!.start, tokens[last]!.end)
  // 'estoque do 33 != 20', '- 20', '= 20?' set nothing, nor does 'para 20 a mais', and 'vou pôr' only says so.
  const isNone = /\bvou |\d a mais|!=|[,;]\s*$/.test(text) || (!isChanged && /\d +[-–]|\?/.test(text))
  if (isNone || !isSaid || !isOne || !who || !(thing || isZero)) return null
  const setters = patterns.filter(
    ({ phraseIndex, slots: [, to] }) => phraseIndex === 0 && to?.isMarked && to.arg.kind === 'n',
  )
  const isOfResource = (of = noun || screenResource?.id) =>
    setters.find(({ slots: [id] }) => id?.arg.resource?.id === of)
  const setter = isOfResource() ?? (noun || (!thing && columns.length > 0) ? undefined : setters[0])
  const [phrase = ''] = setter?.command.phrases ?? []
  return phrase.includes(thing) && phrase
    ? phrase.replace('{id}', who).replace('{n}', isZero ? '0' : tokens[n]!.text)
    : null
}
