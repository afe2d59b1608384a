/** After a reload: a reading that was left in the middle is offered, where its operator is the one of this page. */
import { formatInteger } from '#lib/money.ts'
import { pagesFor } from '#reading/walk/marks.ts'
import { listReadings, pagesKept } from '#reading/keeper/page-store.ts'
import { notify } from '#ui/notify.tsx'
import { isHeld, takeUpReading } from './kept-reading.ts'
import { readingOwner } from './run-reading.ts'

/** Offers the newest reading that was neither ended nor given up. */
export async function offerResume(): Promise<void> {
  const [reading] = (await listReadings(readingOwner(), Date.now())).filter(
    ({ outcome, isCancelled }) => !outcome && !isCancelled,
  )
  if (!reading || (await isHeld(reading))) return
  const { position, label, id } = reading
  const kept = formatInteger(await pagesKept(id, position.walk))
  const pages = formatInteger(pagesFor(position.total, position.size))
  notify('info', `Retomar leitura de ${label.title}, ${kept} de ${pages} páginas?`, {
    disableTimeOut: true,
    action: { label: 'Retomar', run: () => void takeUpReading(reading) },
  })
}
