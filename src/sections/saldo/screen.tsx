/** The page /saldo: the four figures of the credit hub (sections/README §2). */
import { useEndpointValue } from '#api/cache/use-endpoint-value.ts'
import { listLocation } from '#commands/resource.ts'
import { CommandButton } from '#listing/command-button.tsx'
import { ZERO_CREDIT, rvhubSaldo } from '#sections/rvhub/contract.ts'
import { rv } from '#sections/rvhub/resource.ts'
import { CreditBoxes } from '#ui/components/metric-boxes.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { UpdatedAt } from '#ui/components/updated-at.tsx'
import { reloadBalanceCommand } from './commands.ts'
import { saldo } from './resource.ts'

/** Shows all four figures, also Antecipado at zero, because this screen exists to show them. */
export function Screen() {
  const { value, hasFailed, updatedAtMs } = useEndpointValue(rvhubSaldo, (balance) => balance, ZERO_CREDIT)
  return (
    <>
      <PageHeader
        title={saldo.title}
        breadcrumbs={[{ label: rv.title, to: listLocation(rv) }]}
        actions={
          <>
            <UpdatedAt at={updatedAtMs} />
            <CommandButton command={reloadBalanceCommand} />
          </>
        }
      />
      <div className="max-w-[1208px] px-(--gutter) pb-5">
        <CreditBoxes credit={value} failed={hasFailed} showAll />
      </div>
    </>
  )
}
