/**
 * The list from which a page was opened. It is stored with the page's entry in the browser's history, so that it is
 * still known after a reload and after back and forward.
 */
export interface SourceList {
  /** The list's title: 'Auditoria por Tipo'. */
  title: string
  /** Its path with the state shown: '/auditoria/transacoes/tipo?pagina=2'. */
  address: string
}

interface Page {
  path: string
  origin: SourceList | undefined
  /** The list shown on the page; null if there is none. */
  list: { title: string; listsParts?: boolean } | null
  /** The query of the URL with its '?', or ''. */
  search: string
}

/**
 * Returns the origin of the page at `path` that is opened from the page `from`. A list is the origin of the pages
 * opened from it. A list of one record's parts, such as a history, was itself opened from a list and passes that origin
 * on.
 */
export function findOrigin(path: string, from: Page): SourceList | undefined {
  if (path === from.path || from.list?.listsParts) return from.origin
  return from.list ? { title: from.list.title, address: from.path + from.search } : undefined
}
