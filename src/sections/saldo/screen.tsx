/** /saldo: the four figures of the credit hub (sections/README §2). */
import { useReading } from '#api/cache/use-reading.ts'
import { placeOf } from '#commands/noun.ts'
import { CommandButton } from '#listing/command-button.tsx'
import { NO_CREDIT, rvhubSaldo } from '#sections/rvhub/contract.ts'
import { rv } from '#sections/rvhub/noun.ts'
import { CreditBoxes } from '#ui/parts/figure-boxes.tsx'
import { PageHeader } from '#ui/parts/page-header.tsx'
import { UpdatedAt } from '#ui/parts/updated-at.tsx'
import { saldoRecarregar } from './commands.ts'
import { saldo } from './noun.ts'

/** All four stand here, Antecipado at zero too: this screen is for reading them. */
export function Screen() {
  const { value, failed, at } = useReading(rvhubSaldo, (balance) => balance, NO_CREDIT)
  return (
    <>
      <PageHeader
        title={saldo.title}
        crumbs={[{ label: rv.title, to: placeOf(rv) }]}
        actions={
          <>
            <UpdatedAt at={at} />
            <CommandButton command={saldoRecarregar} />
          </>
        }
      />
      <div className="max-w-[1208px] px-(--gutter) pb-5">
        <CreditBoxes credit={value} failed={failed} all />
      </div>
    </>
  )
}
