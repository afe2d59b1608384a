/** Where a page of the console may be installed, judged by its address alone: nothing else is known when it starts. */

/**
 * The folders that may hold the console, the likeliest first, each with a slash at both ends: '/gestor/'. `pathname` as
 * the browser has it; `screens` are the first parts of the console's own addresses ('produtos'). A screen's name tells
 * where the folder ends; an address that ends in a slash is a folder itself; anything else is an unknown address, most
 * likely of a console at the root. A folder with an empty part is none: '//host/' would be another site.
 */
export function foldersToTry(pathname: string, screens: readonly string[]): string[] {
  const parts = pathname.split('/').slice(1)
  const above = parts.map((_, count) => ['', ...parts.slice(0, count), ''].join('/'))
  const first = parts.findIndex((part) => screens.includes(part))
  const likeliest = first >= 0 ? above[first] : pathname.endsWith('/') ? pathname : undefined
  const whole = pathname.endsWith('/') ? pathname : `${pathname}/`
  const folders = new Set([...(likeliest === undefined ? [] : [likeliest]), ...above, whole])
  return [...folders].filter((folder) => !folder.includes('//'))
}
