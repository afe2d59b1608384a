/**
 * What kind of sentence a line is (commands/language/words/README §6): one that denies, and one that asks about what
 * was done, stop every act.
 */
import type { Lemma, Lexicon } from './lexicon.ts'
import { isSkippable, type Token } from './tokens.ts'
import { UNSUPPORTED_VERBS } from './vocabulary.ts'

const splitWords = (text: string) => new Set(text.split(' '))

/** Deny, wherever they stand. */
export const DENIAL_WORDS = splitWords('nao naum nunca jamais nem never not dont nada ninguem nenhum proibido')
/** Deny together with an act that follows; by how they begin. */
export const HOLDING_BACK_WORD =
  /^(?:evit|capaz$|par(?:e|ar|ei|amos)$|cancel|interromp|imp[ei][dc]|proib|desist|esquec|desfa|desfe|revert|recuper|restaur|adi[ae]|sem$|quase$|exceto$|menos$)/
/** Ask, wherever they stand; and those that do before an act. */
export const QUESTION_WORDS = splitWords(
  'quem quando porque pq alguem ja foi foram era eram tinha havia houve acontece aconteceu aconteceria vao iria diferenca ' +
    'significa risco seguro pena devo deveria who when why was were did has have',
)

/** Those of them that tell of what was done, where nothing else is asked. */
const PAST_WORDS = splitWords('ja foi foram era eram tinha havia houve')

/** Why nothing of the line may be run; null where it may. */
export type Mood = 'denies' | 'asks' | 'tells' | 'pends' | 'notes' | null

/** Verb classes whose forms are looked for: those that change something. */
const ACTION_VERBS = splitWords(
  `excluir habilitar desabilitar liberar reprocessar sincronizar associar desassociar ajustar alternar ${UNSUPPORTED_VERBS.join(' ')}`,
)

/** The meaning is to change something. */
export const isActionLemma = (lemma: Lemma): boolean => lemma.startsWith('v:') && ACTION_VERBS.has(lemma.slice(2))

/** A stock is set so, which other words set by a number. */
export const ZERO_VERBS = { v: /^zer(?:ar?|em?|ando)$/, p: /^zer(?:ou|ei|aram)$/ }

/** The word is the form of an act, or with 'p' says that it was done; a 'link' and a 'lançamento' are things. */
export const isActionWord = (lexicon: Lexicon, text: string, kind: 'v' | 'p'): boolean => {
  const said = lexicon.getFullMeanings(text)
  if (text === 'link' || (kind === 'p' && said.some((lemma) => lemma.startsWith('n:')))) return false
  return (
    ZERO_VERBS[kind].test(text) ||
    said.some((lemma) => lemma.startsWith(`${kind}:`) && ACTION_VERBS.has(lemma.slice(2)))
  )
}

/** Verbs of looking: 'produtos que não aparecem' is no denial of an act. */
export const LOOK_VERBS = splitWords('v:ir v:ver v:filtrar v:ordenar')
/** The word asks for more than a look. */
export const isMoreThanLook = (lexicon: Lexicon, text: string): boolean =>
  lexicon.getFullMeanings(text).some((lemma) => lemma.startsWith('v:') && !LOOK_VERBS.has(lemma))
const DENYING_WORDS = new Set([...DENIAL_WORDS, 'sem'])
/** What is left as it is, or alone. */
const LEAVE_AS_IS = /\b(?:deix\w*|fi[cq]\w*|mant\w*) .*\bcomo (?:esta|ta)\b|\bdeix\w* pa?ra la\b/
const FORBIDDING_WORDS = splitWords('nao nunca jamais never dont')
/** A denial reaches so many words: 'não é pra sair'. */
const DENIAL_REACH = 4

/** Whatever else the language does is denied: 'não quero sair', 'sem exportar nada', 'do not log out'. */
function isDeniedAt(texts: readonly string[], at: number, lexicon: Lexicon): boolean {
  if (!DENYING_WORDS.has(texts[at] ?? '')) return false
  // At the end of a line it denies what stands before it: 'quero sair não'.
  const from = at === texts.length - 1 ? Math.max(0, at - DENIAL_REACH) : at + 1
  return texts.slice(from, from + DENIAL_REACH).some((text, after) => {
    const joined = `${text} ${texts[from + after + 1] ?? ''}`
    return [text, joined].some((form) => isMoreThanLook(lexicon, form))
  })
}

