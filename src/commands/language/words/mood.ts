/**
 * Determines the mood of a line (commands/language/words/README §6). A line that denies, asks or tells about an action
 * runs no action.
 */
import type { Lexicon } from './lexicon.ts'
import { getVerbClass, isNounLemma, isPastLemma, isVerbLemma, type Lemma, verbLemmas } from './lemma.ts'
import { isSkippable, type Token } from './tokens.ts'
import { UNSUPPORTED_VERBS } from './vocabulary.ts'

const splitWords = (text: string) => new Set(text.split(' '))

/** Words that deny, anywhere in the line. */
export const DENIAL_WORDS = splitWords('nao naum nunca jamais nem never not dont nada ninguem nenhum proibido')
/** Prefixes of words that deny an action after them. */
export const HOLDING_BACK_WORD =
  /^(?:evit|capaz$|par(?:e|ar|ei|amos)$|cancel|interromp|imp[ei][dc]|proib|desist|esquec|desfa|desfe|revert|recuper|restaur|adi[ae]|sem$|quase$|exceto$|menos$)/
/** Question words, some of which count only before an action. */
export const QUESTION_WORDS = splitWords(
  'quem quando porque pq alguem ja foi foram era eram tinha havia houve acontece aconteceu aconteceria vao iria diferenca ' +
    'significa risco seguro pena devo deveria who when why was were did has have',
)

/** Question words that tell about the past if the line has no other question word. */
const PAST_WORDS = splitWords('ja foi foram era eram tinha havia houve')

/** Why nothing of the line may run; null if it may. */
export type Mood = 'denies' | 'asks' | 'tells' | 'pends' | 'notes' | null

/** Verb classes that change something. */
const ACTION_VERBS = splitWords(
  `excluir habilitar desabilitar liberar reprocessar sincronizar associar desassociar ajustar alternar ${UNSUPPORTED_VERBS.join(' ')}`,
)

/** The lemma is a verb that changes something. */
export const isActionLemma = (lemma: Lemma): boolean => isVerbLemma(lemma) && ACTION_VERBS.has(getVerbClass(lemma))

/** Verbs that set a stock to zero; other words set it to a number. */
export const ZERO_VERBS = { request: /^zer(?:ar?|em?|ando)$/, past: /^zer(?:ou|ei|aram)$/ }

/**
 * The word is a form of an action verb; with 'past', a past form that is not also a noun ('lançamento'). A 'link' is a
 * thing.
 */
export const isActionWord = (lexicon: Lexicon, text: string, kind: 'request' | 'past'): boolean => {
  const meanings = lexicon.getFullMeanings(text)
  if (text === 'link' || (kind === 'past' && meanings.some(isNounLemma))) return false
  const isKind = kind === 'request' ? isVerbLemma : isPastLemma
  return ZERO_VERBS[kind].test(text) || meanings.filter(isKind).some((lemma) => ACTION_VERBS.has(getVerbClass(lemma)))
}

/** Verbs of looking: 'produtos que não aparecem' denies no action. */
export const LOOK_VERBS = verbLemmas('ir', 'ver', 'filtrar', 'ordenar')
/** The word is a verb that does more than look. */
export const isMoreThanLook = (lexicon: Lexicon, text: string): boolean =>
  lexicon.getFullMeanings(text).some((lemma) => isVerbLemma(lemma) && !LOOK_VERBS.has(lemma))
const DENYING_WORDS = new Set([...DENIAL_WORDS, 'sem'])
/** Something is to stay as it is, or to be left alone. */
const LEAVE_AS_IS = /\b(?:deix\w*|fi[cq]\w*|mant\w*) .*\bcomo (?:esta|ta)\b|\bdeix\w* pa?ra la\b/
const FORBIDDING_WORDS = splitWords('nao nunca jamais never dont')
/** A denial reaches this many words: 'não é pra sair'. */
const DENIAL_REACH = 4

/** The word denies something that does more than look: 'não quero sair', 'sem exportar nada', 'do not log out'. */
function isDeniedAt(texts: readonly string[], index: number, lexicon: Lexicon): boolean {
  if (!DENYING_WORDS.has(texts[index] ?? '')) return false
  // A denial at the end of the line applies to what precedes it: 'quero sair não'.
  const from = index === texts.length - 1 ? Math.max(0, index - DENIAL_REACH) : index + 1
  return texts.slice(from, from + DENIAL_REACH).some((text, offset) => {
    const joined = `${text} ${texts[from + offset + 1] ?? ''}`
    return [text, joined].some((form) => isMoreThanLook(lexicon, form))
  })
}

