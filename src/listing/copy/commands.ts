/**
 * The verbs that copy cells, rows and links (listing/copy/README §2); what makes the further forms is fetched with the
 * first.
 */
import { ApiError } from '#api/errors.ts'
import { type AnyCommand, type CommandContext, defineCommand } from '#commands/define.ts'
import type { Row } from '#commands/noun.ts'
import { counted } from '#lib/written/counted.ts'
import { exportedColumns } from '#listing/address/column-layout.ts'
import { cellText } from '#listing/cell/cell-text.ts'
import type { Column } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { listOf, onRow, onTable, tabelaCsv } from '#listing/toolbar-commands.ts'
import { copyText } from '#ui/device/clipboard.ts'
import { copyAndTell } from '#ui/device/copy-and-tell.ts'
import { notify } from '#ui/notices/notify.tsx'
import { WHY_NO_ID } from '#lib/written/record-id.ts'

/** What is selected, else the row under the cursor. */
function rowsAtHand({ selection, cursor, rows }: ListModel): readonly Row[] {
  const row = cursor ? rows[cursor.row] : undefined
  return selection.size > 0 ? [...selection.values()] : row ? [row] : []
}

/** In the header, and on a list without rows. */
const NO_ROW = 'Leve o cursor a uma linha'

const copies = () => import('./copies.ts')

/** A verb's act: what is made of the rows at hand is copied, and said; nothing where there are none. */
const copyRows =
  (
    write: (copies: Copies, rows: readonly Row[], columns: readonly Column[]) => string,
    said: (count: number) => string,
  ) =>
  async (_: unknown, context: CommandContext) => {
    const list = listOf(context)
    const rows = rowsAtHand(list)
    if (rows.length === 0) return void notify('info', NO_ROW)
    const { definition, state } = list
    const text = write(await copies(), rows, exportedColumns(definition, state.layout))
    if (text === '') return void notify('info', WHY_NO_ID)
    await copyAndTell(text, said(rows.length))
  }
type Copies = Awaited<ReturnType<typeof copies>>
const linesOf = (count: number) => counted(count, 'linha copiada', 'linhas copiadas')
/** What is copied is what was on the screen at the press. */
const shared = { ...onRow, immediate: true, icon: 'copiar' } as const

export const copyCommands: readonly AnyCommand[] = [
  defineCommand({
    ...onRow,
    immediate: true,
    id: 'tabela.copiarCelula',
    title: 'Copiar a célula',
    icon: 'copiar',
    phrases: ['copiar célula', 'copiar valor'],
    keys: ['Mod+C'],
    async run(_, context) {
      const { cursor, columns, rows } = listOf(context)
      const row = cursor && rows[cursor.row]
      const column = cursor && columns[cursor.column]
      if (!row || !column) return void notify('info', NO_ROW)
      await copyAndTell(cellText(column, row), 'Copiado')
    },
  }),
  defineCommand({
    ...onRow,
    immediate: true,
    id: 'tabela.copiarLinhas',
    title: 'Copiar linhas',
    icon: 'copiar',
    phrases: ['copiar linhas', 'copiar selecionados'],
    keys: ['Shift+Y'],
    run: copyRows(({ asLines }, rows, columns) => asLines(columns, rows), linesOf),
  }),
  defineCommand({
    group: 'Tabela',
    place: 'global',
    immediate: true,
    id: 'tabela.copiarLink',
    title: 'Copiar o link desta tela',
    icon: 'associar',
    phrases: ['copiar link', 'copiar endereço', 'link desta tela'],
    keys: ['y'],
    success: 'Link copiado',
    failure: 'Não foi possível copiar.',
    async run() {
      if (!(await copyText(location.href))) throw new ApiError({ kind: 'held', said: 'Não foi possível copiar.' })
    },
  }),
  tabelaCsv,
  defineCommand({
    ...onRow,
    whileRunning: 'list',
    immediate: true,
    id: 'tabela.csvLinhas',
    title: 'Exportar linhas em CSV',
    icon: 'baixar',
    phrases: [
      'exportar linhas selecionadas',
      'exportar selecionados',
      'exportar linhas marcadas',
      'exportar marcados em csv',
      'exportar seleção',
    ],
    async run(_, context) {
      const list = listOf(context)
      const { definition, state } = list
      const rows = rowsAtHand(list)
      if (rows.length === 0) return void notify('info', NO_ROW)
      const { saveCsv } = await import('./csv-export.ts')
      saveCsv(definition, state, rows, 'selecionados')
    },
  }),
  defineCommand({
    ...shared,
    id: 'tabela.copiarJson',
    title: 'Copiar linhas como JSON',
    phrases: ['copiar json', 'copiar linhas json'],
    run: copyRows(
      ({ asJson }, rows) => asJson(rows),
      (count) => `${linesOf(count)} como JSON`,
    ),
  }),
  defineCommand({
    ...shared,
    id: 'tabela.copiarMarkdown',
    title: 'Copiar linhas como Markdown',
    phrases: ['copiar markdown', 'copiar linhas markdown'],
    run: copyRows(
      ({ asMarkdown }, rows, columns) => asMarkdown(columns, rows),
      (count) => `${linesOf(count)} como Markdown`,
    ),
  }),
  defineCommand({
    ...shared,
    id: 'tabela.copiarIds',
    title: 'Copiar os ids',
    phrases: ['copiar ids'],
    run: copyRows(
      ({ asIds }, rows) => asIds(rows),
      (count) => counted(count, 'id copiado', 'ids copiados'),
    ),
  }),
  defineCommand({
    ...onTable,
    immediate: true,
    id: 'tabela.copiarCurl',
    title: 'Copiar a chamada como curl',
    icon: 'copiar',
    phrases: ['copiar curl', 'copiar chamada'],
    async run(_, context) {
      const { definition, state } = listOf(context)
      await copyAndTell((await copies()).asCurl(definition, state, location.origin), 'Chamada copiada, sem o token')
    },
  }),
]
