/** Writes a complete Caddyfile for the console. Caddy gets a certificate by itself if the site's name is a domain. */
import {
  RESPONSE_TIMEOUT,
  MAX_BODY_SIZE,
  type Deployment,
  HEADERS,
  CONFIG_ADVICE,
  describeUpgrade,
  MISSING_FILE,
  OLD_ASSETS_ADVICE,
} from './deployment.ts'

const indentLines = (lines: readonly string[], by = '\t'): string[] => lines.map((line) => by + line)
const formatBlock = (head: string, lines: readonly string[]): string[] => [`${head} {`, ...indentLines(lines), '}']

function formatProxy([path, upstream]: readonly [string, string]): string[] {
  const { host, pathname } = new URL(upstream)
  return formatBlock(`handle ${path}*`, [
    ...formatBlock('request_body', [`max_size ${MAX_BODY_SIZE.caddy}`]),
    ...HEADERS.platform.map(([name, value]) => `header ${name} "${value}"`),
    'encode gzip',
    // Caddy forwards the path unchanged; here the proxied path has to begin with the path of the upstream.
    ...(pathname === path ? [] : [`uri strip_prefix ${path.slice(0, -1)}`]),
    ...(pathname === path || pathname === '/' ? [] : [`rewrite * ${pathname.slice(0, -1)}{uri}`]),
    ...formatBlock(
      `reverse_proxy ${host}`,
      formatBlock('transport http', [`response_header_timeout ${RESPONSE_TIMEOUT}`]),
    ),
  ])
}

/** Serves files with one cache lifetime. `fileMatchers` holds the directives that choose the file. */
const formatFileServer = (fileMatchers: readonly string[], cache: string): string[] => [
  ...fileMatchers,
  'import gestor-headers',
  `header Cache-Control "${cache}"`,
  ...formatBlock('file_server', ['precompressed br gzip']),
]

/**
 * The text of the Caddyfile. `address` in Caddy's syntax: the site's name, or ':5102'. `global` is written before
 * everything else.
 */
export function createCaddyfile(deployment: Deployment, { address = deployment.siteName, global = '' } = {}): string {
  const { folder, documentRoot, proxies, certificate } = deployment
  const missing = ['import gestor-headers', `header Cache-Control "${HEADERS.missing}"`, 'respond 404']
  const lines = [
    ...formatBlock(
      '(gestor-headers)',
      HEADERS.security(deployment).map(([name, value]) => `header ${name} "${value}"`),
    ),
    '',
    ...formatBlock(address, [
      ...(certificate ? [`tls ${certificate.chain} ${certificate.key}`] : []),
      `root * ${documentRoot}`,
      ...Object.entries(proxies).flatMap(formatProxy),
      `@asset file {path}`,
      ...formatBlock(`handle ${folder}assets/*`, [
        ...formatBlock('handle @asset', formatFileServer([], HEADERS.asset)),
        ...formatBlock('handle', missing),
      ]),
      ...(folder === '/' ? [] : [`redir ${folder.slice(0, -1)} ${folder}`]),
      ...formatBlock(`handle ${folder}*`, [
        ...formatBlock('@missing', [`path_regexp ${MISSING_FILE}`, 'not file {path}']),
        ...formatBlock('handle @missing', missing),
        `header ${folder}healthz Content-Type text/plain`,
        ...formatBlock('handle', formatFileServer([`try_files {path} ${folder}index.html`], HEADERS.page)),
      ]),
      // Caddy responds with an empty 200 to a request that no block handles.
      ...(folder === '/' ? [] : formatBlock('handle', ['respond 404'])),
    ]),
  ]
  return `${global}# Gestor behind Caddy. Copy dist/ to ${documentRoot}${folder} and this file to /etc/caddy/Caddyfile.
# ${CONFIG_ADVICE}
# ${OLD_ASSETS_ADVICE}
${describeUpgrade(documentRoot + folder)}
${lines.join('\n')}
`
}