/** The word denies and is not quoted. 'n' and 'ñ' mean 'não' unless a number follows: 'exclui o 12 n'. */
const isDenial = (tokens: readonly Token[], index: number) => {
  const [token, next] = [tokens[index], tokens[index + 1]]
  if (token?.kind !== 'word') return false
  if (token.text !== 'n') return DENIAL_WORDS.has(token.text)
  if (next?.kind === 'word') return !next.isGlued
  const isApart = !token.isGlued || tokens[index - 1]?.kind === 'sign'
  return isApart && [1, 2, 3].every((offset) => tokens[index + offset]?.kind !== 'number')
}

/** A word of the tokens denies or asks, wherever it stands. */
export const containsMoodWord = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind, text }, index) => isDenial(tokens, index) || (kind === 'word' && QUESTION_WORDS.has(text)))

/** Words that hold an action back: 'evite', 'deixe de', 'em vez de'. */
function isHoldingBack(texts: readonly string[], index: number): boolean {
  const text = texts[index] ?? ''
  if (HOLDING_BACK_WORD.test(text)) return true
  return texts[index + 1] === 'de' && /^(?:deix|vez$|inves$|antes$|depois$)/.test(text)
}

/** Verbs that submit the form. */
const SAVE_VERB = /\b(?:salv|grav)(?:ar?|em?|ando|(ou|aram)) /
/** The name of a saved view follows; saving a view changes nothing on the platform. */
const VIEW_NAMING = /\b(?:salv|guard|grav)\w* (?:\w+ )?visao (?=.)/

/**
 * Uncertainty: a condition ('se eu …', whatever follows), a guess, a question to oneself ('será que dá pra liberar?'
 * does ask for it), or what others do: 'os que pagam 5'.
 */
const UNCERTAINTY =
  /^(?:e |mas )?se (?:eu|a gente|nos|alguem)\b|^(?:\w+ ){0,3}acho que\b|^[oa]s que (?!falt)\w+[ae]m\b|\bsera(?: que (?:eu )?\w+o\b|$)/

/** Courtesies that make no request of a question: 'pediram pra excluir o 12?', 'seria bom liberar o 7?'. */
const NON_REQUEST_OPENING =
  /^(?:agora|isso|me|para|pra|pediram|seria|bom|e|o|eu|onde|qua(?:l|is|nto)|precis(?:o|a|amos)|t[ei](?:nho|mos)|que|can|could|i)$/
/** A question for permission: 'posso excluir o 12', 'a gente pode excluir?', 'quer que eu exclua?'. */
const PERMISSION_QUESTION = /\b(?:posso|podemos|(?:gente|eu) pode\w*|(?:can|could|may) (?:i|we)|quer(?:em)? que)\b/
/** Subjects other than the operator: 'ela libera o 88', 'a gente exclui'. 'ao liberar' states a time. */
const OTHER_PERSONS = /^(?:el[ea]s?|gente|nos|sistema|tela)$/

