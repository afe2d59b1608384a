/** The dashboard: three totals with links, the credit of the hub, what is to be done, recent commands (spec 1 §2.7). */
import type { EndpointValue } from '#api/cache/use-endpoint-value.ts'
import { useGetDisplayKeyById } from '#commands/keys/use-display-key.ts'
import { listLocation } from '#commands/resource.ts'
import { formatInteger } from '#lib/format/money.ts'
import { CommandButton } from '#listing/command-button.tsx'
import { pedido } from '#sections/pedidos/resource.ts'
import type { Saldo } from '#sections/rvhub/contract.ts'
import { saldo as balance } from '#sections/saldo/resource.ts'
import { transacao } from '#sections/transacoes/resource.ts'
import { usuario } from '#sections/usuarios/resource.ts'
import { BoxGrid, CreditBoxes, TotalLinkBox } from '#ui/components/metric-boxes.tsx'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { PathLink } from '#ui/components/path-link.tsx'
import { UpdatedAt } from '#ui/components/updated-at.tsx'
import { reloadDashboardCommand } from './commands.ts'
import { useDashboardFigures } from './use-dashboard-figures.ts'
import { dashboard } from './resource.ts'
import { RecentSection } from './recent-section.tsx'
import { TodoCounts } from './todo-counts.tsx'
import { Destinations, RecentCommands } from './recent-commands.tsx'

/** The screen at '/'. */
export function Screen() {
  const getDisplayKey = useGetDisplayKeyById()
  const { pedidos, transacoes, usuarios, saldo } = useDashboardFigures()
  const updatedAtMs = Math.max(pedidos.updatedAtMs, transacoes.updatedAtMs, usuarios.updatedAtMs, saldo.updatedAtMs)
  const formatTotal = ({ value, hasFailed }: EndpointValue<number>) => ({
    value: value === null ? null : formatInteger(value),
    failed: hasFailed,
  })
  return (
    <div className="h-full overflow-y-auto">
      <PageHeader
        title={dashboard.title}
        actions={
          <>
            <UpdatedAt at={updatedAtMs} />
            <CommandButton command={reloadDashboardCommand} />
          </>
        }
      />
      <div className="grid max-w-[1208px] gap-6 px-(--gutter) pb-5">
        <BoxGrid columns={3} region="totais">
          <TotalLinkBox
            label="Total de pedidos"
            to={listLocation(pedido)}
            keys={getDisplayKey('ir.pedidos')}
            {...formatTotal(pedidos)}
          />
          <TotalLinkBox
            label="Total de transações"
            to={listLocation(transacao)}
            keys={getDisplayKey('ir.transacoes')}
            {...formatTotal(transacoes)}
          />
          <TotalLinkBox
            label="Total de usuarios"
            to={listLocation(usuario)}
            keys={getDisplayKey('ir.usuarios')}
            {...formatTotal(usuarios)}
          />
        </BoxGrid>
        <Credit saldo={saldo} />
        <TodoCounts />
        <RecentSection />
        <div className="grid gap-6 lg:grid-cols-2">
          <RecentCommands />
          <Destinations />
        </div>
      </div>
    </div>
  )
}

function Credit({ saldo }: { saldo: EndpointValue<Saldo> }) {
  const keys = useGetDisplayKeyById()('ir.saldo')
  return (
    <section aria-labelledby="credito" data-region="credito">
      <div className="mb-2 flex items-center gap-2 text-sm text-ink-2">
        <h2 id="credito" className="font-medium">
          Crédito no RV hub
        </h2>
        <PathLink
          to={listLocation(balance)}
          className="ml-auto inline-flex items-center gap-1.5 text-xs text-ink-3 hover:text-ink"
        >
          <span>Ver saldo</span>
          {keys && <KeyChips keys={keys} />}
        </PathLink>
      </div>
      <CreditBoxes credit={saldo.value} failed={saldo.hasFailed} />
    </section>
  )
}
