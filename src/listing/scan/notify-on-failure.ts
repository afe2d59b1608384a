/** Notifies about failures of work that nobody awaits. */
import { notify } from '#ui/notices/notify.tsx'

/** For work started by a click or a drop that nobody awaits: shows `text` if it fails. */
export const notifyOnFailure = (promise: Promise<unknown>, text: string): void =>
  void promise.catch(() => notify('error', text))

/** The same for opening a scan from the disk, which may fail. */
export const notifyOnOpenFailure = (promise: Promise<unknown>): void =>
  notifyOnFailure(promise, 'Não foi possível abrir a leitura.')
