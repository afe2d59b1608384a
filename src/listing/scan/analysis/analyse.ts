/**
 * The commands that look at a whole reading: each reads where nothing was read, folds, and leaves what it found in the
 * panel.
 */
import { formatInteger } from '#lib/format/money.ts'
import type { AnyList } from '#listing/define.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { runJob } from '#scan/jobs/run-job.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { Analysis } from '#listing/scan/analysis.ts'
import { findScanColumn, findColumnByFormat, getExceptionColumns } from '#listing/scan/scan-columns.ts'
import { formatProof } from '#listing/scan/proof-text.ts'
import { patchScan, getScanSession } from '#listing/scan/run-scan.ts'
import type { ListSource } from '#listing/list-source.ts'
import { scanStore } from '#listing/scan/scan-store.ts'
import {
  aggregateScan,
  getStoredPages,
  ensureScan,
  notifyReplaced,
  type CompletedScan,
} from '#listing/scan/completed-scan.ts'

/** What was asked for last, whatever became of it. */
let lastAnalysis: Promise<void> = Promise.resolve()
/** Settles when nothing is being made of a reading: who goes on with a sample waits for it. */
export const whenAnalysesDone = (): Promise<void> => lastAnalysis

/** Reads, folds, shows; `what` is told while it works: 'Somando Valor'. */
function analyse(
  source: ListSource,
  label: string,
  compute: (whole: CompletedScan) => Promise<Analysis>,
): Promise<void> {
  const done = computeAndShow(source, label, compute)
  lastAnalysis = done.catch(() => {})
  return done
}

async function computeAndShow(
  source: ListSource,
  label: string,
  compute: (scan: CompletedScan) => Promise<Analysis>,
): Promise<void> {
  const whole = await ensureScan(source)
  if (!whole) return
  const { session } = whole
  patchScan(session, { workLabel: label, isPanelHidden: false })
  try {
    const analysis = await compute(whole)
    if (getScanSession() !== session) return void notifyReplaced(source)
    patchScan(session, {
      analysis,
      ...(analysis.kind === 'sample' && { sample: analysis.sample }),
      ...(analysis.kind === 'exceptions' && { exceptions: analysis.results }),
    })
    const told = `${label}: pronto (${formatProof(whole)})`
    // What stands in the table's place stands in the panel's, too.
    if (scanStore.get()?.view) notify('info', `${told}. Esc volta à Leitura`)
    else announce(told)
  } finally {
    patchScan(session, { workLabel: null })
  }
}

const NO_AMOUNT = 'Esta lista não tem coluna de valor'
const notifyRefusal = (why: string): Promise<void> => {
  notify('info', why)
  return Promise.resolve()
}

/** Parts of a date that rows are grouped by. */
export type DatePart = 'day' | 'month' | 'hour'
const DATE_PART_LABELS: Readonly<Record<DatePart, string>> = { day: 'dia', month: 'mês', hour: 'hora' }

/** By a column's values, or by a part of the list's date. */
export interface GroupBy {
  readonly field?: string | undefined
  readonly part?: DatePart | undefined
}

const findGivenColumn = (definition: AnyList, field: string | undefined): ScanColumn | null =>
  field === undefined ? null : findScanColumn(definition, field)

/**
 * Sum of a column of money, whole or by groups; the list's amount where no column is named. Throws where that is none.
 */
export function sumColumn(source: ListSource, field: string | undefined, by: GroupBy): Promise<void> {
  const { definition } = source
  const amount = findGivenColumn(definition, field) ?? findColumnByFormat(definition, 'money')
  if (amount?.format !== 'money') throw new Error(`${definition.title} has no amount ${field ?? ''}`)
  if (by.field !== undefined || by.part !== undefined) return groupRows(source, amount, by)
  return analyse(source, `Somando ${amount.label}`, async (whole) => ({
    kind: 'totals',
    column: amount,
    totals: await aggregateScan(whole, 'totals', amount),
  }))
}

/** Number of rows by groups. */
export const countRows = (source: ListSource, by: GroupBy): Promise<void> => groupRows(source, null, by)

function groupRows(source: ListSource, amount: ScanColumn | null, { field, part }: GroupBy): Promise<void> {
  const { definition } = source
  const column = findGivenColumn(definition, field) ?? findColumnByFormat(definition, 'date')
  if (!column) return notifyRefusal('Esta lista não tem data')
  const by = part ?? (column.format === 'date' ? 'day' : 'value')
  const title = `${amount ? amount.label : 'Linhas'} por ${by === 'value' ? column.label : DATE_PART_LABELS[by]}`
  return analyse(source, title, async (whole) => ({
    kind: 'groups',
    title,
    by,
    column,
    amount,
    shownGroups: await aggregateScan(whole, 'groupsToShow', { by, column }, amount),
  }))
}

/** Values of a column; amounts in bins, dates by day, hour and weekday. */
export function describeColumnValues(source: ListSource, field: string): Promise<void> {
  const { definition } = source
  const column = findScanColumn(definition, field)
  if (!column) return notifyRefusal('Esta lista não tem essa coluna')
  const amount = findColumnByFormat(definition, 'money')
  return analyse(source, `Descrevendo ${column.label}`, async (whole) => ({
    kind: 'description',
    column,
    amount,
    description: await aggregateScan(whole, 'describeColumn', column, amount),
  }))
}

/** The seed where none is told: of the day, so that the draw can be repeated and is not chosen by its outcome. */
const getDefaultSeed = (): string => new Date().toLocaleDateString('sv-SE')

/** The records that the seed draws; by value where `byValue`, else by their ids. */
export function takeSample(
  source: ListSource,
  { count: wanted, seed = getDefaultSeed(), byValue }: { count: number; seed: string | undefined; byValue: boolean },
): Promise<void> {
  const amount = findColumnByFormat(source.definition, 'money')
  if (byValue && !amount) return notifyRefusal(NO_AMOUNT)
  return analyse(source, `Amostra de ${formatInteger(wanted)}`, async (whole) => {
    const cents = byValue && amount ? await aggregateScan(whole, 'magnitude', amount) : null
    const drawn =
      amount && cents !== null
        ? await aggregateScan(whole, 'sampleByValue', wanted, seed, amount, cents)
        : await aggregateScan(whole, 'sample', wanted, seed)
    // At least one is asked for.
    const interval = cents === null ? null : cents / BigInt(wanted)
    return { kind: 'sample', amount, sample: { count: wanted, seed, interval, drawn } }
  })
}

/** Candidates for a second look, by every rule that the list's columns allow. */
export const findExceptions = (source: ListSource): Promise<void> =>
  analyse(source, 'Procurando exceções', async (whole) => {
    const columns = getExceptionColumns(source.definition)
    return { kind: 'exceptions', results: await runJob('exceptions', { storedPages: getStoredPages(whole), columns }) }
  })
