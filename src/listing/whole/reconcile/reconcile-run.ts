/** A whole reading against a table from elsewhere, or against itself at another time. */
import { fold } from '#lib/written/fold.ts'
import { counted } from '#lib/written/counted.ts'
import { formatTime } from '#lib/written/dates.ts'
import { formatInteger } from '#lib/written/money.ts'
import type { Column } from '#listing/define.ts'
import { NAMES } from '#reading/files/package-names.ts'
import type { ReadColumn } from '#reading/folds/column.ts'
import type { NotReconciled, ReconcileAsked, Reconciled, TheirFile } from '#reading/jobs/reconcile-job.ts'
import { runJob } from '#reading/jobs/run-job.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'
import { whyNotProved } from '#reading/walk/wording.ts'
import { announce } from '#ui/announce.ts'
import { downloadBlob } from '#ui/device/download.ts'
import { notify } from '#ui/notices/notify.tsx'
import { chooseFile } from '#ui/device/choose-file.ts'
import { readColumn } from '#listing/whole/columns.ts'
import { runNoticed } from '#listing/whole/job-notice.ts'
import { proofOf, suffixOf } from '#listing/whole/proof.ts'
import { patchReading, wholeSession } from '#listing/whole/run-reading.ts'
import type { ListSource } from '#listing/source.ts'
import { differencesOf, NO_COLUMN, type ReconcileClass, type ReconcileView } from '#listing/whole/view.ts'
import { keptPagesOf, readingOf, tellReplaced, wholeNow } from '#listing/whole/whole.ts'
import { closeView } from '#listing/whole/view-frame.tsx'
import { keyOf, wholeReading } from '#listing/whole/whole-store.ts'

/** The reconciliation on the screen; null where there is none. */
export const reconciliation = (): ReconcileView | null => {
  const view = wholeReading.get()?.view
  return view?.kind === 'reconcile' ? view : null
}
/** Changes what is told of it. */
export const change = (next: Partial<ReconcileView>): void => {
  const whole = wholeReading.get()
  const view = reconciliation()
  if (whole && view) wholeReading.set({ ...whole, view: { ...view, ...next } })
}
const NONE: ReadonlySet<string> = new Set()

interface Against {
  readonly title: string
  readonly sides?: readonly [string, string]
  /** 'colado': how the other side came to be. */
  readonly how: string
  readonly theirs: TheirFile | null
  /** With the list as it is now. */
  readonly anew?: boolean
  /** How their side was read, where it is a reading too. */
  readonly outcome?: ReadingOutcome
}

/**
 * What the classes must not be taken for: rows that a reading did not come to are in it no more than those that are
 * gone. '' of one that is proved.
 */
function unprovedText({ verdict }: ReadingOutcome, side: string, other: string): string {
  if (verdict.kind === 'proved') return ''
  const lacking = verdict.kind === 'incomplete' ? `. O que não foi lido conta como só ${other}` : ''
  return `Leitura não provada (${side}): ${whyNotProved(verdict)}${lacking}`
}

/** Opens the view over the reading of the list; asks for the table where there is none yet. */
async function open(
  source: ListSource,
  { title, sides = ['aqui', 'lá'], how, theirs, anew, outcome }: Against,
): Promise<void> {
  const whole = await readingOf(source, anew)
  if (!whole) return
  const here = `${proofOf(whole)}, ${counted(whole.outcome.lines, 'linha', 'linhas')}`
  const view = {
    kind: 'reconcile',
    title,
    sides,
    told: [here, how],
    theirs,
    result: null,
    at: 0,
    chosen: NONE,
    unproved: [unprovedText(whole.outcome, ...sides), outcome ? unprovedText(outcome, sides[1], sides[0]) : '']
      .filter(Boolean)
      .join('. '),
    suffix: suffixOf(whole.outcome) || (outcome ? suffixOf(outcome) : ''),
  } as const
  patchReading(whole.session, { view })
  if (theirs) await compareWith(theirs)
}

/** A table that the operator pastes into the view. */
export const reconcilePasted = (source: ListSource): Promise<void> =>
  open(source, { title: 'Conciliar com colado', how: 'colado', theirs: null })

