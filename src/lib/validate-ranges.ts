/**
 * Validates ranges whose ends may be in the wrong order (commands/README §3). Both ends belong to a range, so equal ends
 * are in order, and the messages do not say that one end must be less than the other.
 */

/** The message about a period that ends before it starts. */
export const REVERSED_PERIOD_MESSAGE = 'O fim não pode ser antes do início'

/** The message about a range whose minimum is above its maximum. */
export const REVERSED_RANGE_MESSAGE = 'O mínimo não pode ser maior que o máximo'

/**
 * Returns an error message if a period ends before it starts; null if it can be used. The ends are values of
 * datetime-local inputs.
 */
export function validatePeriod({ de, ate }: { de?: string | undefined; ate?: string | undefined } = {}): string | null {
  // Both values have the same format and length, so text order is time order.
  return de && ate && ate < de ? REVERSED_PERIOD_MESSAGE : null
}

/**
 * Returns an error message if the minimum is above the maximum; null if the range can be used, also with one end only.
 */
export function validateRange({ min, max }: { min?: number | undefined; max?: number | undefined } = {}):
  string | null {
  return min !== undefined && max !== undefined && min > max ? REVERSED_RANGE_MESSAGE : null
}
