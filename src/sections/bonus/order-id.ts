/** The answer to 'Reprocessar por Pedido' (spec 2 §5): a positive number, otherwise nothing happens. */

/** The order's id, also from '#501'; null for a cancelled, empty, zero, negative, broken or non-numeric answer. */
export function parseOrderId(answer: string | null): number | null {
  const digits = /^#?(\d{1,15})$/.exec(answer?.trim() ?? '')?.[1]
  const id = Number(digits)
  return digits !== undefined && id > 0 ? id : null
}
