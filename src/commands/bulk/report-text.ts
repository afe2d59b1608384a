/** The texts for the end of a run: headline, notice, lines of the report, CSV (commands/README §4 rule 8). */
import { capitalize } from '#lib/format/capitalize.ts'
import { formatCount } from '#lib/format/format-count.ts'
import type { JobDescription } from './bulk-job.ts'
import { type BulkItem, UNFINISHED_STATUSES, type BulkRun, countItems } from './queue.ts'
import { formatIdList } from '#commands/language/words/id-list.ts'
import type { Resource } from '#commands/resource.ts'
import { toParticiple, getTitleVerb } from '#commands/language/words/inflection.ts'

/** '#15', or the name if the item is no record: a script's step. */
const getItemLabel = (resource: Resource | undefined, { id, name }: BulkItem): string => (!resource && name) || `#${id}`

/** '#15', or 'passo 3' for a script. */
export const getItemNumber = (resource: Resource | undefined, { id }: BulkItem): string =>
  resource ? `#${id}` : `passo ${id}`

/** The participle for so many records after the command: 'excluído', 'habilitadas'. */
export const getParticiple = (job: JobDescription, count: number, resource: Resource | undefined): string =>
  toParticiple(getTitleVerb(job), count, resource?.article ?? 'o')

/** '3 excluídos, 1 falhou', '2 habilitadas, 1 não enviada'. */
export function formatHeadline(job: JobDescription, run: BulkRun, resource: Resource | undefined): string {
  const article = resource?.article ?? 'o'
  const done = countItems(run, 'done')
  const failed = countItems(run, 'failed')
  const unsent = countItems(run, 'waiting')
  const unknown = countItems(run, 'unknown')
  // The items of a script are its commands.
  if (!resource && getTitleVerb(job) === 'executar' && failed + unsent + unknown === 0)
    return `Roteiro concluído: ${formatCount(done, 'comando', 'comandos')}`
  return [
    done > 0 || failed + unsent + unknown === 0 ? `${done} ${getParticiple(job, done, resource)}` : '',
    failed > 0 ? formatCount(failed, 'falhou', 'falharam') : '',
    unknown > 0 ? `de ${unknown} não se sabe` : '',
    unsent > 0 ? `${unsent} não ${toParticiple('enviar', unsent, article)}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** The most ids that the history names. */
const MAX_LISTED_IDS = 30

/** ': #72, #75 e mais 4': the failed and unknown ids, for the history; '' for none, and for a script's steps. */
export function formatUnfinishedIds(run: BulkRun, resource: Resource | undefined): string {
  const ids = run.items.filter(({ state }) => state === 'failed' || state === 'unknown').map(({ id }) => id)
  if (!resource || ids.length === 0) return ''
  const more = ids.length > MAX_LISTED_IDS ? ` e mais ${ids.length - MAX_LISTED_IDS}` : ''
  return `: ${formatIdList(ids.slice(0, MAX_LISTED_IDS))}${more}`
}

/** '4 produtos excluídos, 1 falhou': on the screen of another list a bare number is not enough. */
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

/** The notice: '4 produtos excluídos, 1 falhou: #15 (Produto vinculado a 3 pedidos.)'. */
export function formatNotice(job: JobDescription, run: BulkRun, resource: Resource | undefined): string {
  const failures = run.items.filter(({ state }) => state === 'failed' || state === 'unknown')
  const failureTexts = failures
    .slice(0, 3)
    .map((item) => (item.message ? `${getItemLabel(resource, item)} (${item.message})` : getItemLabel(resource, item)))
  const more = failures.length > failureTexts.length ? ` e mais ${failures.length - failureTexts.length}` : ''
  return (
    formatWithResource(formatHeadline(job, run, resource), job, run, resource) +
    (failureTexts.length > 0 ? `: ${failureTexts.join(', ')}${more}` : '')
  )
}

/**
 * '. Fica de fora: excluir loja 99 (#99 não existe)', for the steps of a script skipped before the run; '' for anything
 * but a script.
 */
export function formatSkippedSteps(resource: Resource | undefined, skippedItems: readonly BulkItem[]): string {
  if (resource || skippedItems.length === 0) return ''
  const messages = skippedItems.slice(0, 3).map(({ message }) => message)
  const more = skippedItems.length > messages.length ? ` e mais ${skippedItems.length - messages.length}` : ''
  return `. ${skippedItems.length === 1 ? 'Fica' : 'Ficam'} de fora: ${messages.join(', ')}${more}`
}

/**
 * The text for a record that is no longer as the action left it: 'foi alterada depois', 'foi alterada depois: o status
 * agora é Bloqueado'.
 */
export const formatConflict = (resource: Resource | undefined, detail = ''): string =>
  `foi ${toParticiple('alterar', 1, resource?.article ?? 'o')} depois${detail && `: ${detail}`}`

/** The unchanged records that somebody else has changed since; only an undo or redo has any. */
export const findConflictingItems = (
  { resource, replay }: JobDescription,
  unchanged: readonly BulkItem[],
): BulkItem[] => (replay ? unchanged.filter(({ message }) => message?.startsWith(formatConflict(resource))) : [])

/**
 * The notice with the unchanged records: '19 desfeitos, #118 foi alterado depois', '2 produtos habilitados. Fica como
 * estava: #1'.
 */
export function formatRunEnd(job: JobDescription, run: BulkRun, unchanged: readonly BulkItem[]): string {
  const { resource, replay } = job
  const text = formatNotice(job, run, resource)
  const conflicting = findConflictingItems(job, unchanged)
  if (!replay || conflicting.length === 0) return text + formatUnchangedItems(resource, unchanged)
  const conflictLabels = conflicting.slice(0, 3).map(({ id, name }) => (resource ? `#${id}` : `“${name ?? id}”`))
  const more = conflicting.length > conflictLabels.length ? ` e mais ${conflicting.length - conflictLabels.length}` : ''
  const article = resource?.article ?? 'o'
  const message =
    conflicting.length === 1
      ? (conflicting[0]?.message ?? formatConflict(resource))
      : `foram ${toParticiple('alterar', conflicting.length, article)} depois`
  const conflictText = `${conflictLabels.join(', ')}${more}${resource ? '' : ':'} ${message}`
  const rest = formatUnchangedItems(
    resource,
    unchanged.filter((item) => !conflicting.includes(item)),
  )
  if (countItems(run, ...UNFINISHED_STATUSES) > 0) return `${text}. ${conflictText}${rest}`
  const isNothingDone = countItems(run, 'done') === 0
  return `${isNothingDone ? `Nada foi ${toParticiple(replay.verb, 1, 'o')}:` : `${text},`} ${conflictText}${rest}`
}

/** 'já está ativo' from 'Cashback #12 já está ativo': the record is named before it. */
const formatWithoutRecord = (resource: Resource | undefined, { id, message }: BulkItem) =>
  message?.replace(`${capitalize(resource?.singular ?? '')} #${id} `, '')

/** '. Ficam como estavam: #112 (já está ativo)'; '' if every record was changed. */
function formatUnchangedItems(resource: Resource | undefined, items: readonly BulkItem[]): string {
  if (items.length === 0) return ''
  const itemTexts = items
    .slice(0, 3)
    .map((item) =>
      item.message
        ? `${getItemLabel(resource, item)} (${formatWithoutRecord(resource, item)})`
        : getItemLabel(resource, item),
    )
  const more = items.length > itemTexts.length ? ` e mais ${items.length - itemTexts.length}` : ''
  return `. ${items.length === 1 ? 'Fica como estava' : 'Ficam como estavam'}: ${itemTexts.join(', ')}${more}`
}

/** The report's text for one record: the server's message, or what was done. */
export function formatItem(job: JobDescription, item: BulkItem, resource: Resource | undefined): string {
  if (item.state === 'done') return capitalize(getParticiple(job, 1, resource))
  if (item.state === 'failed') return item.message ?? 'Falhou'
  if (item.state === 'unknown') return item.message ?? 'Não se sabe se foi feito'
  if (item.state === 'skipped') return capitalize(item.message ?? 'ignorado')
  // If the session ended at this record, the message says so.
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

/** Sorted: failures first, then unsent, done and skipped records; each group by id. */
export const sortForReport = (items: readonly BulkItem[]): BulkItem[] =>
  [...items].sort((a, b) => REPORT_ORDER[a.state] - REPORT_ORDER[b.state] || a.id - b.id)

/** The report as rows of text, header first, for the clipboard and the CSV file. Both escape formulas themselves. */
export function toReportRows(job: JobDescription, run: BulkRun, resource: Resource | undefined): string[][] {
  return [
    [resource ? 'ID' : 'Passo', 'Nome', 'Resultado'],
    ...sortForReport(run.items).map((item) => [String(item.id), item.name ?? '', formatItem(job, item, resource)]),
  ]
}
