/** The screen of one transaction's history: its detail block above the table of its events (spec 2 §2). */
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useHasUncachedError } from '#api/cache/offline.ts'
import { queryOptions } from '#api/cache/query.ts'
import { isNotFound } from '#api/errors.ts'
import { getScreen } from '#commands/screen.ts'
import { useRememberRecord } from '#commands/use-remember-record.ts'
import type { SourceList } from '#lib/urls/origin.ts'
import { buildHref, parseIdParam, parseHref } from '#lib/urls/route-location.ts'
import { formatMoney } from '#lib/format/money.ts'
import { CommandButton } from '#listing/command-button.tsx'
import { defineList } from '#listing/define.ts'
import { ListBody } from '#listing/screen/list-screen.tsx'
import { useList } from '#listing/state/use-list.ts'
import { transacao } from '#sections/transacoes/resource.ts'
import { ButtonContent, getButtonClass } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { reloadAuditCommand } from './commands.ts'
import { auditoriaPaginado, auditoriaVisualizar } from './contract.ts'
import { historyOrigin } from './shared-commands.ts'
import { HISTORY_TITLE, historyLocation } from './paths.ts'
import { PathLink } from '#ui/components/path-link.tsx'
import { getShortcutProps } from '#ui/icons/key-chips.tsx'
import '#listing/table/list.css'
import '#listing/screen/list-screen.css'

const createHistoryList = (id: number) =>
  defineList({
    resource: transacao,
    title: `${HISTORY_TITLE} #${id}`,
    path: buildHref(historyLocation(id)),
    endpoint: auditoriaPaginado,
    fixedInput: { id },
    pageSize: 10,
    sort: 'dtCadastro,DESC',
    columns: [
      { field: 'id', label: 'ID', format: 'id', width: 96 },
      { field: 'dscDescricao', label: 'Descrição' },
      { field: 'numAmount', label: 'Valor', format: 'money', width: 144 },
      { field: 'statusDescricao', label: 'Status', format: 'status', width: 144 },
      { field: 'dtCadastro', label: 'Data', format: 'date', width: 160 },
    ],
  })

/** Reads the transaction's id from the path. If the path has no valid id, shows a message and sends no request. */
export function HistoryScreen() {
  const { id: text = '' } = useParams({ strict: false }) as { id?: string }
  const id = parseIdParam(text)
  if (id === 0)
    return (
      <div className="list-screen">
        <PageHeader title={HISTORY_TITLE} {...getHeaderProps(historyOrigin(getScreen()))} />
        <p className="list-notice">O endereço não traz o id de uma transação.</p>
      </div>
    )
  return <HistoryContent key={id} id={id} />
}

/** Returns breadcrumb and link to the list from which the history was opened. */
const getHeaderProps = ({ title, address }: SourceList) => ({
  breadcrumbs: [{ label: title, to: parseHref(address) }],
  actions: (
    <>
      <PathLink to={parseHref(address)} className={getButtonClass()} {...getShortcutProps('Escape')}>
        <ButtonContent keys="Escape">Voltar</ButtonContent>
      </PathLink>
      <CommandButton command={reloadAuditCommand} />
    </>
  ),
})

function HistoryContent({ id }: { id: number }) {
  const [definition] = useState(() => createHistoryList(id))
  const [origin] = useState(() => historyOrigin(getScreen()))
  const list = useList(definition)
  const { error } = useQuery(queryOptions(auditoriaVisualizar, { id }))
  // If the platform returns events although the transaction is not found, they are shown.
  const isMissing = list.hasFailed && isNotFound(error)
  return (
    <div className="list-screen">
      <PageHeader title={definition.title} {...getHeaderProps(origin)} />
      {isMissing ? (
        <p className="list-notice">{`Transação #${id} não existe.`}</p>
      ) : (
        <>
          <Detail id={id} />
          <ListBody list={list} />
        </>
      )}
    </div>
  )
}

function Detail({ id }: { id: number }) {
  const query = useQuery(queryOptions(auditoriaVisualizar, { id }))
  const hasFailed = useHasUncachedError(query)
  const { data, isPending } = query
  useRememberRecord(transacao, id, data)
  const facts = [
    ['ID', `#${id}`],
    ['Descrição', data?.dscDescricao || '–'],
    ['Valor', formatMoney(data?.numAmount)],
  ] as const
  return (
    <section aria-label="Transação" className="px-(--gutter) pb-3">
      {hasFailed && <p className="pb-2 text-sm text-ink-2">Não foi possível carregar os dados da transação.</p>}
      <dl className="flex flex-wrap gap-x-10 gap-y-2" aria-busy={isPending}>
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-ink-2">{label}</dt>
            <dd className="text-base wrap-anywhere tabular-nums">{isPending ? '…' : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
