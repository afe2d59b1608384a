/** What is begun and not waited for tells where it fails. */
import { notify } from '#ui/notices/notify.tsx'

/** For what is begun by a press or a drop and that nobody waits for: where it fails, this is told. */
export const orTell = (done: Promise<unknown>, text: string): void => void done.catch(() => notify('error', text))

/** The same for a reading that lies on the disk, which may not give it. */
export const openOrTell = (done: Promise<unknown>): void => orTell(done, 'Não foi possível abrir a leitura.')
