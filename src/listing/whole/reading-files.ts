/** Files of the whole reading: read first where it was not, written page by page, asked about where it is not proved. */
import { currentUser } from '#api/session.ts'
import { ownBuild } from '#lib/own-build.ts'
import { VERSION } from '#lib/version.ts'
import { formatInteger } from '#lib/money.ts'
import type { Column } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { runJob } from '#reading/jobs/run-job.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'
import { verdictSentence, whyNotProved } from '#reading/walk/wording.ts'
import { confirm } from '#ui/confirm.ts'
import { downloadBlob } from '#ui/download.ts'
import { notify } from '#ui/notify.tsx'
import { patchReading } from './run-reading.ts'
import { auditFacts, sentParameters } from './evidence-facts.ts'
import { filterWords } from '#listing/print-note.tsx'
import { readColumn } from './columns.ts'
import type { ListSource } from '#listing/source.ts'
import { keptPagesOf, readingOf, type Whole } from './whole.ts'
import { keyOf } from './whole-store.ts'

/** Those that are seen, in the order of the list or its operator's: how wide the table is changes no file. */
function columnsOfFile({ columns, definition, state: { layout } }: ListModel): readonly Column[] {
  if (layout.order.length > 0) return columns
  const place = (column: Column) => layout.held.indexOf(column.field) + 1 || 100 + definition.columns.indexOf(column)
  return columns.toSorted((one, other) => place(one) - place(other))
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
const suffixOf = ({ verdict }: ReadingOutcome): string => (verdict.kind === 'proved' ? '' : '-nao-provada')
/** `{nome}-completo.csv` or `.xlsx`: the visible columns in their order. */
export async function exportWhole(source: ListSource, kind: 'csv' | 'xlsx'): Promise<string | undefined> {
  const whole = await wholeOf(source)
  if (!whole) return undefined
  const columns = columnsOfFile(source.model()).map((column: Column) => readColumn(column))
  const file = await runJob('file', { of: keptPagesOf(whole), kind, columns })
  downloadBlob(`${nameOf(source)}-completo${suffixOf(whole.outcome)}.${kind}`, file)
  return `${formatInteger(whole.outcome.lines)} linhas exportadas`
}

/** `{nome}-evidencia.zip`, and the code that is to be noted outside of this computer. */
export async function exportEvidence(source: ListSource): Promise<string | undefined> {
  const whole = await wholeOf(source)
  if (!whole) return undefined
  const { session, outcome } = whole
  const { definition, model } = source
  const all = definition.columns.map((column: Column) => readColumn(column))
  const user = currentUser()
  const { file, manifestCode } = await runJob('evidence', {
    of: keptPagesOf(whole),
    walk: lastWalk(outcome),
    money: all.filter(({ format }) => format === 'money'),
    facts: {
      console: { versao: VERSION, build: ownBuild() },
      operador: { id: textOrNull(user?.id), nome: user?.dscNome ?? null, email: user?.dscEmail ?? null },
      origem: {
        lista: definition.title,
        chamada: `${definition.query.method} ${definition.query.path}`,
        parametros: sentParameters(session, outcome),
        filtroEmPalavras: filterWords({ definition, state: session.state }),
        fuso: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      outcome,
      sentence: verdictSentence(outcome.verdict),
      columns: columnsOfFile(model()).map((column: Column) => readColumn(column)),
      ...auditFacts(keyOf(definition, session.state.filters)),
    },
  })
  downloadBlob(`${nameOf(source)}-evidencia${suffixOf(outcome)}.zip`, file)
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
