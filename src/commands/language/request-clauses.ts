/**
 * What a line asks for, beside what it only tells of it (commands/language/README §5): 'exclua a categoria 9, tá
 * duplicada', 'soltar o bônus 512 que o cara tá esperando', 'a loja 18 fechou, pode excluí-la'.
 */
import type { Lexicon } from '#commands/language/words/lexicon.ts'
import type { Line } from '#commands/language/words/line.ts'
import { DENIAL_WORDS, isMoreThanLook, HOLDING_BACK_WORD } from '#commands/language/words/mood.ts'
import { NUMBER_FIELD_WORD } from '#commands/language/words/optional-words.ts'
import { findRecordMention } from './line-rewrites.ts'
import { isSkippable, type Token } from '#commands/language/words/tokens.ts'
import { IGNORED_WORDS } from '#commands/language/words/vocabulary.ts'
import { matchNoun } from '#commands/language/views/view-words.ts'
import { skipPattern, createPattern } from '#commands/language/words/word-pattern.ts'

/** A part of the line that is to be read by itself. */
export interface RequestClause {
  text: string
  /** It begins the line, and what stands behind it is told. */
  isFirst: boolean
  /** What stands behind it only tells what for. */
  isPurpose?: boolean
  /** What stands before it tells nothing by a verb, or under what condition: no act is read. */
  isConditional?: boolean
}

/** Begin what tells why. */
const REASON_OPENING = /^(?:que|porque|pois|because|conforme)$/
/** And what for: 'pra fechar o mês', 'para eu mexer nele'. */
const PURPOSE_OPENING = createPattern('pa?ra (?:(?:eu|gente|nos|mim) )?\\w+[aei]r ')
/** Such a purpose begins here, and names nothing of the language: 'pra abrir no excel' says what is exported. */
function isPurpose(tokens: readonly Token[], at: number, { isKnown }: Lexicon): boolean {
  const end = skipPattern(PURPOSE_OPENING, tokens, at)
  return end > at && tokens.slice(end).every((token) => isSkippable(token) || !isKnown(token.text))
}
/** What makes more of it than a reason: an objection, a condition, a choice, a wait, another one meant. */
const OBJECTION =
  /^(?:mediante|mas|porem|but|se$|if$|caso|qua|que(?:m|r(?!er))|unless|when|depois|apos|ant|ate$|desde|after|before|until|so$|somente|apenas|only|talvez|maybe|amanha|ou$|or$|tamb|outr|mesmo|esper[ae]$|wait|pera|calma|conf(?!orme|\w*(?:d[oa]s?|ei|eri)$)|deix|di[gz]|op[as]|melhor|v[ao][uio]|dev|pod|prec|dont?$|enquanto|assim|ser|sabe|tal$|fac)/
/** What a denial is said of where it speaks of the record: 'não tem foto', 'nunca vendeu'. */
const RECORD_STATEMENT = /^(?:tem|exist|serv|vend|us|\w+(?:ou|[ei]u|ram)$)/
/** Without 'que' it is told by a verb, or by what something is. */
const STATEMENT_VERB =
  /^(?:ta|tao|est\w+|e|sao|tem|s|is|wrong|nao|ninguem|conferi|\w\w+(?:ou|[ei]u|io|[^r]ei|errei|ram))$/

/** Says by a verb how something is: 'tá duplicada', 'foi criada em duplicidade'. */
const isStatement = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, at) =>
      STATEMENT_VERB.test(text) ||
      (text === 'foi' && /^(?:cri|cadastr|lanc|duplic)ad/.test(tokens[at + 1]?.text ?? '')),
  )

/** A condition: 'havendo saldo, …', and not 'tá pedindo'. */
const CONDITION = /(?<!\b(?:est|t)\S* )\b\w+ndo\b/i
/** Tells what became of the request, or whose words it was: '- aguardando aprovação', ', sugeriu o João', ', foi o que ela disse'. */
const REQUEST_STATUS =
  /^(?:(?:aguard|esperand|rejeit|negad|recus|reprov|bloquead|suspens|conclu|resolv|finaliz|feit|(?:suger|ped|diss|fal|mand|coment|pergunt|avis|solicit)\w*(?:[ei]u|ou|e|ram)\b)|.*\bo que )/

