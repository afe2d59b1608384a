/** A whole reading against a table from elsewhere, or against itself at another time. */
import { openPalette } from '#commands/dispatcher.ts'
import type { Row } from '#commands/noun.ts'
import { formatCents } from '#lib/cents.ts'
import { csvLine } from '#lib/csv.ts'
import { formatTime } from '#lib/dates.ts'
import { formatInteger } from '#lib/money.ts'
import type { Column } from '#listing/define.ts'
import { type ReadColumn, textReader } from '#reading/folds/column.ts'
import { reconcile, type TheirRow } from '#reading/reconcile/reconcile.ts'
import { matchColumns, type PastedTable, readTable } from '#reading/reconcile/table.ts'
import { announce } from '#ui/announce.ts'
import { downloadText } from '#ui/download.ts'
import { notify } from '#ui/notify.tsx'
import { chooseFile, readText } from '#ui/choose-file.ts'
import { readColumn } from './columns.ts'
import { proofOf } from './proof.ts'
import { patchReading, runReading, wholeSession } from './run-reading.ts'
import type { ListSource } from './source.ts'
import { CLASSES, differencesOf, type ReconcileClass, type ReconcileView } from './view.ts'
import { pagesOf, readingOf } from './whole.ts'
import { keyOf, wholeReading } from './whole-store.ts'

const current = (): ReconcileView | null => {
  const view = wholeReading.get()?.view
  return view?.kind === 'reconcile' ? view : null
}
const change = (next: Partial<ReconcileView>): void => {
  const whole = wholeReading.get()
  const view = current()
  if (whole && view) wholeReading.set({ ...whole, view: { ...view, ...next } })
}
const count = (n: number, one: string, many: string) => `${formatInteger(n)} ${n === 1 ? one : many}`

interface Against {
  readonly title: string
  readonly sides?: readonly [string, string]
  /** 'colado': how the other side came to be. */
  readonly how: string
  readonly table: PastedTable | null
}

/** Opens the view over the reading of the list; asks for the table where there is none yet. */
async function open(source: ListSource, { title, sides = ['aqui', 'lá'], how, table }: Against): Promise<void> {
  const whole = await readingOf(source)
  const shown = wholeReading.get()
  if (!whole || !shown) return
  const here = `${proofOf(shown)}, ${count(whole.outcome.lines, 'linha', 'linhas')}`
  const view = {
    kind: 'reconcile',
    title,
    sides,
    told: [here, how],
    table: null,
    columns: [],
    key: 0,
    result: null,
    at: 0,
  } as const
  patchReading(keyOf(source.definition, whole.session.state.filters), { view })
  if (table) await compareWith(table, how)
}

/** A table that the operator pastes into the view. */
export const reconcilePasted = (source: ListSource): Promise<void> =>
  open(source, { title: 'Conciliar com colado', how: 'colado', table: null })

/** A file of CSV or TSV that the operator chooses. */
export async function reconcileFile(source: ListSource): Promise<void> {
  const file = await chooseFile('.csv,.tsv,.txt,text/csv,text/plain')
  if (!file) return
  await open(source, { title: 'Conciliar com arquivo', how: file.name, table: readTable(await readText(file)) })
}

/** The rows of an evidence package, against the list as it is now. */
export const reconcilePackage = (source: ListSource, name: string, table: PastedTable): Promise<void> =>
  open(source, { title: 'Reler e comparar', sides: ['agora', 'na evidência'], how: name, table })

/** What was read before, against the list as it is now: read anew. */
export async function whatChanged(source: ListSource): Promise<void> {
  const before = wholeReading.get()
  const key = keyOf(source.definition, source.model().state.filters)
  if (before?.key !== key || before.outcome === null)
    return void notify('info', 'Ainda não há leitura desta lista com este filtro: ler tudo')
  const whole = await readingOf(source)
  if (!whole) return
  const columns = source.definition.columns.map((column: Column) => readColumn(column))
  const texts = columns.map(textReader)
  const rows: string[][] = []
  for await (const page of pagesOf(whole)) for (const row of page) rows.push(texts.map((text) => text(row)))
  const how = `lida às ${formatTime(new Date(before.outcome.endedAt))}`
  await runReading(source, 'once')
  const table = { header: columns.map(({ label }) => label), rows }
  await open(source, { title: 'O que mudou desde a leitura', sides: ['agora', 'antes'], how, table })
}

/** Compares the reading with pasted text. */
export async function compareWithText(text: string): Promise<void> {
  const table = readTable(text)
  if (table.rows.length === 0) return void notify('warning', 'O texto colado não tem linhas')
  await compareWith(table, `colado ${formatTime(new Date())}`)
}

