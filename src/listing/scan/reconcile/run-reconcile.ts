/** A whole reading against a table from elsewhere, or against itself at another time. */
import { normalizeText } from '#lib/format/normalize-text.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatTime } from '#lib/format/dates.ts'
import { formatInteger } from '#lib/format/money.ts'
import type { Column } from '#listing/define.ts'
import { PACKAGE_FILES } from '#scan/files/package-names.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import type { NotReconciled, ReconcileInput, Reconciled, OtherFile } from '#scan/jobs/reconcile-job.ts'
import { runJob } from '#scan/jobs/run-job.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'
import { formatUnprovedReason } from '#scan/protocol/verdict-text.ts'
import { announce } from '#ui/announce.ts'
import { downloadBlob } from '#ui/device/download.ts'
import { notify } from '#ui/notices/notify.tsx'
import { chooseFile } from '#ui/device/choose-file.ts'
import { toScanColumn } from '#listing/scan/scan-columns.ts'
import { runJobWithNotice } from '#listing/scan/job-notice.ts'
import { formatProof, getFileNameSuffix } from '#listing/scan/proof-text.ts'
import { patchScan, getScanSession } from '#listing/scan/run-scan.ts'
import type { ListSource } from '#listing/list-source.ts'
import { listDifferences, NO_COLUMN, type ReconcileClass, type ReconcileView } from '#listing/scan/scan-view.ts'
import { getStoredPages, ensureScan, notifyReplaced, getCompletedScan } from '#listing/scan/completed-scan.ts'
import { closeScanView } from '#listing/scan/view-frame.tsx'
import { getScanKey, scanStore } from '#listing/scan/scan-store.ts'

/** The reconciliation on the screen; null where there is none. */
export const getReconcileView = (): ReconcileView | null => {
  const view = scanStore.get()?.view
  return view?.kind === 'reconcile' ? view : null
}
/** Changes what is told of it. */
export const patchReconcileView = (next: Partial<ReconcileView>): void => {
  const whole = scanStore.get()
  const view = getReconcileView()
  if (whole && view) scanStore.set({ ...whole, view: { ...view, ...next } })
}
const NONE_SELECTED: ReadonlySet<string> = new Set()

interface ReconcileSource {
  readonly title: string
  readonly sides?: readonly [string, string]
  /** 'colado': how the other side came to be. */
  readonly sourceLabel: string
  readonly otherFile: OtherFile | null
  /** With the list as it is now. */
  readonly isRescanned?: boolean
  /** How their side was read, where it is a reading too. */
  readonly outcome?: ScanOutcome
}

/**
 * What the classes must not be taken for: rows that a reading did not come to are in it no more than those that are
 * gone. '' of one that is proved.
 */
function describeUnproved({ verdict }: ScanOutcome, side: string, other: string): string {
  if (verdict.kind === 'proved') return ''
  const lacking = verdict.kind === 'incomplete' ? `. O que não foi lido conta como só ${other}` : ''
  return `Leitura não provada (${side}): ${formatUnprovedReason(verdict)}${lacking}`
}

/** Opens the view over the reading of the list; asks for the table where there is none yet. */
async function openReconcile(
  source: ListSource,
  { title, sides = ['aqui', 'lá'], sourceLabel, otherFile, isRescanned, outcome }: ReconcileSource,
): Promise<void> {
  const scan = await ensureScan(source, isRescanned)
  if (!scan) return
  const here = `${formatProof(scan)}, ${formatCount(scan.outcome.lines, 'linha', 'linhas')}`
  const view = {
    kind: 'reconcile',
    title,
    sides,
    sideDescriptions: [here, sourceLabel],
    otherFile,
    result: null,
    index: 0,
    selected: NONE_SELECTED,
    unprovedText: [
      describeUnproved(scan.outcome, ...sides),
      outcome ? describeUnproved(outcome, sides[1], sides[0]) : '',
    ]
      .filter(Boolean)
      .join('. '),
    suffix: getFileNameSuffix(scan.outcome) || (outcome ? getFileNameSuffix(outcome) : ''),
  } as const
  patchScan(scan.session, { view })
  if (otherFile) await compareWithFile(otherFile)
}

/** A table that the operator pastes into the view. */
export const reconcilePasted = (source: ListSource): Promise<void> =>
  openReconcile(source, { title: 'Conciliar com colado', sourceLabel: 'colado', otherFile: null })

