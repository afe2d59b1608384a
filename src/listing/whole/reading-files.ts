/** Files of the whole reading: read first where it was not, written page by page, asked about where it is not proved. */
import { currentUser } from '#api/session.ts'
import { ownBuild } from '#lib/own-build.ts'
import { VERSION } from '#lib/version.ts'
import { formatInteger } from '#lib/money.ts'
import type { Column } from '#listing/define.ts'
import { totals } from '#reading/folds/totals.ts'
import { csvFile } from '#reading/files/csv-file.ts'
import type { RunningFile, Sink } from '#reading/files/data-file.ts'
import { writeEvidence } from '#reading/files/evidence.ts'
import { xlsxFile } from '#reading/files/xlsx-file.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'
import { whyNotProved } from '#reading/walk/wording.ts'
import { confirm } from '#ui/confirm.ts'
import { downloadBlob } from '#ui/download.ts'
import { notify } from '#ui/notify.tsx'
import { patchReading } from './run-reading.ts'
import { auditFacts, sentParameters } from './evidence-facts.ts'
import { filterInWords, readColumn } from './columns.ts'
import type { ListSource } from './source.ts'
import { pagesOf, readingOf, type Whole } from './whole.ts'
import { keyOf } from './whole-store.ts'

const TYPES = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const

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

/** What was written so far lies in the browser's Blobs, not in the page's memory. */
function collector() {
  let blob = new Blob([])
  let parts: Uint8Array<ArrayBuffer>[] = []
  let held = 0
  const settle = () => {
    blob = new Blob([blob, ...parts])
    parts = []
    held = 0
  }
  return {
    write(bytes: Uint8Array) {
      parts.push(new Uint8Array(bytes))
      held += bytes.length
      if (held > 4_000_000) settle()
    },
    end(type: string) {
      settle()
      return new Blob([blob], { type })
    },
  }
}

const nameOf = ({ definition }: ListSource): string => definition.csv ?? definition.path.slice(1).replaceAll('/', '-')
const suffixOf = ({ verdict }: ReadingOutcome): string => (verdict.kind === 'proved' ? '' : '-nao-provada')
/** `{nome}-completo.csv` or `.xlsx`: the visible columns in their order. */
export async function exportWhole(source: ListSource, kind: 'csv' | 'xlsx'): Promise<string | undefined> {
  const whole = await wholeOf(source)
  if (!whole) return undefined
  const columns = source.model().columns.map((column: Column) => readColumn(column))
  const out = collector()
  const begin = (write: Sink): RunningFile =>
    kind === 'csv' ? csvFile(columns, write) : xlsxFile(columns, write, new Date())
  const file = begin(out.write)
  for await (const rows of pagesOf(whole)) file.add(rows)
  file.end()
  downloadBlob(`${nameOf(source)}-completo${suffixOf(whole.outcome)}.${kind}`, out.end(TYPES[kind]))
  return `${formatInteger(whole.outcome.lines)} linhas exportadas`
}

/** `{nome}-evidencia.zip`, and the code that is to be noted outside of this computer. */
export async function exportEvidence(source: ListSource): Promise<string | undefined> {
  const whole = await wholeOf(source)
  if (!whole) return undefined
  const { session, outcome } = whole
  const { definition, model } = source
  const all = definition.columns.map((column: Column) => readColumn(column))
  const money = all.filter(({ format }) => format === 'money')
  const sums = money.map((column) => ({ field: column.field, fold: totals(column).start() }))
  for await (const rows of pagesOf(whole)) for (const { fold } of sums) fold.add(rows)
  const marks = (await session.keeper.marks(lastWalk(outcome))).toSorted((one, other) => one.index - other.index)
  const user = currentUser()
  const out = collector()
  const { manifestCode } = await writeEvidence(
    {
      console: { versao: VERSION, build: ownBuild() },
      operador: { id: textOrNull(user?.id), nome: user?.dscNome ?? null, email: user?.dscEmail ?? null },
      origem: {
        lista: definition.title,
        chamada: `${definition.query.method} ${definition.query.path}`,
        parametros: sentParameters(session, outcome),
        filtroEmPalavras: filterInWords(definition, session.state),
        fuso: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      outcome,
      columns: model().columns.map((column: Column) => readColumn(column)),
      marks,
      sums: new Map(sums.map(({ field, fold }) => [field, fold.end().sum])),
      ...auditFacts(keyOf(definition, session.state.filters)),
    },
    () => pagesOf(whole),
    out.write,
  )
  downloadBlob(`${nameOf(source)}-evidencia${suffixOf(outcome)}.zip`, out.end(TYPES.zip))
  const evidenceCode = manifestCode.slice(0, 12)
  patchReading(keyOf(definition, session.state.filters), { evidenceCode })
  notify('info', `Anote o código da evidência fora deste computador: ${evidenceCode}`, {
    disableTimeOut: true,
  })
  return undefined
}

const textOrNull = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))

/** The walk whose pages are kept: a second one and those after it took the place of the first. */
const lastWalk = ({ double, rereads }: ReadingOutcome): number => (double ? 2 + rereads : 1)
