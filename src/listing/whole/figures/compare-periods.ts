/** Two periods of one list side by side: both read whole, put together by the place of a day, by status, by user. */
import type { Period } from '#commands/args.ts'
import type { Row } from '#commands/noun.ts'
import { periodWords } from '#lib/written/dates.ts'
import { formatInteger } from '#lib/written/money.ts'
import type { FilterField } from '#listing/define.ts'
import { dayOf } from '#reading/folds/moment.ts'
import { daysIn } from '#reading/folds/period.ts'
import { readingKeeper } from '#reading/jobs/reading-keeper.ts'
import { runJob } from '#reading/jobs/run-job.ts'
import { createControl, type ReadingControl } from '#reading/walk/control.ts'
import { readWhole } from '#reading/walk/read-whole.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import { readColumnAt, columnOf, isPeriodOpen, PERIOD_OPEN, walksFor } from '#listing/whole/columns.ts'
import { proofOf } from '#listing/whole/proof.ts'
import { environmentOf } from '#listing/whole/reading-environment.ts'
import { patchReading, wholeSession } from '#listing/whole/run-reading.ts'
import type { ListSource } from '#listing/source.ts'
import type { PeriodView } from '#listing/whole/view.ts'
import { keptPagesOf, readingOf, tellReplaced, type Whole } from '#listing/whole/whole.ts'

/** The fields of the list's period; null where it has none. */
function endsOf(fields: readonly FilterField[] | undefined): { de: string; ate: string } | null {
  const named = (end: 'least' | 'most') => fields?.find((field) => field.type === 'datetime' && field.end === end)?.name
  const [de, ate] = [named('least'), named('most')]
  return de !== undefined && ate !== undefined ? { de, ate } : null
}

/** Reads the list with other filters, beside the reading that stands with it; its pages go when `use` is done. null where it was ended. */
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
  const env = environmentOf(source, filters, keeper, ({ lines, total }) => onShare(total > 0 ? lines / total : 1))
  try {
    const outcome = await readWhole<Row>(env, { ownOrder: definition.sort, ownSize: definition.size, walks }, control)
    if (control.signal.aborted) return null
    return await use({ session: { source, state, control, keeper }, outcome })
  } finally {
    env.stop()
    await keeper.forget()
  }
}

/** Compares the period of the list's filter with `other`; tells where there is none. */
export async function comparePeriods(source: ListSource, other: Period): Promise<void> {
  const { definition } = source
  const names = endsOf(definition.filters)
  const date = columnOf(definition, 'date')
  if (!names || !date) return void notify('info', `${definition.title} não filtra por data`)
  const { filters } = source.model().state
  const [de, ate] = [filters[names.de], filters[names.ate]]
  if (!de || !ate) return void notify('info', 'Escolha antes um período nos filtros: de uma data até outra')
  if (other.de === undefined || other.ate === undefined)
    return void notify('info', 'Diga um período com começo e fim: mês passado, outubro, de 01/10 a 31/10')

  const now = await readingOf(source)
  if (!now) return
  const { session } = now
  const amount = columnOf(definition, 'money')
  const groups = [columnOf(definition, 'status'), readColumnAt(definition, definition.audit?.person)]
  const known = groups.filter((column) => column !== null)
  // Whichever of the two the list shows: an increase is one from the earlier to the later.
  const isLater = other.de > de
  const inOrder = <Side>(theirs: Side, ours: Side): [Side, Side] => (isLater ? [ours, theirs] : [theirs, ours])
  const [first, last] = inOrder(dayOf(other.de) ?? '', dayOf(de) ?? '')
  const what = `Lendo ${periodWords(other.de, other.ate)}`
  const control = createControl()
  patchReading(session, { working: what, aside: control, isHidden: false })
  try {
    const aside = await readAside(
      source,
      { ...filters, [names.de]: other.de, [names.ate]: other.ate },
      control,
      (share) => patchReading(session, { working: `${what}: ${Math.floor(share * 100)} %` }),
      async (theirs) => {
        const [before, after] = inOrder(keptPagesOf(theirs), keptPagesOf(now))
        const compared = await runJob('periods', {
          now: after,
          before,
          starts: { before: first, now: last },
          columns: [amount, date, known],
        })
        return { outcome: theirs.outcome, compared }
      },
    )
    if (!aside) return
    if (wholeSession() !== session) return void tellReplaced(source)
    const { whole, days: byDay, groups: parts } = aside.compared
    const days = ([from, to]: readonly [string, string]) => daysIn(dayOf(from) ?? '', dayOf(to) ?? '')
    const [before, after] = inOrder(days([other.de, other.ate]), days([de, ate]))
    const later = { ...source.model().state, filters: { [names.ate]: other.ate > ate ? other.ate : ate } }
    const notes = [
      before === after ? '' : `Os períodos não têm o mesmo número de dias: ${before} e ${after}.`,
      isPeriodOpen(definition, later, Date.now()) ? PERIOD_OPEN : '',
    ]
    const view: PeriodView = {
      kind: 'period',
      title: 'Comparar períodos',
      told: inOrder(
        `${periodWords(other.de, other.ate)} (${proofOf(aside)})`,
        `${periodWords(de, ate)} (${proofOf(now)})`,
      ),
      note: notes.join(' ').trim(),
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
