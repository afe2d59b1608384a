/** Which build runs here. */

/** The entry of the build that the page told of, 'assets/index-1a2b.js': its name changes with whatever is in it. */
export function getBuildEntry(): string {
  const metaContent = document.querySelector<HTMLMetaElement>('meta[name="gestor"]')?.content
  const entry: unknown = metaContent === undefined ? '' : (JSON.parse(metaContent) as { entry?: unknown }).entry
  return typeof entry === 'string' ? entry : ''
}
