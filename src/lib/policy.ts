/**
 * The security headers under which the console runs, here and in production (reliability.md §4). One place: the
 * sandbox's server sends them, and the text for other hosts is made of the same list.
 */

export interface PolicyOptions {
  /** Origins that the console may call besides its own: the API's, the analytics' ('https://api.exemplo.com'). */
  connect?: readonly string[]
  /** Origins of images besides https ones. */
  images?: readonly string[]
  /** Served over https: adds upgrade-insecure-requests and HSTS. */
  secure?: boolean
  /** Vite's dev server injects inline scripts and style tags; the rest of the policy still holds. */
  dev?: boolean
}

/** The value of Content-Security-Policy. */
export function contentSecurityPolicy({ connect = [], images = [], secure, dev }: PolicyOptions = {}): string {
  const inline = dev ? " 'unsafe-inline'" : ''
  const sources = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('')
  const directives = [
    "default-src 'none'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    `img-src 'self' data: blob: https:${sources(images)}`,
    "font-src 'self'",
    `connect-src 'self'${sources(connect)}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(dev ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}

const denied = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'usb',
]

/** Every security header of a document or file of the console. */
export function securityHeaders(options: PolicyOptions = {}): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': [...denied.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', '),
    'X-Frame-Options': 'DENY',
    ...(options.secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** How long a file may be kept: hashed assets for a year, everything else is asked for anew. */
export const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** The same headers as a `_headers` file (Netlify, Cloudflare Pages). */
export function headersFile(options: PolicyOptions = {}): string {
  const lines = Object.entries(securityHeaders({ secure: true, ...options })).map(
    ([name, value]) => `  ${name}: ${value}`,
  )
  return [
    '/*',
    ...lines,
    `  Cache-Control: ${cacheControl('/')}`,
    '/assets/*',
    '  ! Cache-Control',
    `  Cache-Control: ${cacheControl('/assets/')}`,
    '',
  ].join('\n')
}

/** The same headers as an nginx snippet, with the fallback to the console's one page. */
export function nginxSnippet(options: PolicyOptions = {}): string {
  const headers = Object.entries(securityHeaders({ secure: true, ...options }))
  const lines = (indent: string) => headers.map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
  return [
    'location /assets/ {',
    '  try_files $uri =404;',
    `  add_header Cache-Control "${cacheControl('/assets/')}" always;`,
    ...lines('  '),
    '}',
    'location / {',
    '  try_files $uri /index.html;',
    `  add_header Cache-Control "${cacheControl('/')}" always;`,
    ...lines('  '),
    '}',
    '',
  ].join('\n')
}
