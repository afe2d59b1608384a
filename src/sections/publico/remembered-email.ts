/** 'Lembre de mim': the e-mail for the next login, never the password (decisions.md, Session). */
const KEY = 'gestor.email'

/** The e-mail to fill in; '' where none is kept. */
export function rememberedEmail(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Keeps the e-mail, or forgets it with ''. */
export function rememberEmail(email: string): void {
  try {
    if (email === '') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, email)
  } catch {
    // Without storage there is nothing to remember with (reliability.md H1).
  }
}
