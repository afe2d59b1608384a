/**
 * The commands that look at a whole reading: each reads where nothing was read, folds, and leaves what it found in the
 * panel.
 */
import { formatInteger } from '#lib/written/money.ts'
import type { AnyList } from '#listing/define.ts'
import type { ReadColumn } from '#reading/folds/column.ts'
import { runJob } from '#reading/jobs/run-job.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { Analysis } from '#listing/whole/analysis.ts'
import { readColumnAt, columnOf, exceptionColumns } from '#listing/whole/columns.ts'
import { proofOf } from '#listing/whole/proof.ts'
import { patchReading, wholeSession } from '#listing/whole/run-reading.ts'
import type { ListSource } from '#listing/source.ts'
import { wholeReading } from '#listing/whole/whole-store.ts'
import { foldWhole, keptPagesOf, readingOf, tellReplaced, type Whole } from '#listing/whole/whole.ts'

/** What was asked for last, whatever became of it. */
let last: Promise<void> = Promise.resolve()
/** Settles when nothing is being made of a reading: who goes on with a sample waits for it. */
export const analysesDone = (): Promise<void> => last

/** Reads, folds, shows; `what` is told while it works: 'Somando Valor'. */
function analyse(source: ListSource, what: string, make: (whole: Whole) => Promise<Analysis>): Promise<void> {
  const done = makeAndShow(source, what, make)
  last = done.catch(() => {})
  return done
}

async function makeAndShow(source: ListSource, what: string, make: (whole: Whole) => Promise<Analysis>): Promise<void> {
  const whole = await readingOf(source)
  if (!whole) return
  const { session } = whole
  patchReading(session, { working: what, isHidden: false })
  try {
    const analysis = await make(whole)
    if (wholeSession() !== session) return void tellReplaced(source)
    patchReading(session, {
      analysis,
      ...(analysis.kind === 'sample' && { sample: analysis.sample }),
      ...(analysis.kind === 'exceptions' && { exceptions: analysis.results }),
    })
    const told = `${what}: pronto (${proofOf(whole)})`
    // What stands in the table's place stands in the panel's, too.
    if (wholeReading.get()?.view) notify('info', `${told}. Esc volta à Leitura`)
    else announce(told)
  } finally {
    patchReading(session, { working: null })
  }
}

const NO_AMOUNT = 'Esta lista não tem coluna de valor'
const tellOff = (why: string): Promise<void> => {
  notify('info', why)
  return Promise.resolve()
}

/** Parts of a date that rows are grouped by. */
export type DatePart = 'day' | 'month' | 'hour'
const PARTS: Readonly<Record<DatePart, string>> = { day: 'dia', month: 'mês', hour: 'hora' }

/** By a column's values, or by a part of the list's date. */
export interface GroupBy {
  readonly field?: string | undefined
  readonly part?: DatePart | undefined
}

const given = (definition: AnyList, field: string | undefined): ReadColumn | null =>
  field === undefined ? null : readColumnAt(definition, field)

/**
 * Sum of a column of money, whole or by groups; the list's amount where no column is named. Throws where that is none.
 */
export function sum(source: ListSource, field: string | undefined, by: GroupBy): Promise<void> {
  const { definition } = source
  const amount = given(definition, field) ?? columnOf(definition, 'money')
  if (amount?.format !== 'money') throw new Error(`${definition.title} has no amount ${field ?? ''}`)
  if (by.field !== undefined || by.part !== undefined) return group(source, amount, by)
  return analyse(source, `Somando ${amount.label}`, async (whole) => ({
    kind: 'totals',
    column: amount,
    totals: await foldWhole(whole, 'totals', amount),
  }))
}

/** Number of rows by groups. */
export const count = (source: ListSource, by: GroupBy): Promise<void> => group(source, null, by)

function group(source: ListSource, amount: ReadColumn | null, { field, part }: GroupBy): Promise<void> {
  const { definition } = source
  const column = given(definition, field) ?? columnOf(definition, 'date')
  if (!column) return tellOff('Esta lista não tem data')
  const by = part ?? (column.format === 'date' ? 'day' : 'value')
  const title = `${amount ? amount.label : 'Linhas'} por ${by === 'value' ? column.label : PARTS[by]}`
  return analyse(source, title, async (whole) => ({
    kind: 'groups',
    title,
    by,
    column,
    amount,
    shown: await foldWhole(whole, 'groupsToShow', { by, column }, amount),
  }))
}

/** Values of a column; amounts in bins, dates by day, hour and weekday. */
export function describe(source: ListSource, field: string): Promise<void> {
  const { definition } = source
  const column = readColumnAt(definition, field)
  if (!column) return tellOff('Esta lista não tem essa coluna')
  const amount = columnOf(definition, 'money')
  return analyse(source, `Descrevendo ${column.label}`, async (whole) => ({
    kind: 'description',
    column,
    amount,
    description: await foldWhole(whole, 'describeColumn', column, amount),
  }))
}

/** The seed where none is told: of the day, so that the draw can be repeated and is not chosen by its outcome. */
const todaySeed = (): string => new Date().toLocaleDateString('sv-SE')

/** The records that the seed draws; by value where `byValue`, else by their ids. */
export function takeSample(
  source: ListSource,
  { count: wanted, seed = todaySeed(), byValue }: { count: number; seed: string | undefined; byValue: boolean },
): Promise<void> {
  const amount = columnOf(source.definition, 'money')
  if (byValue && !amount) return tellOff(NO_AMOUNT)
  return analyse(source, `Amostra de ${formatInteger(wanted)}`, async (whole) => {
    const cents = byValue && amount ? await foldWhole(whole, 'magnitude', amount) : null
    const drawn =
      amount && cents !== null
        ? await foldWhole(whole, 'sampleByValue', wanted, seed, amount, cents)
        : await foldWhole(whole, 'sample', wanted, seed)
    // At least one is asked for.
    const interval = cents === null ? null : cents / BigInt(wanted)
    return { kind: 'sample', amount, sample: { count: wanted, seed, interval, drawn } }
  })
}

/** Candidates for a second look, by every rule that the list's columns allow. */
export const findExceptions = (source: ListSource): Promise<void> =>
  analyse(source, 'Procurando exceções', async (whole) => {
    const columns = exceptionColumns(source.definition)
    return { kind: 'exceptions', results: await runJob('exceptions', { of: keptPagesOf(whole), columns }) }
  })
