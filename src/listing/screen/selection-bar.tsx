/** The selection and its commands (ui/README §2, footer bar). */
import { Button } from '#ui/components/button.tsx'
import { loadable } from '#ui/lazy/loadable.tsx'
import { CommandButton } from '#listing/command-button.tsx'
import { hasMoneyColumn } from '#listing/define.ts'
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
        <span className="font-medium text-ink tabular-nums">{formatSelectedCount(selection.size)}</span>
      )}
      {selection.size === 0 && state.pinnedIds.length > 0 && <PinnedBar list={list} />}
      {bulkCommands.map((command) => (
        <CommandButton key={command.id} command={command} variant="ghost" />
      ))}
      {selection.size === 0 && state.pinnedIds.length === 0 && !hasMoneyColumn(definition) && (
        <span className="hidden text-ink-2 lg:inline">{formatSelectedCount(0)}</span>
      )}
      {selection.size > 0 && (
        <Button
          variant="ghost"
          keys="Escape"
          className="max-lg:hidden"
          onClick={runWithTableFocus(list, () => list.setSelection(new Map()))}
        >
          Limpar seleção
        </Button>
      )}
    </>
  )
}
