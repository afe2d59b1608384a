/** Locations in the console: a path in the router's spelling, its parameters and its query. */

/** The query of a URL: texts by name, in their order, not parsed further (case I6). An undefined value is left out. */
export type QueryParams = Readonly<Record<string, string | undefined>>

/**
 * A page with its query, built from the paths of a resource, a list or a section. Only `buildHref` turns it into text.
 */
export interface RouteLocation {
  /** The path with its parameters: '/produtos/editar/$id'. */
  readonly to: string
  /** The values of the path parameters: an id for '$id'. */
  readonly params?: Readonly<Record<string, string>>
  readonly search?: QueryParams
  /** The fragment without its '#': the name of the field that a form focuses. */
  readonly hash?: string
}

/** Parses a query, with or without its '?'. If a name occurs twice, the last value counts. */
export const parseQueryParams = (text: string): QueryParams => Object.fromEntries(new URLSearchParams(text))

/** Formats a query with its '?', or '' if it is empty; commas and colons are not encoded. */
export function formatQueryParams(query: QueryParams): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  const text = new URLSearchParams(pairs).toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return text === '' ? '' : `?${text}`
}

/** Formats a location as a path with query: '/produtos/editar/12', '/pedidos?pedido=501'. */
export const buildHref = ({ to, params = {}, search = {}, hash }: RouteLocation): string =>
  to.replace(/\$(\w+)/g, (parameter, name: string) => params[name] ?? parameter) +
  formatQueryParams(search) +
  (hash === undefined ? '' : `#${hash}`)

/**
 * Parses an id from a path; 0 for any other spelling of a number, and for a number that the browser would round to the
 * id of another record.
 */
export function parseIdParam(text: string): number {
  const id = Number(text)
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(id) ? id : 0
}

/**
 * True if `path` equals `pattern` or fits it with ids as parameters: '/auditoria/transacoes/5' fits
 * '/auditoria/transacoes/$id', a word in place of the id does not.
 */
export const matchesPath = (pattern: string, path: string): boolean =>
  pattern.includes('$')
    ? new RegExp(`^${pattern.replaceAll(/\$\w+/g, String.raw`[1-9]\d*`)}$`).test(path)
    : pattern === path

/** Parses the location of a URL that was typed, stored or clicked; the fragment is dropped. */
export function parseHref(href: string): RouteLocation {
  const [path = '', query = ''] = href.replace(/#.*/, '').split(/\?(.*)/s)
  return { to: path, search: parseQueryParams(query) }
}