/** A word that denies, no text in quotes; so does 'n', 'ñ' for 'não', where no number follows: 'exclui o 12 n'. */
const isDenial = (tokens: readonly Token[], at: number) => {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token?.kind !== 'word') return false
  if (token.text !== 'n') return DENIAL_WORDS.has(token.text)
  if (next?.kind === 'word') return !next.isGlued
  const isApart = !token.isGlued || tokens[at - 1]?.kind === 'sign'
  return isApart && [1, 2, 3].every((after) => tokens[at + after]?.kind !== 'number')
}

/** A word of them denies or asks, and would do so wherever it stands. */
export const containsMoodWord = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind, text }, at) => isDenial(tokens, at) || (kind === 'word' && QUESTION_WORDS.has(text)))

/** What holds an act back: 'evite', 'deixe de', 'em vez de'. */
function isHoldingBack(texts: readonly string[], at: number): boolean {
  const text = texts[at] ?? ''
  if (HOLDING_BACK_WORD.test(text)) return true
  return texts[at + 1] === 'de' && /^(?:deix|vez$|inves$|antes$|depois$)/.test(text)
}

/** What stands in a form is sent so. */
const SAVE_VERB = /\b(?:salv|grav)(?:ar?|em?|ando|(ou|aram)) /
/** A view is only kept, and behind this stands its name: 'salvar visão não liberados'. */
const VIEW_NAMING = /\b(?:salv|guard|grav)\w* (?:\w+ )?visao (?=.)/

/** Supposed ('se eu …', whatever is typed behind it), guessed, asked of oneself ('será que dá pra liberar?' asks for it), or what others do: 'os que pagam 5'. */
const UNCERTAINTY =
  /^(?:e |mas )?se (?:eu|a gente|nos|alguem)\b|^(?:\w+ ){0,3}acho que\b|^[oa]s que (?!falt)\w+[ae]m\b|\bsera(?: que (?:eu )?\w+o\b|$)/

/** Courtesies that make no request of a question: 'pediram pra excluir o 12?', 'seria bom liberar o 7?'. */
const NON_REQUEST_OPENING =
  /^(?:agora|isso|me|para|pra|pediram|seria|bom|e|o|eu|onde|qua(?:l|is|nto)|precis(?:o|a|amos)|t[ei](?:nho|mos)|que|can|could|i)$/
/** Asks whether one may: 'posso excluir o 12', 'a gente pode excluir?', 'quer que eu exclua?'. */
const PERMISSION_QUESTION = /\b(?:posso|podemos|(?:gente|eu) pode\w*|(?:can|could|may) (?:i|we)|quer(?:em)? que)\b/
/** What others do: 'ela libera o 88', 'a gente exclui'; 'ao liberar' says when. */
const OTHER_PERSONS = /^(?:el[ea]s?|gente|nos|sistema|tela)$/

