/**
 * Separates what a line asks for from its comments (commands/language/README §5): 'exclua a categoria 9, tá duplicada',
 * 'soltar o bônus 512 que o cara tá esperando', 'a loja 18 fechou, pode excluí-la'.
 */
import type { Grammar } from './grammar.ts'
import type { Lexicon } from '#commands/language/words/lexicon.ts'
import type { Line } from '#commands/language/words/line.ts'
import { DENIAL_WORDS, isMoreThanLook, HOLDING_BACK_WORD } from '#commands/language/words/mood.ts'
import { NUMBER_FIELD_WORD } from '#commands/language/words/optional-words.ts'
import { findRecordMention } from './record-mention.ts'
import { isSkippable, type Token } from '#commands/language/words/tokens.ts'
import { IGNORED_WORDS } from '#commands/language/words/vocabulary.ts'
import { matchNoun } from '#commands/language/views/view-words.ts'
import { skipPattern, createPattern } from '#commands/language/words/word-pattern.ts'

/** A clause of the line that is interpreted on its own. */
export interface RequestClause {
  text: string
  /** The clause begins the line; the rest is a comment. */
  isFirst: boolean
  /** What follows the clause only states a purpose. */
  isPurpose?: boolean
  /** What precedes the clause has no verb or states a condition: no write command is allowed. */
  isConditional?: boolean
}

/** Words that begin a reason. */
const REASON_OPENING = /^(?:que|porque|pois|because|conforme)$/
/** Words that begin a purpose: 'pra fechar o mês', 'para eu mexer nele'. */
const PURPOSE_OPENING = createPattern('pa?ra (?:(?:eu|gente|nos|mim) )?\\w+[aei]r ')
/** A purpose begins here and names nothing that the language knows: 'pra abrir no excel' says what is exported. */
function isPurpose(tokens: readonly Token[], index: number, { isKnown }: Lexicon): boolean {
  const end = skipPattern(PURPOSE_OPENING, tokens, index)
  return end > index && tokens.slice(end).every((token) => isSkippable(token) || !isKnown(token.text))
}
/** Words that make a comment more than a reason: an objection, a condition, a choice, a wait, a correction. */
const OBJECTION =
  /^(?:mediante|mas|porem|but|se$|if$|caso|qua|que(?:m|r(?!er))|unless|when|depois|apos|ant|ate$|desde|after|before|until|so$|somente|apenas|only|talvez|maybe|amanha|ou$|or$|tamb|outr|mesmo|esper[ae]$|wait|pera|calma|conf(?!orme|\w*(?:d[oa]s?|ei|eri)$)|deix|di[gz]|op[as]|melhor|v[ao][uio]|dev|pod|prec|dont?$|enquanto|assim|ser|sabe|tal$|fac)/
/** A word after a negation that describes the record: 'não tem foto', 'nunca vendeu'. */
const RECORD_STATEMENT = /^(?:tem|exist|serv|vend|us|\w+(?:ou|[ei]u|ram)$)/
/** Without 'que' a comment needs a verb or a state. */
const STATEMENT_VERB =
  /^(?:ta|tao|est\w+|e|sao|tem|s|is|wrong|nao|ninguem|conferi|\w\w+(?:ou|[ei]u|io|[^r]ei|errei|ram))$/

/** The tokens describe a state with a verb: 'tá duplicada', 'foi criada em duplicidade'. */
const isStatement = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, index) =>
      STATEMENT_VERB.test(text) ||
      (text === 'foi' && /^(?:cri|cadastr|lanc|duplic)ad/.test(tokens[index + 1]?.text ?? '')),
  )

/** A condition: 'havendo saldo, …', but not 'tá pedindo'. */
const CONDITION = /(?<!\b(?:est|t)\S* )\b\w+ndo\b/i
/**
 * States what became of the request, or who said so: '- aguardando aprovação', ', sugeriu o João', ', foi o que ela
 * disse'.
 */
const REQUEST_STATUS =
  /^(?:(?:aguard|esperand|rejeit|negad|recus|reprov|bloquead|suspens|conclu|resolv|finaliz|feit|(?:suger|ped|diss|fal|mand|coment|pergunt|avis|solicit)\w*(?:[ei]u|ou|e|ram)\b)|.*\bo que )/

const isObjection = (text = '') => OBJECTION.test(text) || HOLDING_BACK_WORD.test(text)

