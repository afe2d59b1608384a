/** Judges which writes a platform does not allow, from the results of `--write`. */
import { getSectionName } from '#api/endpoint.ts'
import type { CallResult } from './client.ts'

/** One try of a call that writes. */
export interface WriteAttempt {
  call: string
  isAllowed: boolean
}

/** The platform has no such call, or this operator may not use it. 401 only says that the session has ended. */
const NOT_ALLOWED_STATUSES = [403, 404, 405, 501]

/**
 * True if the refusal is about the call, and not about the values. A web page counts too ('unexpected'): the platform
 * is there, since the sign-in succeeded, so a proxy before it refuses the method. For a record that does not exist, 404
 * says nothing about the call.
 */
export const isNotAllowed = (
  { error, status }: Pick<CallResult & { ok: false }, 'error' | 'status'>,
  isRecordThere = true,
): boolean =>
  ['status', 'unexpected'].includes(error.kind) &&
  NOT_ALLOWED_STATUSES.includes(status) &&
  (isRecordThere || status !== 404)

/**
 * Returns the names for `readOnly` of config.json: a resource if none of its writes is allowed, else the calls that are
 * not. `mainCalls` has the ids of the calls that create, change and remove a record, for each kind of record; a
 * resource is named only if all of them were tried.
 */
export function judgeReadOnly(
  attempts: readonly WriteAttempt[],
  mainCalls: readonly (readonly string[])[],
): readonly string[] {
  const allowed = new Set(attempts.filter(({ isAllowed }) => isAllowed).map(({ call }) => call))
  const refused = [...new Set(attempts.map(({ call }) => call))].filter((call) => !allowed.has(call))
  const resources = mainCalls
    .filter((calls) => calls.every((call) => refused.includes(call)))
    .map(([call = '']) => getSectionName(call))
    .filter((name) => ![...allowed].some((call) => getSectionName(call) === name))
  return [...new Set(resources), ...refused.filter((call) => !resources.includes(getSectionName(call)))]
}
