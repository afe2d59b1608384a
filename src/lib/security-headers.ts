/**
 * The security headers under which the console runs, here and in production. One place: the sandbox's server sends
 * them, and the build makes the host files and the page's own meta element of the same lists.
 */

import { WORKER_TRUSTED_TYPES_POLICY } from './trusted-types-policy.ts'

/** What differs in the policy from one installation to the next. */
export interface SecurityHeaderOptions {
  /** Origins that the console may call besides its own: the API's, the analytics' ('https://api.exemplo.com'). */
  connectOrigins?: readonly string[]
  /** Origins of images besides https ones. */
  imageOrigins?: readonly string[]
  /** Hashes of the scripts that stand in the page itself ('sha256-…'), from inlineScriptHashes. */
  scriptHashes?: readonly string[]
  /** Asked for by who serves over https alone: adds upgrade-insecure-requests and HSTS, which end plain http. */
  isHttpsOnly?: boolean
  /** Vite's dev server injects inline scripts and style tags; the rest of the policy still holds. */
  isDev?: boolean
}

type Directive = readonly [name: string, ...sources: string[]]

/** What a page may run and load, whoever the platform is. */
function pageDirectives({ scriptHashes = [], isDev }: SecurityHeaderOptions): Directive[] {
  const inline = isDev ? ["'unsafe-inline'"] : []
  return [
    ['script-src', "'self'", ...inline, ...(isDev ? [] : scriptHashes.map((hash) => `'${hash}'`))],
    ['style-src', "'self'", ...inline],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['object-src', "'none'"],
    ...(isDev
      ? []
      : ([
          ['require-trusted-types-for', "'script'"],
          ['trusted-types', WORKER_TRUSTED_TYPES_POLICY],
        ] as const)),
  ]
}

const formatDirectives = (directives: readonly Directive[]): string =>
  directives.map((directive) => directive.join(' ')).join('; ')

/** The value of Content-Security-Policy. */
export function contentSecurityPolicy(options: SecurityHeaderOptions = {}): string {
  const { connectOrigins = [], imageOrigins = [], isHttpsOnly } = options
  return formatDirectives([
    ['default-src', "'none'"],
    ['connect-src', "'self'", ...connectOrigins],
    ['img-src', "'self'", 'data:', 'blob:', 'https:', ...imageOrigins],
    ...pageDirectives(options),
    ['frame-ancestors', "'none'"],
    ...(isHttpsOnly ? ([['upgrade-insecure-requests']] as const) : []),
  ])
}

/**
 * The policy of the page's own meta element, for hosts that send no headers. It is added to a header's policy and must
 * never be narrower than that one: calls and images are left open, because config.json alone knows the platform, and
 * with them default-src. frame-ancestors is ignored in a meta element.
 */
export const metaContentSecurityPolicy = (options: Pick<SecurityHeaderOptions, 'scriptHashes'>): string =>
  formatDirectives([
    ...pageDirectives(options),
    ['frame-src', "'none'"],
    ['media-src', "'none'"],
    ['worker-src', "'self'"],
  ])

/** The hashes of the scripts that stand in a page, as script-src lists them: 'sha256-…'. */
export async function inlineScriptHashes(html: string): Promise<string[]> {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  return Promise.all(
    scripts.map(async (code) => {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
      return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
    }),
  )
}

/** What the console never asks of the browser; every name is one that Chromium knows, or it would complain. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** Every security header of a document or file of the console. */
export function securityHeaders(options: SecurityHeaderOptions = {}): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [...DENIED_FEATURES.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', '),
    'X-Frame-Options': 'DENY',
    ...(options.isHttpsOnly ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/**
 * The headers of the platform's answers on the console's own origin. An answer that is opened as a page (a picture in
 * SVG with a script in it, for example) then runs nothing, loads nothing and reads no token.
 */
export const platformHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Every security header of the platform's answers where one server sends both them and the console. A platform answers
 * other origins where it is told to; whether they may read that is for CORS to say.
 */
export function platformAnswerHeaders(options: SecurityHeaderOptions = {}): Readonly<Record<string, string>> {
  const { 'Cross-Origin-Resource-Policy': _, ...headers } = securityHeaders(options)
  return { ...headers, ...platformHeaders }
}

/** How long a file may be kept: hashed assets for a year, everything else is asked for anew. */
export const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
