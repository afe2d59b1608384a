/** Where a page of the console may be installed, judged by its address alone: nothing else is known when it starts. */

/**
 * The folders that may hold the console, the likeliest first, each with a slash at both ends: '/gestor/'. `pathname` as
 * the browser has it; `screens` are the first parts of the console's own addresses ('produtos'). A screen's name tells
 * where the folder ends; an address that ends in a slash is a folder itself; anything else is an unknown address, most
 * likely of a console at the root. A folder with an empty part is none: '//host/' would be another site.
 */
export function listBasePathCandidates(pathname: string, screenNames: readonly string[]): string[] {
  const segments = pathname.split('/').slice(1)
  const parentFolders = segments.map((_, count) => ['', ...segments.slice(0, count), ''].join('/'))
  const screenIndex = segments.findIndex((part) => screenNames.includes(part))
  const likeliest = screenIndex >= 0 ? parentFolders[screenIndex] : pathname.endsWith('/') ? pathname : undefined
  const wholePath = pathname.endsWith('/') ? pathname : `${pathname}/`
  const folders = new Set([...(likeliest === undefined ? [] : [likeliest]), ...parentFolders, wholePath])
  return [...folders].filter((folder) => !folder.includes('//'))
}
