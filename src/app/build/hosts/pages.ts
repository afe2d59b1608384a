/**
 * `_headers` and `_redirects`, for hosts that are told by files in the folder itself (Netlify, Cloudflare Pages), with
 * the 404.html that both, and GitHub Pages, answer for what does not exist.
 */
import { type Deployment, HEADERS, OLD_ASSETS_ADVICE } from './deployment.ts'

const PLATFORM_HEADERS = HEADERS.platform.map(([name, value]) => `"${name}: ${value}"`).join(' and ')

/**
 * Both hosts put a rule's headers on missing files too, so that `/assets/*` would make a passing 404 permanent: each
 * file of `assets` is named ('assets/index-1a2b.js'), the first ones to be loaded first, because Cloudflare reads 100
 * rules. What is not named is asked for anew each time, as is everything there by itself.
 */
export function createHeadersFile(deployment: Deployment, assets: readonly string[]): string {
  const { folder, proxies } = deployment
  return [
    `${folder}*`,
    ...HEADERS.security(deployment).map(([name, value]) => `  ${name}: ${value}`),
    ...Object.keys(proxies).flatMap((path) => [
      `${path}*`,
      ...HEADERS.platform.map(([name, value]) => `  ${name}: ${value}`),
    ]),
    ...assets.flatMap((file) => [`${folder}${file}`, `  Cache-Control: ${HEADERS.asset}`]),
    '',
  ].join('\n')
}

/** The console's own addresses lead to its page; `screens` are their first parts. Anything else is a 404. */
export function createRedirectsFile({ folder, proxies }: Deployment, screens: readonly string[]): string {
  const lines = [
    `# ${OLD_ASSETS_ADVICE}`,
    '# A deployment that replaces the folder whole has none of them: open consoles then offer a reload.',
    '# Netlify passes calls on; Cloudflare Pages does not and says so: there apiBase is a full address (app/build/README §4).',
    `# Netlify adds no headers to what it passes on: the platform itself sends ${PLATFORM_HEADERS}.`,
    ...Object.entries(proxies).map(([path, upstream]) => `${path}* ${upstream}:splat 200`),
    ...screens.flatMap((screen) => [`${folder}${screen} ${folder} 200`, `${folder}${screen}/* ${folder} 200`]),
    '',
  ]
  return lines.join('\n')
}
