/**
 * The folder that the console is served from: '' at the root of the origin, otherwise '/gestor'. The built code is in
 * the folder's assets/, so its own URL contains the folder; the development server serves the root.
 */
export const basePath: string = import.meta.env.PROD
  ? new URL(import.meta.url).pathname.replace(/\/assets\/[^/]*$/, '')
  : ''

/** Adds the folder to a console path: '/login' -> '/gestor/login'. */
export const withBasePath = (path: string): string => basePath + path

/** Removes the folder from a browser path: '/gestor/login' -> '/login'; '/' for a path outside the folder. */
export function stripBasePath(pathname: string): string {
  if (!pathname.startsWith(`${basePath}/`)) return '/'
  return pathname.slice(basePath.length)
}
