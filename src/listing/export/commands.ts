/**
 * The commands that copy or export cells, rows and links (listing/export/README §2). The code of the further formats
 * loads with the first use.
 */
import { createNotSentError } from '#api/errors.ts'
import { type AnyCommand, type CommandContext, defineCommand } from '#commands/define.ts'
import type { Row } from '#commands/resource.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { getExportColumns } from '#listing/url-state/column-layout.ts'
import { formatCellText } from '#listing/cell/cell-text.ts'
import type { Column } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { loadExportedNames, MISSING_NAMES_NOTE } from './load-exported-names.ts'
import { getListModel, rowCommandBase, tableCommandBase, exportCsvCommand } from '#listing/table-command-base.ts'
import { copyText } from '#ui/device/clipboard.ts'
import { copyAndNotify } from '#ui/device/copy-and-notify.ts'
import { notify } from '#ui/notices/notify.tsx'
import { NO_ID_REASON } from '#lib/format/record-id.ts'

/** Returns the selected rows, else the row under the cursor. */
function getTargetRows({ selection, cursor, rows }: ListModel): readonly Row[] {
  const row = cursor ? rows[cursor.row] : undefined
  return selection.size > 0 ? [...selection.values()] : row ? [row] : []
}

/** For the header, and for a list without rows. */
const NO_ROW_REASON = 'Leve o cursor a uma linha'

const importClipboardFormats = () => import('./clipboard-formats.ts')

/**
 * Makes the `run` of a copy command: formats the target rows, copies the text and notifies. Without rows it only
 * notifies.
 */
const createCopyHandler =
  (
    format: (copies: ClipboardFormats, rows: readonly Row[], columns: readonly Column[]) => string,
    describe: (count: number) => string,
  ) =>
  async (_: unknown, context: CommandContext) => {
    const list = getListModel(context)
    const rows = getTargetRows(list)
    if (rows.length === 0) return void notify('info', NO_ROW_REASON)
    const { definition, state } = list
    const columns = getExportColumns(definition, state.layout)
    const formats = await importClipboardFormats()
    const hasNames = await loadExportedNames(columns, rows, NAMES_TIMEOUT_MS)
    const text = format(formats, rows, columns)
    if (text === '') return void notify('info', NO_ID_REASON)
    await copyAndNotify(text, `${describe(rows.length)}${hasNames ? '' : `. ${MISSING_NAMES_NOTE}`}`)
  }
/** How long a copy waits for names, ms: later the browser no longer allows the page to write the clipboard. */
const NAMES_TIMEOUT_MS = 2_000
type ClipboardFormats = Awaited<ReturnType<typeof importClipboardFormats>>
const formatLineCount = (count: number) => formatCount(count, 'linha copiada', 'linhas copiadas')
/** Runs synchronously, so that it copies what was on the screen at the key press. */
const copyCommandBase = { ...rowCommandBase, runsSynchronously: true, icon: 'copiar' } as const

export const copyCommands: readonly AnyCommand[] = [
  defineCommand({
    ...rowCommandBase,
    runsSynchronously: true,
    id: 'tabela.copiarCelula',
    title: 'Copiar a célula',
    icon: 'copiar',
    phrases: ['copiar célula', 'copiar valor'],
    keys: ['Mod+C'],
    async run(_, context) {
      const { cursor, columns, rows } = getListModel(context)
      const row = cursor && rows[cursor.row]
      const column = cursor && columns[cursor.column]
      if (!row || !column) return void notify('info', NO_ROW_REASON)
      await copyAndNotify(formatCellText(column, row), 'Copiado')
    },
  }),
  defineCommand({
    ...rowCommandBase,
    runsSynchronously: true,
    id: 'tabela.copiarLinhas',
    title: 'Copiar linhas',
    icon: 'copiar',
    phrases: ['copiar linhas', 'copiar selecionados'],
    keys: ['Shift+Y'],
    run: createCopyHandler(({ formatRowsAsTsv: asLines }, rows, columns) => asLines(columns, rows), formatLineCount),
  }),
  defineCommand({
    group: 'Tabela',
    scope: 'global',
    runsSynchronously: true,
    id: 'tabela.copiarLink',
    title: 'Copiar o link desta tela',
    icon: 'associar',
    phrases: ['copiar link', 'copiar endereço', 'link desta tela'],
    keys: ['y'],
    success: 'Link copiado',
    failure: 'Não foi possível copiar.',
    async run() {
      if (!(await copyText(location.href))) throw createNotSentError('Não foi possível copiar.')
    },
  }),
  exportCsvCommand,
  defineCommand({
    ...rowCommandBase,
    whileRunning: 'startsOnOtherList',
    usesFilteredList: true,
    runsSynchronously: true,
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
      const list = getListModel(context)
      const { definition, state } = list
      const rows = getTargetRows(list)
      if (rows.length === 0) return void notify('info', NO_ROW_REASON)
      const { downloadCsv } = await import('./csv-export.ts')
      await downloadCsv(definition, state, rows, 'selecionados')
    },
  }),
  defineCommand({
    ...copyCommandBase,
    id: 'tabela.copiarJson',
    title: 'Copiar linhas como JSON',
    phrases: ['copiar json', 'copiar linhas json'],
    run: createCopyHandler(
      ({ formatRowsAsJson: asJson }, rows) => asJson(rows),
      (count) => `${formatLineCount(count)} como JSON`,
    ),
  }),
  defineCommand({
    ...copyCommandBase,
    id: 'tabela.copiarMarkdown',
    title: 'Copiar linhas como Markdown',
    phrases: ['copiar markdown', 'copiar linhas markdown'],
    run: createCopyHandler(
      ({ formatRowsAsMarkdown: asMarkdown }, rows, columns) => asMarkdown(columns, rows),
      (count) => `${formatLineCount(count)} como Markdown`,
    ),
  }),
  defineCommand({
    ...copyCommandBase,
    id: 'tabela.copiarIds',
    title: 'Copiar os ids',
    phrases: ['copiar ids'],
    run: createCopyHandler(
      ({ formatRowsAsIds: asIds }, rows) => asIds(rows),
      (count) => formatCount(count, 'id copiado', 'ids copiados'),
    ),
  }),
  defineCommand({
    ...tableCommandBase,
    runsSynchronously: true,
    id: 'tabela.copiarCurl',
    title: 'Copiar a chamada como curl',
    icon: 'copiar',
    phrases: ['copiar curl', 'copiar chamada'],
    async run(_, context) {
      const { definition, state } = getListModel(context)
      await copyAndNotify(
        (await importClipboardFormats()).formatCallAsCurl(definition, state, location.origin),
        'Chamada copiada, sem o token',
      )
    },
  }),
]