/** A file of CSV or TSV that the operator chooses. */
export async function reconcileFile(source: ListSource): Promise<void> {
  const file = await chooseFile('.csv,.tsv,.txt,text/csv,text/plain')
  if (file) await openReconcile(source, { title: 'Conciliar com arquivo', sourceLabel: file.name, otherFile: { file } })
}

/** The rows of an evidence package, against the list as it is now: read anew. */
export const reconcilePackage = (source: ListSource, file: File): Promise<void> =>
  openReconcile(source, {
    title: 'Reler e comparar',
    sides: ['agora', 'na evidência'],
    sourceLabel: file.name,
    otherFile: { file, packagedName: PACKAGE_FILES.csv },
    isRescanned: true,
  })

const getColumns = ({ definition }: ListSource): ScanColumn[] =>
  definition.columns.map((column: Column) => toScanColumn(column))

/** What was read before, against the list as it is now: read anew. */
export async function compareWithStoredScan({ definition, getModel }: ListSource): Promise<void> {
  const currentModel = getModel()
  // The filter stays the one that it was asked of, however the list is narrowed meanwhile.
  const source = { definition, getModel: () => currentModel }
  const whole = getCompletedScan(getScanKey(definition, currentModel.state.filters))
  if (!whole) return void notify('info', 'Ainda não há leitura desta lista com este filtro: ler tudo')
  const file = await runJob('file', { storedPages: getStoredPages(whole), kind: 'csv', columns: getColumns(source) })
  // Whoever asked for another reading since then wants that one.
  if (getScanSession() !== whole.session) return void notifyReplaced(source)
  await openReconcile(source, {
    title: 'O que mudou desde a leitura',
    sides: ['agora', 'antes'],
    sourceLabel: `${formatProof(whole)}, lida às ${formatTime(new Date(whole.outcome.endedAt))}`,
    otherFile: { file },
    isRescanned: true,
    outcome: whole.outcome,
  })
}

/** Compares the reading with pasted text. */
export async function compareWithPasted(text: string): Promise<void> {
  const view = getReconcileView()
  if (!view) return
  const theirs = { file: new Blob([text]) }
  patchReconcileView({
    otherFile: theirs,
    sideDescriptions: [view.sideDescriptions[0], `colado ${formatTime(new Date())}`],
  })
  await compareWithFile(theirs)
}

/** How the same table is compared anew: by another key, or with other columns matched. */
type Otherwise = Partial<Pick<ReconcileInput, 'matchIndex' | 'byHand' | 'keyField'>>

async function compareWithFile(otherFile: OtherFile, otherwise: Otherwise = {}): Promise<void> {
  const byHand = otherwise.byHand ?? getReconcileView()?.byHand
  const jobInput = createJobInput(otherFile, { ...otherwise, ...(byHand && { byHand }) })
  if (!jobInput) return
  // Whoever leaves the view, or compares with another table, waits for this one no more.
  const left = new AbortController()
  const unsubscribe = scanStore.subscribe(() => {
    if (getReconcileView()?.otherFile !== otherFile) left.abort()
  })
  const title = otherFile.file instanceof File ? `Conciliando com ${otherFile.file.name}` : 'Conciliando'
  const result = await runJobWithNotice(title, 'reconcile', jobInput, left.signal)
    .catch((error: unknown) => {
      if (getReconcileView()?.otherFile === otherFile) patchReconcileView({ otherFile: null })
      throw error
    })
    .finally(unsubscribe)
  const view = getReconcileView()
  // Gone meanwhile, or asked anew.
  if (view?.otherFile !== otherFile) return
  // What stood there stands where it cannot be compared otherwise.
  if (view.result && (!result || typeof result === 'string')) {
    if (result) notify('warning', getFailureText(result, jobInput.columns))
    return
  }
  if (!result || typeof result === 'string') {
    // A box asks for another text; there is none for another file.
    const session = otherFile.file instanceof File && getScanSession()
    if (session) closeScanView(session.source.getModel())
    else patchReconcileView({ otherFile: null })
    if (result) notify('warning', getFailureText(result, jobInput.columns))
    return
  }
  patchReconcileView({ result, index: 0, selected: NONE_SELECTED, ...(byHand && { byHand }) })
  const { different, onlyHere, onlyThere } = result.counts
  announce(
    `${formatCount(different.rowCount, 'difere', 'diferem')}, ${onlyHere.rowCount} só ${view.sides[0]}, ${onlyThere.rowCount} só ${view.sides[1]}`,
  )
}

