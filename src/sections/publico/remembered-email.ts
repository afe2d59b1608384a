/** 'Lembre de mim': the e-mail for the next login, never the password (sections/README §1). */
import { kept, type Schema } from '#lib/kept.ts'

const schema: Schema<string> = {
  safeParse: (value) => (typeof value === 'string' ? { success: true, data: value } : { success: false }),
}
const place = kept({ name: 'email', version: 1, schema, where: 'browser', whose: 'anyone' })

/** The e-mail to fill in; '' where none is kept. */
export const rememberedEmail = (): string => place.read() ?? ''

/** Keeps the e-mail, or forgets it with ''. */
export function rememberEmail(email: string): void {
  if (email === '') place.drop()
  else place.write(email)
}
