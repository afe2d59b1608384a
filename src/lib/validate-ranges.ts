/** Validates ranges whose ends may be in the wrong order (commands/README §3). */

/**
 * Returns an error message if a period ends before it starts; null if it can be used. The ends are values of
 * datetime-local inputs.
 */
export function validatePeriod({ de, ate }: { de?: string | undefined; ate?: string | undefined } = {}): string | null {
  // Both values have the same format and length, so text order is time order.
  return de && ate && ate < de ? 'O fim deve ser depois do início' : null
}

/**
 * Returns an error message if the minimum is above the maximum; null if the range can be used, also with one end only.
 */
export function validateRange({ min, max }: { min?: number | undefined; max?: number | undefined } = {}):
  string | null {
  return min !== undefined && max !== undefined && min > max ? 'O mínimo deve ser menor que o máximo' : null
}
