/** Exports files of a scan. The list is scanned first if needed, and an unverified scan requires a confirmation. */
import { registerUnsavedWork } from '#api/session/unsaved-work.ts'
import { ApiError } from '#api/errors.ts'
import { confirmBeforeUnload, isExiting } from '#api/session/session-exit.ts'
import { getCurrentUser } from '#api/session/session.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { getBuildEntry } from '#lib/startup/build-entry.ts'
import { getShownEnvironment } from '#lib/startup/environment.ts'
import { VERSION } from '#lib/startup/version.ts'
import { getExportColumns } from '#listing/url-state/column-layout.ts'
import type { Column } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { runJob } from '#scan/jobs/run-job.ts'
import { formatVerdict, formatUnprovedReason } from '#scan/protocol/verdict-text.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { downloadBlob } from '#ui/device/download.ts'
import { notify } from '#ui/notices/notify.tsx'
import { getFileNameSuffix } from '#listing/scan/proof-text.ts'
import { getScanSession, patchScan } from '#listing/scan/run-scan.ts'
import type { ScanSession } from '#listing/scan/scan-sessions.ts'
import { getAuditData, getSentParams } from './evidence-data.ts'
import { describeFilters } from '#listing/export/print-note.tsx'
import { toScanColumn, findScanColumn } from '#listing/scan/scan-columns.ts'
import type { ListSource } from '#listing/list-source.ts'
import { getStoredPages, ensureScan, type CompletedScan } from '#listing/scan/completed-scan.ts'
import { scanStore } from '#listing/scan/scan-store.ts'

const getFileColumns = ({ definition, state }: ListModel): ScanColumn[] =>
  getExportColumns(definition, state.layout).map((column: Column) => toScanColumn(column))

/** The same columns after the id, which is always included: page ends and the comparison with the list need it. */
function getEvidenceColumns(list: ListModel): ScanColumn[] {
  const id = findScanColumn(list.definition, 'id')
  const columns = getFileColumns(list)
  return id ? [id, ...columns.filter(({ field }) => field !== 'id')] : columns
}

/** The scan of the list on the screen; null if the operator does not want to export it unverified. */
async function confirmScanToWrite(source: ListSource): Promise<CompletedScan | null> {
  const scan = await ensureScan(source)
  if (!scan || scan.outcome.verdict.kind === 'proved') return scan
  const why = formatUnprovedReason(scan.outcome.verdict)
  const isConfirmed = await confirm({
    text: `A leitura não está provada: ${why}. Exportar mesmo assim?`,
    confirmLabel: 'Exportar',
  })
  return isConfirmed ? scan : null
}

/** The beginning of the names of a list's files. */
export const getFileBaseName = ({ definition }: Pick<ListSource, 'definition'>): string =>
  definition.csvFileName ?? definition.path.slice(1).replaceAll('/', '-')

/** Names of the files being written. */
const filesBeingWritten = new Set<string>()
const listFilesBeingWritten = () => [...filesBeingWritten].join(' e ')
registerUnsavedWork(() => (filesBeingWritten.size > 0 ? `a gravação de ${listFilesBeingWritten()}` : null))

/** Stores the names of the files being written with the pages, so that the next start can report an interruption. */
const storeFilesBeingWritten = ({ pageStore }: ScanSession): Promise<unknown> =>
  // If the disk does not accept this note, it may still return the rows.
  pageStore.setFilesBeingWritten(listFilesBeingWritten()).catch(() => {})

/**
 * Shows that a file is being written, which takes a minute for a million rows, and saves it once it is complete. Until
 * then it exists only inside the browser.
 */
async function writeFile<Made>(
  { session }: CompletedScan,
  name: string,
  produce: () => Promise<Made>,
  toBlob: (result: Made) => Blob,
): Promise<Made> {
  const workLabel = `Gravando ${name}`
  patchScan(session, { workLabel })
  filesBeingWritten.add(name)
  const stopAsking = confirmBeforeUnload()
  try {
    await storeFilesBeingWritten(session)
    const result = await produce()
    const file = toBlob(result)
    // A browser without enough space returns a Blob that cannot be read.
    await file
      .slice(-1)
      .arrayBuffer()
      .catch(() => {
        throw new ApiError({ kind: 'not-sent', message: `Sem espaço neste computador para ${name}.` })
      })
    downloadBlob(name, file)
    return result
  } finally {
    filesBeingWritten.delete(name)
    stopAsking()
    // If the session ends meanwhile, the writing was interrupted as well, so the record stays.
    if (!isExiting()) await storeFilesBeingWritten(session)
    if (scanStore.get()?.workLabel === workLabel) patchScan(session, { workLabel: null })
  }
}