/** Is no sentence: a call, a query of a database. */
const CODE_TEXT = /[a-z]\(\d|\S where /i
/** A note of a request: in a list or a comment, in quotes or brackets, ticked off. */
const NOTE_MARK =
  /^\s*(?:(?:[^:\d]*[\s-])?(?:fazer|do|pendentes?|eu|voc.) *:|\p{L}\. ?\p{L}{1,2}\.|[^\p{L}\p{N}\s.,?¡¿#@>:+"]|\p{L}\))|[\u2300-\u23ff\u2600-\u27bf\u{1f44e}\u{1f6ab}\u{1f6d1}]|\(\s*\?|[-–—:=([→]\s*ok\b/iu
/** What is still to be done, or how many: 'o bônus 88 a liberar', 'temos 88 pra liberar'. */
const TO_DO_TEXT = /(?:\d|\bbonus) (?:a|por|pa?ra(?! ser)) [a-z]+[aei]r\b|\b(?:tem|temos|sao|faltam?|existem) \d+ /
/** What is still to be done to several: 'produtos a excluir', 'pedidos por reprocessar'. */
const TO_DO_OF = /^(?:a|por)$/
/**
 * The last act is to be taken back, whatever it was: 'desfazer a última exclusão', 'reverte minha última alteração'. A
 * record that is named is none of it: 'desfazer a exclusão do 12' would take back another act than that.
 */
export const UNDOES_LAST =
  /^(?:(?:por favor|quero|preciso|pode|da pra|vamos) )*(?:desfa[zcs]\w*|revert\w*) (?:(?:[ao]|minha|meu) )?ultim[ao] ([a-z]+(?:ao|mento|edicao|coisa|comando))(?: (?:que (?:eu )?)?(?:fiz|feita|feito))?(?: por favor)?$/
/** Of whom they are, and not which: 'bônus de nível 2 liberados'. */
const OWNED_RECORDS = /^\D*\b(?:d[aeo] (?:[a-z]+ )?|nivel )\d/
/** What it would be to do it: 'o plano é excluir o 12', 'o certo seria liberar'. */
const HYPOTHETICAL = /\S\s+(?:é|seria) (?:pa?ra )?\p{L}+r(?!\p{L})/iu

const WHEN_POSSIBLE = /\bq(?:uan)?do (?:puder|der)(?: *,|$)/i

/** The mood of a line; `raw` is the line as typed, whose accents tell 'excluí' from 'exclui'. */
export function getMood(tokens: readonly Token[], typedText: string, lexicon: Lexicon): Mood {
  const typed = tokens.filter(({ kind }) => kind === 'word')
  const texts = typed.map(({ text }) => text)
  const naming = VIEW_NAMING.exec(texts.join(' '))
  const name = naming && typed[`${naming.input.slice(0, naming.index)}${naming[0]}`.split(' ').length - 1]
  if (name) return getMood(tokens.slice(0, tokens.indexOf(name)), typedText.slice(0, name.start), lexicon)
  const acts = typed.map(({ text }) => isActionWord(lexicon, text, 'v'))
  const told = typed.map(
    ({ text, start, end }) =>
      isActionWord(lexicon, text, 'p') ||
      // 'excluí' was done, 'excluí-la' is to be; so in Spanish 'liberé', 'eliminó'.
      (/[íéó]$/iu.test(typedText.slice(start, end).normalize()) &&
        !/^-l[ao]/i.test(typedText.slice(end)) &&
        isActionWord(lexicon, text, 'v')),
  )
  if (UNDOES_LAST.test(texts.join(' ')) && tokens.at(-1)?.text !== '?' && !NOTE_MARK.test(typedText)) return null
  if (texts.some((_, at) => isDeniedAt(texts, at, lexicon)) || LEAVE_AS_IS.test(texts.join(' '))) return 'denies'
  if (FORBIDDING_WORDS.has(texts[0] ?? '') && tokens.some(({ kind }) => kind === 'number')) return 'denies'
  const [saves, saved] = SAVE_VERB.exec(`${texts.join(' ')} `) ?? []
  if (saves && tokens.some((_, at) => isDenial(tokens, at))) return 'denies'
  if (saved && texts.some((text) => QUESTION_WORDS.has(text))) return 'asks'
  if (UNCERTAINTY.test(texts.join(' '))) return 'asks'
  const firstAct = texts.findIndex((_, at) => acts[at] || told[at])
  if (firstAct < 0) return null
  if (/\w['’]t\b/.test(typedText) || tokens.some((_, at) => isDenial(tokens, at))) return 'denies'
  if (texts.some((_, at) => at < firstAct && isHoldingBack(texts, at))) return 'denies'
  // 'vou liberar o 88' only says so.
  const isToCome = texts[firstAct]!.endsWith('r') && /^(?:vou|irei)$/.test(texts[firstAct - 1] ?? '')
  if (isToCome || NOTE_MARK.test(typedText.replaceAll(/"[^"]*"/g, '"'))) return 'notes'
  const isByOthers = (is: boolean, at: number) =>
    is && (texts[at]!.endsWith('r') ? texts[at - 1] === 'ao' : OTHER_PERSONS.test(texts[at - 1] ?? ''))
  if (CODE_TEXT.test(typedText) || acts.some(isByOthers)) return 'tells'
  if (PERMISSION_QUESTION.test(texts.join(' '))) return 'asks'
  if (HYPOTHETICAL.test(typedText.normalize())) return 'asks'
  const isToDo =
    texts[firstAct]!.endsWith('r') &&
    TO_DO_OF.test(texts[firstAct - 1] ?? '') &&
    lexicon.getFullMeanings(texts[firstAct - 2] ?? '').some((lemma) => lemma.startsWith('n:'))
  if (isToDo || TO_DO_TEXT.test(tokens.map(({ text }) => text).join(' '))) return 'pends'
  const before = texts.slice(0, firstAct)
  // 'liberar bônus 3?' asks whether to; 'dá pra liberar o bônus 3?' and 'libera o 3?' ask for it.
  const isQuestion = tokens.at(-1)?.text === '?' && /[^aeim]$/.test(texts[firstAct]!)
  // 'excluir? 12'
  if (/r\?+ *\w/.test(typedText)) return 'asks'
  if (isQuestion && !tokens.some(({ isPolite, text }) => isPolite && !NON_REQUEST_OPENING.test(text))) return 'asks'
  const asks =
    // 'quando puder, reprocesse o pedido 5' asks for it.
    texts.some((text) => QUESTION_WORDS.has(text) && !(text === 'quando' && WHEN_POSSIBLE.test(typedText))) ||
    /p(?:or|ra|ara) que(?= \w+r\b)|por que|acho que|que serve|pode ser que|talvez|o que (?:e|faz|sao) /.test(
      texts.join(' '),
    ) ||
    // 'que se exclua o 3' wishes it; 'que se eu exclui o 3' is a condition.
    before.some(
      // Nor is the 'se' of 'solicita-se' one.
      (text, at) =>
        text === 'se' &&
        !/^(?:solicita|requer)$/.test(before[at - 1] ?? '') &&
        (before[at - 1] !== 'que' || at < firstAct - 1 || texts[firstAct]!.endsWith('r')),
    )
  const isPast =
    told.includes(true) &&
    tokens.at(-1)?.text !== '?' &&
    !before.includes('se') &&
    !texts.some((text) => QUESTION_WORDS.has(text) && !PAST_WORDS.has(text))
  const mood = isPast ? 'tells' : 'asks'
  if (asks || told.some((is, at) => is && !isParticiple(texts[at] ?? ''))) return mood
  // 'produto 12 excluído', 'bônus 88 liberado?': said of one record. 'bônus liberados do usuário 15' asks for a list.
  const number = tokens.find(({ kind }) => kind === 'number')
  const isOfPart = OWNED_RECORDS.test(tokens.map(({ text }) => text).join(' '))
  const isSaid = typed.some(
    ({ text, start }, at) => told[at] && number && (!text.endsWith('s') || (number.start < start && !isOfPart)),
  )
  return isSaid ? mood : null
}

/** The line without its act, its denial and its question: what it speaks of. */
export function removeAction(tokens: readonly Token[], typedText: string, lexicon: Lexicon): string {
  const isKept = ({ kind, text }: Token, at: number) =>
    kind !== 'sign' &&
    !isDenial(tokens, at) &&
    !(kind === 'word' && (QUESTION_WORDS.has(text) || HOLDING_BACK_WORD.test(text))) &&
    !isActionWord(lexicon, text, 'v') &&
    !isActionWord(lexicon, text, 'p')
  const kept = tokens.filter(isKept)
  // Of 'desfaz a exclusão' an article is left, which begins too many words.
  return (kept.every(isSkippable) ? [] : kept).map(({ start, end }) => typedText.slice(start, end)).join(' ')
}

const isParticiple = (text: string) => /[aiu]d[oa]s?$|[cs][ao]o$|[cs]oes$/.test(text)

/** What is said in place of running anything. */
export const MOOD_REASONS: Readonly<Record<NonNullable<Mood>, string>> = {
  denies: 'Isto não executa nada: a frase nega o ato',
  asks: 'Isto não executa nada: a frase é uma pergunta',
  tells: 'Isto não executa nada: a frase conta o que foi feito',
  pends: 'Isto não executa nada: a frase fala do que está por fazer',
  notes: 'Isto não executa nada: a frase é uma anotação',
}
