/** How the platform says no: a status and a message in Portuguese, with the field it speaks of where there is one. */

export interface FieldError {
  field: string
  message: string
}

/** Thrown by any handler; the router answers it as `{ message, errors? }` with its status. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: readonly FieldError[]

  constructor(status: number, message: string, errors: readonly FieldError[] = []) {
    super(message)
    this.status = status
    this.errors = errors
  }

  body(): unknown {
    return this.errors.length ? { message: this.message, errors: this.errors } : { message: this.message }
  }
}

export const malformed = (message: string, errors?: readonly FieldError[]) => new Refusal(400, message, errors)
export const unauthenticated = (message = 'Sessão expirada. Entre novamente.') => new Refusal(401, message)
export const notFound = (what: string) => new Refusal(404, `${what}: registro não encontrado.`)
export const conflict = (message: string) => new Refusal(409, message)
/** A rule of the platform is broken; `field` is the payload key that breaks it. */
export const invalid = (field: string, message: string) => new Refusal(422, message, [{ field, message }])
