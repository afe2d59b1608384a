/**
 * The list from which a page was opened. It stands with the page's entry in the browser's history, so that it is still
 * known after a reload, and after a step back and forward.
 */
export interface Origin {
  /** The list's title: 'Auditoria por Tipo'. */
  title: string
  /** Its address with what it showed: '/auditoria/transacoes/tipo?pagina=2'. */
  address: string
}

interface Page {
  path: string
  origin: Origin | undefined
  /** The list that is drawn there; null where there is none. */
  list: { title: string; listsParts?: boolean } | null
  /** The query of its address with its '?', or ''. */
  search: string
}

/**
 * The origin of the page at `path` that is gone to from this one: a list is the origin of what is opened from it. What
 * lists the parts of one record, as a history does, was opened from a list itself and hands that on.
 */
export function findOrigin(path: string, from: Page): Origin | undefined {
  if (path === from.path || from.list?.listsParts) return from.origin
  return from.list ? { title: from.list.title, address: from.path + from.search } : undefined
}
