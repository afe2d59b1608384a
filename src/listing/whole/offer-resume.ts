/** After a reload: a reading that was left in the middle is offered, where its operator is the one of this page. */
import { commandContext } from '#commands/runtime.ts'
import { formatInteger } from '#lib/money.ts'
import { pagesFor } from '#reading/walk/marks.ts'
import type { KeptReading } from '#reading/keeper/database.ts'
import { listReadings, pagesKept } from '#reading/keeper/page-store.ts'
import { notify } from '#ui/notify.tsx'
import { listOnScreen } from './list-on-screen.ts'
import { owner, readingLock, runReading } from './run-reading.ts'
import { sourceOf } from './source.ts'

/** True where another tab is reading it now. */
async function isHeld({ id }: KeptReading): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === readingLock(id))
}

/** Offers the newest reading that was neither ended nor given up. */
export async function offerResume(): Promise<void> {
  const [reading] = (await listReadings(owner(), Date.now())).filter(
    ({ outcome, isCancelled }) => !outcome && !isCancelled,
  )
  if (!reading || (await isHeld(reading))) return
  const { position, label, id } = reading
  const kept = formatInteger(await pagesKept(id, position.walk))
  const pages = formatInteger(pagesFor(position.total, position.size))
  notify('info', `Retomar leitura de ${label.title}, ${kept} de ${pages} páginas?`, {
    disableTimeOut: true,
    action: { label: 'Retomar', run: () => void goOn(reading) },
  })
}

async function goOn({ label, key }: KeptReading): Promise<void> {
  commandContext().navigate(label.address)
  await runReading(sourceOf(await listOnScreen(label.title)), key.endsWith(' twice') ? 'twice' : 'once')
}