/** Why nothing can be compared. */
function getFailureText(result: NotReconciled, columns: readonly ScanColumn[]): string {
  const why: Readonly<Record<string, string>> = {
    empty: 'Não há nenhuma linha a comparar',
    columns: `Nenhuma coluna com o nome das daqui: ${columns.map(({ label }) => label).join(', ')}`,
    binary: 'O arquivo não é texto: na planilha, salve como CSV e escolha o CSV',
  }
  return why[result] ?? result
}

/** What the job is asked; null where there is no reading. */
function createJobInput(otherFile: OtherFile, otherwise: Otherwise) {
  const whole = getCompletedScan()
  return (
    whole && {
      storedPages: getStoredPages(whole),
      otherFile,
      columns: getColumns(whole.session.source),
      matchIndex: 0,
      ...otherwise,
    }
  )
}

/** The next way to tell records apart: another column of theirs that may be the id, or another that both sides have. */
export async function useNextKey(): Promise<void> {
  const { otherFile = null, result = null } = getReconcileView() ?? {}
  if (otherFile && result && result.matchCount > 1)
    await compareWithFile(otherFile, { matchIndex: (result.matchIndex + 1) % result.matchCount })
}

/** Compares a column of ours, by its field, with theirs of this name, or with none; null, or why it cannot. */
export async function matchColumn(field: string, name: string): Promise<string | null> {
  const { otherFile = null, result = null, byHand = {} } = getReconcileView() ?? {}
  if (!otherFile || !result) return 'Nada foi comparado ainda'
  const column = result.matched.find((each) => each.field === field)
  if (!column) return 'Esta coluna não se compara'
  const isNone = normalizeText(name) === NO_COLUMN
  const index = isNone ? -1 : result.theirs.findIndex((each) => normalizeText(each) === normalizeText(name.trim()))
  if (index < 0 && !isNone) return `Lá não há coluna “${name}”: ${result.theirs.join(', ')}`
  const keyField = result.columns[result.key]?.field
  // Whoever had it before has it no more.
  const others = Object.entries(byHand).map(([each, there]) => [each, there === index ? -1 : there])
  await compareWithFile(otherFile, {
    byHand: { ...Object.fromEntries(others), [field]: index },
    ...(keyField !== undefined && { keyField }),
  })
  return null
}

/** 'Diferença 3 de 504', of more than are listed also how many differ. */
export function formatDifferencePosition({ counts }: Reconciled, at: number, listed: number): string {
  const all = counts.different.rowCount + counts.onlyHere.rowCount + counts.onlyThere.rowCount
  return `Diferença ${at + 1} de ${formatInteger(listed)}${all > listed ? ` listadas, ${formatInteger(all)} ao todo` : ''}`
}

/** Goes to the next (1) or the previous (-1) difference, round the ends. */
export function stepDifference(step: 1 | -1): void {
  const view = getReconcileView()
  if (!view?.result) return
  const all = listDifferences(view.result)
  if (all.length === 0) return
  const at = (view.index + step + all.length) % all.length
  patchReconcileView({ index: at })
  announce(`${formatDifferencePosition(view.result, at, all.length)}: ${all[at]?.key ?? ''}`)
}

/** Goes to the first difference of a class; what is equal is only counted. */
export function goToClass(differenceClass: ReconcileClass): void {
  const view = getReconcileView()
  if (!view?.result) return
  const at = listDifferences(view.result).findIndex((pair) => pair.of === differenceClass)
  if (at >= 0) patchReconcileView({ index: at })
  else announce(differenceClass === 'equal' ? 'O que é igual só se conta' : 'Nenhuma')
}

/** Every difference, and every row that is left out, as CSV, each column of both sides. */
export async function exportDifferences(): Promise<string | undefined> {
  const view = getReconcileView()
  if (!view?.otherFile || !view.result) return undefined
  const { otherFile, result, sides, suffix, byHand } = view
  const asked = createJobInput(otherFile, { matchIndex: result.matchIndex, ...(byHand && { byHand }) })
  const made = asked && (await runJobWithNotice('Exportando as diferenças', 'differences', { ...asked, sides }))
  if (!made) return undefined
  downloadBlob(`diferencas${suffix}.csv`, made.file)
  return formatCount(made.lines, 'linha exportada', 'linhas exportadas')
}
