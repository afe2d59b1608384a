/** Two periods of one list side by side: both read whole, put together by the place of a day, by status, by user. */
import type { Period } from '#commands/args.ts'
import type { Row } from '#commands/noun.ts'
import { counted } from '#lib/written/counted.ts'
import { periodWords } from '#lib/written/dates.ts'
import { formatInteger } from '#lib/written/money.ts'
import { platformNow } from '#lib/written/platform-day.ts'
import { endsOf } from '#listing/define.ts'
import { dayOf } from '#reading/folds/moment.ts'
import { readingKeeper } from '#reading/jobs/reading-keeper.ts'
import { runJob } from '#reading/jobs/run-job.ts'
import { createControl, type ReadingControl } from '#reading/walk/control.ts'
import { readWhole } from '#reading/walk/read-whole.ts'
import { whyNotProved } from '#reading/walk/wording.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import { readColumnAt, columnOf, isPeriodOpen, PERIOD_OPEN, walksFor } from '#listing/whole/columns.ts'
import { proofOf, shareOf } from '#listing/whole/proof.ts'
import { environmentOf } from '#listing/whole/reading-environment.ts'
import { patchReading, wholeSession } from '#listing/whole/run-reading.ts'
import type { ListSource } from '#listing/source.ts'
import type { PeriodView } from '#listing/whole/view.ts'
import { earlierPeriod, type Ends, minutesIn } from './earlier-period.ts'
import { keptPagesOf, readingOf, tellReplaced, type Whole } from '#listing/whole/whole.ts'

const DAY = 24 * 60

/** From midnight to midnight. */
const isOfDays = ({ de, ate }: Ends): boolean => de.endsWith('T00:00') && ate.endsWith('T23:59')

