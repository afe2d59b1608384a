/** What stands in the table where there are no rows: loading, empty, or nothing asked yet (ui/README §9). */
import { Button } from '#ui/button.tsx'
import { CommandButton } from './command-button.tsx'
import type { ListModel } from './model.ts'

/** One row over the whole width; the table's height stays, so nothing jumps. */
export function TableMessage({ list, span }: { list: ListModel; span: number }) {
  return (
    <tr role="row">
      <td role="gridcell" colSpan={span} className="list-message">
        <span>{list.loading ? 'Carregando...' : list.idle !== null ? list.idle : <Empty list={list} />}</span>
      </td>
    </tr>
  )
}

function Empty({ list }: { list: ListModel }) {
  const { filters } = list.state
  const filtered = list.definition.filters?.some(({ name, initial = '' }) => (filters[name] ?? '') !== initial)
  const create = list.definition.toolbar?.find((command) => command.group === 'Cadastrar')
  return (
    <span className="inline-flex items-center gap-3">
      Nenhum registro
      {filtered && !list.failed && (
        <Button variant="link" tabIndex={-1} onClick={() => list.show({ filters: {} })}>
          Limpar filtros
        </Button>
      )}
      {!filtered && !list.failed && create && <CommandButton command={create} variant="link" quiet />}
    </span>
  )
}
