/** Errors that the platform responds with: a status and a message in Portuguese, with the field it concerns, if any. */

/** The error of one field of a payload. */
export interface FieldError {
  field: string
  message: string
}

/** Thrown by any handler. The API responds with its status and `{ message, errors? }`. */
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

/** 400: the request cannot be read. */
export const badRequest = (message: string, errors?: readonly FieldError[]) => new HttpError(400, message, errors)
/** 401: there is no session, or it has ended. */
export const unauthorized = (message = 'Sessão expirada. Entre novamente.') => new HttpError(401, message)
/** 404: 'Produto: registro não encontrado.' */
export const notFound = (label: string) => new HttpError(404, `${label}: registro não encontrado.`)
/**
 * 409: the state of this or of another record does not allow the call. `field` is the payload's key that is in the way
 * ('codigo', if another record has it already): the form shows the message there.
 */
export const conflict = (message: string, field?: string) =>
  new HttpError(409, message, field === undefined ? [] : [{ field, message }])
/** 422: the payload breaks a rule of the platform. `field` is the payload's key that breaks it. */
export const unprocessable = (field: string, message: string) => new HttpError(422, message, [{ field, message }])
