/** What is selected and what can be done with it (ui/README §2, footer bar). */
import { Button } from '#ui/parts/button.tsx'
import { loadable } from '#ui/late/loadable.tsx'
import { CommandButton } from '#listing/command-button.tsx'
import { hasAmounts } from '#listing/define.ts'
import { inTable } from '#listing/in-table.ts'
import type { ListModel } from '#listing/model.ts'
import { selectedText } from '#listing/selection.ts'

const PinnedBar = loadable(() => import('#listing/look/pinned-bar.tsx').then((module) => module.PinnedBar))

/** The left side of the footer bar. */
export function SelectionBar({ list }: { list: ListModel }) {
  const { selection, definition, state } = list
  const many = selection.size === 0 ? [] : (definition.actions ?? []).filter((command) => 'ids' in command.args)
  return (
    <>
      {selection.size > 0 && <span className="font-medium text-ink tabular-nums">{selectedText(selection.size)}</span>}
      {selection.size === 0 && state.pins.length > 0 && <PinnedBar list={list} />}
      {many.map((command) => (
        <CommandButton key={command.id} command={command} variant="ghost" />
      ))}
      {selection.size === 0 && state.pins.length === 0 && !hasAmounts(definition) && (
        <span className="hidden text-ink-2 lg:inline">{selectedText(0)}</span>
      )}
      {selection.size > 0 && (
        <Button
          variant="ghost"
          keys="Escape"
          className="max-lg:hidden"
          onClick={inTable(list, () => list.setSelection(new Map()))}
        >
          Limpar seleção
        </Button>
      )}
    </>
  )
}
