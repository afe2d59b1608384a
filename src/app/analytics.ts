/**
 * Page views, sent only by production builds and only where config.json names a URL (spec 2 §9). A view is the page
 * and nothing of the operator: ids, queries, cookies and referrer stay here.
 */

/** The page without the ids in it: '/produtos/editar/12' -> '/produtos/editar/{id}'. */
export const maskIds = (path: string): string => path.replaceAll(/\/\d+(?=\/|$)/g, '/{id}')

/**
 * Makes the function that tells a page by its console path; one that does nothing where nothing is to be told. A view
 * that cannot be sent is lost in silence. `path` as the console has it, without the folder it is served from.
 */
export function createPageViewTracker(url: string | null, isProduction = import.meta.env.PROD): (path: string) => void {
  if (!isProduction || url === null) return () => undefined
  return (path) => {
    // A plain text asks no other origin for permission first; the answer is not looked at.
    void fetch(url, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body: JSON.stringify({ type: 'pageview', page: maskIds(path) }),
    }).catch(() => undefined)
  }
}
