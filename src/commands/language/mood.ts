/**
 * What kind of sentence a line is (commands/language/README §6): one that denies, and one that asks about what was done, stop every act.
 */
import type { Lexicon } from './lexicon.ts'
import type { Token } from './tokens.ts'

const words = (text: string) => new Set(text.split(' '))

const DENIALS = words('nao nunca jamais nem never not dont nada')
/** Deny together with an act that follows. */
const HOLDINGS = words('evite evitar evita evito pare parar para deixe deixar cancele cancelar cancela sem interrompa')
const QUESTIONS = words('quem quando porque alguem ja foi foram acontece aconteceu aconteceria who when why was were')

/** Why nothing of the line may be run; null where it may. */
export type Mood = 'denies' | 'asks' | null

/** Verb classes whose forms are looked for: those that change something. */
const ACTS = words(
  'excluir habilitar desabilitar liberar reprocessar sincronizar associar desassociar ajustar alternar',
)

const meansAct = (lexicon: Lexicon, text: string, kind: 'v' | 'p'): boolean =>
  [...lexicon.lookup(text).values()].some(
    ({ lemma, full }) => full && lemma.startsWith(`${kind}:`) && ACTS.has(lemma.slice(2)),
  )

/** The mood of a line; `raw` is the line as typed, whose accents tell 'excluí' from 'exclui'. */
export function moodOf(tokens: readonly Token[], raw: string, lexicon: Lexicon): Mood {
  const typed = tokens.filter(({ kind }) => kind === 'word')
  const texts = typed.map(({ text }) => text)
  const acts = typed.map(({ text }) => meansAct(lexicon, text, 'v'))
  const told = typed.map(
    ({ text, start, end }) =>
      meansAct(lexicon, text, 'p') ||
      (/[íÍ]$/u.test(raw.slice(start, end).normalize()) && meansAct(lexicon, text, 'v')),
  )
  const firstAct = texts.findIndex((_, at) => acts[at] || told[at])
  if (firstAct < 0) return null
  const isDon = tokens.some(({ text }, at) => text === 'don' && tokens[at + 2]?.text === 't')
  if (isDon || texts.some((text) => DENIALS.has(text))) return 'denies'
  if (texts.some((text, at) => HOLDINGS.has(text) && at < firstAct && (text !== 'para' || at === 0))) return 'denies'
  const asks = texts.some((text) => QUESTIONS.has(text)) || texts.join(' ').includes('por que')
  if (asks || told.some((is, at) => is && !isParticiple(texts[at] ?? ''))) return 'asks'
  // 'produto 12 excluído', 'bônus 88 liberado?': said of one record. 'bônus liberados' asks for a list.
  return told.includes(true) && tokens.some(({ kind }) => kind === 'number') ? 'asks' : null
}

/** The line without its act, its denial and its question: what it speaks of. */
export function withoutAct(tokens: readonly Token[], raw: string, lexicon: Lexicon): string {
  const isKept = ({ kind, text }: Token) =>
    kind !== 'sign' &&
    !(kind === 'word' && (DENIALS.has(text) || QUESTIONS.has(text) || (HOLDINGS.has(text) && text !== 'para'))) &&
    !meansAct(lexicon, text, 'v') &&
    !meansAct(lexicon, text, 'p')
  return tokens
    .filter(isKept)
    .map(({ start, end }) => raw.slice(start, end))
    .join(' ')
}

const isParticiple = (text: string) => /[aiu]d[oa]s?$|[cs][ao]o$|[cs]oes$/.test(text)

/** What is said in place of running anything. */
export const MOOD_REASON: Readonly<Record<'denies' | 'asks', string>> = {
  denies: 'Isto não executa nada: a frase nega o ato',
  asks: 'Isto não executa nada: a frase pergunta pelo que já foi feito',
}