const isObjection = (text = '') => OBJECTION.test(text) || HOLDING_BACK_WORD.test(text)

/** What is denied here is said of a record, behind 'que' or in a statement: 'não é mais usado', 'que ninguém usa'. */
const isDenialAboutRecord = (tokens: readonly Token[]): boolean =>
  tokens.every(({ text }, at) => {
    if (!DENIAL_WORDS.has(text) && text !== 'n' && text !== 'nem') return true
    const [next = '', , last] = tokens.slice(at + 1).map((token) => token.text)
    const isMore = tokens[at + 2]?.text === 'mais' && (next !== 'e' || last !== undefined)
    return tokens[at - 1]?.kind !== 'sign' && !next.endsWith('r') && (isMore || RECORD_STATEMENT.test(next))
  })

/** Nothing in these tokens asks for anything, holds it back or names another record. */
const isStatementOnly = (tokens: readonly Token[], lexicon: Lexicon): boolean =>
  tokens.some(({ kind }) => kind === 'word') &&
  isDenialAboutRecord(tokens) &&
  tokens.every(({ kind, text }) =>
    kind === 'sign'
      ? !/[?…@#]/.test(text)
      : kind === 'word' &&
        (text === 'sem' || !isObjection(text)) &&
        (text === 'link' || !isMoreThanLook(lexicon, text)),
  )

/** What stands behind what is asked for: it begins with 'que', or tells something by a verb. */
function isReason(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const [first, ...rest] = tokens
  if (REASON_OPENING.test(first?.text ?? '') || isPurpose(tokens, 0, lexicon)) return isStatementOnly(rest, lexicon)
  if (first?.kind === 'sign') return isReason(rest, lexicon)
  if (REQUEST_STATUS.test(tokens.map(({ text }) => text).join(' '))) return false
  return first?.text !== 'e' && isStatement(tokens) && isStatementOnly(tokens, lexicon)
}

/** A sign that parts two clauses, and not two numbers or a word and its pronoun. */
const isClauseSeparator = ({ kind, text, isGlued }: Token, next: Token): boolean =>
  kind === 'sign' && !next.isGlued && (/[,;.(?]/.test(text) || (/[–—-]/.test(text) && !isGlued))

/** Whose a record is, without a name. */
const PERSON_WORD = /^(?:client[ea]|usuari[oa]|moc[ao]|cara|rapaz|senhora?|mulher|homem|pessoa)$/

/** What one did wrong is taken back, and no page left: 'deletei errado, volta'. */
const UNDO_STORY = /(?:ei .*(?:errad|engan|sem querer)|\berrei\b).*\bvolt[ae]\w*(?: (?:isso|tudo|atr[aá]s|a[ií]))?\W*$/i

/** So many are read at most: of 'e, e, e, …' every sign would begin one. */
const MAX_CLAUSES = 4

/** The clauses of the line that ask for something, while all that stands beside them is only told. */
export function splitRequestClauses(line: Line, lexicon: Lexicon): RequestClause[] {
  const { tokens, text } = line
  const clauses: RequestClause[] = []
  for (let at = 1; at < tokens.length - 1 && clauses.length < MAX_CLAUSES; at++) {
    const isSign = isClauseSeparator(tokens[at]!, tokens[at + 1]!)
    const isPerson = /^d[ao]$/.test(tokens[at]!.text) && PERSON_WORD.test(tokens[at + 1]!.text)
    if (!isSign && !isPerson && !REASON_OPENING.test(tokens[at]!.text) && !isPurpose(tokens, at, lexicon)) continue
    const before = tokens[at - (tokens[at - 1]!.text === 'ja' ? 2 : 1)]
    const tail = tokens.slice(isPerson ? at + 2 : isSign ? at + 1 : at)
    const isUnsure = !isSign && (isObjection(before?.text) || IGNORED_WORDS.has(before?.text ?? ''))
    const isEnd = tail.every((token) => token.text === '?')
    // 'no produto 11, em 101, bota, o estoque' tells what is to be set.
    const isSet =
      tail.some((token) => NUMBER_FIELD_WORD.test(token.text)) &&
      tokens.slice(0, at).filter(({ kind }) => kind === 'number').length > 1
    if (before && !isUnsure && !isSet && ((isPerson && isEnd) || isReason(tail, lexicon)))
      clauses.push({
        text: text.slice(0, before.end) + (isEnd && tail[0] ? '?' : ''),
        isFirst: true,
        isPurpose: isPurpose(tokens, at, lexicon),
      })
    const record = findRecordMention(line, at)
    const told = tokens.slice(0, at).filter((token, index) => {
      const isRecord = record && index >= record.start && index < record.end
      return !isRecord && !REASON_OPENING.test(token.text)
    })
    // 'o estoque, produto 43, para 10' tells what is to be set.
    const isThing = told.some((token) => NUMBER_FIELD_WORD.test(token.text))
    const requestText = text.slice(tokens[at + 1]!.start)
    if (isSign && !isThing && !/[?(]/.test(tokens[at]!.text) && isStatementOnly(told, lexicon))
      clauses.push({
        text: UNDO_STORY.test(text) ? 'desfazer' : `${requestText} ${record?.text ?? ''}`,
        isFirst: false,
        isConditional: CONDITION.test(text.slice(0, tokens[at]!.start)) || !(record || isStatement(told)),
      })
  }
  return clauses
}

/** Put what stands behind them in the place of what stands before: 'o 12, não, pera, o 13'. */
const REPLACEMENT = createPattern(
  '(?:[,.…-] |nao )*(?:(?:ops|opa|perai?|alias|digo|minto|errei|(?:quer|melhor) dizer|melhor dizendo|ou melhor|na verdade|corrigindo|desculpa|(?<=[,.…-] )(?:nao|espera|isso)(?= [,.…])) (?:[,.…] )*)+',
)
const BEFORE_NUMBER = createPattern('(?:[oa]s?|d[oa]|#|e|sao|para) (?=\\d)')
/** Take back all that stands before. */
const RETRACTION = createPattern(
  '[,.…-] (?:esquec[ae]|deix[ae] (?:pra|para) la|nada disso|cancela)(?: isso)? [,.…-] (?:[,.…-] )*',
)
const SMALL_WORDS = createPattern('(?:melhor |[oa]s? |d[eoa]s? |n[oa]s? )*')
const TIME_WORD =
  /^(?:hoje|(?:ante)?ontem|dias?|semanas?|mes|meses|anos?|quinzena|\w*mestre|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/

/**
 * The line without what is taken back in it, spaces in its place: all of it ('…, esquece, …'), a number for the one at its end, or
 * everything from the last word that the new words begin with ('de ontem, aliás, de anteontem'), else of their kind: a time, a noun.
 */
export function removeRetractions(line: Line): string {
  const { text, tokens } = line
  const isNumber = (at: number) => tokens[at]?.kind === 'number'
  const isClauseEnd = (at: number) => tokens.slice(at).every((token) => /^[.!]$/.test(token.text))
  const blankOut = (from: number, to: number) => {
    const [{ start }, { start: end }] = [tokens[from]!, tokens[to]!]
    return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  }
  const isTime = (at: number) => TIME_WORD.test(tokens[at]?.text ?? '')
  for (let at = tokens.length - 2; at > 0; at--) {
    const dropped = skipPattern(RETRACTION, tokens, at)
    if (dropped > at && dropped < tokens.length) return blankOut(0, dropped)
    const to = skipPattern(REPLACEMENT, tokens, at)
    if (to === at || to >= tokens.length) continue
    const number = skipPattern(BEFORE_NUMBER, tokens, to)
    if (isNumber(at - 1) && isNumber(number) && isClauseEnd(number + 1)) return blankOut(at - 1, number)
    const same = tokens.slice(0, at).findLastIndex((token) => token.text === tokens[to]!.text)
    if (same >= 0) return blankOut(same, to)
    // 'semana passada, aliás, o mês passado'; 'cadastrar loja, ops, categoria'
    const first = skipPattern(SMALL_WORDS, tokens, to)
    const kind = isTime(first)
      ? isTime
      : matchNoun(line, first)
        ? (index: number) => matchNoun(line, index) !== null
        : null
    const replaced = kind ? tokens.slice(0, at).findLastIndex((_, index) => kind(index)) : -1
    if (replaced >= 0) return blankOut(replaced, first)
  }
  return text
}
