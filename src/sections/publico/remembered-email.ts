/** 'Lembre de mim': the e-mail for the next login, never the password (sections/README §2). */
import { anyText, kept } from '#lib/kept/kept.ts'

const place = kept({ name: 'email', version: 1, schema: anyText, where: 'browser', whose: 'anyone' })

/** The e-mail to fill in; '' where none is kept. */
export const rememberedEmail = (): string => place.read() ?? ''

/** Keeps the e-mail, or forgets it with ''. */
export function rememberEmail(email: string): void {
  if (email === '') place.drop()
  else place.write(email)
}
