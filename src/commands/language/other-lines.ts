/**
 * Another line that one means: the number that it sets, the form of the record that it changes, or the thing that it does not name
 * (commands/language/README §4).
 */
import type { Noun } from '#commands/noun.ts'
import { lineMeant } from '#commands/language/words/everyday.ts'
import type { Grammar } from './grammar.ts'
import { verbLemma } from '#commands/language/words/lexicon.ts'
import { type Line, wholeLemmas } from '#commands/language/words/line.ts'
import { CHANGES, HOW_IT_IS, tellsChange, THING } from '#commands/language/words/loose.ts'
import { ZEROES } from '#commands/language/words/mood.ts'
import { formsNow } from '#commands/language/words/morphology.ts'
import { integerAt, isText, wholeIdAt } from '#commands/language/words/numbers.ts'
import { rangeAt } from '#commands/language/words/range.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import { periodAt } from '#commands/language/days/period.ts'
import type { ReadingContext } from './reading.ts'
import { isSkippable, saidIn } from '#commands/language/words/tokens.ts'
import { ALL_VERBS, isListVerb, nounAt } from '#commands/language/views/view-words.ts'
import { pattern, wordsAt } from '#commands/language/words/word-pattern.ts'

const EDITAR = verbLemma('editar')
const EDITING = new Set([EDITAR, verbLemma('ajustar')])

/** One record as the line tells it: what it is called, where that is said, and its id. */
interface Told {
  /** Its tokens, with the noun. */
  from: number
  end: number
  text: string
  /** The noun's id; '' where the line has none for it. */
  noun: string
}

/** The first record that the line names before token `to`: 'produto 12', or 'a 12' where no noun stands before a number. */
export function recordIn(line: Line, to = line.tokens.length): Told | null {
  const { tokens } = line
  const find = (...before: readonly string[]): Told | null => {
    for (let from = 0; from < to; from++) {
      const named = before.length === 0 ? nounAt(line, from) : null
      // '250 de estoque no 81' is of no record called so.
      const said = named && !THING.test(named.noun) ? named : null
      const isOf = isText(tokens, from - 1, ...before)
      const id = said || isOf ? wholeIdAt(tokens, said?.end ?? from) : null
      if (!id || typeof id.value !== 'number' || id.end > to) continue
      const noun = said?.noun ?? ''
      return { from, end: id.end, text: `${noun} ${id.value}`, noun }
    }
    return null
  }
  // 'a 181 muda o do 74'
  return find() ?? find('do', 'da', 'no', 'na', '#') ?? find('o', 'a')
}

const AND = ['e', ',', 'a', 'ate', '-']

const SEEING = '(?:(?:quero|preciso|deixa\\w*|mostr\\w+|ver|exib\\w+|mais|d?[aeo]s?|mant\\w+|vis[ií]ve[li]s?) )*'
const COLUMNS = 'colunas? (?:d[aeo]s? )?(.+)'
/** What is no column of the list is none that is hidden. */
const NOT_SEEN = new RegExp(
  `^(?:(?:n[aã]o|sem) ${SEEING}colunas?|n[aã]o ${SEEING}(?:ver|mostr\\w+|exib\\w+)) (?:d?[aeo]s? )?(.+)`,
  'i',
)
const ONLY_SEEN = new RegExp(`^${SEEING}(?:s[oó]|somente|apenas|only) ${SEEING}${COLUMNS}`, 'i')

/** 'não quero ver a coluna tipo', 'sem a coluna tipo', 'só as colunas id e valor': the line that hides what is not to be seen. */
export function lineHidden({ text }: Line): string | null {
  const said = saidIn(text)
  const [, hidden] = NOT_SEEN.exec(said) ?? []
  const [, only] = ONLY_SEEN.exec(said) ?? []
  return hidden !== undefined ? `ocultar coluna ${hidden}` : only === undefined ? null : `ocultar colunas menos ${only}`
}