/** A file of CSV or TSV that the operator chooses. */
export async function reconcileFile(source: ListSource): Promise<void> {
  const file = await chooseFile('.csv,.tsv,.txt,text/csv,text/plain')
  if (file) await open(source, { title: 'Conciliar com arquivo', how: file.name, theirs: { file } })
}

/** The rows of an evidence package, against the list as it is now: read anew. */
export const reconcilePackage = (source: ListSource, file: File): Promise<void> =>
  open(source, {
    title: 'Reler e comparar',
    sides: ['agora', 'na evidência'],
    how: file.name,
    theirs: { file, packaged: NAMES.csv },
    anew: true,
  })

const columnsOf = ({ definition }: ListSource): ReadColumn[] =>
  definition.columns.map((column: Column) => readColumn(column))

/** What was read before, against the list as it is now: read anew. */
export async function whatChanged({ definition, model }: ListSource): Promise<void> {
  const shown = model()
  // The filter stays the one that it was asked of, however the list is narrowed meanwhile.
  const source = { definition, model: () => shown }
  const whole = wholeNow(keyOf(definition, shown.state.filters))
  if (!whole) return void notify('info', 'Ainda não há leitura desta lista com este filtro: ler tudo')
  const file = await runJob('file', { of: keptPagesOf(whole), kind: 'csv', columns: columnsOf(source) })
  // Whoever asked for another reading since then wants that one.
  if (wholeSession() !== whole.session) return void tellReplaced(source)
  await open(source, {
    title: 'O que mudou desde a leitura',
    sides: ['agora', 'antes'],
    how: `${proofOf(whole)}, lida às ${formatTime(new Date(whole.outcome.endedAt))}`,
    theirs: { file },
    anew: true,
    outcome: whole.outcome,
  })
}

/** Compares the reading with pasted text. */
export async function compareWithText(text: string): Promise<void> {
  const view = reconciliation()
  if (!view) return
  const theirs = { file: new Blob([text]) }
  change({ theirs, told: [view.told[0], `colado ${formatTime(new Date())}`] })
  await compareWith(theirs)
}

/** How the same table is compared anew: by another key, or with other columns matched. */
type Otherwise = Partial<Pick<ReconcileAsked, 'way' | 'byHand' | 'keyField'>>

async function compareWith(theirs: TheirFile, otherwise: Otherwise = {}): Promise<void> {
  const byHand = otherwise.byHand ?? reconciliation()?.byHand
  const asked = askedOf(theirs, { ...otherwise, ...(byHand && { byHand }) })
  if (!asked) return
  // Whoever leaves the view, or compares with another table, waits for this one no more.
  const left = new AbortController()
  const unsubscribe = wholeReading.subscribe(() => {
    if (reconciliation()?.theirs !== theirs) left.abort()
  })
  const title = theirs.file instanceof File ? `Conciliando com ${theirs.file.name}` : 'Conciliando'
  const result = await runNoticed(title, 'reconcile', asked, left.signal)
    .catch((error: unknown) => {
      if (reconciliation()?.theirs === theirs) change({ theirs: null })
      throw error
    })
    .finally(unsubscribe)
  const view = reconciliation()
  // Gone meanwhile, or asked anew.
  if (view?.theirs !== theirs) return
  // What stood there stands where it cannot be compared otherwise.
  if (view.result && (!result || typeof result === 'string')) {
    if (result) notify('warning', whyNot(result, asked.columns))
    return
  }
  if (!result || typeof result === 'string') {
    // A box asks for another text; there is none for another file.
    const session = theirs.file instanceof File && wholeSession()
    if (session) closeView(session.source.model())
    else change({ theirs: null })
    if (result) notify('warning', whyNot(result, asked.columns))
    return
  }
  change({ result, at: 0, chosen: NONE, ...(byHand && { byHand }) })
  const { different, onlyHere, onlyThere } = result.counts
  announce(
    `${counted(different.lines, 'difere', 'diferem')}, ${onlyHere.lines} só ${view.sides[0]}, ${onlyThere.lines} só ${view.sides[1]}`,
  )
}

