/**
 * Compares two periods of one list, the listed one (of the list's filter) and another. Both are scanned, and their rows
 * are paired by day number, by status and by user.
 */
import type { Period } from '#commands/args.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { describePeriod } from '#lib/format/dates.ts'
import { formatInteger } from '#lib/format/money.ts'
import { toPlatformTime } from '#lib/format/platform-time.ts'
import { type AnyList, findOnlyRange } from '#listing/define.ts'
import { toDay } from '#scan/aggregates/date-parts.ts'
import type { ComparedPeriods } from '#scan/aggregates/compared-periods.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { runJob } from '#scan/jobs/run-job.ts'
import type { StoredPages } from '#scan/page-store/stored-pages.ts'
import { createScanControl } from '#scan/protocol/scan-control.ts'
import { formatUnprovedReason } from '#scan/protocol/verdict-text.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import {
  findScanColumn,
  findColumnByFormat,
  findScanAmount,
  isPeriodOpen,
  PERIOD_OPEN_TEXT,
  getPassMode,
} from '#listing/scan/scan-columns.ts'
import { formatProof } from '#listing/scan/proof-text.ts'
import { scanAside } from '#listing/scan/scan-aside.ts'
import { patchScan, getScanSession } from '#listing/scan/run-scan.ts'
import type { ListSource } from '#listing/list-source.ts'
import type { PeriodView } from '#listing/scan/scan-view.ts'
import { getEarlierPeriod, type ClosedPeriod, countMinutes } from './earlier-period.ts'
import { getStoredPages, ensureScan, notifyReplaced, type CompletedScan } from '#listing/scan/completed-scan.ts'

const DAY_MINUTES = 24 * 60

/** True if the period runs from midnight to midnight. */
const isWholeDays = ({ de, ate }: ClosedPeriod): boolean => de.endsWith('T00:00') && ate.endsWith('T23:59')