/**
 * 'o que o povo comprou' is 'ir para pedidos', where no record is told by its number, 'puxa @maria' is '@maria', and 'quem é o
 * usuário ana' is 'buscar usuário ana'.
 */
export function everydayLine({ text, tokens }: Line): string | null {
  if (tokens.some(({ kind }) => kind === 'number' || kind === 'quoted')) return null
  const sign = tokens.find((token) => token.text === '@')
  // Of 'ana@b.com' it is no beginning.
  if (sign) return sign.glued ? `buscar usuario ${text}` : text.slice(sign.start)
  const [, lost] = /^\s*cad[eê] (.+)/i.exec(text) ?? []
  const [, each] = /^\s*q\w*to cada (?!um)(\S+)/i.exec(text) ?? []
  if (each) return `somar por ${each}`
  const [, who] = /^\s*quem [eé] (?:[oa] |ess[ea] )?(?:usu[aá]ri|client)\S* ([^?]+)/i.exec(text) ?? []
  if (who) return `buscar usuario ${who}`
  return lineMeant(tokens.map((token) => token.text)) ?? (lost === undefined ? null : `buscar ${lost}`)
}

/** What is to become of something, and what one does not do oneself. */
const TURNS = [...CHANGES, ...formsNow('alterar'), 'faz'].filter((form) => !/[^d]o$/.test(form))
const TURN = `(?:${TURNS.join('|')}) `
const THESE = '(?:(?:[oa]s?|status|[dn][oa]s?) )*([a-z]+ )?(?:\\d+ (?:(?:e|,|d?[oa]) )*)+'
const WORKS = '(?:funcionar|valer|aparecer|rodar) '
const STATE = '(?:(?:in)?ativ[oa]s?|funcionando|valendo|(?:de volta )?no ar|fora do ar) '
const BECOMES = `(?:(?:como|a|pa?ra|volt(?:ar?|e)|fi(?:car?|casse|que)|se(?:r|ja))m? )*(?:${STATE}|mostrad[oa]s? |(?:(?:par|deix)(?:ar|e)m? de )?${WORKS}|sai\\w+ do ar )`
const WISH = '^(?:eu )?(?:quero|queria|gostaria|preciso) '
const MUST = '(?:tem (?:que|de)|precisam?|(?:nao pode|(?:nao )?deve)m?) (?:mais )?'
const TURNED = [
  `(?:${TURN}|${WISH}|(?:^|${WISH})que )${THESE}${BECOMES}`,
  `${TURN}${STATE}${THESE}`,
  `^${THESE}${MUST}${BECOMES}`,
  `(?:${WISH}que |^)(?:o )?produto (\\d+) (?:${MUST}|(?<=que .*))(?:fa(?:ca|zer) coluna|(?:particip|est|fi|entr|sai)\\w+) [dn]o plano (\\d+) `,
].map((words) => pattern(`${words}(?:de_novo |novamente |pr[oa]s? clientes? |[.!] )*$`))
/** Say that it is not to be so; of two of them each takes the other back. */
const OFF = /\b(?:nao|inativ|fora|(?:par|deix)\w+ de|sai)/g

/**
 * 'deixa o cashback 27 inativo', 'o 31 tem que parar de valer', 'quero que o produto 12 saia do plano 2': the line with
 * the verb that gives records that state.
 */
export function lineTurned({ tokens, text }: Line): string | null {
  const fitAt = (at: number) => TURNED.map((words) => wordsAt(words, tokens, at)).find(Boolean)
  const at = tokens.findIndex((_, place) => fitAt(place))
  const [whole = '', first = '', plan] = fitAt(at)?.groups ?? []
  const offs = whole.match(OFF)?.length ?? 0
  const numbers = tokens.filter(({ kind }) => kind === 'number').map((token) => token.text)
  // 'quero os 3 ativos' says how many.
  const isCount = numbers.length === 1 && /\b[oa]s \d|tiv[oa]s/.test(whole)
  if (at < 0 || offs > 1 || isCount) return null
  if (plan) return `${offs ? 'desassociar' : 'associar'} produto ${first} plano ${plan}`
  return `${text.slice(0, tokens[at]!.start)}${offs ? 'desabilitar' : 'habilitar'} ${first}${numbers.join()}`
}

