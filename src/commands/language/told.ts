/**
 * What a line asks for, beside what it only tells of it (commands/language/README §5): 'exclua a categoria 9, tá
 * duplicada', 'soltar o bônus 512 que o cara tá esperando', 'a loja 18 fechou, pode excluí-la'.
 */
import type { Lexicon } from '#commands/language/words/lexicon.ts'
import type { Line } from '#commands/language/words/line.ts'
import { DENIALS, doesMore, HOLDINGS } from '#commands/language/words/mood.ts'
import { THING } from '#commands/language/words/loose.ts'
import { recordIn } from './other-lines.ts'
import { isSkippable, type Token } from '#commands/language/words/tokens.ts'
import { ignored } from '#commands/language/words/vocabulary.ts'
import { nounAt } from '#commands/language/views/view-words.ts'
import { after, pattern } from '#commands/language/words/word-pattern.ts'

/** A part of the line that is to be read by itself. */
export interface ToldApart {
  text: string
  /** It begins the line, and what stands behind it is told. */
  isHead: boolean
  /** What stands behind it only tells what for. */
  isFor?: boolean
  /** What stands before it tells nothing by a verb, or under what condition: no act is read. */
  isGiven?: boolean
}

/** Begin what tells why. */
const WHY = /^(?:que|porque|pois|because|conforme)$/
/** And what for: 'pra fechar o mês', 'para eu mexer nele'. */
const WHAT_FOR = pattern('pa?ra (?:(?:eu|gente|nos|mim) )?\\w+[aei]r ')
/** Such a purpose begins here, and names nothing of the language: 'pra abrir no excel' says what is exported. */
function isPurpose(tokens: readonly Token[], at: number, { knows }: Lexicon): boolean {
  const end = after(WHAT_FOR, tokens, at)
  return end > at && tokens.slice(end).every((token) => isSkippable(token) || !knows(token.text))
}
/** What makes more of it than a reason: an objection, a condition, a choice, a wait, another one meant. */
const HOLDS =
  /^(?:mediante|mas|porem|but|se$|if$|caso|qua|que(?:m|r(?!er))|unless|when|depois|apos|ant|ate$|desde|after|before|until|so$|somente|apenas|only|talvez|maybe|amanha|ou$|or$|tamb|outr|mesmo|esper[ae]$|wait|pera|calma|conf(?!orme|\w*(?:d[oa]s?|ei|eri)$)|deix|di[gz]|op[as]|melhor|v[ao][uio]|dev|pod|prec|dont?$|enquanto|assim|ser|sabe|tal$|fac)/
/** What a denial is said of where it speaks of the record: 'não tem foto', 'nunca vendeu'. */
const OF_RECORD = /^(?:tem|exist|serv|vend|us|\w+(?:ou|[ei]u|ram)$)/
/** Without 'que' it is told by a verb, or by what something is. */
const TELLS = /^(?:ta|tao|est\w+|e|sao|tem|s|is|wrong|nao|ninguem|conferi|\w\w+(?:ou|[ei]u|io|[^r]ei|errei|ram))$/

/** Says by a verb how something is: 'tá duplicada', 'foi criada em duplicidade'. */
const tells = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, at) =>
      TELLS.test(text) || (text === 'foi' && /^(?:cri|cadastr|lanc|duplic)ad/.test(tokens[at + 1]?.text ?? '')),
  )

/** A condition: 'havendo saldo, …', and not 'tá pedindo'. */
const GIVEN = /(?<!\b(?:est|t)\S* )\b\w+ndo\b/i
/** Tells what became of the request, or whose words it was: '- aguardando aprovação', ', sugeriu o João', ', foi o que ela disse'. */
const OF_REQUEST =
  /^(?:(?:aguard|esperand|rejeit|negad|recus|reprov|bloquead|suspens|conclu|resolv|finaliz|feit|(?:suger|ped|diss|fal|mand|coment|pergunt|avis|solicit)\w*(?:[ei]u|ou|e|ram)\b)|.*\bo que )/

