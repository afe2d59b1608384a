/** Compares a scan with a table from elsewhere, or with itself at another time. */
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

/** The reconciliation on the screen; null if there is none. */
export const getReconcileView = (): ReconcileView | null => {
  const view = scanStore.get()?.view
  return view?.kind === 'reconcile' ? view : null
}
/** Changes the reconciliation on the screen, if there is one. */
export const patchReconcileView = (changes: Partial<ReconcileView>): void => {
  const scan = scanStore.get()
  const view = getReconcileView()
  if (scan && view) scanStore.set({ ...scan, view: { ...view, ...changes } })
}
const NONE_SELECTED: ReadonlySet<string> = new Set()

interface ReconcileSource {
  readonly title: string
  readonly sides?: readonly [string, string]
  /** How the other side was obtained, for example 'colado'. */
  readonly sourceLabel: string
  readonly otherFile: OtherFile | null
  /** Scans the list again before the comparison. */
  readonly isRescanned?: boolean
  /** The outcome of the other side, if it is a scan too. */
  readonly outcome?: ScanOutcome
}

/**
 * Warns against misreading the classes: rows that an unverified scan did not read look like deleted rows. '' if the
 * scan is verified.
 */
function describeUnproved({ verdict }: ScanOutcome, side: string, other: string): string {
  if (verdict.kind === 'proved') return ''
  const lacking = verdict.kind === 'incomplete' ? `. O que não foi lido conta como só ${other}` : ''
  return `Leitura não provada (${side}): ${formatUnprovedReason(verdict)}${lacking}`
}

/** Opens the view over the scan of the list; the view asks for a table if there is none yet. */
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

/** Compares with a table that the operator pastes into the view. */
export const reconcilePasted = (source: ListSource): Promise<void> =>
  openReconcile(source, { title: 'Conciliar com colado', sourceLabel: 'colado', otherFile: null })

/** Compares with a CSV or TSV file that the operator chooses. */
export async function reconcileFile(source: ListSource): Promise<void> {
  const file = await chooseFile('.csv,.tsv,.txt,text/csv,text/plain')
  if (file) await openReconcile(source, { title: 'Conciliar com arquivo', sourceLabel: file.name, otherFile: { file } })
}

/** Compares the rows of an evidence package with a new scan of the list. */
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

/** Compares the current scan with a new scan of the list. */
export async function compareWithStoredScan({ definition, getModel }: ListSource): Promise<void> {
  const currentModel = getModel()
  // The filter stays the one of the request, even if the list is narrowed meanwhile.
  const source = { definition, getModel: () => currentModel }
  const scan = getCompletedScan(getScanKey(definition, currentModel.state.filters))
  if (!scan) return void notify('info', 'Ainda não há leitura desta lista com este filtro: ler tudo')
  const file = await runJob('file', { storedPages: getStoredPages(scan), kind: 'csv', columns: getColumns(source) })
  // If the operator started another scan meanwhile, that one takes precedence.
  if (getScanSession() !== scan.session) return void notifyReplaced(source)
  await openReconcile(source, {
    title: 'O que mudou desde a leitura',
    sides: ['agora', 'antes'],
    sourceLabel: `${formatProof(scan)}, lida às ${formatTime(new Date(scan.outcome.endedAt))}`,
    otherFile: { file },
    isRescanned: true,
    outcome: scan.outcome,
  })
}

/** Compares the scan with pasted text. */
export async function compareWithPasted(text: string): Promise<void> {
  const view = getReconcileView()
  if (!view) return
  const otherFile = { file: new Blob([text]) }
  patchReconcileView({
    otherFile,
    sideDescriptions: [view.sideDescriptions[0], `colado ${formatTime(new Date())}`],
  })
  await compareWithFile(otherFile)
}

/** Options for comparing the same table again: another key, or other matched columns. */
type Otherwise = Partial<Pick<ReconcileInput, 'matchIndex' | 'byHand' | 'keyField'>>

