/** The folder that the console is served from, as it was built: '' at the root of the origin, else '/gestor'. */
export const basePath: string = import.meta.env.BASE_URL.replace(/\/+$/, '')

/** A console path as the browser's address spells it: '/login' -> '/gestor/login'. */
export const withBase = (path: string): string => basePath + path

/** The console path in an address of the browser: '/gestor/login' -> '/login'; '/' for one outside of the folder. */
export function withoutBase(pathname: string): string {
  if (!pathname.startsWith(`${basePath}/`)) return '/'
  return pathname.slice(basePath.length)
}
