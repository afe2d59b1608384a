/** What stands in the table where there are no rows: loading, empty, or nothing asked yet (ui/README §5). */
import { useEffect, useState } from 'react'
import { useOnline } from '#api/cache/offline.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/parts/button.tsx'
import { CommandButton } from '#listing/command-button.tsx'
import { inTable } from '#listing/in-table.ts'
import type { ListModel } from '#listing/model.ts'

/** One row over the whole width, `width` px of it seen; the table's height stays, so nothing jumps. */
export function TableMessage({ list, span, width }: { list: ListModel; span: number; width: number }) {
  return (
    <tr role="row">
      <td role="gridcell" colSpan={span} className="list-message">
        <span style={{ width }}>
          {list.loading ? <Waiting list={list} /> : list.idle !== null ? list.idle : <Empty list={list} />}
        </span>
      </td>
    </tr>
  )
}

/** A page that is not there after so long is spoken of, ms (case K8). */
const LONG = 8_000

function Waiting({ list }: { list: ListModel }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(true)
      announce('Ainda aguardando a plataforma. Esc desiste.')
    }, LONG)
    return () => clearTimeout(timer)
  }, [])
  if (!isLong) return <span>Carregando...</span>
  return (
    <span className="inline-flex items-center gap-3">
      <span>Ainda aguardando...</span>
      <Button size="small" keys="Escape" onClick={inTable(list, () => list.giveUp())}>
        Desistir
      </Button>
    </span>
  )
}

function Empty({ list }: { list: ListModel }) {
  const { filters } = list.state
  const isOnline = useOnline()
  const filtered = list.definition.filters?.some(({ name, initial = '' }) => (filters[name] ?? '') !== initial)
  const create = list.definition.toolbar?.find((command) => command.group === 'Cadastrar')
  return (
    <span className="inline-flex items-center gap-3">
      <span>{list.failed && !isOnline ? 'Sem conexão: nada foi lido.' : 'Nenhum registro'}</span>
      {filtered && !list.failed && (
        <Button variant="link" tabIndex={-1} onClick={inTable(list, () => list.show({ filters: {} }))}>
          Limpar filtros
        </Button>
      )}
      {!filtered && !list.failed && create && <CommandButton command={create} variant="link" quiet />}
    </span>
  )
}
