/** 'Lembre de mim': the e-mail for the next login, never the password (sections/README §2). */
import { textSchema, persisted } from '#lib/storage/persisted.ts'

const emailStorage = persisted({ name: 'email', version: 1, schema: textSchema, scope: 'browser', belongsTo: 'anyone' })

/** The e-mail to fill in; '' where none is kept. */
export const getRememberedEmail = (): string => emailStorage.read() ?? ''

/** Keeps the e-mail, or forgets it with ''. */
export function rememberEmail(email: string): void {
  if (email === '') emailStorage.remove()
  else emailStorage.write(email)
}
