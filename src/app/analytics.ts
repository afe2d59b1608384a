/**
 * Sends page views, only in production builds and only if config.json names a URL (spec 2 §9). A view holds the page
 * and nothing about the operator: ids, queries, cookies and referrer are not sent.
 */

/** The path with its ids masked: '/produtos/editar/12' -> '/produtos/editar/{id}'. */
export const maskIds = (path: string): string => path.replaceAll(/\/\d+(?=\/|$)/g, '/{id}')

/**
 * Creates the function that reports a page view by its console path (without the folder that the console is served
 * from). Without a URL, or outside of production, that function does nothing. A view that cannot be sent is lost
 * silently.
 */
export function createPageViewTracker(url: string | null, isProduction = import.meta.env.PROD): (path: string) => void {
  if (!isProduction || url === null) return () => undefined
  return (path) => {
    // A plain text needs no CORS preflight. The response is not read.
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