/** A number of the line stands outside of these stretches of its tokens. */
const tellsMore = ({ tokens }: Line, ...told: readonly { from: number; end: number }[]): boolean =>
  tokens.some(({ kind }, at) => kind === 'number' && !told.some(({ from, end }) => from <= at && at < end))

/** The line says a state, an amount or a time besides the record: it is of a list, and this record tells which part. */
const tellsPart = ({ tokens }: Line, { from, end }: Told, now: Date): boolean =>
  tokens.some(
    ({ text }, at) =>
      (at < from || at >= end) &&
      (isStatusWord(text) || rangeAt(tokens, at) !== null || periodAt(tokens, at, now) !== null),
  )

/** 'o que o usuário 77 movimentou em agosto' is 'auditar usuário 77 agosto': a record that is looked at in a time. */
function lineOfPeriod(line: Line, record: Told, { patterns }: Grammar, now: Date): string | null {
  const { end: from, noun, text } = record
  const { tokens } = line
  const looks = patterns.find(
    ({ slots, elements }) =>
      slots.some(({ arg }) => arg.kind === 'periodo') && elements.some((each) => each.noun?.id === noun),
  )
  const at = looks ? tokens.findIndex((_, place) => place >= from && periodAt(tokens, place, now)) : -1
  const { end } = periodAt(tokens, at, now) ?? { end: 0 }
  if (!looks || end === 0 || tellsMore(line, record, { from: at, end })) return null
  const period = line.text.slice(tokens[at]!.start, tokens[end - 1]!.end)
  return `${looks.elements[0]!.own} ${text} ${period}`
}

/** An act that one might ask any product for: 'cancela o pedido 5'; null for none. */
export function unhadVerb({ tokens }: Line): string | null {
  const [, stem] = tokens.map(({ text }) => UNHAD.exec(text)).find(Boolean) ?? []
  return stem === undefined ? null : `${stem}ar`
}
const UNHAD = /^(cancel|recuper|restaur|arquiv|envi|duplic)(?:ar?|em?)$/

const isChanging = (line: Line, at: number): boolean =>
  tellsChange(line.tokens[at]!) || isListVerb(line, at, EDITING) || /^(?:preco|edicao)$/.test(line.tokens[at]!.text)

/** Behind what says a change: what of whom; 'ordena por valor do 3' says none. */
const PART = pattern('(?<!por )(?:[oa] )?([a-z]+) d[oae] (\\d+) (?:(?:[.?!] )?$|(?<!de \\d+ )pa?ra )')

/** 'troca a categoria do 9': the form of the list's own record, whatever of it is to change; a number of it is set elsewhere. */
export function lineOfPart(line: Line, { noun: here }: ReadingContext): string | null {
  const { tokens } = line
  const at = [...tokens.keys()].find((place) => isChanging(line, place) && wordsAt(PART, tokens, place + 1))
  const { groups: [, part = '', id] = [], end = 0 } = (at !== undefined && wordsAt(PART, tokens, at + 1)) || {}
  const isSet = THING.test(part) && tellsMore(line, { from: 0, end })
  return !here || !id || isSet ? null : `editar ${here.id} ${id}`
}

/**
 * 'o produto 340 agora custa 12 reais', 'o pedido 17 é de quem': of one record its form, or what shows it. By its name where
 * something is to become of it: 'muda o link da loja Renner pra …'.
 */