async function compareWithFile(otherFile: OtherFile, options: Otherwise = {}): Promise<void> {
  const byHand = options.byHand ?? getReconcileView()?.byHand
  const jobInput = createJobInput(otherFile, { ...options, ...(byHand && { byHand }) })
  if (!jobInput) return
  // Cancels the job when the operator leaves the view or compares with another table.
  const leaveAbort = new AbortController()
  const unsubscribe = scanStore.subscribe(() => {
    if (getReconcileView()?.otherFile !== otherFile) leaveAbort.abort()
  })
  const title = otherFile.file instanceof File ? `Conciliando com ${otherFile.file.name}` : 'Conciliando'
  const result = await runJobWithNotice(title, 'reconcile', jobInput, leaveAbort.signal)
    .catch((error: unknown) => {
      if (getReconcileView()?.otherFile === otherFile) patchReconcileView({ otherFile: null })
      throw error
    })
    .finally(unsubscribe)
  const view = getReconcileView()
  // The view was closed, or compares with another table.
  if (view?.otherFile !== otherFile) return
  // If the table cannot be compared with these options, the earlier result stays.
  if (view.result && (!result || typeof result === 'string')) {
    if (result) notify('warning', getFailureText(result, jobInput.columns))
    return
  }
  if (!result || typeof result === 'string') {
    // The paste form can take another text. For a file there is no form, so the view closes.
    const session = otherFile.file instanceof File && getScanSession()
    if (session) void closeScanView(session.source.getModel())
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

/** Why nothing can be compared, in Portuguese. */
function getFailureText(result: NotReconciled, columns: readonly ScanColumn[]): string {
  const textByReason: Readonly<Record<string, string>> = {
    empty: 'Não há nenhuma linha a comparar',
    columns: `Nenhuma coluna com o nome das daqui: ${columns.map(({ label }) => label).join(', ')}`,
    binary: 'O arquivo não é texto: na planilha, salve como CSV e escolha o CSV',
  }
  return textByReason[result] ?? result
}

/** The input of the comparison job; null if there is no scan. */
function createJobInput(otherFile: OtherFile, options: Otherwise) {
  const scan = getCompletedScan()
  return (
    scan && {
      storedPages: getStoredPages(scan),
      otherFile,
      columns: getColumns(scan.session.source),
      matchIndex: 0,
      ...options,
    }
  )
}

/** Switches to the next key: another column of theirs that may be the id, or another column that both sides have. */
export async function useNextKey(): Promise<void> {
  const { otherFile = null, result = null } = getReconcileView() ?? {}
  if (otherFile && result && result.matchCount > 1)
    await compareWithFile(otherFile, { matchIndex: (result.matchIndex + 1) % result.matchCount })
}

/**
 * Compares our column with this field with their column of this name, or with none. Returns null, or the reason why it
 * cannot.
 */
export async function matchColumn(field: string, name: string): Promise<string | null> {
  const { otherFile = null, result = null, byHand = {} } = getReconcileView() ?? {}
  if (!otherFile || !result) return 'Nada foi comparado ainda'
  const column = result.matched.find((candidate) => candidate.field === field)
  if (!column) return 'Esta coluna não se compara'
  const isNone = normalizeText(name) === NO_COLUMN
  const index = isNone
    ? -1
    : result.theirs.findIndex((theirName) => normalizeText(theirName) === normalizeText(name.trim()))
  if (index < 0 && !isNone) return `Lá não há coluna “${name}”: ${result.theirs.join(', ')}`
  const keyField = result.columns[result.key]?.field
  // The column of theirs is taken from any other column of ours.
  const otherMatches = Object.entries(byHand).map(([otherField, theirIndex]) => [
    otherField,
    theirIndex === index ? -1 : theirIndex,
  ])
  await compareWithFile(otherFile, {
    byHand: { ...Object.fromEntries(otherMatches), [field]: index },
    ...(keyField !== undefined && { keyField }),
  })
  return null
}

/** 'Diferença 3 de 504'; if not all are listed, also how many there are in total. `at` is 0-based. */
export function formatDifferencePosition({ counts }: Reconciled, index: number, listedCount: number): string {
  const total = counts.different.rowCount + counts.onlyHere.rowCount + counts.onlyThere.rowCount
  return `Diferença ${index + 1} de ${formatInteger(listedCount)}${total > listedCount ? ` listadas, ${formatInteger(total)} ao todo` : ''}`
}

/** Moves to the next (1) or previous (-1) difference, wrapping at the ends. */
export function stepDifference(step: 1 | -1): void {
  const view = getReconcileView()
  if (!view?.result) return
  const differences = listDifferences(view.result)
  if (differences.length === 0) return
  const index = (view.index + step + differences.length) % differences.length
  patchReconcileView({ index })
  announce(`${formatDifferencePosition(view.result, index, differences.length)}: ${differences[index]?.key ?? ''}`)
}

/** Moves to the first difference of a class; equal rows are only counted. */
export function goToClass(differenceClass: ReconcileClass): void {
  const view = getReconcileView()
  if (!view?.result) return
  const index = listDifferences(view.result).findIndex((pair) => pair.of === differenceClass)
  if (index >= 0) patchReconcileView({ index })
  else announce(differenceClass === 'equal' ? 'O que é igual só se conta' : 'Nenhuma')
}

/**
 * Exports every difference and every excluded row as CSV, with each column of both sides. Returns the message to show.
 */
export async function exportDifferences(): Promise<string | undefined> {
  const view = getReconcileView()
  if (!view?.otherFile || !view.result) return undefined
  const { otherFile, result, sides, suffix, byHand } = view
  const input = createJobInput(otherFile, { matchIndex: result.matchIndex, ...(byHand && { byHand }) })
  const exported = input && (await runJobWithNotice('Exportando as diferenças', 'differences', { ...input, sides }))
  if (!exported) return undefined
  downloadBlob(`diferencas${suffix}.csv`, exported.file)
  return formatCount(exported.lines, 'linha exportada', 'linhas exportadas')
}
