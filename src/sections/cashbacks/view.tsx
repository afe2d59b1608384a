/** The content of the view window: five fields and Fechar (spec 1 §2.8); j and k go to the next record. */
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { queryOptions } from '#api/query.ts'
import { currentScreen } from '#commands/screen.ts'
import { formatDateTime } from '#lib/dates.ts'
import { formatPercent } from '#lib/money.ts'
import { StatusBadge } from '#ui/badge.tsx'
import { Button, ButtonContent, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { cashbacksVisualizar } from './contract.ts'

/** The address of the list as it is, with this record's window or with none. */
function address(id: number | null): string {
  const params = new URLSearchParams(location.search)
  if (id === null) params.delete('ver')
  else params.set('ver', String(id))
  const search = params.toString()
  return `/cashbacks${search ? `?${search}` : ''}`
}

/** The window of one cashback; a failure says so in it, with a way to try again. */
export function CashbackView({ id }: { id: number }) {
  const router = useRouter()
  const { data, isError, refetch } = useQuery(queryOptions(cashbacksVisualizar, { id }))
  const show = (next: number | null) => router.history.replace(address(next))

  function onKeyDown(event: KeyboardEvent) {
    const step = { j: 1, ArrowRight: 1, k: -1, ArrowLeft: -1 }[event.key]
    if (event.key === 'e' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      return router.history.push(`/cashbacks/editar/${id}`)
    }
    if (step === undefined) return
    event.preventDefault()
    const rows = currentScreen().list?.rows() ?? []
    const next = rows[rows.findIndex((row) => row.id === id) + step]
    if (next) {
      currentScreen().list?.moveCursor(step > 0 ? 'next' : 'previous')
      show(next.id)
    }
  }

  const facts = [
    ['Descrição', data?.dscCashback || '–'],
    ['Percentual', formatPercent(data?.porcentagemCashback)],
    ['Status', <StatusBadge key="status" id={data?.status.id ?? null} text={data?.status.descricao ?? null} />],
    ['Data Cadastro', formatDateTime(data?.dtCadastro) || '–'],
    ['Data Atualização', formatDateTime(data?.dtAtualizacao) || '–'],
  ] as const
  return (
    <Dialog
      open
      onClose={() => show(null)}
      title={`Cashback #${id}`}
      width={424}
      onKeyDown={onKeyDown}
      footer={
        <>
          <Link to={`/cashbacks/editar/${id}`} className={buttonClass('secondary')}>
            <ButtonContent icon="editar" keys="e">
              Editar
            </ButtonContent>
          </Link>
          <Button keys="Escape" onClick={() => show(null)}>
            Fechar
          </Button>
        </>
      }
    >
      {data ? (
        <dl className="grid grid-cols-[132px_1fr] gap-x-4 gap-y-2 text-base">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-2">{label}</dt>
              <dd className="min-w-0 wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      ) : isError ? (
        <p className="flex items-center gap-3 text-danger-ink" role="alert">
          Não foi possível carregar.
          <Button size="small" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
        </p>
      ) : (
        <p className="text-ink-2">Carregando...</p>
      )}
    </Dialog>
  )
}