async function compareWith(table: PastedTable, how: string, key?: number): Promise<void> {
  const session = wholeSession()
  const outcome = wholeReading.get()?.outcome
  const view = current()
  if (!session || !outcome || !view) return
  const all = session.source.definition.columns.map((column: Column) => readColumn(column))
  const places = matchColumns(table, all)
  const known = all.flatMap((column: ReadColumn, at: number) =>
    (places[at] ?? -1) >= 0 ? [{ column, place: places[at] ?? 0 }] : [],
  )
  if (known.length === 0) {
    notify('warning', `Nenhuma coluna com o nome das daqui: ${all.map(({ label }: ReadColumn) => label).join(', ')}`)
    return
  }
  const columns = known.map(({ column }) => column)
  const byId = Math.max(
    0,
    columns.findIndex(({ field }) => field === 'id'),
  )
  const chosen = key ?? byId
  const money = columns.findIndex(({ format }) => format === 'money')
  const theirs: TheirRow[] = table.rows.map((row) => known.map(({ place }) => row[place] ?? ''))
  const running = reconcile({ columns, key: chosen, amount: money < 0 ? null : money, theirs }).start()
  for await (const rows of pagesOf({ session, outcome })) running.add(rows)
  const result = running.end()
  const sums = result.counts.equal.sumThere + result.counts.different.sumThere + result.counts.onlyThere.sumThere
  const there = [
    how,
    count(table.rows.length, 'linha', 'linhas'),
    count(known.length, 'coluna', 'colunas'),
    ...(money < 0 ? [] : [formatCents(sums)]),
  ].join(', ')
  change({ table, columns, key: chosen, result, at: 0, told: [view.told[0], there] })
  const { different, onlyHere, onlyThere } = result.counts
  announce(`${different.lines} diferem, ${onlyHere.lines} só ${view.sides[0]}, ${onlyThere.lines} só ${view.sides[1]}`)
}

/** The next column that both sides have tells records apart. */
export async function changeKey(): Promise<void> {
  const view = current()
  if (!view?.table || view.columns.length < 2) return
  await compareWith(view.table, view.told[1].split(',')[0] ?? '', (view.key + 1) % view.columns.length)
}

/** Goes to the next (1) or the previous (-1) difference, round the ends. */
export function stepDifference(step: 1 | -1): void {
  const view = current()
  if (!view?.result) return
  const all = differencesOf(view.result)
  if (all.length === 0) return
  const at = (view.at + step + all.length) % all.length
  change({ at })
  announce(`Diferença ${at + 1} de ${all.length}: ${all[at]?.key ?? ''}`)
}

/** Goes to the first difference of a class; what is equal is only counted. */
export function goToClass(of: ReconcileClass): void {
  const view = current()
  if (!view?.result) return
  const at = differencesOf(view.result).findIndex((pair) => pair.of === of)
  if (at >= 0) change({ at })
  else announce(of === 'equal' ? 'O que é igual só se conta' : 'Nenhuma')
}

const classNow = ({ result, at }: ReconcileView): ReconcileClass =>
  (result && differencesOf(result)[at]?.of) ?? CLASSES[0]

/** The ids of the class at hand, ready for an act's verb. */
export function idsToPalette(): void {
  const view = current()
  if (!view?.result) return
  const of = classNow(view)
  if (of === 'equal') return
  const isId = view.columns[view.key]?.field === 'id'
  const ids = view.result[of]
    .map(({ id, key }) => id ?? (isId ? Number(key) : null))
    .filter((id): id is number => id !== null && Number.isSafeInteger(id))
  if (ids.length === 0) return void notify('info', 'Esta classe não tem ids')
  if (ids.length > 1_000) notify('info', 'Um ato leva até 1.000 ids: foram os primeiros')
  openPalette(` ${ids.slice(0, 1_000).join(', ')}`)
}

const CLASS_WORDS = { different: 'difere', onlyHere: 'só', onlyThere: 'só', equal: 'igual' } as const

/** Every difference as CSV, each column of both sides. */
export function exportDifferences(): string | undefined {
  const view = current()
  if (!view?.result) return undefined
  const { columns, sides, result } = view
  const [here, there] = sides
  const texts = columns.map(textReader)
  const labels = columns.flatMap(({ label }) => [`${label} ${here}`, `${label} ${there}`])
  const lines = (['different', 'onlyHere', 'onlyThere'] as const).flatMap((of) =>
    result[of].map((pair) => {
      const row = (
        pair.here ? Object.assign({}, ...columns.map(({ field }, at) => nested(field, pair.here?.[at]))) : {}
      ) as Row
      const cells = columns.flatMap((_, at) => [pair.here ? (texts[at]?.(row) ?? '') : '', pair.there?.[at] ?? ''])
      const word = of === 'different' ? 'difere' : `${CLASS_WORDS[of]} ${of === 'onlyHere' ? here : there}`
      return csvLine([word, pair.key, ...cells, pair.delta === null ? '' : formatCents(pair.delta)])
    }),
  )
  const head = csvLine(['Classe', 'Chave', ...labels, 'Δ'])
  downloadText('diferencas.csv', `\uFEFF${head}${lines.join('')}`, 'text/csv;charset=utf-8')
  return lines.length === 1 ? '1 diferença exportada' : `${formatInteger(lines.length)} diferenças exportadas`
}

/** A row that holds this value at this path. */
const nested = (path: string, value: unknown): Record<string, unknown> =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Record<string, unknown>