/** '2 dias' for whole days, otherwise '36 h' or '1 h 30 min'. */
function formatLength(period: ClosedPeriod): string {
  const minutes = countMinutes(period)
  if (isWholeDays(period)) return formatCount(minutes / DAY_MINUTES, 'dia', 'dias')
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${formatInteger(hours)} h${rest > 0 ? ` ${rest} min` : ''}`
}

/** Warnings about the two periods: their lengths differ, or they overlap. '' stands for no warning. */
function getPeriodNotes(before: ClosedPeriod, after: ClosedPeriod): string[] {
  const [minutesBefore, minutesAfter] = [countMinutes(before), countMinutes(after)]
  return [
    minutesBefore === minutesAfter
      ? ''
      : isWholeDays(before) && isWholeDays(after)
        ? `Os períodos não têm o mesmo número de dias: ${minutesBefore / DAY_MINUTES} e ${minutesAfter / DAY_MINUTES}.`
        : `Os períodos não têm a mesma duração: ${formatLength(before)} e ${formatLength(after)}.`,
    before.ate >= after.de && after.ate >= before.de ? 'Os períodos se sobrepõem: há linhas que contam nos dois.' : '',
  ]
}

/** Why the figures of this period are not verified; '' if they are. */
const formatUnprovedNote = (
  { outcome: { verdict } }: Pick<CompletedScan, 'outcome'>,
  { de, ate }: ClosedPeriod,
): string =>
  verdict.kind === 'proved' ? '' : `Leitura não provada (${describePeriod(de, ate)}): ${formatUnprovedReason(verdict)}.`

/** Two periods to compare: that of the list's filter, and another. Their order in time is open (`sortByTime`). */
interface Periods {
  readonly listed: ClosedPeriod
  readonly other: ClosedPeriod
}

/**
 * Compares the period of the list's filter with another period, or with one this many months before (0: the period that
 * ends where the filter's begins). Notifies if the filter has no period. Throws if the list has none.
 */
export async function comparePeriods(source: ListSource, request: Period | number): Promise<void> {
  const { definition } = source
  const fields = findOnlyRange(definition, 'datetime')
  const date = findColumnByFormat(definition, 'date')
  if (!fields || !date) throw new Error(`${definition.title} has no period`)
  const { filters } = source.getModel().state
  const periods = choosePeriods({ de: filters[fields.lower.name], ate: filters[fields.upper.name] }, request)
  if (!periods) return
  const { listed, other } = periods
  const scan = await ensureScan(source)
  if (!scan) return
  const { session } = scan
  const workLabel = `Lendo ${describePeriod(other.de, other.ate)}`
  const control = createScanControl()
  patchScan(session, { workLabel, sideScanControl: control, isPanelHidden: false })
  try {
    const columns = getComparedColumns(definition, date)
    const otherFilters = { ...filters, [fields.lower.name]: other.de, [fields.upper.name]: other.ate }
    const otherResult = await scanAside(
      {
        list: definition,
        filters: otherFilters,
        passMode: getPassMode(definition, { ...source.getModel().state, filters: otherFilters }, 'once'),
        control,
        onPercent: (percent) => patchScan(session, { workLabel: `${workLabel}: ${percent} %` }),
      },
      async (outcome, storedPages) => ({
        outcome,
        compared: await comparePages(getStoredPages(scan), storedPages, periods, columns),
      }),
    )
    if (!otherResult) return
    if (getScanSession() !== session) return void notifyReplaced(source)
    const latestEnd = other.ate > listed.ate ? other.ate : listed.ate
    const latest = { ...source.getModel().state, filters: { [fields.upper.name]: latestEnd } }
    const view = createPeriodView(scan, otherResult, periods, {
      columns,
      isOpen: isPeriodOpen(definition, latest, toPlatformTime().getTime()),
    })
    patchScan(session, { view })
    announce(view.note || 'Períodos comparados')
  } finally {
    patchScan(session, { workLabel: null, sideScanControl: null })
  }
}

/** Returns the two periods to compare; null if there is nothing to compare, which the operator is told. */
function choosePeriods(
  { de, ate }: { de: string | undefined; ate: string | undefined },
  request: Period | number,
): Periods | null {
  const refuse = (why: string) => {
    notify('info', why)
    return null
  }
  if (!de || !ate) return refuse('Escolha antes um período nos filtros: de uma data até outra')
  const other = typeof request === 'number' ? getEarlierPeriod({ de, ate }, request) : request
  if (other.de === undefined || other.ate === undefined)
    return refuse('Diga um período com começo e fim: mês passado, outubro, de 01/10 a 31/10')
  if (other.de === de && other.ate === ate) return refuse('É o mesmo período: nada a comparar')
  return { listed: { de, ate }, other: { de: other.de, ate: other.ate } }
}

/** The columns that a comparison reads. */
interface ComparedColumns {
  readonly amount: ScanColumn | null
  readonly date: ScanColumn
  /** The columns by whose values the rows are grouped. */
  readonly groups: readonly ScanColumn[]
}

function getComparedColumns(definition: AnyList, date: ScanColumn): ComparedColumns {
  const groups = [findColumnByFormat(definition, 'status'), findScanColumn(definition, definition.audit?.personField)]
  return {
    amount: findScanAmount(definition),
    date,
    groups: groups.filter((column) => column !== null),
  }
}

/**
 * Puts what belongs to each period in the order of time. The order does not depend on which period the list shows: an
 * increase is always from the earlier to the later.
 */
const sortByTime = <Side>({ listed, other }: Periods, ofOther: Side, ofListed: Side): [earlier: Side, later: Side] =>
  other.de > listed.de ? [ofListed, ofOther] : [ofOther, ofListed]

const toDaySpan = (period: ClosedPeriod) => ({ start: toDay(period.de) ?? '', end: toDay(period.ate) ?? '' })

function comparePages(
  listedPages: StoredPages,
  otherPages: StoredPages,
  periods: Periods,
  { amount, date, groups }: ComparedColumns,
): Promise<ComparedPeriods> {
  const [before, after] = sortByTime(periods, otherPages, listedPages)
  const [earlier, later] = sortByTime(periods, periods.other, periods.listed)
  return runJob('periods', {
    after,
    before,
    spans: { before: toDaySpan(earlier), after: toDaySpan(later) },
    columns: [amount, date, groups],
  })
}

/** The outcome of the other period's scan, and the comparison of both periods. */
interface OtherPeriodResult extends Pick<CompletedScan, 'outcome'> {
  readonly compared: ComparedPeriods
}

/** Describes the comparison in the words of the screen. `isOpen`: the later period may still get rows. */
function createPeriodView(
  scan: CompletedScan,
  otherResult: OtherPeriodResult,
  periods: Periods,
  { columns: { amount, groups }, isOpen }: { columns: ComparedColumns; isOpen: boolean },
): PeriodView {
  const { listed, other } = periods
  const { total, days, groups: parts } = otherResult.compared
  const [earlier, later] = sortByTime(periods, other, listed)
  const notes = [
    ...sortByTime(periods, formatUnprovedNote(otherResult, other), formatUnprovedNote(scan, listed)),
    ...getPeriodNotes(earlier, later),
    isOpen ? PERIOD_OPEN_TEXT : '',
  ]
  return {
    kind: 'period',
    title: 'Comparar períodos',
    periodDescriptions: sortByTime(
      periods,
      `${describePeriod(other.de, other.ate)} (${formatProof(otherResult)})`,
      `${describePeriod(listed.de, listed.ate)} (${formatProof(scan)})`,
    ),
    note: notes.filter(Boolean).join(' '),
    hasAmount: amount !== null,
    total,
    parts: [
      ...parts.map(({ rows, count }, index) => {
        const suffix = count > rows.length ? `, os ${rows.length} que mais mudaram de ${formatInteger(count)}` : ''
        return { title: `Por ${groups[index]?.label}${suffix}`, rows }
      }),
      { title: 'Por dia, o primeiro com o primeiro', rows: days },
    ],
  }
}
