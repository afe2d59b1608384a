/** The end of a run in words: headline, notice, lines of the report, CSV (commands/README §4 rule 8). */
import { capital } from '#lib/written/capital.ts'
import { counted } from '#lib/written/counted.ts'
import type { Told } from './work.ts'
import { type Item, OPEN, type Run, countOf } from './queue.ts'
import type { Noun } from '#commands/noun.ts'
import { idList, participle, verbOf } from '#commands/language/words/inflection.ts'

/** '#15', or what it is called where its number is no record's: a script's step. */
const spoken = (noun: Noun | undefined, { id, name }: Item): string => (!noun && name) || `#${id}`

/** '#15', or 'passo 3' of a script. */
export const itemNumber = (noun: Noun | undefined, { id }: Item): string => (noun ? `#${id}` : `passo ${id}`)

/** What so many records are once the act was done on them: 'excluído', 'habilitadas'. */
export const doneWord = (work: Told, count: number, noun: Noun | undefined): string =>
  participle(verbOf(work), count, noun?.article ?? 'o')

/** '3 excluídos, 1 falhou', '2 habilitadas, 1 não enviada'. */
export function headline(work: Told, run: Run, noun: Noun | undefined): string {
  const article = noun?.article ?? 'o'
  const done = countOf(run, 'done')
  const failed = countOf(run, 'failed')
  const unsent = countOf(run, 'waiting')
  const unknown = countOf(run, 'unknown')
  // A script's records are its commands.
  if (!noun && verbOf(work) === 'executar' && failed + unsent + unknown === 0)
    return `Roteiro concluído: ${counted(done, 'comando', 'comandos')}`
  return [
    done > 0 || failed + unsent + unknown === 0 ? `${done} ${doneWord(work, done, noun)}` : '',
    failed > 0 ? counted(failed, 'falhou', 'falharam') : '',
    unknown > 0 ? `de ${unknown} não se sabe` : '',
    unsent > 0 ? `${unsent} não ${participle('enviar', unsent, article)}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Ids told in the history. */
const MOST_KEPT = 30

/** ': #72, #75 e mais 4': which failed, or are in doubt, as the history keeps it; '' of none, and of a script's steps. */
export function openIds(run: Run, noun: Noun | undefined): string {
  const ids = run.items.filter(({ state }) => state === 'failed' || state === 'unknown').map(({ id }) => id)
  if (!noun || ids.length === 0) return ''
  const more = ids.length > MOST_KEPT ? ` e mais ${ids.length - MOST_KEPT}` : ''
  return `: ${idList(ids.slice(0, MOST_KEPT))}${more}`
}

/** '4 produtos excluídos, 1 falhou': on the screen of another list a bare number says too little. */
function withNoun(text: string, { recall }: Told, run: Run, noun: Noun | undefined): string {
  const done = countOf(run, 'done')
  if (!noun || recall || done === 0) return text
  return text.replace(/^\d+/, `$& ${done === 1 ? noun.singular : noun.plural}`)
}

/** The one notice: '4 produtos excluídos, 1 falhou: #15 (Produto vinculado a 3 pedidos.)'. */
export function noticeText(work: Told, run: Run, noun: Noun | undefined): string {
  const failures = run.items.filter(({ state }) => state === 'failed' || state === 'unknown')
  const named = failures
    .slice(0, 3)
    .map((item) => (item.message ? `${spoken(noun, item)} (${item.message})` : spoken(noun, item)))
  const more = failures.length > named.length ? ` e mais ${failures.length - named.length}` : ''
  return withNoun(headline(work, run, noun), work, run, noun) + (named.length > 0 ? `: ${named.join(', ')}${more}` : '')
}

/**
 * '. Fica de fora: excluir loja 99 (#99 não existe)', of the steps that were left out before it; '' of anything but a
 * script.
 */
export function leftOutOfScript(noun: Noun | undefined, leftOut: readonly Item[]): string {
  if (noun || leftOut.length === 0) return ''
  const named = leftOut.slice(0, 3).map(({ message }) => message)
  const more = leftOut.length > named.length ? ` e mais ${leftOut.length - named.length}` : ''
  return `. ${leftOut.length === 1 ? 'Fica' : 'Ficam'} de fora: ${named.join(', ')}${more}`
}

/**
 * What is said of a record that is no longer as the act left it: 'foi alterada depois', 'foi alterada depois: o status
 * agora é Bloqueado'.
 */
export const movedText = (noun: Noun | undefined, why = ''): string =>
  `foi ${participle('alterar', 1, noun?.article ?? 'o')} depois${why && `: ${why}`}`

/** Those among what was left as it is that somebody else has changed since. */
export const movedAmong = ({ noun, recall }: Told, unchanged: readonly Item[]): Item[] =>
  recall ? unchanged.filter(({ message }) => message?.startsWith(movedText(noun))) : []

/**
 * The notice with what was left as it is: '19 desfeitos, #118 foi alterado depois', '2 produtos habilitados. Fica como estava:
 * #1'.
 */
export function endText(work: Told, run: Run, unchanged: readonly Item[]): string {
  const { noun, recall } = work
  const text = noticeText(work, run, noun)
  const moved = movedAmong(work, unchanged)
  if (!recall || moved.length === 0) return text + unchangedText(noun, unchanged)
  const named = moved.slice(0, 3).map(({ id, name }) => (noun ? `#${id}` : `“${name ?? id}”`))
  const more = moved.length > named.length ? ` e mais ${moved.length - named.length}` : ''
  const article = noun?.article ?? 'o'
  const said =
    moved.length === 1
      ? (moved[0]?.message ?? movedText(noun))
      : `foram ${participle('alterar', moved.length, article)} depois`
  const told = `${named.join(', ')}${more}${noun ? '' : ':'} ${said}`
  const rest = unchangedText(
    noun,
    unchanged.filter((item) => !moved.includes(item)),
  )
  if (countOf(run, ...OPEN) > 0) return `${text}. ${told}${rest}`
  const isNone = countOf(run, 'done') === 0
  return `${isNone ? `Nada foi ${participle(recall.verb, 1, 'o')}:` : `${text},`} ${told}${rest}`
}

/** 'já está ativo', of 'Cashback #12 já está ativo': which record it is stands before it. */
const briefly = (noun: Noun | undefined, { id, message }: Item) =>
  message?.replace(`${capital(noun?.singular ?? '')} #${id} `, '')

/** '. Ficam como estavam: #112 (já está ativo)'; '' where the act changed all. */
function unchangedText(noun: Noun | undefined, items: readonly Item[]): string {
  if (items.length === 0) return ''
  const named = items
    .slice(0, 3)
    .map((item) => (item.message ? `${spoken(noun, item)} (${briefly(noun, item)})` : spoken(noun, item)))
  const more = items.length > named.length ? ` e mais ${items.length - named.length}` : ''
  return `. ${items.length === 1 ? 'Fica como estava' : 'Ficam como estavam'}: ${named.join(', ')}${more}`
}

/** What the report says of one record: the server's words, or what was done. */
export function itemText(work: Told, item: Item, noun: Noun | undefined): string {
  if (item.state === 'done') return capital(doneWord(work, 1, noun))
  if (item.state === 'failed') return item.message ?? 'Falhou'
  if (item.state === 'unknown') return item.message ?? 'Não se sabe se foi feito'
  if (item.state === 'skipped') return capital(item.message ?? 'ignorado')
  // Where the session ended at this record, that is why.
  return item.message ?? 'Não enviado'
}

const ORDER: Record<Item['state'], number> = { failed: 0, unknown: 0, waiting: 1, running: 1, done: 2, skipped: 3 }

/** Failures first, then what was not sent, what was done, what was left out; each by id. */
export const inReportOrder = (items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => ORDER[a.state] - ORDER[b.state] || a.id - b.id)

/** The report as rows of text, header first: for the clipboard and the CSV file, each of which guards them. */
export function reportRows(work: Told, run: Run, noun: Noun | undefined): string[][] {
  return [
    [noun ? 'ID' : 'Passo', 'Nome', 'Resultado'],
    ...inReportOrder(run.items).map((item) => [String(item.id), item.name ?? '', itemText(work, item, noun)]),
  ]
}