/** Text that is no sentence: a function call, a database query. */
const CODE_TEXT = /[a-z]\(\d|\S where /i
/** Marks of a note about a request: an item of a list, a comment, a quotation, a tick. */
const NOTE_MARK =
  /^\s*(?:(?:[^:\d]*[\s-])?(?:fazer|do|pendentes?|eu|voc.) *:|\p{L}\. ?\p{L}{1,2}\.|[^\p{L}\p{N}\s.,?¡¿#@>:+"]|\p{L}\))|[\u2300-\u23ff\u2600-\u27bf\u{1f44e}\u{1f6ab}\u{1f6d1}]|\(\s*\?|[-–—:=([→]\s*ok\b/iu
/** What is still to be done, or how many: 'o bônus 88 a liberar', 'temos 88 pra liberar'. */
const TO_DO_TEXT = /\d (?:a|por|pa?ra(?! ser)) [a-z]+[aei]r\b|\b(?:tem|temos|sao|faltam?|existem) \d+ /
/** What is still to be done, after a noun that is the same for one record and for several: 'bônus para liberar'. */
const TO_DO_AFTER_NOUN = /^(?:a|por|pa?ra(?! ser)) [a-z]+[aei]r\b/
/** What is still to be done to several records: 'produtos a excluir', 'pedidos por reprocessar'. */
const TO_DO_OF = /^(?:a|por)$/
/**
 * The last action is to be undone, whatever it was: 'desfazer a última exclusão', 'reverte minha última alteração'. A
 * line that names a record does not match: 'desfazer a exclusão do 12' might undo another action.
 */
export const UNDOES_LAST =
  /^(?:(?:por favor|quero|preciso|pode|da pra|vamos) )*(?:desfa[zcs]\w*|revert\w*) (?:(?:[ao]|minha|meu) )?ultim[ao] ([a-z]+(?:ao|mento|edicao|coisa|comando))(?: (?:que (?:eu )?)?(?:fiz|feita|feito))?(?: por favor)?$/
/** The number identifies an owner or a level and no record: 'bônus de nível 2 liberados'. */
const OWNED_RECORDS = /^\D*\b(?:d[aeo] (?:[a-z]+ )?|nivel )\d/
/** An action as a plan or an opinion: 'o plano é excluir o 12', 'o certo seria liberar'. */
const HYPOTHETICAL = /\S\s+(?:é|seria) (?:pa?ra )?\p{L}+r(?!\p{L})/iu

const WHEN_POSSIBLE = /\bq(?:uan)?do (?:puder|der)(?: *,|$)/i

/** A noun whose plural is like its singular: 'bônus'. */
const isNumberlessNoun = (text: string, lexicon: Lexicon): boolean =>
  [...lexicon.lookup(text).values()].some(
    ({ lemma, isFull, isCanonical, grammaticalNumber }) =>
      isFull && isCanonical && isNounLemma(lemma) && grammaticalNumber === null,
  )

/** The mood of a line. `typedText` is the line as typed, whose accents distinguish 'excluí' from 'exclui'. */
export function getMood(tokens: readonly Token[], typedText: string, lexicon: Lexicon): Mood {
  const typed = tokens.filter(({ kind }) => kind === 'word')
  const texts = typed.map(({ text }) => text)
  const naming = VIEW_NAMING.exec(texts.join(' '))
  const name = naming && typed[`${naming.input.slice(0, naming.index)}${naming[0]}`.split(' ').length - 1]
  if (name) return getMood(tokens.slice(0, tokens.indexOf(name)), typedText.slice(0, name.start), lexicon)
  const isActionAt = typed.map(({ text }) => isActionWord(lexicon, text, 'request'))
  const isPastAt = typed.map(
    ({ text, start, end }) =>
      isActionWord(lexicon, text, 'past') ||
      // 'excluí' was done, 'excluí-la' is requested; so are Spanish 'liberé', 'eliminó' past forms.
      (/[íéó]$/iu.test(typedText.slice(start, end).normalize()) &&
        !/^-l[ao]/i.test(typedText.slice(end)) &&
        isActionWord(lexicon, text, 'request')),
  )
  if (UNDOES_LAST.test(texts.join(' ')) && tokens.at(-1)?.text !== '?' && !NOTE_MARK.test(typedText)) return null
  if (texts.some((_, index) => isDeniedAt(texts, index, lexicon)) || LEAVE_AS_IS.test(texts.join(' '))) return 'denies'
  if (FORBIDDING_WORDS.has(texts[0] ?? '') && tokens.some(({ kind }) => kind === 'number')) return 'denies'
  const [saves, saved] = SAVE_VERB.exec(`${texts.join(' ')} `) ?? []
  if (saves && tokens.some((_, index) => isDenial(tokens, index))) return 'denies'
  if (saved && texts.some((text) => QUESTION_WORDS.has(text))) return 'asks'
  if (UNCERTAINTY.test(texts.join(' '))) return 'asks'
  const firstActionIndex = texts.findIndex((_, index) => isActionAt[index] || isPastAt[index])
  if (firstActionIndex < 0) return null
  if (/\w['’]t\b/.test(typedText) || tokens.some((_, index) => isDenial(tokens, index))) return 'denies'
  if (texts.some((_, index) => index < firstActionIndex && isHoldingBack(texts, index))) return 'denies'
  // 'vou liberar o 88' only announces the action.
  const isAnnouncement =
    texts[firstActionIndex]!.endsWith('r') && /^(?:vou|irei)$/.test(texts[firstActionIndex - 1] ?? '')
  if (isAnnouncement || NOTE_MARK.test(typedText.replaceAll(/"[^"]*"/g, '"'))) return 'notes'
  const isByOthers = (isMatch: boolean, index: number) =>
    isMatch && (texts[index]!.endsWith('r') ? texts[index - 1] === 'ao' : OTHER_PERSONS.test(texts[index - 1] ?? ''))
  if (CODE_TEXT.test(typedText) || isActionAt.some(isByOthers)) return 'tells'
  if (PERMISSION_QUESTION.test(texts.join(' '))) return 'asks'
  if (HYPOTHETICAL.test(typedText.normalize())) return 'asks'
  const isToDo =
    texts[firstActionIndex]!.endsWith('r') &&
    TO_DO_OF.test(texts[firstActionIndex - 1] ?? '') &&
    lexicon.getFullMeanings(texts[firstActionIndex - 2] ?? '').some(isNounLemma)
  const words = tokens.map(({ text }) => text)
  const isLeftToDo = words.some(
    (text, index) => isNumberlessNoun(text, lexicon) && TO_DO_AFTER_NOUN.test(words.slice(index + 1).join(' ')),
  )
  if (isToDo || isLeftToDo || TO_DO_TEXT.test(words.join(' '))) return 'pends'
  const before = texts.slice(0, firstActionIndex)
  // 'liberar bônus 3?' asks whether to do it; 'dá pra liberar o bônus 3?' and 'libera o 3?' request it.
  const isQuestion = tokens.at(-1)?.text === '?' && /[^aeim]$/.test(texts[firstActionIndex]!)
  // 'excluir? 12'
  if (/r\?+ *\w/.test(typedText)) return 'asks'
  if (isQuestion && !tokens.some(({ isPolite, text }) => isPolite && !NON_REQUEST_OPENING.test(text))) return 'asks'
  const asks =
    // 'quando puder, reprocesse o pedido 5' requests it.
    texts.some((text) => QUESTION_WORDS.has(text) && !(text === 'quando' && WHEN_POSSIBLE.test(typedText))) ||
    /p(?:or|ra|ara) que(?= \w+r\b)|por que|acho que|que serve|pode ser que|talvez|o que (?:e|faz|sao) /.test(
      texts.join(' '),
    ) ||
    // 'que se exclua o 3' is a wish; 'que se eu exclui o 3' is a condition.
    before.some(
      // 'se' of 'solicita-se' is no condition either.
      (text, index) =>
        text === 'se' &&
        !/^(?:solicita|requer)$/.test(before[index - 1] ?? '') &&
        (before[index - 1] !== 'que' || index < firstActionIndex - 1 || texts[firstActionIndex]!.endsWith('r')),
    )
  const isPast =
    isPastAt.includes(true) &&
    tokens.at(-1)?.text !== '?' &&
    !before.includes('se') &&
    !texts.some((text) => QUESTION_WORDS.has(text) && !PAST_WORDS.has(text))
  const mood = isPast ? 'tells' : 'asks'
  if (asks || isPastAt.some((isMatch, index) => isMatch && !isParticiple(texts[index] ?? ''))) return mood
  // 'produto 12 excluído', 'bônus 88 liberado?' tell about one record. 'bônus liberados do usuário 15' asks for a list.
  const number = tokens.find(({ kind }) => kind === 'number')
  const isOfPart = OWNED_RECORDS.test(tokens.map(({ text }) => text).join(' '))
  const tellsOfOneRecord = typed.some(
    ({ text, start }, index) =>
      isPastAt[index] && number && (!text.endsWith('s') || (number.start < start && !isOfPart)),
  )
  return tellsOfOneRecord ? mood : null
}

/** The line without its action, its denial and its question words: what the line is about. */
export function removeAction(tokens: readonly Token[], typedText: string, lexicon: Lexicon): string {
  const isUnrelated = ({ kind, text }: Token, index: number) =>
    kind !== 'sign' &&
    !isDenial(tokens, index) &&
    !(kind === 'word' && (QUESTION_WORDS.has(text) || HOLDING_BACK_WORD.test(text))) &&
    !isActionWord(lexicon, text, 'request') &&
    !isActionWord(lexicon, text, 'past')
  const remaining = tokens.filter(isUnrelated)
  // 'desfaz a exclusão' leaves only an article, which would begin too many words.
  return (remaining.every(isSkippable) ? [] : remaining).map(({ start, end }) => typedText.slice(start, end)).join(' ')
}

const isParticiple = (text: string) => /[aiu]d[oa]s?$|[cs][ao]o$|[cs]oes$/.test(text)

/** The message shown instead of running anything. */
export const MOOD_REASONS: Readonly<Record<NonNullable<Mood>, string>> = {
  denies: 'Isto não executa nada: a frase nega o ato',
  asks: 'Isto não executa nada: a frase é uma pergunta',
  tells: 'Isto não executa nada: a frase conta o que foi feito',
  pends: 'Isto não executa nada: a frase fala do que está por fazer',
  notes: 'Isto não executa nada: a frase é uma anotação',
}