export function lineOfRecord(
  line: Line,
  grammar: Grammar,
  { noun: here, columns, now }: ReadingContext,
): string | null {
  const { tokens, text } = line
  const record = recordIn(line)
  const isChanged = [...tokens.keys()].some((at) => isChanging(line, at))
  const hasForm = (of = '-') =>
    grammar.patterns.some(
      ({ elements: [verb], slots }) => verb?.lemma === EDITAR && slots.some(({ arg }) => arg.noun?.id === of),
    )
  if (record) {
    // Of several records it is none: 'bônus do usuário 15 e 16', 'põe os produtos 51 a 55 no plano 2'.
    if (isText(tokens, record.end, ...AND) && tokens[record.end + 1]?.kind === 'number') return null
    const namesAnother = (_: unknown, at: number) => {
      const said = at < record.end ? null : nounAt(line, at)
      return said?.noun === record.noun && tokens[said.end]?.kind === 'number'
    }
    if (tokens.some(namesAnother)) return null
    const noun = record.noun || (isChanged && columns.length > 0 ? here?.id : '')
    const said = record.noun ? record.text : `${here?.id} ${record.text}`
    const inTime = lineOfPeriod(line, record, grammar, now)
    if (inTime) return inTime
    if (!isChanged && columns.length > 0 && tellsPart(line, record, now)) return null
    // 'transações do usuário 41 acima de 300' asks for more than the record, which nothing here has.
    const isEdited = isChanged && hasForm(noun)
    const isOfOther = !hasForm(noun) || tokens.slice(0, record.from).some((_, at) => nounAt(line, at))
    if (!isEdited && isOfOther && tellsMore(line, record)) return null
    return noun ? `${isEdited ? 'editar ' : ''}${said}` : null
  }
  const [, called] = /\b(?:ficha|cadastro) d[aeo] (.+)/i.exec(text) ?? []
  if (called) return `usuário ${called}`
  const at = [...tokens.keys()].find((each) => hasForm(nounAt(line, each)?.noun)) ?? -1
  const from = nounAt(line, at)?.end ?? -1
  const rest = from < 0 || !isChanged ? [] : tokens.slice(from)
  const end = rest.findIndex((token, place) => TO.includes(token.text) || isChanging(line, from + place))
  const last = rest.at(end < 0 ? -1 : end - 1)
  if (!last || end === 0) return null
  return `editar ${text.slice(tokens[at]!.start, tokens[from - 1]!.end)} ${text.slice(rest[0]!.start, last.end)}`
}

/**
 * 'procura a loja farmácia' is of the record that it names; so is 'procura farmácia' on a list that has no filter of text and
 * is walked by name. `here`: the noun of the list on the screen; null where nothing is sought, or no such record is meant.
 */
export function lineSought(line: Line, sought: string | undefined, here: Noun | null): string | null {
  if (sought === undefined) return null
  if ([...wholeLemmas(line)].some((lemma) => lemma.startsWith('n:'))) return `ver ${sought}`
  return here?.walk?.by === 'name' ? `ver ${here.singular} ${sought}` : null
}

const CREATING = new Set([verbLemma('cadastrar')])
/** Beside them something new is asked for; beside any other verb it is only spoken of. */
const BESIDE_NEW: ReadonlySet<string> = new Set((['cadastrar', 'ir', 'ver', 'ajustar'] as const).map(verbLemma))
const OTHER = { has: (lemma: string) => ALL_VERBS.has(lemma) && !BESIDE_NEW.has(lemma) }

/** 'cria um cashback chamado natal', 'lançar um produto novo na vitrine': the empty form, whatever is told of what is new. */
export function lineOfNew(line: Line): string | null {
  const { tokens, text } = line
  const record = recordIn(line)
  if (tokens.some((_, at) => isText(tokens, at, '?', 'nao') || isListVerb(line, at, OTHER))) return null
  for (const at of tokens.keys()) {
    const said = nounAt(line, at)
    let before = at - 1
    while (before > 0 && isSkippable(tokens[before]!)) before--
    const isNew = isListVerb(line, before, CREATING) && !isText(tokens, before - 1, 'mais')
    if (said && said.noun !== record?.noun && (isNew || isText(tokens, said.end, 'novo', 'nova')))
      return `cadastrar ${text.slice(tokens[at]!.start, tokens[said.end - 1]!.end)}`
  }
  return null
}

