/** Which build runs here. */

/** The entry of the build that the page told of, 'assets/index-1a2b.js': its name changes with whatever is in it. */
export function ownBuild(): string {
  const told = document.querySelector<HTMLMetaElement>('meta[name="gestor"]')?.content
  const entry: unknown = told === undefined ? '' : (JSON.parse(told) as { entry?: unknown }).entry
  return typeof entry === 'string' ? entry : ''
}
