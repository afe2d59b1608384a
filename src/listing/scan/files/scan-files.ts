/**
 * Files of the whole reading: read first where it was not, written page by page, asked about where it is not proved.
 */
import { registerUnsavedWork } from '#api/session/unsaved-work.ts'
import { ApiError } from '#api/errors.ts'
import { confirmBeforeUnload, isExiting } from '#api/session/session-exit.ts'
import { getCurrentUser } from '#api/session/session.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { getBuildEntry } from '#lib/startup/build-entry.ts'
import { VERSION } from '#lib/startup/version.ts'
import { exportedColumns } from '#listing/url-state/column-layout.ts'
import type { Column } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { runJob } from '#scan/jobs/run-job.ts'
import { formatVerdict, formatUnprovedReason } from '#scan/protocol/verdict-text.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { downloadBlob } from '#ui/device/download.ts'
import { notify } from '#ui/notices/notify.tsx'
import { getFileNameSuffix } from '#listing/scan/proof-text.ts'
import { patchScan, type ScanSession } from '#listing/scan/run-scan.ts'
import { getAuditData, getSentParams } from './evidence-data.ts'
import { describeFilters } from '#listing/export/print-note.tsx'
import { toScanColumn, findScanColumn } from '#listing/scan/scan-columns.ts'
import type { ListSource } from '#listing/list-source.ts'
import { getStoredPages, ensureScan, type CompletedScan } from '#listing/scan/completed-scan.ts'
import { scanStore } from '#listing/scan/scan-store.ts'

const getFileColumns = ({ definition, state }: ListModel): ScanColumn[] =>
  exportedColumns(definition, state.layout).map((column: Column) => toScanColumn(column))

/** The same behind the id, seen or not: page ends, and a comparison with the list, go by it. */
function getEvidenceColumns(list: ListModel): ScanColumn[] {
  const id = findScanColumn(list.definition, 'id')
  const columns = getFileColumns(list)
  return id ? [id, ...columns.filter(({ field }) => field !== 'id')] : columns
}

/** The reading of what is on the screen; null where the operator would not have it unproved. */
async function confirmScanToWrite(source: ListSource): Promise<CompletedScan | null> {
  const whole = await ensureScan(source)
  if (!whole || whole.outcome.verdict.kind === 'proved') return whole
  const why = formatUnprovedReason(whole.outcome.verdict)
  const goOn = await confirm({
    text: `A leitura não está provada: ${why}. Exportar mesmo assim?`,
    confirmLabel: 'Exportar',
  })
  return goOn ? whole : null
}

const getFileBaseName = ({ definition }: ListSource): string =>
  definition.csvFileName ?? definition.path.slice(1).replaceAll('/', '-')

/** Names of the files that are being written. */
const filesBeingWritten = new Set<string>()
const listFilesBeingWritten = () => [...filesBeingWritten].join(' e ')
registerUnsavedWork(() => (filesBeingWritten.size > 0 ? `a gravação de ${listFilesBeingWritten()}` : null))

/**
 * Notes beside the pages what is being written, so that what the end of the page cuts short is told at the next start.
 */
const storeFilesBeingWritten = ({ pageStore }: ScanSession): Promise<unknown> =>
  // A disk that does not take this still gives the rows.
  pageStore.setFilesBeingWritten(listFilesBeingWritten()).catch(() => {})

/**
 * Tells of the file while it is written, which takes a million rows a minute, and gives it to the operator once it is
 * whole: until then the browser has it apart, and nothing of it stands among the operator's files.
 */
async function writeFile<Made>(
  { session }: CompletedScan,
  name: string,
  produce: () => Promise<Made>,
  toBlob: (result: Made) => Blob,
): Promise<Made> {
  const working = `Gravando ${name}`
  patchScan(session, { workLabel: working })
  filesBeingWritten.add(name)
  const stopAsking = confirmBeforeUnload()
  try {
    await storeFilesBeingWritten(session)
    const made = await produce()
    const file = toBlob(made)
    // A browser without room for it gives one that cannot be read.
    await file
      .slice(-1)
      .arrayBuffer()
      .catch(() => {
        throw new ApiError({ kind: 'not-sent', message: `Sem espaço neste computador para ${name}.` })
      })
    downloadBlob(name, file)
    return made
  } finally {
    filesBeingWritten.delete(name)
    stopAsking()
    // A session that ends in the middle cuts it short as well.
    if (!isExiting()) await storeFilesBeingWritten(session)
    if (scanStore.get()?.workLabel === working) patchScan(session, { workLabel: null })
  }
}

/** `{nome}-completo.csv` or `.xlsx`: the visible columns. */
export async function exportScan(source: ListSource, kind: 'csv' | 'xlsx'): Promise<string | undefined> {
  const whole = await confirmScanToWrite(source)
  if (!whole) return undefined
  const columns = getFileColumns(source.getModel())
  const name = `${getFileBaseName(source)}-completo${getFileNameSuffix(whole.outcome)}.${kind}`
  const make = () => runJob('file', { storedPages: getStoredPages(whole), kind, columns })
  await writeFile(whole, name, make, (file) => file)
  const { lines } = whole.outcome
  return formatCount(lines, 'linha exportada', 'linhas exportadas')
}

/** `{nome}-evidencia.zip`, and the code that is to be noted outside of this computer. */
export async function exportEvidence(source: ListSource): Promise<string | undefined> {
  const scan = await confirmScanToWrite(source)
  if (!scan) return undefined
  const { session, outcome } = scan
  const { definition, getModel } = source
  // What is not in the data is not summed beside it: nobody could check it.
  const columns = getEvidenceColumns(getModel())
  const fields = columns.map(({ field }) => field)
  const unsummed = definition.columns.filter(
    ({ field, format }: Column) => format === 'money' && !fields.includes(field),
  )
  const user = getCurrentUser()
  const name = `${getFileBaseName(source)}-evidencia${getFileNameSuffix(outcome)}.zip`
  const asked: Parameters<typeof runJob<'evidence'>>[1] = {
    storedPages: getStoredPages(scan),
    moneyColumns: columns.filter(({ format }) => format === 'money'),
    data: {
      console: { versao: VERSION, build: getBuildEntry() },
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
      unsummedLabels: unsummed.map(({ label }: Column) => label),
      ...getAuditData(session),
    },
  }
  const { manifestCode } = await writeFile(
    scan,
    name,
    () => runJob('evidence', asked),
    ({ file }) => file,
  )
  const evidenceCode = manifestCode.slice(0, 12)
  patchScan(session, { evidenceCode })
  notify('info', `Anote o código da evidência fora deste computador: ${evidenceCode}`, {
    disableTimeOut: true,
  })
  return undefined
}