const holds = (text = '') => HOLDS.test(text) || HOLDINGS.test(text)

/** What is denied here is said of a record, behind 'que' or in a statement: 'não é mais usado', 'que ninguém usa'. */
const deniesRecord = (tokens: readonly Token[]): boolean =>
  tokens.every(({ text }, at) => {
    if (!DENIALS.has(text) && text !== 'n' && text !== 'nem') return true
    const [next = '', , last] = tokens.slice(at + 1).map((token) => token.text)
    const isMore = tokens[at + 2]?.text === 'mais' && (next !== 'e' || last !== undefined)
    return tokens[at - 1]?.kind !== 'sign' && !next.endsWith('r') && (isMore || OF_RECORD.test(next))
  })

/** Nothing in these tokens asks for anything, holds it back or names another record. */
const isTold = (tokens: readonly Token[], lexicon: Lexicon): boolean =>
  tokens.some(({ kind }) => kind === 'word') &&
  deniesRecord(tokens) &&
  tokens.every(({ kind, text }) =>
    kind === 'sign'
      ? !/[?…@#]/.test(text)
      : kind === 'word' && (text === 'sem' || !holds(text)) && (text === 'link' || !doesMore(lexicon, text)),
  )

/** What stands behind what is asked for: it begins with 'que', or tells something by a verb. */
function isReason(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const [first, ...rest] = tokens
  if (WHY.test(first?.text ?? '') || isPurpose(tokens, 0, lexicon)) return isTold(rest, lexicon)
  if (first?.kind === 'sign') return isReason(rest, lexicon)
  if (OF_REQUEST.test(tokens.map(({ text }) => text).join(' '))) return false
  return first?.text !== 'e' && tells(tokens) && isTold(tokens, lexicon)
}

/** A sign that parts two clauses, and not two numbers or a word and its pronoun. */
const parts = ({ kind, text, glued }: Token, next: Token): boolean =>
  kind === 'sign' && !next.glued && (/[,;.(?]/.test(text) || (/[–—-]/.test(text) && !glued))

/** Whose a record is, without a name. */
const PERSON = /^(?:client[ea]|usuari[oa]|moc[ao]|cara|rapaz|senhora?|mulher|homem|pessoa)$/

/** What one did wrong is taken back, and no page left: 'deletei errado, volta'. */
const UNDONE = /(?:ei .*(?:errad|engan|sem querer)|\berrei\b).*\bvolt[ae]\w*(?: (?:isso|tudo|atr[aá]s|a[ií]))?\W*$/i

/** So many are read at most: of 'e, e, e, …' every sign would begin one. */
const MOST_CLAUSES = 4

/** The clauses of the line that ask for something, while all that stands beside them is only told. */
export function clausesOf(line: Line, lexicon: Lexicon): ToldApart[] {
  const { tokens, text } = line
  const clauses: ToldApart[] = []
  for (let at = 1; at < tokens.length - 1 && clauses.length < MOST_CLAUSES; at++) {
    const isSign = parts(tokens[at]!, tokens[at + 1]!)
    const isPerson = /^d[ao]$/.test(tokens[at]!.text) && PERSON.test(tokens[at + 1]!.text)
    if (!isSign && !isPerson && !WHY.test(tokens[at]!.text) && !isPurpose(tokens, at, lexicon)) continue
    const before = tokens[at - (tokens[at - 1]!.text === 'ja' ? 2 : 1)]
    const tail = tokens.slice(isPerson ? at + 2 : isSign ? at + 1 : at)
    const isUnsure = !isSign && (holds(before?.text) || ignored.has(before?.text ?? ''))
    const isEnd = tail.every((token) => token.text === '?')
    // 'no produto 11, em 101, bota, o estoque' tells what is to be set.
    const isSet =
      tail.some((token) => THING.test(token.text)) &&
      tokens.slice(0, at).filter(({ kind }) => kind === 'number').length > 1
    if (before && !isUnsure && !isSet && ((isPerson && isEnd) || isReason(tail, lexicon)))
      clauses.push({
        text: text.slice(0, before.end) + (isEnd && tail[0] ? '?' : ''),
        isHead: true,
        isFor: isPurpose(tokens, at, lexicon),
      })
    const record = recordIn(line, at)
    const told = tokens.slice(0, at).filter((token, place) => {
      const isRecord = record && place >= record.from && place < record.end
      return !isRecord && !WHY.test(token.text)
    })
    // 'o estoque, produto 43, para 10' tells what is to be set.
    const isThing = told.some((token) => THING.test(token.text))
    const asked = text.slice(tokens[at + 1]!.start)
    if (isSign && !isThing && !/[?(]/.test(tokens[at]!.text) && isTold(told, lexicon))
      clauses.push({
        text: UNDONE.test(text) ? 'desfazer' : `${asked} ${record?.text ?? ''}`,
        isHead: false,
        isGiven: GIVEN.test(text.slice(0, tokens[at]!.start)) || !(record || tells(told)),
      })
  }
  return clauses
}

/** Put what stands behind them in the place of what stands before: 'o 12, não, pera, o 13'. */
const INSTEAD = pattern(
  '(?:[,.…-] |nao )*(?:(?:ops|opa|perai?|alias|digo|minto|errei|(?:quer|melhor) dizer|melhor dizendo|ou melhor|na verdade|corrigindo|desculpa|(?<=[,.…-] )(?:nao|espera|isso)(?= [,.…])) (?:[,.…] )*)+',
)
const OF_NUMBER = pattern('(?:[oa]s?|d[oa]|#|e|sao|para) (?=\\d)')
/** Take back all that stands before. */
const DROPPED = pattern(
  '[,.…-] (?:esquec[ae]|deix[ae] (?:pra|para) la|nada disso|cancela)(?: isso)? [,.…-] (?:[,.…-] )*',
)
const SMALL = pattern('(?:melhor |[oa]s? |d[eoa]s? |n[oa]s? )*')
const TIME =
  /^(?:hoje|(?:ante)?ontem|dias?|semanas?|mes|meses|anos?|quinzena|\w*mestre|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/

/**
 * The line without what is taken back in it, spaces in its place: all of it ('…, esquece, …'), a number for the one at its end, or
 * everything from the last word that the new words begin with ('de ontem, aliás, de anteontem'), else of their kind: a time, a noun.
 */
export function withoutTakenBack(line: Line): string {
  const { text, tokens } = line
  const isNumber = (at: number) => tokens[at]?.kind === 'number'
  const isEnd = (at: number) => tokens.slice(at).every((token) => /^[.!]$/.test(token.text))
  const without = (from: number, to: number) => {
    const [{ start }, { start: end }] = [tokens[from]!, tokens[to]!]
    return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  }
  const isTime = (at: number) => TIME.test(tokens[at]?.text ?? '')
  for (let at = tokens.length - 2; at > 0; at--) {
    const dropped = after(DROPPED, tokens, at)
    if (dropped > at && dropped < tokens.length) return without(0, dropped)
    const to = after(INSTEAD, tokens, at)
    if (to === at || to >= tokens.length) continue
    const number = after(OF_NUMBER, tokens, to)
    if (isNumber(at - 1) && isNumber(number) && isEnd(number + 1)) return without(at - 1, number)
    const same = tokens.slice(0, at).findLastIndex((token) => token.text === tokens[to]!.text)
    if (same >= 0) return without(same, to)
    // 'semana passada, aliás, o mês passado'; 'cadastrar loja, ops, categoria'
    const first = after(SMALL, tokens, to)
    const kind = isTime(first) ? isTime : nounAt(line, first) ? (place: number) => nounAt(line, place) !== null : null
    const replaced = kind ? tokens.slice(0, at).findLastIndex((_, place) => kind(place)) : -1
    if (replaced >= 0) return without(replaced, first)
  }
  return text
}