/** Every negation describes a record, after 'que' or in a statement: 'não é mais usado', 'que ninguém usa'. */
const isDenialAboutRecord = (tokens: readonly Token[]): boolean =>
  tokens.every(({ text }, index) => {
    if (!DENIAL_WORDS.has(text) && text !== 'n' && text !== 'nem') return true
    const [next = '', , last] = tokens.slice(index + 1).map((token) => token.text)
    const isMore = tokens[index + 2]?.text === 'mais' && (next !== 'e' || last !== undefined)
    return tokens[index - 1]?.kind !== 'sign' && !next.endsWith('r') && (isMore || RECORD_STATEMENT.test(next))
  })

/** The tokens ask for nothing, hold nothing back and name no other record. */
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

/** A comment after the request: it begins with 'que' or has a verb. */
function isReason(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const [first, ...rest] = tokens
  if (REASON_OPENING.test(first?.text ?? '') || isPurpose(tokens, 0, lexicon)) return isStatementOnly(rest, lexicon)
  if (first?.kind === 'sign') return isReason(rest, lexicon)
  if (REQUEST_STATUS.test(tokens.map(({ text }) => text).join(' '))) return false
  return first?.text !== 'e' && isStatement(tokens) && isStatementOnly(tokens, lexicon)
}

/** A sign that separates two clauses, and not two numbers or a word and its pronoun. */
const isClauseSeparator = ({ kind, text, isGlued }: Token, next: Token): boolean =>
  kind === 'sign' && !next.isGlued && (/[,;.(?]/.test(text) || (/[–—-]/.test(text) && !isGlued))

/** The owner of a record, without a name; the resource of persons has its own nouns. */
const PERSON_WORD = /^(?:moc[ao]|cara|rapaz|senhora?|mulher|homem)$/

/** 'deletei errado, volta' undoes the mistake and does not leave the page. */
const UNDO_STORY = /(?:ei .*(?:errad|engan|sem querer)|\berrei\b).*\bvolt[ae]\w*(?: (?:isso|tudo|atr[aá]s|a[ií]))?\W*$/i

/** The most clauses of a line: in 'e, e, e, …' every sign would begin one. */
const MAX_CLAUSES = 4

/** The clauses of the line that ask for something, if the rest of the line only comments on it. */
export function splitRequestClauses(line: Line, { lexicon, people }: Grammar): RequestClause[] {
  const { tokens, text } = line
  const clauses: RequestClause[] = []
  for (let tokenIndex = 1; tokenIndex < tokens.length - 1 && clauses.length < MAX_CLAUSES; tokenIndex++) {
    const isSign = isClauseSeparator(tokens[tokenIndex]!, tokens[tokenIndex + 1]!)
    const isPerson =
      /^d[ao]$/.test(tokens[tokenIndex]!.text) &&
      (PERSON_WORD.test(tokens[tokenIndex + 1]!.text) ||
        (people !== null && matchNoun(line, tokenIndex + 1)?.noun === people.id))
    if (
      !isSign &&
      !isPerson &&
      !REASON_OPENING.test(tokens[tokenIndex]!.text) &&
      !isPurpose(tokens, tokenIndex, lexicon)
    )
      continue
    const before = tokens[tokenIndex - (tokens[tokenIndex - 1]!.text === 'ja' ? 2 : 1)]
    const tail = tokens.slice(isPerson ? tokenIndex + 2 : isSign ? tokenIndex + 1 : tokenIndex)
    const isQualified = !isSign && (isObjection(before?.text) || IGNORED_WORDS.has(before?.text ?? ''))
    const isEnd = tail.every((token) => token.text === '?')
    // 'no produto 11, em 101, bota, o estoque' has the new value before the field.
    const setsListedNumber =
      tail.some((token) => NUMBER_FIELD_WORD.test(token.text)) &&
      tokens.slice(0, tokenIndex).filter(({ kind }) => kind === 'number').length > 1
    if (before && !isQualified && !setsListedNumber && ((isPerson && isEnd) || isReason(tail, lexicon)))
      clauses.push({
        text: text.slice(0, before.end) + (isEnd && tail[0] ? '?' : ''),
        isFirst: true,
        isPurpose: isPurpose(tokens, tokenIndex, lexicon),
      })
    const record = findRecordMention(line, tokenIndex)
    const commentTokens = tokens.slice(0, tokenIndex).filter((token, index) => {
      const isRecord = record && index >= record.start && index < record.end
      return !isRecord && !REASON_OPENING.test(token.text)
    })
    // In 'o estoque, produto 43, para 10' the first part names the field to set.
    const setsNumber = commentTokens.some((token) => NUMBER_FIELD_WORD.test(token.text))
    const requestText = text.slice(tokens[tokenIndex + 1]!.start)
    if (isSign && !setsNumber && !/[?(]/.test(tokens[tokenIndex]!.text) && isStatementOnly(commentTokens, lexicon))
      clauses.push({
        text: UNDO_STORY.test(text) ? 'desfazer' : `${requestText} ${record?.text ?? ''}`,
        isFirst: false,
        isConditional:
          CONDITION.test(text.slice(0, tokens[tokenIndex]!.start)) || !(record || isStatement(commentTokens)),
      })
  }
  return clauses
}

/** Words that replace what precedes them by what follows: 'o 12, não, pera, o 13'. */
const REPLACEMENT = createPattern(
  '(?:[,.…-] |nao )*(?:(?:ops|opa|perai?|alias|digo|minto|errei|(?:quer|melhor) dizer|melhor dizendo|ou melhor|na verdade|corrigindo|desculpa|(?<=[,.…-] )(?:nao|espera|isso)(?= [,.…])) (?:[,.…] )*)+',
)
const BEFORE_NUMBER = createPattern('(?:[oa]s?|d[oa]|#|e|sao|para) (?=\\d)')
/** Words that retract everything before them. */
const RETRACTION = createPattern(
  '[,.…-] (?:esquec[ae]|deix[ae] (?:pra|para) la|nada disso|cancela)(?: isso)? [,.…-] (?:[,.…-] )*',
)
const SMALL_WORDS = createPattern('(?:melhor |[oa]s? |d[eoa]s? |n[oa]s? )*')
const TIME_WORD =
  /^(?:hoje|(?:ante)?ontem|dias?|semanas?|mes|meses|anos?|quinzena|\w*mestre|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/

/**
 * The line with retracted words replaced by spaces, so that offsets stay valid. Retracted are the whole line ('…,
 * esquece, …'), a number before the one at the end, or everything from the last word that equals the first new word
 * ('de ontem, aliás, de anteontem'), else from the last word of its kind: a period or a noun.
 */
export function removeRetractions(line: Line): string {
  const { text, tokens } = line
  const isNumber = (index: number) => tokens[index]?.kind === 'number'
  const isClauseEnd = (index: number) => tokens.slice(index).every((token) => /^[.!]$/.test(token.text))
  const blankOut = (from: number, endToken: number) => {
    const [{ start }, { start: end }] = [tokens[from]!, tokens[endToken]!]
    return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  }
  const isTime = (index: number) => TIME_WORD.test(tokens[index]?.text ?? '')
  for (let tokenIndex = tokens.length - 2; tokenIndex > 0; tokenIndex--) {
    const retractionEnd = skipPattern(RETRACTION, tokens, tokenIndex)
    if (retractionEnd > tokenIndex && retractionEnd < tokens.length) return blankOut(0, retractionEnd)
    const replacementStart = skipPattern(REPLACEMENT, tokens, tokenIndex)
    if (replacementStart === tokenIndex || replacementStart >= tokens.length) continue
    const number = skipPattern(BEFORE_NUMBER, tokens, replacementStart)
    if (isNumber(tokenIndex - 1) && isNumber(number) && isClauseEnd(number + 1)) return blankOut(tokenIndex - 1, number)
    const repeatedIndex = tokens
      .slice(0, tokenIndex)
      .findLastIndex((token) => token.text === tokens[replacementStart]!.text)
    if (repeatedIndex >= 0) return blankOut(repeatedIndex, replacementStart)
    // 'semana passada, aliás, o mês passado'; 'cadastrar loja, ops, categoria'
    const wordIndex = skipPattern(SMALL_WORDS, tokens, replacementStart)
    const isSameKind = isTime(wordIndex)
      ? isTime
      : matchNoun(line, wordIndex)
        ? (index: number) => matchNoun(line, index) !== null
        : null
    const replacedIndex = isSameKind ? tokens.slice(0, tokenIndex).findLastIndex((_, index) => isSameKind(index)) : -1
    if (replacedIndex >= 0) return blankOut(replacedIndex, wordIndex)
  }
  return text
}
