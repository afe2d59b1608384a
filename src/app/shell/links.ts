/** Reads the location of a plain link to the console's own pages, so that no component has to know the router. */
import { basePath } from '#lib/startup/base-path.ts'
import { type RouteLocation, parseQueryParams } from '#lib/urls/route-location.ts'

/**
 * The location that a click on a link leads to, without the folder that the console is served from. Null if the browser
 * must handle the click: another button, a modifier, a new tab, a download, a hash of this page, another origin, a
 * file, or a click that was already handled.
 */
export function getClickedLocation(event: MouseEvent): RouteLocation | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null
  return getLinkLocation(event.target)
}

/** The location of the link around this element, whatever happens to the link; null as for `getClickedLocation`. */
export function getLinkLocation(target: EventTarget | null): RouteLocation | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement)) return null
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null
  if (link.getAttribute('href')?.startsWith('#')) return null
  // An address that cannot be parsed has an empty origin.
  const { origin, pathname, search } = link
  if (origin !== location.origin || !`${pathname}/`.startsWith(`${basePath}/`)) return null
  return { to: pathname.slice(basePath.length) || '/', search: parseQueryParams(search) }
}
