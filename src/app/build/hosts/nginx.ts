/** Writes a complete server block for nginx, ready for /etc/nginx/conf.d/. */
import {
  RESPONSE_TIMEOUT,
  MAX_BODY_SIZE,
  type Deployment,
  HEADERS,
  CONFIG_ADVICE,
  describeUpgrade,
  FILE_EXTENSION,
  OLD_ASSETS_ADVICE,
} from './deployment.ts'

const formatCacheHeader = (life: string): string => `add_header Cache-Control "${life}"`

/** `location MATCH { … }`, indented for a server block. */
const formatLocation = (match: string, lines: readonly string[]): string =>
  [`    location ${match} {`, ...lines.map((line) => `        ${line}`), '    }'].join('\n')

const formatProxy = ([path, upstream]: readonly [string, string]): string =>
  formatLocation(`^~ ${path}`, [
    `proxy_pass ${upstream};`,
    'proxy_http_version 1.1;',
    // With the port, in case the site has its own.
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    `proxy_read_timeout ${RESPONSE_TIMEOUT};`,
    // For errors too: nginx adds headers to them only with "always".
    ...HEADERS.platform.map(([name, value]) => `add_header ${name} "${value}" always;`),
    'gzip on;',
    'gzip_proxied any;',
    'gzip_types application/json;',
  ])

/** The text of the server block. `listen` in nginx's syntax: '80', '127.0.0.1:5101'. */
export function createNginxConf(deployment: Deployment, { listen = '80' } = {}): string {
  const { folder, documentRoot, siteName, proxies } = deployment
  // nginx drops the inherited headers if a location has a header of its own. So each location lists all of them, and
  // variables hold the values once.
  const headers = HEADERS.security(deployment)
  const variable = (name: string) => `$gestor_${name.toLowerCase().replaceAll('-', '_')}`
  const values = headers.map(([name, value]) => `    set ${variable(name)} "${value}";`)
  const security = headers.map(([name]) => `add_header ${name} ${variable(name)} always;`)
  const files = (match: string, fallback: string, cache: string) =>
    // Without "always": the response for a missing file must not be cached.
    formatLocation(match, [`try_files $uri ${fallback};`, `${formatCacheHeader(cache)};`, ...security])
  return `# Gestor behind nginx. Copy dist/ to ${documentRoot}${folder} and this file to /etc/nginx/conf.d/gestor.conf.
# ${CONFIG_ADVICE}
# ${OLD_ASSETS_ADVICE}
${describeUpgrade(documentRoot + folder)}
# For https let certbot add the certificate: "certbot --nginx -d ${siteName}".
server {
    listen ${listen};
    server_name ${siteName};
    root ${documentRoot};
    absolute_redirect off;
    client_max_body_size ${MAX_BODY_SIZE.nginx};

    # The build packs every file. nginx serves the .gz by itself, the .br with Debian's libnginx-mod-http-brotli-static.
    gzip_static on;
    gzip_vary on;
    # brotli_static on;

${values.join('\n')}

${Object.entries(proxies).map(formatProxy).join('\n')}
${files(`^~ ${folder}assets/`, '@missing', HEADERS.asset)}
${files(`~ ^${folder}.*${FILE_EXTENSION}`, '@missing', HEADERS.page)}
${files(folder, `${folder}index.html`, HEADERS.page)}
${folder === '/' ? '' : `${formatLocation(`= ${folder.slice(0, -1)}`, [`return 301 ${folder};`])}\n`}${formatLocation(
    '@missing',
    [`${formatCacheHeader(HEADERS.missing)} always;`, ...security, 'return 404;'],
  )}
}
`
}