/** '2 dias' of one that is of days, else '36 h', '1 h 30 min'. */
function lengthText(ends: Ends): string {
  const minutes = minutesIn(ends)
  if (isOfDays(ends)) return counted(minutes / DAY, 'dia', 'dias')
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${formatInteger(hours)} h${rest > 0 ? ` ${rest} min` : ''}`
}

/** What is to be known of the two before their figures are: that one is longer, or that they have days in common. */
function notesOf(before: Ends, after: Ends): string[] {
  const [one, other] = [minutesIn(before), minutesIn(after)]
  return [
    one === other
      ? ''
      : isOfDays(before) && isOfDays(after)
        ? `Os períodos não têm o mesmo número de dias: ${one / DAY} e ${other / DAY}.`
        : `Os períodos não têm a mesma duração: ${lengthText(before)} e ${lengthText(after)}.`,
    before.ate >= after.de && after.ate >= before.de ? 'Os períodos se sobrepõem: há linhas que contam nos dois.' : '',
  ]
}

/** What a reading that is not proved takes from the figures of its period; '' of one that is. */
const unprovedNote = ({ outcome: { verdict } }: Pick<Whole, 'outcome'>, { de, ate }: Ends): string =>
  verdict.kind === 'proved' ? '' : `Leitura não provada (${periodWords(de, ate)}): ${whyNotProved(verdict)}.`

/**
 * Reads the list with other filters, beside the reading that stands with it; its pages go when `use` is done. null
 * where it was ended.
 */
async function readAside<Result>(
  source: ListSource,
  filters: Readonly<Record<string, string>>,
  control: ReadingControl,
  onShare: (share: number) => void,
  use: (whole: Whole) => Promise<Result>,
): Promise<Result | null> {
  const { definition, model } = source
  const state = { ...model().state, filters }
  const id = `aside ${Date.now()}`
  const label = { title: definition.title, filter: '', address: definition.path }
  const walks = walksFor(definition, state, 'once')
  // Nobody's: what is left of it after a reload is not gone on with, and goes within the day.
  const keeper = readingKeeper<Row>({ id, owner: 'aside', key: id, walks, label }, Date.now)
  const env = environmentOf(source, filters, keeper, (progress) => onShare(shareOf(progress)))
  try {
    const outcome = await readWhole<Row>(env, { ownOrder: definition.sort, ownSize: definition.size, walks }, control)
    if (control.signal.aborted) return null
    return await use({ session: { source, state, control, keeper }, outcome })
  } finally {
    env.stop()
    await keeper.forget()
  }
}

/**
 * Compares the period of the list's filter with `asked`, or with the one so many months before it (0: the one that ends
 * where it begins); tells where none is set. Throws of a list that has none.
 */
export async function comparePeriods(source: ListSource, asked: Period | number): Promise<void> {
  const { definition } = source
  const fields = endsOf(definition, 'datetime')
  const date = columnOf(definition, 'date')
  if (!fields || !date) throw new Error(`${definition.title} has no period`)
  const { filters } = source.model().state
  const [de, ate] = [filters[fields.least.name], filters[fields.most.name]]
  if (!de || !ate) return void notify('info', 'Escolha antes um período nos filtros: de uma data até outra')
  const other = typeof asked === 'number' ? earlierPeriod({ de, ate }, asked) : asked
  if (other.de === undefined || other.ate === undefined)
    return void notify('info', 'Diga um período com começo e fim: mês passado, outubro, de 01/10 a 31/10')

  if (other.de === de && other.ate === ate) return void notify('info', 'É o mesmo período: nada a comparar')
  const [ours, theirs] = [
    { de, ate },
    { de: other.de, ate: other.ate },
  ]

  const now = await readingOf(source)
  if (!now) return
  const { session } = now
  const amount = columnOf(definition, 'money')
  const groups = [columnOf(definition, 'status'), readColumnAt(definition, definition.audit?.person)]
  const known = groups.filter((column) => column !== null)
  // Whichever of the two the list shows: an increase is one from the earlier to the later.
  const isLater = other.de > de
  const inOrder = <Side>(their: Side, our: Side): [Side, Side] => (isLater ? [our, their] : [their, our])
  const [earlier, later] = inOrder(theirs, ours)
  const spanOf = (ends: Ends) => ({ start: dayOf(ends.de) ?? '', end: dayOf(ends.ate) ?? '' })
  const what = `Lendo ${periodWords(other.de, other.ate)}`
  const control = createControl()
  patchReading(session, { working: what, aside: control, isHidden: false })
  try {
    const aside = await readAside(
      source,
      { ...filters, [fields.least.name]: other.de, [fields.most.name]: other.ate },
      control,
      (share) => patchReading(session, { working: `${what}: ${share} %` }),
      async (read) => {
        const [before, after] = inOrder(keptPagesOf(read), keptPagesOf(now))
        const compared = await runJob('periods', {
          now: after,
          before,
          spans: { before: spanOf(earlier), now: spanOf(later) },
          columns: [amount, date, known],
        })
        return { outcome: read.outcome, compared }
      },
    )
    if (!aside) return
    if (wholeSession() !== session) return void tellReplaced(source)
    const { whole, days: byDay, groups: parts } = aside.compared
    const latest = { ...source.model().state, filters: { [fields.most.name]: other.ate > ate ? other.ate : ate } }
    const notes = [
      ...inOrder(unprovedNote(aside, theirs), unprovedNote(now, ours)),
      ...notesOf(earlier, later),
      isPeriodOpen(definition, latest, platformNow().getTime()) ? PERIOD_OPEN : '',
    ]
    const view: PeriodView = {
      kind: 'period',
      title: 'Comparar períodos',
      told: inOrder(
        `${periodWords(other.de, other.ate)} (${proofOf(aside)})`,
        `${periodWords(de, ate)} (${proofOf(now)})`,
      ),
      note: notes.filter(Boolean).join(' '),
      hasAmount: amount !== null,
      whole,
      parts: [
        ...parts.map(({ rows, count }, at) => {
          const most = count > rows.length ? `, os ${rows.length} que mais mudaram de ${formatInteger(count)}` : ''
          return { title: `Por ${known[at]?.label}${most}`, rows }
        }),
        { title: 'Por dia, o primeiro com o primeiro', rows: byDay },
      ],
    }
    patchReading(session, { view })
    announce(view.note || 'Períodos comparados')
  } finally {
    patchReading(session, { working: null, aside: null })
  }
}
