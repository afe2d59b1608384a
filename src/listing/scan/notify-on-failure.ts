/** What is begun and not waited for tells where it fails. */
import { notify } from '#ui/notices/notify.tsx'

/** For what is begun by a press or a drop and that nobody waits for: where it fails, this is told. */
export const notifyOnFailure = (promise: Promise<unknown>, text: string): void =>
  void promise.catch(() => notify('error', text))

/** The same for a reading that lies on the disk, which may not give it. */
export const notifyOnOpenFailure = (promise: Promise<unknown>): void =>
  notifyOnFailure(promise, 'Não foi possível abrir a leitura.')