const TO = ['para', 'pra', 'pro', '=', 'ate']
/** Say by how much, where 'para' does not say what it becomes. */
const BY = /^(?:aument|diminu|sub|baix|reduz|so[bm]|tir|acresc|adic|mais$|menos$)/
const SMALL = /^(?:ser|errad[oa]|un|pecas?|nive(?:l|is)|por|=)$/

/**
 * One number of one record, with whatever verb and in whatever order: 'bota 50 no estoque do produto 8', 'qtd da camiseta polo
 * p 30', 'zera o 88'. The line that sets it; null where anything else is said as well.
 */
export function lineOfNumber(
  line: Line,
  { patterns }: Grammar,
  { noun: here, columns }: ReadingContext,
): string | null {
  const { tokens, text } = line
  const record = recordIn(line)
  const numbers: number[] = []
  const rest: number[] = []
  let [thing, noun] = ['', record?.noun ?? '']
  let [isZero, isChanged, isBy, isOfUnits] = [false, false, false, false]
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const said = nounAt(line, at)
    const own = THING.exec(said?.noun ?? token.text)
    if (at === record?.from) at = record.end - 1
    else if (token.kind === 'number') numbers.push(at)
    else if (own && !thing) thing = own[1] ? ' ' : own[0]
    else if (said && !noun) {
      noun = said.noun
      at = said.end - 1
    } else if (token.text.startsWith('unid')) isOfUnits = true
    else if (ZEROES.v.test(token.text)) isZero = true
    else if (BY.test(token.text)) isBy = true
    else if (SMALL.test(token.text)) continue
    else if (tellsChange(token) || isListVerb(line, at, EDITING)) isChanged = true
    else if (!isSkippable(token)) rest.push(at)
  }
  // 'coloca 50 unidades no produto 12'
  if (isOfUnits && isChanged) thing ||= ' '
  const [head = 0, next] = numbers
  // 'estoque 33 bota 20'
  const isFirst =
    !record && next !== undefined && THING.test(tokens[head - 1]?.text ?? '') && tellsChange(tokens[head + 1]!)
  if (isFirst) numbers.shift()
  const [n = -1, another] = numbers
  const [first = 0, last = first] = [rest[0], rest.at(-1)]
  const isTo = isText(tokens, n - 1, ...TO)
  const isSaid = isZero || isTo || (!isBy && (isChanged || !tokens.some((token) => HOW_IT_IS.test(token.text))))
  const isOne = isZero ? n < 0 : n >= 0 && another === undefined && integerAt(tokens, n) !== null
  const isNamed = last - first === rest.length - 1 && (isZero || isTo || isChanged)
  const own = record?.text.split(' ').at(-1) ?? (isFirst && tokens[head]!.text)
  const who = own ? rest.length === 0 && own : isNamed && text.slice(tokens[first]!.start, tokens[last]!.end)
  // 'estoque do 33 != 20', '- 20', '= 20?' set nothing, nor does 'para 20 a mais', and 'vou pôr' only says so.
  const isNone = /\bvou |\d a mais|!=|[,;]\s*$/.test(text) || (!isChanged && /\d +[-–]|\?/.test(text))
  if (isNone || !isSaid || !isOne || !who || !(thing || isZero)) return null
  const setters = patterns.filter(({ index, slots: [, to] }) => index === 0 && to?.marked && to.arg.kind === 'n')
  const isOf = (of = noun || here?.id) => setters.find(({ slots: [id] }) => id?.arg.noun?.id === of)
  const setter = isOf() ?? (noun || (!thing && columns.length > 0) ? undefined : setters[0])
  const [phrase = ''] = setter?.command.phrases ?? []
  return phrase.includes(thing) && phrase
    ? phrase.replace('{id}', who).replace('{n}', isZero ? '0' : tokens[n]!.text)
    : null
}
