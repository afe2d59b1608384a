/**
 * Writes `_headers` and `_redirects` for hosts that read their configuration from the served folder (Netlify,
 * Cloudflare Pages). write-host-files.ts adds a 404.html, which both hosts, and GitHub Pages, serve for a missing page.
 */
import { type Deployment, HEADERS, OLD_ASSETS_ADVICE } from './deployment.ts'

const PLATFORM_HEADERS = HEADERS.platform.map(([name, value]) => `"${name}: ${value}"`).join(' and ')

/**
 * The text of `_headers`. Both hosts apply a rule's headers to missing files too, so `/assets/*` would make a temporary
 * 404 permanent. So each file of `assets` is listed ('assets/index-1a2b.js'). The files that load first come first,
 * because Cloudflare reads 100 rules. A file that is not listed is revalidated each time, as both hosts do by default.
 * Cloudflare joins the values of two rules for one header, so the page's Cache-Control is listed by `screens`, the first
 * segments of the console's addresses, and not for every address.
 */
export function createHeadersFile(
  deployment: Deployment,
  assets: readonly string[],
  screens: readonly string[],
): string {
  const { folder, proxies } = deployment
  return [
    `${folder}*`,
    ...HEADERS.security(deployment).map(([name, value]) => `  ${name}: ${value}`),
    ...Object.keys(proxies).flatMap((path) => [
      `${path}*`,
      ...HEADERS.platform.map(([name, value]) => `  ${name}: ${value}`),
    ]),
    ...[folder, ...screens.flatMap((screen) => [`${folder}${screen}`, `${folder}${screen}/*`])].flatMap((address) => [
      address,
      `  Cache-Control: ${HEADERS.page}`,
    ]),
    ...assets.flatMap((file) => [`${folder}${file}`, `  Cache-Control: ${HEADERS.asset}`]),
    '',
  ].join('\n')
}

/**
 * The text of `_redirects`: the console's own addresses lead to its page. `paths` are all of them, without the first
 * slash ('produtos/editar/$id'). Any other address is a 404, a missing file below them too: only where an id may stand, a
 * file cannot be told from it.
 */
export function createRedirectsFile({ folder, proxies }: Deployment, paths: readonly string[]): string {
  const lines = [
    `# ${OLD_ASSETS_ADVICE}`,
    '# _headers and _redirects belong to the build beside which they were written: deploy them together with it.',
    '# A deployment that replaces the folder whole has none of them: open consoles then offer a reload. It needs the',
    '# config.json of this folder each time, because a build has none.',
    '# Netlify passes calls on; Cloudflare Pages does not and says so: there apiBase is a full address (app/build/README §4).',
    `# Netlify adds no headers to what it passes on: the platform itself sends ${PLATFORM_HEADERS}.`,
    ...Object.entries(proxies).map(([path, upstream]) => `${path}* ${upstream}:splat 200`),
    ...paths.map((path) => `${folder}${path.replaceAll('$', ':')} ${folder} 200`),
    '',
  ]
  return lines.join('\n')
}
