/** Identifies the running build. */

/**
 * Returns the entry file of the build as named by the page, 'assets/index-1a2b.js'. The name changes with the content.
 * '' if the page names none.
 */
export function getBuildEntry(): string {
  const metaContent = document.querySelector<HTMLMetaElement>('meta[name="gestor"]')?.content
  const entry: unknown = metaContent === undefined ? '' : (JSON.parse(metaContent) as { entry?: unknown }).entry
  return typeof entry === 'string' ? entry : ''
}
