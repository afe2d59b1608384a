/**
 * Files of the whole reading: read first where it was not, written page by page, asked about where it is not proved.
 */
import { putAtStake } from '#api/session/at-stake.ts'
import { ApiError } from '#api/errors.ts'
import { askBeforeUnload, isLeaving } from '#api/session/session-leave.ts'
import { currentUser } from '#api/session/session.ts'
import { counted } from '#lib/written/counted.ts'
import { ownBuild } from '#lib/start/own-build.ts'
import { VERSION } from '#lib/start/version.ts'
import { exportedColumns } from '#listing/address/column-layout.ts'
import type { Column } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import type { ReadColumn } from '#reading/folds/column.ts'
import { runJob } from '#reading/jobs/run-job.ts'
import { verdictSentence, whyNotProved } from '#reading/walk/wording.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { downloadBlob } from '#ui/device/download.ts'
import { notify } from '#ui/notices/notify.tsx'
import { suffixOf } from '#listing/whole/proof.ts'
import { patchReading, type WholeSession } from '#listing/whole/run-reading.ts'
import { auditFacts, sentParameters } from './evidence-facts.ts'
import { filterWords } from '#listing/copy/print-note.tsx'
import { readColumn, readColumnAt } from '#listing/whole/columns.ts'
import type { ListSource } from '#listing/source.ts'
import { keptPagesOf, readingOf, type Whole } from '#listing/whole/whole.ts'
import { wholeReading } from '#listing/whole/whole-store.ts'

const columnsOfFile = ({ definition, state }: ListModel): ReadColumn[] =>
  exportedColumns(definition, state.layout).map((column: Column) => readColumn(column))

/** The same behind the id, seen or not: page ends, and a comparison with the list, go by it. */
function columnsOfEvidence(list: ListModel): ReadColumn[] {
  const id = readColumnAt(list.definition, 'id')
  const columns = columnsOfFile(list)
  return id ? [id, ...columns.filter(({ field }) => field !== 'id')] : columns
}

/** The reading of what is on the screen; null where the operator would not have it unproved. */
async function wholeOf(source: ListSource): Promise<Whole | null> {
  const whole = await readingOf(source)
  if (!whole || whole.outcome.verdict.kind === 'proved') return whole
  const why = whyNotProved(whole.outcome.verdict)
  const goOn = await confirm({
    text: `A leitura não está provada: ${why}. Exportar mesmo assim?`,
    confirmLabel: 'Exportar',
  })
  return goOn ? whole : null
}

const nameOf = ({ definition }: ListSource): string => definition.csv ?? definition.path.slice(1).replaceAll('/', '-')

/** Names of the files that are being written. */
const writing = new Set<string>()
const namesInWork = () => [...writing].join(' e ')
putAtStake(() => (writing.size > 0 ? `a gravação de ${namesInWork()}` : null))

/**
 * Notes beside the pages what is being written, so that what the end of the page cuts short is told at the next start.
 */
const noteWriting = ({ keeper }: WholeSession): Promise<unknown> =>
  // A disk that does not take this still gives the rows.
  keeper.writing(namesInWork()).catch(() => {})

/**
 * Tells of the file while it is written, which takes a million rows a minute, and gives it to the operator once it is
 * whole: until then the browser has it apart, and nothing of it stands among the operator's files.
 */
async function write<Made>(
  { session }: Whole,
  name: string,
  make: () => Promise<Made>,
  fileOf: (made: Made) => Blob,
): Promise<Made> {
  const working = `Gravando ${name}`
  patchReading(session, { working })
  writing.add(name)
  const stopAsking = askBeforeUnload()
  try {
    await noteWriting(session)
    const made = await make()
    const file = fileOf(made)
    // A browser without room for it gives one that cannot be read.
    await file
      .slice(-1)
      .arrayBuffer()
      .catch(() => {
        throw new ApiError({ kind: 'held', said: `Sem espaço neste computador para ${name}.` })
      })
    downloadBlob(name, file)
    return made
  } finally {
    writing.delete(name)
    stopAsking()
    // A session that ends in the middle cuts it short as well.
    if (!isLeaving()) await noteWriting(session)
    if (wholeReading.get()?.working === working) patchReading(session, { working: null })
  }
}

/** `{nome}-completo.csv` or `.xlsx`: the visible columns. */
export async function exportWhole(source: ListSource, kind: 'csv' | 'xlsx'): Promise<string | undefined> {
  const whole = await wholeOf(source)
  if (!whole) return undefined
  const columns = columnsOfFile(source.model())
  const name = `${nameOf(source)}-completo${suffixOf(whole.outcome)}.${kind}`
  const make = () => runJob('file', { of: keptPagesOf(whole), kind, columns })
  await write(whole, name, make, (file) => file)
  const { lines } = whole.outcome
  return counted(lines, 'linha exportada', 'linhas exportadas')
}

/** `{nome}-evidencia.zip`, and the code that is to be noted outside of this computer. */
export async function exportEvidence(source: ListSource): Promise<string | undefined> {
  const whole = await wholeOf(source)
  if (!whole) return undefined
  const { session, outcome } = whole
  const { definition, model } = source
  // What is not in the data is not summed beside it: nobody could check it.
  const columns = columnsOfEvidence(model())
  const fields = columns.map(({ field }) => field)
  const unsummed = definition.columns.filter(
    ({ field, format }: Column) => format === 'money' && !fields.includes(field),
  )
  const user = currentUser()
  const name = `${nameOf(source)}-evidencia${suffixOf(outcome)}.zip`
  const asked: Parameters<typeof runJob<'evidence'>>[1] = {
    of: keptPagesOf(whole),
    money: columns.filter(({ format }) => format === 'money'),
    facts: {
      console: { versao: VERSION, build: ownBuild() },
      operador: { id: String(user?.id ?? '') || null, nome: user?.dscNome ?? null, email: user?.dscEmail ?? null },
      origem: {
        lista: definition.title,
        chamada: `${definition.query.method} ${definition.query.path}`,
        parametros: sentParameters(session, outcome),
        filtroEmPalavras: filterWords({ definition, state: session.state }),
        fuso: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      outcome,
      sentence: verdictSentence(outcome.verdict),
      columns,
      unsummed: unsummed.map(({ label }: Column) => label),
      ...auditFacts(session),
    },
  }
  const { manifestCode } = await write(
    whole,
    name,
    () => runJob('evidence', asked),
    ({ file }) => file,
  )
  const evidenceCode = manifestCode.slice(0, 12)
  patchReading(session, { evidenceCode })
  notify('info', `Anote o código da evidência fora deste computador: ${evidenceCode}`, {
    disableTimeOut: true,
  })
  return undefined
}
