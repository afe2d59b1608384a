/** How the platform says no: a status and a message in Portuguese, with the field it speaks of where there is one. */

/** What is wrong with one field of a payload. */
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

/** 400: what was sent cannot be read. */
export const malformed = (message: string, errors?: readonly FieldError[]) => new Refusal(400, message, errors)
/** 401: there is no session, or it is over. */
export const unauthenticated = (message = 'Sessão expirada. Entre novamente.') => new Refusal(401, message)
/** 404: 'Produto: registro não encontrado.' */
export const notFound = (what: string) => new Refusal(404, `${what}: registro não encontrado.`)
/** 409: the state of the record does not allow it. */
export const conflict = (message: string) => new Refusal(409, message)
/** A rule of the platform is broken; `field` is the payload key that breaks it. */
export const invalid = (field: string, message: string) => new Refusal(422, message, [{ field, message }])
