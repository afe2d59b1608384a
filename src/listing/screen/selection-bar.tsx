/** The selection and its commands (ui/README §2, footer bar). */
import { IconButton } from '#ui/components/button.tsx'
import { loadable } from '#ui/lazy/loadable.tsx'
import { CommandButton } from '#listing/command-button.tsx'
import { findAmountColumn } from '#listing/define.ts'
import { runWithTableFocus } from '#listing/run-with-table-focus.ts'
import type { ListModel } from '#listing/model.ts'
import { formatSelectedCount } from '#listing/selection.ts'

const PinnedBar = loadable(() => import('#listing/compare/pinned-bar.tsx').then((module) => module.PinnedBar))

/** Draws the left side of the footer bar. */
export function SelectionBar({ list }: { list: ListModel }) {
  const { selection, definition, state } = list
  const bulkCommands =
    selection.size === 0 ? [] : (definition.rowCommands ?? []).filter((command) => 'ids' in command.args)
  return (
    <>
      {selection.size > 0 && (
        // One item, so that the bar hides neither without the other. A button with a text would take the room of the
        // sum.
        <span className="flex items-center gap-1 font-medium text-ink tabular-nums">
          <span>{formatSelectedCount(selection.size)}</span>
          <IconButton
            icon="fechar"
            label="Limpar seleção"
            keys="Escape"
            small
            className="max-lg:hidden"
            onClick={runWithTableFocus(list, () => list.setSelection(new Map()))}
          />
        </span>
      )}
      {selection.size === 0 && state.pinnedIds.length > 0 && <PinnedBar list={list} />}
      {bulkCommands.map((command) => (
        <CommandButton key={command.id} command={command} variant="ghost" />
      ))}
      {selection.size === 0 && state.pinnedIds.length === 0 && !findAmountColumn(definition) && (
        <span className="hidden text-ink-2 lg:inline">{formatSelectedCount(0)}</span>
      )}
    </>
  )
}
