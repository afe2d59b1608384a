/** Pages of the console as places: a path in the router's spelling, what fills it in, and its query. */

/**
 * The query of an address: flat texts by their names, in their order; nothing in them is read further (case I6). What
 * is undefined stands for nothing.
 */
export type QueryParams = Readonly<Record<string, string | undefined>>

/** A page with its query, made from a noun's, a list's or a section's own paths; text is made of it in one place. */
export interface RouteLocation {
  /** '/produtos/editar/$id' */
  readonly to: string
  /** What stands in the place of '$id': an id. */
  readonly params?: Readonly<Record<string, string>>
  readonly search?: QueryParams
}

/** The query of a text, with or without its '?'. Of a name that stands twice the last one counts. */
export const parseQueryParams = (text: string): QueryParams => Object.fromEntries(new URLSearchParams(text))

/** The text of a query with its '?', or '' for none; commas and colons stand as they are. */
export function formatQueryParams(query: QueryParams): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  const text = new URLSearchParams(pairs).toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return text === '' ? '' : `?${text}`
}

/** The place as an address of the console: '/produtos/editar/12', '/pedidos?pedido=501'. */
export const buildHref = ({ to, params = {}, search = {} }: RouteLocation): string =>
  to.replace(/\$(\w+)/g, (slot, name: string) => params[name] ?? slot) + formatQueryParams(search)

/**
 * The id that stands in an address, or 0: no other spelling of a number, and none that the browser would round to the
 * id of another record.
 */
export function parseIdParam(text: string): number {
  const id = Number(text)
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(id) ? id : 0
}

/**
 * True where a path is this one, or one that the router spells so: '/auditoria/transacoes/5' for
 * '/auditoria/transacoes/$id', where an id stands and no word.
 */
export const fitsPath = (pattern: string, path: string): boolean =>
  pattern.includes('$')
    ? new RegExp(`^${pattern.replaceAll(/\$\w+/g, String.raw`[1-9]\d*`)}$`).test(path)
    : pattern === path

/** The place at an address that was typed, stored or clicked. */
export function parseHref(href: string): RouteLocation {
  const [path = '', query = ''] = href.replace(/#.*/, '').split(/\?(.*)/s)
  return { to: path, search: parseQueryParams(query) }
}