/** Why nothing can be compared. */
function whyNot(result: NotReconciled, columns: readonly ReadColumn[]): string {
  const why: Readonly<Record<string, string>> = {
    empty: 'Não há nenhuma linha a comparar',
    columns: `Nenhuma coluna com o nome das daqui: ${columns.map(({ label }) => label).join(', ')}`,
    binary: 'O arquivo não é texto: na planilha, salve como CSV e escolha o CSV',
  }
  return why[result] ?? result
}

/** What the job is asked; null where there is no reading. */
function askedOf(theirs: TheirFile, otherwise: Otherwise) {
  const whole = wholeNow()
  return whole && { of: keptPagesOf(whole), theirs, columns: columnsOf(whole.session.source), way: 0, ...otherwise }
}

/** The next way to tell records apart: another column of theirs that may be the id, or another that both sides have. */
export async function changeKey(): Promise<void> {
  const { theirs = null, result = null } = reconciliation() ?? {}
  if (theirs && result && result.ways > 1) await compareWith(theirs, { way: (result.way + 1) % result.ways })
}

/** Compares a column of ours, by its field, with theirs of this name, or with none; null, or why it cannot. */
export async function matchColumn(field: string, name: string): Promise<string | null> {
  const { theirs = null, result = null, byHand = {} } = reconciliation() ?? {}
  if (!theirs || !result) return 'Nada foi comparado ainda'
  const column = result.matched.find((each) => each.field === field)
  if (!column) return 'Esta coluna não se compara'
  const isNone = fold(name) === NO_COLUMN
  const place = isNone ? -1 : result.theirs.findIndex((each) => fold(each) === fold(name.trim()))
  if (place < 0 && !isNone) return `Lá não há coluna “${name}”: ${result.theirs.join(', ')}`
  const keyField = result.columns[result.key]?.field
  // Whoever had it before has it no more.
  const others = Object.entries(byHand).map(([each, there]) => [each, there === place ? -1 : there])
  await compareWith(theirs, {
    byHand: { ...Object.fromEntries(others), [field]: place },
    ...(keyField !== undefined && { keyField }),
  })
  return null
}

/** 'Diferença 3 de 504', of more than are listed also how many differ. */
export function differenceText({ counts }: Reconciled, at: number, listed: number): string {
  const all = counts.different.lines + counts.onlyHere.lines + counts.onlyThere.lines
  return `Diferença ${at + 1} de ${formatInteger(listed)}${all > listed ? ` listadas, ${formatInteger(all)} ao todo` : ''}`
}

/** Goes to the next (1) or the previous (-1) difference, round the ends. */
export function stepDifference(step: 1 | -1): void {
  const view = reconciliation()
  if (!view?.result) return
  const all = differencesOf(view.result)
  if (all.length === 0) return
  const at = (view.at + step + all.length) % all.length
  change({ at })
  announce(`${differenceText(view.result, at, all.length)}: ${all[at]?.key ?? ''}`)
}

/** Goes to the first difference of a class; what is equal is only counted. */
export function goToClass(of: ReconcileClass): void {
  const view = reconciliation()
  if (!view?.result) return
  const at = differencesOf(view.result).findIndex((pair) => pair.of === of)
  if (at >= 0) change({ at })
  else announce(of === 'equal' ? 'O que é igual só se conta' : 'Nenhuma')
}

/** Every difference, and every row that is left out, as CSV, each column of both sides. */
export async function exportDifferences(): Promise<string | undefined> {
  const view = reconciliation()
  if (!view?.theirs || !view.result) return undefined
  const { theirs, result, sides, suffix, byHand } = view
  const asked = askedOf(theirs, { way: result.way, ...(byHand && { byHand }) })
  const made = asked && (await runNoticed('Exportando as diferenças', 'differences', { ...asked, sides }))
  if (!made) return undefined
  downloadBlob(`diferencas${suffix}.csv`, made.file)
  return counted(made.lines, 'linha exportada', 'linhas exportadas')
}
