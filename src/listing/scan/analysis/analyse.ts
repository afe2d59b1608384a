/**
 * Runs the analysis commands: each scans the list if needed, computes an aggregate, and puts the result into the panel.
 */
import { formatInteger } from '#lib/format/money.ts'
import { createStore } from '#lib/storage/store.ts'
import type { AnyList } from '#listing/define.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { formatConditions } from '#scan/conditions/parse-condition.ts'
import type { RowCondition } from '#scan/conditions/row-condition.ts'
import { runJob } from '#scan/jobs/run-job.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { Analysis } from '#listing/scan/analysis.ts'
import {
  findScanAmount,
  findScanColumn,
  findColumnByFormat,
  findMoneyColumn,
  getExceptionColumns,
  toScanColumn,
} from '#listing/scan/scan-columns.ts'
import { formatProof } from '#listing/scan/proof-text.ts'
import { patchScan, getScanSession } from '#listing/scan/run-scan.ts'
import type { ListSource } from '#listing/list-source.ts'
import { scanStore } from '#listing/scan/scan-store.ts'
import { parseListConditions } from './list-conditions.ts'
import {
  aggregateScan,
  getStoredPages,
  ensureScan,
  notifyReplaced,
  type CompletedScan,
} from '#listing/scan/completed-scan.ts'

/** The last analysis, whatever its result. */
const lastAnalysisStore = createStore(Promise.resolve())
/** Settles when no analysis is running; a review of a sample waits for it. */
export const whenAnalysesDone = (): Promise<void> => lastAnalysisStore.get()

/**
 * Scans the list, computes an aggregate and shows the result. `label` is shown during the work, for example 'Somando
 * Valor'.
 */
function analyse(
  source: ListSource,
  label: string,
  compute: (scan: CompletedScan) => Promise<Analysis>,
): Promise<void> {
  const finished = computeAndShow(source, label, compute)
  lastAnalysisStore.set(finished.catch(() => {}))
  return finished
}

async function computeAndShow(
  source: ListSource,
  label: string,
  compute: (scan: CompletedScan) => Promise<Analysis>,
): Promise<void> {
  const scan = await ensureScan(source)
  if (!scan) return
  const { session } = scan
  patchScan(session, { workLabel: label, isPanelHidden: false })
  try {
    const analysis = await compute(scan)
    if (getScanSession() !== session) return void notifyReplaced(source)
    patchScan(session, {
      analysis,
      ...(analysis.kind === 'sample' && { sample: analysis.sample }),
      ...(analysis.kind === 'exceptions' && { exceptions: analysis.results }),
    })
    const message = `${label}: pronto (${formatProof(scan)})`
    // A view that replaces the table also hides the panel.
    if (scanStore.get()?.view) notify('info', `${message}. Esc volta à Leitura`)
    else announce(message)
  } finally {
    patchScan(session, { workLabel: null })
  }
}

const NO_AMOUNT = 'Esta lista não tem coluna de valor'
const notifyRefusal = (why: string): Promise<void> => {
  notify('info', why)
  return Promise.resolve()
}

/** Parts of a date by which rows are grouped. */
export type DatePart = 'day' | 'month' | 'hour'
const DATE_PART_LABELS: Readonly<Record<DatePart, string>> = { day: 'dia', month: 'mês', hour: 'hora' }

/** Groups by a column's values (`field`), or by a part of the list's date. */
export interface GroupBy {
  readonly field?: string | undefined
  readonly part?: DatePart | undefined
}

const findGivenColumn = (definition: AnyList, field: string | undefined): ScanColumn | null =>
  field === undefined ? null : findScanColumn(definition, field)

/** Sums a column of money, in total or by groups; without `field`, `findMoneyColumn`. Throws if it is not of money. */
export function sumColumn(source: ListSource, field: string | undefined, by: GroupBy): Promise<void> {
  const { definition } = source
  const amount = findGivenColumn(definition, field) ?? findMoneyColumn(definition)
  if (amount?.format !== 'money') throw new Error(`${definition.title} has no amount ${field ?? ''}`)
  if (by.field !== undefined || by.part !== undefined) return groupRows(source, amount, by)
  return analyse(source, `Somando ${amount.label}`, async (scan) => ({
    kind: 'totals',
    column: amount,
    totals: await aggregateScan(scan, 'totals', amount),
  }))
}

