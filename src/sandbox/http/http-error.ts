/** How the platform says no: a status and a message in Portuguese, with the field it speaks of where there is one. */

/** What is wrong with one field of a payload. */
export interface FieldError {
  field: string
  message: string
}

/** Thrown by any handler; the router answers it as `{ message, errors? }` with its status. */
export class HttpError extends Error {
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
export const badRequest = (message: string, errors?: readonly FieldError[]) => new HttpError(400, message, errors)
/** 401: there is no session, or it is over. */
export const unauthorized = (message = 'Sessão expirada. Entre novamente.') => new HttpError(401, message)
/** 404: 'Produto: registro não encontrado.' */
export const notFound = (label: string) => new HttpError(404, `${label}: registro não encontrado.`)
/** 409: the state of the record does not allow it. */
export const conflict = (message: string) => new HttpError(409, message)
/** A rule of the platform is broken; `field` is the payload key that breaks it. */
export const unprocessable = (field: string, message: string) => new HttpError(422, message, [{ field, message }])
