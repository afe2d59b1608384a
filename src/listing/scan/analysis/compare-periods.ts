/** Two periods of one list side by side: both read whole, put together by the place of a day, by status, by user. */
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

/** From midnight to midnight. */
const isWholeDays = ({ de, ate }: ClosedPeriod): boolean => de.endsWith('T00:00') && ate.endsWith('T23:59')

/** '2 dias' of one that is of days, else '36 h', '1 h 30 min'. */
function formatLength(ends: ClosedPeriod): string {
  const minutes = getMinutes(ends)
  if (isWholeDays(ends)) return formatCount(minutes / DAY_MINUTES, 'dia', 'dias')
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${formatInteger(hours)} h${rest > 0 ? ` ${rest} min` : ''}`
}

/** What is to be known of the two before their figures are: that one is longer, or that they have days in common. */
function getPeriodNotes(before: ClosedPeriod, after: ClosedPeriod): string[] {
  const [one, other] = [getMinutes(before), getMinutes(after)]
  return [
    one === other
      ? ''
      : isWholeDays(before) && isWholeDays(after)
        ? `Os períodos não têm o mesmo número de dias: ${one / DAY_MINUTES} e ${other / DAY_MINUTES}.`
        : `Os períodos não têm a mesma duração: ${formatLength(before)} e ${formatLength(after)}.`,
    before.ate >= after.de && after.ate >= before.de ? 'Os períodos se sobrepõem: há linhas que contam nos dois.' : '',
  ]
}

/** What a reading that is not proved takes from the figures of its period; '' of one that is. */
const formatUnprovedNote = (
  { outcome: { verdict } }: Pick<CompletedScan, 'outcome'>,
  { de, ate }: ClosedPeriod,
): string =>
  verdict.kind === 'proved' ? '' : `Leitura não provada (${describePeriod(de, ate)}): ${formatUnprovedReason(verdict)}.`

/**
 * Reads the list with other filters, beside the reading that stands with it; its pages go when `use` is done. null
 * where it was ended.
 */
async function scanBeside<Result>(
  source: ListSource,
  filters: Readonly<Record<string, string>>,
  control: ScanControl,
  onShare: (share: number) => void,
  consume: (whole: CompletedScan) => Promise<Result>,
): Promise<Result | null> {
  const { definition, getModel } = source
  const state = { ...getModel().state, filters }
  const id = `aside ${Date.now()}`
  const label = { title: definition.title, filter: '', address: definition.path }
  const walks = getPassMode(definition, state, 'once')
  // Nobody's: what is left of it after a reload is not gone on with, and goes within the day.
  const keeper = createScanPageStore<Row>({ id, owner: 'aside', key: id, passMode: walks, label }, Date.now)
  const env = createScanEnvironment(source, filters, keeper, (progress) => onShare(getPercentRead(progress)))
  try {
    const outcome = await scanAll<Row>(
      env,
      { listOrder: definition.sort, listPageSize: definition.pageSize, passMode: walks },
      control,
    )
    if (control.signal.aborted) return null
    return await consume({ session: { source, state, control, pageStore: keeper }, outcome })
  } finally {
    env.stop()
    await keeper.erase()
  }
}

/**
 * Compares the period of the list's filter with `asked`, or with the one so many months before it (0: the one that ends
 * where it begins); tells where none is set. Throws of a list that has none.
 */
export async function comparePeriods(source: ListSource, asked: Period | number): Promise<void> {
  const { definition } = source
  const fields = findOnlyRange(definition, 'datetime')
  const date = findColumnByFormat(definition, 'date')
  if (!fields || !date) throw new Error(`${definition.title} has no period`)
  const { filters } = source.getModel().state
  const [de, ate] = [filters[fields.lower.name], filters[fields.upper.name]]
  if (!de || !ate) return void notify('info', 'Escolha antes um período nos filtros: de uma data até outra')
  const other = typeof asked === 'number' ? getEarlierPeriod({ de, ate }, asked) : asked
  if (other.de === undefined || other.ate === undefined)
    return void notify('info', 'Diga um período com começo e fim: mês passado, outubro, de 01/10 a 31/10')

  if (other.de === de && other.ate === ate) return void notify('info', 'É o mesmo período: nada a comparar')
  const [ours, theirs] = [
    { de, ate },
    { de: other.de, ate: other.ate },
  ]

  const now = await ensureScan(source)
  if (!now) return
  const { session } = now
  const amount = findColumnByFormat(definition, 'money')
  const groups = [findColumnByFormat(definition, 'status'), findScanColumn(definition, definition.audit?.personField)]
  const known = groups.filter((column) => column !== null)
  // Whichever of the two the list shows: an increase is one from the earlier to the later.
  const isLater = other.de > de
  const sortSides = <Side>(their: Side, our: Side): [Side, Side] => (isLater ? [our, their] : [their, our])
  const [earlier, later] = sortSides(theirs, ours)
  const toDaySpan = (ends: ClosedPeriod) => ({ start: toDay(ends.de) ?? '', end: toDay(ends.ate) ?? '' })
  const what = `Lendo ${describePeriod(other.de, other.ate)}`
  const control = createScanControl()
  patchScan(session, { workLabel: what, sideControl: control, isPanelHidden: false })
  try {
    const aside = await scanBeside(
      source,
      { ...filters, [fields.lower.name]: other.de, [fields.upper.name]: other.ate },
      control,
      (share) => patchScan(session, { workLabel: `${what}: ${share} %` }),
      async (read) => {
        const [before, after] = sortSides(getStoredPages(read), getStoredPages(now))
        const compared = await runJob('periods', {
          after,
          before,
          spans: { before: toDaySpan(earlier), now: toDaySpan(later) },
          columns: [amount, date, known],
        })
        return { outcome: read.outcome, compared }
      },
    )
    if (!aside) return
    if (getScanSession() !== session) return void notifyReplaced(source)
    const { total: totalComparison, days: byDay, groups: parts } = aside.compared
    const latest = { ...source.getModel().state, filters: { [fields.upper.name]: other.ate > ate ? other.ate : ate } }
    const notes = [
      ...sortSides(formatUnprovedNote(aside, theirs), formatUnprovedNote(now, ours)),
      ...getPeriodNotes(earlier, later),
      isPeriodOpen(definition, latest, toPlatformTime().getTime()) ? PERIOD_OPEN_TEXT : '',
    ]
    const view: PeriodView = {
      kind: 'period',
      title: 'Comparar períodos',
      periodDescriptions: sortSides(
        `${describePeriod(other.de, other.ate)} (${formatProof(aside)})`,
        `${describePeriod(de, ate)} (${formatProof(now)})`,
      ),
      note: notes.filter(Boolean).join(' '),
      hasAmount: amount !== null,
      total: totalComparison,
      parts: [
        ...parts.map(({ rows, count }, at) => {
          const most = count > rows.length ? `, os ${rows.length} que mais mudaram de ${formatInteger(count)}` : ''
          return { title: `Por ${known[at]?.label}${most}`, rows }
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
