/** Ranges whose ends are the wrong way round, and the sentences that refuse them (commands/README §3). */

/** The sentence where a period ends before it starts; null where it can be used. Values of datetime-local inputs. */
export function validatePeriod({ de, ate }: { de?: string | undefined; ate?: string | undefined } = {}): string | null {
  // Of one form and one length, so that text order is time order.
  return de && ate && ate < de ? 'O fim deve ser depois do início' : null
}

/** The sentence where a minimum is above its maximum; null where they can be used, one end alone too. */
export function validateRange({ min, max }: { min?: number | undefined; max?: number | undefined } = {}):
  string | null {
  return min !== undefined && max !== undefined && min > max ? 'O mínimo deve ser menor que o máximo' : null
}
