/**
 * The folder that the console is served from: '' at the root of the origin, else '/gestor'. The built code stands in
 * the folder's assets/, so it knows from its own address; the development server serves the root.
 */
export const basePath: string = import.meta.env.PROD
  ? new URL(import.meta.url).pathname.replace(/\/assets\/[^/]*$/, '')
  : ''

/** A console path as the browser's address spells it: '/login' -> '/gestor/login'. */
export const withBasePath = (path: string): string => basePath + path

/** The console path in an address of the browser: '/gestor/login' -> '/login'; '/' for one outside of the folder. */
export function stripBasePath(pathname: string): string {
  if (!pathname.startsWith(`${basePath}/`)) return '/'
  return pathname.slice(basePath.length)
}
