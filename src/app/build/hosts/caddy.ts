/**
 * The console behind Caddy: a whole Caddyfile. Caddy gets a certificate by itself where the site's name is a domain.
 */
import { ANSWER_LIMIT, BODY_LIMIT, type Deployment, HEADERS, OLD_ASSETS } from './deployment.ts'

const indented = (lines: readonly string[], by = '\t'): string[] => lines.map((line) => by + line)
const block = (head: string, lines: readonly string[]): string[] => [`${head} {`, ...indented(lines), '}']

function proxy([path, upstream]: readonly [string, string]): string[] {
  const { host, pathname } = new URL(upstream)
  return block(`handle ${path}*`, [
    ...block('request_body', [`max_size ${BODY_LIMIT.caddy}`]),
    ...HEADERS.platform.map(([name, value]) => `header ${name} "${value}"`),
    'encode gzip',
    // Caddy passes the path on as it came; what is passed on here begins anew.
    ...(pathname === path ? [] : [`uri strip_prefix ${path.slice(0, -1)}`]),
    ...(pathname === path || pathname === '/' ? [] : [`rewrite * ${pathname.slice(0, -1)}{uri}`]),
    ...block(`reverse_proxy ${host}`, block('transport http', [`response_header_timeout ${ANSWER_LIMIT}`])),
  ])
}

/** Files with one life; `before` says what is looked for. */
const served = (before: readonly string[], cache: string): string[] => [
  ...before,
  'import gestor-headers',
  `header Cache-Control "${cache}"`,
  ...block('file_server', ['precompressed br gzip']),
]

/** The text of the file. `address` as Caddy has it: the site's name, or ':5102'; `global` stands before everything. */
export function caddyfile(deployment: Deployment, { address = deployment.site, global = '' } = {}): string {
  const { folder, documents, proxied } = deployment
  const missing = ['import gestor-headers', `header Cache-Control "${HEADERS.missing}"`, 'respond 404']
  const lines = [
    ...block(
      '(gestor-headers)',
      HEADERS.security(deployment).map(([name, value]) => `header ${name} "${value}"`),
    ),
    '',
    ...block(address, [
      `root * ${documents}`,
      ...Object.entries(proxied).flatMap(proxy),
      `@asset file {path}`,
      ...block(`handle ${folder}assets/*`, [
        ...block('handle @asset', served([], HEADERS.asset)),
        ...block('handle', missing),
      ]),
      ...(folder === '/' ? [] : [`redir ${folder.slice(0, -1)} ${folder}`]),
      ...block(`handle ${folder}*`, [
        ...block('@missing', [String.raw`path_regexp \.\w+$`, 'not file {path}']),
        ...block('handle @missing', missing),
        ...block('handle', served([`try_files {path} ${folder}index.html`], HEADERS.page)),
      ]),
      // Caddy answers an empty 200 for what nobody handles.
      ...(folder === '/' ? [] : block('handle', ['respond 404'])),
    ]),
  ]
  return `${global}# Gestor behind Caddy. Copy dist/ to ${documents}${folder} and this file to /etc/caddy/Caddyfile.
# A new build is copied over the old one. ${OLD_ASSETS}
${lines.join('\n')}
`
}
