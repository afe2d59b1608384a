/**
 * Guesses the folder in which the console is installed from the page's URL alone, because nothing else is known at
 * start.
 */

/**
 * Returns the folders that may contain the console, the likeliest first, each with a slash at both ends: '/gestor/'.
 * `pathname` is the browser's; `screenNames` are the first path segments of the console's own screens ('produtos'). The
 * folder ends before the name of a screen. A path that ends in a slash is a folder itself. Any other path is unknown,
 * most likely in a console at the root. A folder with an empty segment is not returned, because '//host/' would be
 * another site.
 */
export function listBasePathCandidates(pathname: string, screenNames: readonly string[]): string[] {
  const segments = pathname.split('/').slice(1)
  const parentFolders = segments.map((_, count) => ['', ...segments.slice(0, count), ''].join('/'))
  const screenIndex = segments.findIndex((segment) => screenNames.includes(segment))
  const likeliest = screenIndex >= 0 ? parentFolders[screenIndex] : pathname.endsWith('/') ? pathname : undefined
  const wholePath = pathname.endsWith('/') ? pathname : `${pathname}/`
  const folders = new Set([...(likeliest === undefined ? [] : [likeliest]), ...parentFolders, wholePath])
  return [...folders].filter((folder) => !folder.includes('//'))
}
