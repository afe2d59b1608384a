/** The end of a run in words: headline, notice, lines of the report, CSV (commands/README §4 rule 8). */
import { capitalize } from '#lib/format/capitalize.ts'
import { formatCount } from '#lib/format/format-count.ts'
import type { JobDescription } from './bulk-job.ts'
import { type BulkItem, UNFINISHED_STATUSES, type BulkRun, countItems } from './queue.ts'
import type { Resource } from '#commands/resource.ts'
import { formatIdList, toParticiple, getTitleVerb } from '#commands/language/words/inflection.ts'

/** '#15', or what it is called where its number is no record's: a script's step. */
const getItemLabel = (resource: Resource | undefined, { id, name }: BulkItem): string => (!resource && name) || `#${id}`

/** '#15', or 'passo 3' of a script. */
export const getItemNumber = (noun: Resource | undefined, { id }: BulkItem): string => (noun ? `#${id}` : `passo ${id}`)

/** What so many records are once the act was done on them: 'excluído', 'habilitadas'. */
export const getParticiple = (work: JobDescription, count: number, noun: Resource | undefined): string =>
  toParticiple(getTitleVerb(work), count, noun?.article ?? 'o')

/** '3 excluídos, 1 falhou', '2 habilitadas, 1 não enviada'. */
export function formatHeadline(work: JobDescription, run: BulkRun, resource: Resource | undefined): string {
  const article = resource?.article ?? 'o'
  const done = countItems(run, 'done')
  const failed = countItems(run, 'failed')
  const unsent = countItems(run, 'waiting')
  const unknown = countItems(run, 'unknown')
  // A script's records are its commands.
  if (!resource && getTitleVerb(work) === 'executar' && failed + unsent + unknown === 0)
    return `Roteiro concluído: ${formatCount(done, 'comando', 'comandos')}`
  return [
    done > 0 || failed + unsent + unknown === 0 ? `${done} ${getParticiple(work, done, resource)}` : '',
    failed > 0 ? formatCount(failed, 'falhou', 'falharam') : '',
    unknown > 0 ? `de ${unknown} não se sabe` : '',
    unsent > 0 ? `${unsent} não ${toParticiple('enviar', unsent, article)}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Ids told in the history. */
const MAX_LISTED_IDS = 30

/** ': #72, #75 e mais 4': which failed, or are in doubt, as the history keeps it; '' of none, and of a script's steps. */
export function formatUnfinishedIds(run: BulkRun, resource: Resource | undefined): string {
  const ids = run.items.filter(({ state }) => state === 'failed' || state === 'unknown').map(({ id }) => id)
  if (!resource || ids.length === 0) return ''
  const more = ids.length > MAX_LISTED_IDS ? ` e mais ${ids.length - MAX_LISTED_IDS}` : ''
  return `: ${formatIdList(ids.slice(0, MAX_LISTED_IDS))}${more}`
}

/** '4 produtos excluídos, 1 falhou': on the screen of another list a bare number says too little. */
function formatWithResource(
  text: string,
  { replay }: JobDescription,
  run: BulkRun,
  resource: Resource | undefined,
): string {
  const done = countItems(run, 'done')
  if (!resource || replay || done === 0) return text
  return text.replace(/^\d+/, `$& ${done === 1 ? resource.singular : resource.plural}`)
}

/** The one notice: '4 produtos excluídos, 1 falhou: #15 (Produto vinculado a 3 pedidos.)'. */
export function formatNotice(work: JobDescription, run: BulkRun, resource: Resource | undefined): string {
  const failures = run.items.filter(({ state }) => state === 'failed' || state === 'unknown')
  const named = failures
    .slice(0, 3)
    .map((item) => (item.message ? `${getItemLabel(resource, item)} (${item.message})` : getItemLabel(resource, item)))
  const more = failures.length > named.length ? ` e mais ${failures.length - named.length}` : ''
  return (
    formatWithResource(formatHeadline(work, run, resource), work, run, resource) +
    (named.length > 0 ? `: ${named.join(', ')}${more}` : '')
  )
}

/**
 * '. Fica de fora: excluir loja 99 (#99 não existe)', of the steps that were left out before it; '' of anything but a
 * script.
 */
export function formatSkippedSteps(resource: Resource | undefined, leftOut: readonly BulkItem[]): string {
  if (resource || leftOut.length === 0) return ''
  const named = leftOut.slice(0, 3).map(({ message }) => message)
  const more = leftOut.length > named.length ? ` e mais ${leftOut.length - named.length}` : ''
  return `. ${leftOut.length === 1 ? 'Fica' : 'Ficam'} de fora: ${named.join(', ')}${more}`
}

/**
 * What is said of a record that is no longer as the act left it: 'foi alterada depois', 'foi alterada depois: o status
 * agora é Bloqueado'.
 */
export const formatConflict = (noun: Resource | undefined, detail = ''): string =>
  `foi ${toParticiple('alterar', 1, noun?.article ?? 'o')} depois${detail && `: ${detail}`}`

/** Those among what was left as it is that somebody else has changed since. */
export const findConflictingItems = (
  { resource: noun, replay: recall }: JobDescription,
  unchanged: readonly BulkItem[],
): BulkItem[] => (recall ? unchanged.filter(({ message }) => message?.startsWith(formatConflict(noun))) : [])

/**
 * The notice with what was left as it is: '19 desfeitos, #118 foi alterado depois', '2 produtos habilitados. Fica como estava:
 * #1'.
 */
export function formatRunEnd(work: JobDescription, run: BulkRun, unchanged: readonly BulkItem[]): string {
  const { resource, replay } = work
  const text = formatNotice(work, run, resource)
  const moved = findConflictingItems(work, unchanged)
  if (!replay || moved.length === 0) return text + formatUnchangedItems(resource, unchanged)
  const named = moved.slice(0, 3).map(({ id, name }) => (resource ? `#${id}` : `“${name ?? id}”`))
  const more = moved.length > named.length ? ` e mais ${moved.length - named.length}` : ''
  const article = resource?.article ?? 'o'
  const message =
    moved.length === 1
      ? (moved[0]?.message ?? formatConflict(resource))
      : `foram ${toParticiple('alterar', moved.length, article)} depois`
  const told = `${named.join(', ')}${more}${resource ? '' : ':'} ${message}`
  const rest = formatUnchangedItems(
    resource,
    unchanged.filter((item) => !moved.includes(item)),
  )
  if (countItems(run, ...UNFINISHED_STATUSES) > 0) return `${text}. ${told}${rest}`
  const isNone = countItems(run, 'done') === 0
  return `${isNone ? `Nada foi ${toParticiple(replay.verb, 1, 'o')}:` : `${text},`} ${told}${rest}`
}

/** 'já está ativo', of 'Cashback #12 já está ativo': which record it is stands before it. */
const formatWithoutRecord = (resource: Resource | undefined, { id, message }: BulkItem) =>
  message?.replace(`${capitalize(resource?.singular ?? '')} #${id} `, '')

/** '. Ficam como estavam: #112 (já está ativo)'; '' where the act changed all. */
function formatUnchangedItems(resource: Resource | undefined, items: readonly BulkItem[]): string {
  if (items.length === 0) return ''
  const named = items
    .slice(0, 3)
    .map((item) =>
      item.message
        ? `${getItemLabel(resource, item)} (${formatWithoutRecord(resource, item)})`
        : getItemLabel(resource, item),
    )
  const more = items.length > named.length ? ` e mais ${items.length - named.length}` : ''
  return `. ${items.length === 1 ? 'Fica como estava' : 'Ficam como estavam'}: ${named.join(', ')}${more}`
}

/** What the report says of one record: the server's words, or what was done. */
export function formatItem(work: JobDescription, item: BulkItem, resource: Resource | undefined): string {
  if (item.state === 'done') return capitalize(getParticiple(work, 1, resource))
  if (item.state === 'failed') return item.message ?? 'Falhou'
  if (item.state === 'unknown') return item.message ?? 'Não se sabe se foi feito'
  if (item.state === 'skipped') return capitalize(item.message ?? 'ignorado')
  // Where the session ended at this record, that is why.
  return item.message ?? 'Não enviado'
}

const REPORT_ORDER: Record<BulkItem['state'], number> = {
  failed: 0,
  unknown: 0,
  waiting: 1,
  running: 1,
  done: 2,
  skipped: 3,
}

/** Failures first, then what was not sent, what was done, what was left out; each by id. */
export const sortForReport = (items: readonly BulkItem[]): BulkItem[] =>
  [...items].sort((a, b) => REPORT_ORDER[a.state] - REPORT_ORDER[b.state] || a.id - b.id)

/** The report as rows of text, header first: for the clipboard and the CSV file, each of which guards them. */
export function toReportRows(work: JobDescription, run: BulkRun, resource: Resource | undefined): string[][] {
  return [
    [resource ? 'ID' : 'Passo', 'Nome', 'Resultado'],
    ...sortForReport(run.items).map((item) => [String(item.id), item.name ?? '', formatItem(work, item, resource)]),
  ]
}
