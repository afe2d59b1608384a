/** The command that edits the cell under the cursor (listing/edit-cell/README). */
import { cancelAwaitedField, awaitField } from '#commands/dialogs/dialog-store.ts'
import { defineCommand } from '#commands/define.ts'
import { showNoRowStatus, showStatus } from '#commands/execution/status-line.ts'
import { getListModel, rowCommandBase } from '#listing/table-command-base.ts'

/** The control of the editor: keys pressed before it is there are meant for it (commands/keys/README §2a). */
const CONTROL = '.cell-editor :is(input, select, textarea, button)'

/** How long the reason of a cell that cannot be edited stays, ms: it is a sentence to read. */
const REASON_MS = 6_000

/** Edits the cell under the cursor; with several selected rows that field of all of them. */
export const editCellCommand = defineCommand({
  ...rowCommandBase,
  id: 'tabela.editarCelula',
  title: 'Editar a célula',
  label: 'Editar a célula',
  icon: 'editar',
  phrases: ['editar célula', 'editar esta célula', 'alterar célula'],
  keys: ['F2'],
  runsSynchronously: true,
  async run(_, context) {
    const list = getListModel(context)
    const { cursor, selection } = list
    if (!cursor || cursor.row < 0) return showNoRowStatus()
    awaitField(CONTROL)
    try {
      const { openCell } = await import('./open-cell.ts')
      const reason = await openCell(list, cursor, [...selection.keys()])
      if (reason === null) return
      cancelAwaitedField()
      showStatus(reason, REASON_MS)
    } catch (error) {
      cancelAwaitedField()
      throw error
    }
  },
})
