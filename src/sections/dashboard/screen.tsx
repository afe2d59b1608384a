/** Dashboard: three totals that link, the credit of the hub, what was run lately (spec 1 §2.7). */
import type { ReadingState } from '#api/cache/use-reading.ts'
import { useKeyOfId } from '#commands/keys/use-keys.ts'
import { placeOf } from '#commands/noun.ts'
import { formatInteger } from '#lib/written/money.ts'
import { CommandButton } from '#listing/command-button.tsx'
import { pedido } from '#sections/pedidos/noun.ts'
import type { Saldo } from '#sections/rvhub/contract.ts'
import { saldo as balance } from '#sections/saldo/noun.ts'
import { transacao } from '#sections/transacoes/noun.ts'
import { usuario } from '#sections/usuarios/noun.ts'
import { Boxes, CreditBoxes, TotalBox } from '#ui/parts/figure-boxes.tsx'
import { Keys } from '#ui/signs/kbd.tsx'
import { PageHeader } from '#ui/parts/page-header.tsx'
import { PathLink } from '#ui/parts/path-link.tsx'
import { UpdatedAt } from '#ui/parts/updated-at.tsx'
import { dashboardRecarregar } from './commands.ts'
import { useFigures } from './figures.ts'
import { dashboard } from './noun.ts'
import { Destinations, RecentCommands } from './recent.tsx'

/** '/'. */
export function Screen() {
  const keysOf = useKeyOfId()
  const { pedidos, transacoes, usuarios, saldo } = useFigures()
  const at = Math.max(pedidos.at, transacoes.at, usuarios.at, saldo.at)
  const total = ({ value, failed }: ReadingState<number>) => ({
    figure: value === null ? null : formatInteger(value),
    failed,
  })
  return (
    <div className="h-full overflow-y-auto">
      <PageHeader
        title={dashboard.title}
        actions={
          <>
            <UpdatedAt at={at} />
            <CommandButton command={dashboardRecarregar} />
          </>
        }
      />
      <div className="grid max-w-[1208px] gap-6 px-(--gutter) pb-5">
        <Boxes columns={3}>
          <TotalBox label="Total de pedidos" to={placeOf(pedido)} keys={keysOf('ir.pedidos')} {...total(pedidos)} />
          <TotalBox
            label="Total de transações"
            to={placeOf(transacao)}
            keys={keysOf('ir.transacoes')}
            {...total(transacoes)}
          />
          <TotalBox label="Total de usuarios" to={placeOf(usuario)} keys={keysOf('ir.usuarios')} {...total(usuarios)} />
        </Boxes>
        <Credit saldo={saldo} />
        <div className="grid gap-6 lg:grid-cols-2">
          <RecentCommands />
          <Destinations />
        </div>
      </div>
    </div>
  )
}

function Credit({ saldo }: { saldo: ReadingState<Saldo> }) {
  const keys = useKeyOfId()('ir.saldo')
  return (
    <section aria-labelledby="credito">
      <div className="mb-2 flex items-center gap-2 text-sm text-ink-2">
        <h2 id="credito" className="font-medium">
          Crédito no RV hub
        </h2>
        <PathLink
          to={placeOf(balance)}
          className="ml-auto inline-flex items-center gap-1.5 text-xs text-ink-3 hover:text-ink"
        >
          <span>Ver saldo</span>
          {keys && <Keys keys={keys} />}
        </PathLink>
      </div>
      <CreditBoxes credit={saldo.value} failed={saldo.failed} />
    </section>
  )
}