/** Counts rows by groups. */
export const countRows = (source: ListSource, by: GroupBy): Promise<void> => groupRows(source, null, by)

function groupRows(source: ListSource, amount: ScanColumn | null, { field, part }: GroupBy): Promise<void> {
  const { definition } = source
  const column = findGivenColumn(definition, field) ?? findColumnByFormat(definition, 'date')
  if (!column) return notifyRefusal('Esta lista não tem data')
  const by = part ?? (column.format === 'date' ? 'day' : 'value')
  const title = `${amount ? amount.label : 'Linhas'} por ${by === 'value' ? column.label : DATE_PART_LABELS[by]}`
  return analyse(source, title, async (scan) => ({
    kind: 'groups',
    title,
    by,
    column,
    amount,
    shownGroups: await aggregateScan(scan, 'groupsToShow', { by, column }, amount),
  }))
}

/** Describes a column: values, amounts in bins, or dates by day, hour and weekday. */
export function describeColumnValues(source: ListSource, field: string): Promise<void> {
  const { definition } = source
  const column = findScanColumn(definition, field)
  if (!column) return notifyRefusal('Esta lista não tem essa coluna')
  const amount = findScanAmount(definition)
  return analyse(source, `Descrevendo ${column.label}`, async (scan) => ({
    kind: 'description',
    column,
    amount,
    description: await aggregateScan(scan, 'describeColumn', column, amount),
  }))
}

/** The default seed is the day, so that the sample can be drawn again and nobody chooses a seed by its result. */
const getDefaultSeed = (): string => new Date().toLocaleDateString('sv-SE')

/** Draws `count` records by their ids, or by their amounts if `byValue`. */
export function takeSample(
  source: ListSource,
  { count, seed = getDefaultSeed(), byValue }: { count: number; seed: string | undefined; byValue: boolean },
): Promise<void> {
  const amount = findScanAmount(source.definition)
  if (byValue && !amount) return notifyRefusal(NO_AMOUNT)
  return analyse(source, `Amostra de ${formatInteger(count)}`, async (scan) => {
    const magnitude = byValue && amount ? await aggregateScan(scan, 'magnitude', amount) : null
    const drawn =
      amount && magnitude !== null
        ? await aggregateScan(scan, 'sampleByValue', count, seed, amount, magnitude)
        : await aggregateScan(scan, 'sample', count, seed)
    // `count` is at least one.
    const interval = magnitude === null ? null : magnitude / BigInt(count)
    return { kind: 'sample', amount, sample: { count, seed, interval, drawn } }
  })
}

/** Finds exception candidates by every rule that the list's columns allow. */
export const findExceptions = (source: ListSource): Promise<void> =>
  analyse(source, 'Procurando exceções', async (scan) => {
    const columns = getExceptionColumns(source.definition)
    return { kind: 'exceptions', results: await runJob('exceptions', { storedPages: getStoredPages(scan), columns }) }
  })

/** Keeps the rows that fulfil the typed condition. If the text is no condition, the operator gets the reason. */
export function filterList(source: ListSource, text: string): Promise<void> {
  const parsed = parseListConditions(source.definition.columns.map(toScanColumn), text)
  if ('problem' in parsed) return notifyRefusal(parsed.problem)
  return showMatchingRows(source, parsed.conditions)
}

/** Shows the rows that fulfil the conditions. */
export function showMatchingRows(source: ListSource, conditions: readonly RowCondition[]): Promise<void> {
  const amount = findScanAmount(source.definition)
  return analyse(source, `Filtrando por ${formatConditions(conditions)}`, async (scan) => ({
    kind: 'rows',
    conditions,
    amount,
    result: await aggregateScan(scan, 'filterRows', conditions, amount),
  }))
}
