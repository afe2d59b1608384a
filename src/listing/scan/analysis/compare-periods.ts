/** Compares two periods of one list: both are scanned, and paired by day number, by status and by user. */
import type { Period } from '#commands/args.ts'
import type { Row } from '#commands/resource.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { describePeriod } from '#lib/format/dates.ts'
import { formatInteger } from '#lib/format/money.ts'
import { toPlatformTime } from '#lib/format/platform-time.ts'
import { findOnlyRange } from '#listing/define.ts'
import { toDay } from '#scan/aggregates/date-parts.ts'
import { createScanPageStore } from '#scan/jobs/scan-page-store.ts'
import { runJob } from '#scan/jobs/run-job.ts'
import { createScanControl, type ScanControl } from '#scan/protocol/scan-control.ts'
import { scanAll } from '#scan/protocol/scan-all.ts'
import { formatUnprovedReason } from '#scan/protocol/verdict-text.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import {
  findScanColumn,
  findColumnByFormat,
  isPeriodOpen,
  PERIOD_OPEN_TEXT,
  getPassMode,
} from '#listing/scan/scan-columns.ts'
import { formatProof, getPercentRead } from '#listing/scan/proof-text.ts'
import { createScanEnvironment } from '#listing/scan/create-scan-environment.ts'
import { patchScan, getScanSession } from '#listing/scan/run-scan.ts'
import type { ListSource } from '#listing/list-source.ts'
import type { PeriodView } from '#listing/scan/scan-view.ts'
import { getEarlierPeriod, type ClosedPeriod, getMinutes } from './earlier-period.ts'
import { getStoredPages, ensureScan, notifyReplaced, type CompletedScan } from '#listing/scan/completed-scan.ts'

const DAY_MINUTES = 24 * 60

/** True if the period runs from midnight to midnight. */
const isWholeDays = ({ de, ate }: ClosedPeriod): boolean => de.endsWith('T00:00') && ate.endsWith('T23:59')

/** '2 dias' for whole days, otherwise '36 h' or '1 h 30 min'. */
function formatLength(period: ClosedPeriod): string {
  const minutes = getMinutes(period)
  if (isWholeDays(period)) return formatCount(minutes / DAY_MINUTES, 'dia', 'dias')
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${formatInteger(hours)} h${rest > 0 ? ` ${rest} min` : ''}`
}

/** Warnings about the two periods: their lengths differ, or they overlap. '' stands for no warning. */
function getPeriodNotes(before: ClosedPeriod, after: ClosedPeriod): string[] {
  const [minutesBefore, minutesAfter] = [getMinutes(before), getMinutes(after)]
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

/**
 * Scans the list with other filters beside the current scan, and deletes the pages when `consume` is done. null if the
 * scan is stopped.
 */
async function scanBeside<Result>(
  source: ListSource,
  filters: Readonly<Record<string, string>>,
  control: ScanControl,
  onShare: (share: number) => void,
  consume: (scan: CompletedScan) => Promise<Result>,
): Promise<Result | null> {
  const { definition, getModel } = source
  const state = { ...getModel().state, filters }
  const id = `aside ${Date.now()}`
  const label = { title: definition.title, filter: '', address: definition.path }
  const passMode = getPassMode(definition, state, 'once')
  // The owner is nobody: a rest of this scan after a reload is not resumed, and is deleted within a day.
  const pageStore = createScanPageStore<Row>({ id, owner: 'aside', key: id, passMode, label }, Date.now)
  const env = createScanEnvironment(source, filters, pageStore, (progress) => onShare(getPercentRead(progress)))
  try {
    const outcome = await scanAll<Row>(
      env,
      { listOrder: definition.sort, listPageSize: definition.pageSize, passMode },
      control,
    )
    if (control.signal.aborted) return null
    return await consume({ session: { source, state, control, pageStore }, outcome })
  } finally {
    env.stop()
    await pageStore.erase()
  }
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
  const [de, ate] = [filters[fields.lower.name], filters[fields.upper.name]]
  if (!de || !ate) return void notify('info', 'Escolha antes um período nos filtros: de uma data até outra')
  const other = typeof request === 'number' ? getEarlierPeriod({ de, ate }, request) : request
  if (other.de === undefined || other.ate === undefined)
    return void notify('info', 'Diga um período com começo e fim: mês passado, outubro, de 01/10 a 31/10')

  if (other.de === de && other.ate === ate) return void notify('info', 'É o mesmo período: nada a comparar')
  const [ours, theirs] = [
    { de, ate },
    { de: other.de, ate: other.ate },
  ]

  const scan = await ensureScan(source)
  if (!scan) return
  const { session } = scan
  const amount = findColumnByFormat(definition, 'money')
  const groups = [findColumnByFormat(definition, 'status'), findScanColumn(definition, definition.audit?.personField)]
  const groupColumns = groups.filter((column) => column !== null)
  // The order does not depend on which period the list shows: an increase is always from the earlier to the later.
  const isLater = other.de > de
  const sortSides = <Side>(their: Side, our: Side): [Side, Side] => (isLater ? [our, their] : [their, our])
  const [earlier, later] = sortSides(theirs, ours)
  const toDaySpan = (period: ClosedPeriod) => ({ start: toDay(period.de) ?? '', end: toDay(period.ate) ?? '' })
  const workLabel = `Lendo ${describePeriod(other.de, other.ate)}`
  const control = createScanControl()
  patchScan(session, { workLabel, sideControl: control, isPanelHidden: false })
  try {
    const sideResult = await scanBeside(
      source,
      { ...filters, [fields.lower.name]: other.de, [fields.upper.name]: other.ate },
      control,
      (share) => patchScan(session, { workLabel: `${workLabel}: ${share} %` }),
      async (sideScan) => {
        const [before, after] = sortSides(getStoredPages(sideScan), getStoredPages(scan))
        const compared = await runJob('periods', {
          after,
          before,
          spans: { before: toDaySpan(earlier), now: toDaySpan(later) },
          columns: [amount, date, groupColumns],
        })
        return { outcome: sideScan.outcome, compared }
      },
    )
    if (!sideResult) return
    if (getScanSession() !== session) return void notifyReplaced(source)
    const { total: totalComparison, days: byDay, groups: parts } = sideResult.compared
    const latest = { ...source.getModel().state, filters: { [fields.upper.name]: other.ate > ate ? other.ate : ate } }
    const notes = [
      ...sortSides(formatUnprovedNote(sideResult, theirs), formatUnprovedNote(scan, ours)),
      ...getPeriodNotes(earlier, later),
      isPeriodOpen(definition, latest, toPlatformTime().getTime()) ? PERIOD_OPEN_TEXT : '',
    ]
    const view: PeriodView = {
      kind: 'period',
      title: 'Comparar períodos',
      periodDescriptions: sortSides(
        `${describePeriod(other.de, other.ate)} (${formatProof(sideResult)})`,
        `${describePeriod(de, ate)} (${formatProof(scan)})`,
      ),
      note: notes.filter(Boolean).join(' '),
      hasAmount: amount !== null,
      total: totalComparison,
      parts: [
        ...parts.map(({ rows, count }, index) => {
          const suffix = count > rows.length ? `, os ${rows.length} que mais mudaram de ${formatInteger(count)}` : ''
          return { title: `Por ${groupColumns[index]?.label}${suffix}`, rows }
        }),
        { title: 'Por dia, o primeiro com o primeiro', rows: byDay },
      ],
    }
    patchScan(session, { view })
    announce(view.note || 'Períodos comparados')
  } finally {
    patchScan(session, { workLabel: null, sideControl: null })
  }
}