/**
 * Exports the visible columns to `{nome}-completo.csv` or `.xlsx`. Returns the message to show; undefined if the
 * operator does not export.
 */
export async function exportScan(source: ListSource, kind: 'csv' | 'xlsx'): Promise<string | undefined> {
  const scan = await confirmScanToWrite(source)
  if (!scan) return undefined
  const columns = getFileColumns(source.getModel())
  const name = `${getFileBaseName(source)}-completo${getFileNameSuffix(scan.outcome)}.${kind}`
  const make = () => runJob('file', { storedPages: getStoredPages(scan), kind, columns })
  await writeFile(scan, name, make, (file) => file)
  const { lines } = scan.outcome
  return formatCount(lines, 'linha exportada', 'linhas exportadas')
}

/** Exports the visible columns of the rows that the panel's filter keeps to `{nome}-filtrado.csv`. */
export async function exportMatchingRows(source: ListSource): Promise<string | undefined> {
  const analysis = scanStore.get()?.analysis
  const scan = analysis?.kind === 'rows' ? await confirmScanToWrite(source) : null
  if (!scan || analysis?.kind !== 'rows') return undefined
  const { conditions, result } = analysis
  const columns = getFileColumns(source.getModel())
  const name = `${getFileBaseName(source)}-filtrado${getFileNameSuffix(scan.outcome)}.csv`
  const make = () => runJob('file', { storedPages: getStoredPages(scan), kind: 'csv', columns, conditions })
  await writeFile(scan, name, make, (file) => file)
  return formatCount(result.totals.rowCount, 'linha exportada', 'linhas exportadas')
}

/** Exports `{nome}-evidencia.zip`, and shows the code that the operator must note outside of this computer. */
export async function exportEvidence(source: ListSource): Promise<string | undefined> {
  const scan = await confirmScanToWrite(source)
  if (!scan) return undefined
  const { session, outcome } = scan
  const { definition, getModel } = source
  // A column that is not in the data is not summed either: nobody could check the sum.
  const columns = getEvidenceColumns(getModel())
  const fields = columns.map(({ field }) => field)
  const unsummedColumns = definition.columns.filter(
    ({ field, format }: Column) => format === 'money' && !fields.includes(field),
  )
  const user = getCurrentUser()
  const name = `${getFileBaseName(source)}-evidencia${getFileNameSuffix(outcome)}.zip`
  const input: Parameters<typeof runJob<'evidence'>>[1] = {
    storedPages: getStoredPages(scan),
    charts: getScanSession() === session ? (scanStore.get()?.evidenceCharts ?? []) : [],
    moneyColumns: columns.filter(({ format }) => format === 'money'),
    data: {
      console: { versao: VERSION, build: getBuildEntry(), ambiente: getShownEnvironment()?.name },
      operador: { id: String(user?.id ?? '') || null, nome: user?.dscNome ?? null, email: user?.dscEmail ?? null },
      origem: {
        lista: definition.title,
        chamada: `${definition.endpoint.method} ${definition.endpoint.path}`,
        parametros: getSentParams(session, outcome),
        filtroEmPalavras: describeFilters({ definition, state: session.state }),
        fuso: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      outcome,
      verdictSentence: formatVerdict(outcome.verdict),
      columns,
      unsummedLabels: unsummedColumns.map(({ label }: Column) => label),
      ...getAuditData(session),
    },
  }
  const { manifestCode } = await writeFile(
    scan,
    name,
    () => runJob('evidence', input),
    ({ file }) => file,
  )
  const evidenceCode = manifestCode.slice(0, 12)
  patchScan(session, { evidenceCode })
  notify('info', `Anote o código da evidência fora deste computador: ${evidenceCode}`, {
    disableTimeOut: true,
  })
  return undefined
}
