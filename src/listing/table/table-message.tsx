/** The message in a table without rows: loading, empty, or nothing requested yet (ui/README §5). */
import { useEffect, useState } from 'react'
import { useIsOnline } from '#api/cache/offline.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/components/button.tsx'
import { CommandButton } from '#listing/command-button.tsx'
import { runWithTableFocus } from '#listing/run-with-table-focus.ts'
import type { ListModel } from '#listing/model.ts'

/** One row over the whole width, of which `width` px are visible. The height of the table does not change. */
export function TableMessage({ list, span: columnSpan, width }: { list: ListModel; span: number; width: number }) {
  return (
    <tr role="row">
      <td role="gridcell" colSpan={columnSpan} className="list-message">
        <span style={{ width }}>
          {list.isLoading ? (
            <LoadingMessage list={list} />
          ) : list.idleReason !== null ? (
            list.idleReason
          ) : (
            <EmptyMessage list={list} />
          )}
        </span>
      </td>
    </tr>
  )
}

/** ms after which a page that is still loading is announced (case K8). */
const SLOW_LOADING_MS = 8_000

function LoadingMessage({ list }: { list: ListModel }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(true)
      announce('Ainda aguardando a plataforma. Esc desiste.')
    }, SLOW_LOADING_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isLong) return <span>Carregando...</span>
  return (
    <span className="inline-flex items-center gap-3">
      <span>Ainda aguardando...</span>
      <Button size="small" keys="Escape" onClick={runWithTableFocus(list, () => list.cancelLoading())}>
        Desistir
      </Button>
    </span>
  )
}

function EmptyMessage({ list }: { list: ListModel }) {
  const { filters } = list.state
  const isOnline = useIsOnline()
  const filtered = list.definition.filters?.some(({ name, initial = '' }) => (filters[name] ?? '') !== initial)
  const create = list.definition.toolbar?.find((command) => command.group === 'Cadastrar')
  return (
    <span className="inline-flex items-center gap-3">
      <span>{list.hasFailed && !isOnline ? 'Sem conexão: nada foi lido.' : 'Nenhum registro'}</span>
      {filtered && !list.hasFailed && (
        <Button variant="link" tabIndex={-1} onClick={runWithTableFocus(list, () => list.updateState({ filters: {} }))}>
          Limpar filtros
        </Button>
      )}
      {!filtered && !list.hasFailed && create && <CommandButton command={create} variant="link" isOutOfTabOrder />}
    </span>
  )
}
