/** Parses the input of 'Reprocessar por Pedido' (spec 2 §5): a positive number; any other input is ignored. */

/** Returns the order's id, also from '#501'; null for a cancelled, empty, zero, negative or non-numeric input. */
export function parseOrderId(typed: string | null): number | null {
  const digits = /^#?(\d{1,15})$/.exec(typed?.trim() ?? '')?.[1]
  const id = Number(digits)
  return digits !== undefined && id > 0 ? id : null
}
