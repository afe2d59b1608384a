/** 'Lembre de mim': stores the e-mail for the next login, never the password (sections/README §2). */
import { textSchema, persisted } from '#lib/storage/persisted.ts'

const emailStorage = persisted({ name: 'email', version: 1, schema: textSchema, scope: 'browser', belongsTo: 'anyone' })

/** Returns the e-mail to fill in; '' if none is stored. */
export const getRememberedEmail = (): string => emailStorage.read() ?? ''

/** Stores the e-mail; removes it if it is ''. */
export function rememberEmail(email: string): void {
  if (email === '') emailStorage.remove()
  else emailStorage.write(email)
}
