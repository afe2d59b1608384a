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

/** A location that passes a path on to the platform: '/api/' with 'http://127.0.0.1:8080/'. */
export const formatProxy = ([path, upstream]: readonly [string, string]): string =>
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

/** What differs between one nginx and another with the same deployment. */
interface NginxOptions {
  /** Where nginx listens, in its own syntax: '80', '127.0.0.1:5101'. */
  http?: string
  https?: string
  /** Whether nginx has the certificate itself. */
  terminatesTls?: boolean
  /** The folder of config.json, if it is not the console's. */
  configRoot?: string
  /** Other files of the server block: '/tmp/gestor/proxies/*.conf'. */
  includes?: string
}

const terminatesTlsByDefault = ({ policy }: Deployment): boolean => policy.isHttpsOnly ?? false

/** The server block of plain http: it sends everybody to https, and answers whoever checks the name for a certificate. */
function formatRedirectServer({ siteName, documentRoot }: Deployment, http: string, https: string): string {
  const port = https.split(':').at(-1)
  return `server {
    listen ${http};
    server_name ${siteName};
${formatLocation('^~ /.well-known/acme-challenge/', [`root ${documentRoot};`])}
${formatLocation('/', [`return 301 https://${siteName}${port === '443' ? '' : `:${port}`}$request_uri;`])}
}
`
}

/** The text of the server block; with https alone there is another one, which redirects to it. */
export function createNginxServers(
  deployment: Deployment,
  {
    http = '80',
    https = '443',
    terminatesTls = terminatesTlsByDefault(deployment),
    configRoot,
    includes,
  }: NginxOptions = {},
): string {
  const { folder, documentRoot, siteName, proxies } = deployment
  const letsEncrypt = `/etc/letsencrypt/live/${siteName}`
  const { chain, key } = deployment.certificate ?? {
    chain: `${letsEncrypt}/fullchain.pem`,
    key: `${letsEncrypt}/privkey.pem`,
  }
  const tls = [
    `listen ${https} ssl http2;`,
    `ssl_certificate ${chain};`,
    `ssl_certificate_key ${key};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:gestor:1m;',
  ]
  const listeners = (terminatesTls ? tls : [`listen ${http};`]).map((line) => `    ${line}`)
  // nginx drops the inherited headers if a location has a header of its own. So each location lists all of them, and
  // variables hold the values once.
  const headers = HEADERS.security(deployment)
  const variable = (name: string) => `$gestor_${name.toLowerCase().replaceAll('-', '_')}`
  const values = headers.map(([name, value]) => `    set ${variable(name)} "${value}";`)
  const security = headers.map(([name]) => `add_header ${name} ${variable(name)} always;`)
  const files = (match: string, fallback: string, cache: string, lines: readonly string[] = []) =>
    // Without "always": the response for a missing file must not be cached.
    formatLocation(match, [`try_files $uri ${fallback};`, ...lines, `${formatCacheHeader(cache)};`, ...security])
  return `${terminatesTls ? `${formatRedirectServer(deployment, http, https)}\n` : ''}server {
${listeners.join('\n')}
    server_name ${siteName};
    root ${documentRoot};
    absolute_redirect off;
    client_max_body_size ${MAX_BODY_SIZE.nginx};

    # The build packs every file. nginx serves the .gz by itself, the .br with Debian's libnginx-mod-http-brotli-static.
    gzip_static on;
    gzip_vary on;
    # brotli_static on;

${values.join('\n')}

${includes === undefined ? '' : `    include ${includes};\n`}${Object.entries(proxies).map(formatProxy).join('\n')}
${configRoot === undefined ? '' : `${files(`= ${folder}config.json`, '@missing', HEADERS.page, [`root ${configRoot};`])}\n`}${files(`= ${folder}healthz`, '@missing', HEADERS.page, ['default_type text/plain;'])}
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

/** The text of a file for /etc/nginx/conf.d/. */
export function createNginxConf(deployment: Deployment, options: NginxOptions = {}): string {
  const { folder, documentRoot, siteName } = deployment
  const aboutHttps =
    (options.terminatesTls ?? terminatesTlsByDefault(deployment))
      ? `# The certificate has to be there first: "certbot certonly --standalone -d ${siteName}", or your own by --certificate and
# --key. From then on "certbot certonly --webroot -w ${documentRoot} -d ${siteName}" renews it without a stop.`
      : `# For https write this file with "npm run hosts -- --https": what certbot changes in it is lost with the next build.`
  return `# Gestor behind nginx. Copy dist/ to ${documentRoot}${folder} and this file to /etc/nginx/conf.d/gestor.conf.
# ${CONFIG_ADVICE}
# ${OLD_ASSETS_ADVICE}
${describeUpgrade(documentRoot + folder)}
${aboutHttps}
${createNginxServers(deployment, options)}`
}
