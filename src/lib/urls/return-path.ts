/** Checks the path to return to after a login: a path of the console, never another site (case J8). */
import { parseUrl } from './parse-url.ts'

/**
 * Returns the path with its query and fragment if it is safe, otherwise '/'. `origin` is the console's own
 * ('https://gestor.exemplo'); `isKnown` tells whether the console has a route for a path without its query.
 */
export function safeReturnPath(raw: string, origin: string, isKnown: (path: string) => boolean): string {
  // Browsers drop tabs and line ends and read '\' as '/': '/\t/host' is another site.
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  if (!raw.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(raw)) return '/'
  const firstPass = resolveSameOrigin(raw, origin)
  // '/..//host' resolves to the path '//host', so the result is resolved a second time.
  const secondPass = firstPass && resolveSameOrigin(firstPass.pathname + firstPass.search + firstPass.hash, origin)
  if (!secondPass || !isKnown(secondPass.pathname)) return '/'
  return secondPass.pathname + secondPass.search + secondPass.hash
}

function resolveSameOrigin(path: string, origin: string): URL | null {
  const url = parseUrl(path, origin)
  return url !== null && url.origin === origin && !url.pathname.startsWith('//') ? url : null
}
