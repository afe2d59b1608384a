/** Plain links to the console's own pages, so that no part has to know the router. */
import { basePath } from '#lib/startup/base-path.ts'
import { type RouteLocation, parseQueryParams } from '#lib/urls/route-location.ts'

/**
 * Where a click on a link leads inside of the console, without the folder it is served from.
 * null where the click is the browser's: another button, a modifier, a new tab, a download, a hash of this page,
 * another origin, a file, or somebody has handled it.
 */
export function getClickedLocation(event: MouseEvent): RouteLocation | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null
  return getLinkLocation(event.target)
}

/** The same of the link at this place, whatever is done with it. */
export function getLinkLocation(target: EventTarget | null): RouteLocation | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement)) return null
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null
  if (link.getAttribute('href')?.startsWith('#')) return null
  // An address that cannot be read has no origin.
  const { origin, pathname, search } = link
  if (origin !== location.origin || !`${pathname}/`.startsWith(`${basePath}/`)) return null
  return { to: pathname.slice(basePath.length) || '/', search: parseQueryParams(search) }
}
