/**
 * The security headers of the console, here and in production. The sandbox's server sends them, and the build derives
 * the host files and the page's meta element from the same lists.
 */

import { WORKER_TRUSTED_TYPES_POLICY } from './trusted-types-policy.ts'

/** The parts of the policy that depend on the installation. */
export interface SecurityHeaderOptions {
  /**
   * Origins that the console may call besides its own: those of the API, of analytics and of reports
   * ('https://api.exemplo.com').
   */
  connectOrigins?: readonly string[]
  /** Origins of images that are not https. */
  imageOrigins?: readonly string[]
  /** Hashes of the inline scripts of the page ('sha256-…'), from inlineScriptHashes. */
  scriptHashes?: readonly string[]
  /** For installations that serve only https: adds upgrade-insecure-requests and HSTS, which disable plain http. */
  isHttpsOnly?: boolean
  /** HSTS for every subdomain too: only for whoever owns all of them, because a browser keeps it for two years. */
  includesSubdomains?: boolean
  /** For Vite's dev server, which injects inline scripts and style tags; the rest of the policy still applies. */
  isDev?: boolean
}

/**
 * Hashes of the style element that sonner appends when it is imported: first it is empty, then it has sonner's rules.
 * An upgrade of sonner may need another second hash; the test of this file computes it.
 */
const SONNER_STYLE_HASHES = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
]

type Directive = readonly [name: string, ...sources: string[]]

/** What a page may run and load on every platform. */
function pageDirectives({ scriptHashes = [], isDev }: SecurityHeaderOptions): Directive[] {
  // A hash would switch 'unsafe-inline' off.
  const allowInline = (hashes: readonly string[]) => (isDev ? ["'unsafe-inline'"] : hashes.map((hash) => `'${hash}'`))
  return [
    ['script-src', "'self'", ...allowInline(scriptHashes)],
    ['style-src', "'self'", ...allowInline(SONNER_STYLE_HASHES)],
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

/** Returns the value of Content-Security-Policy. */
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
 * Returns the policy of the page's meta element, for hosts that send no headers. The browser applies it together with
 * the header's policy, so it must never be narrower. It leaves out calls, images and default-src, because only
 * config.json knows the platform. frame-ancestors is ignored in a meta element.
 */
export const metaContentSecurityPolicy = (options: Pick<SecurityHeaderOptions, 'scriptHashes'>): string =>
  formatDirectives([
    ...pageDirectives(options),
    ['frame-src', "'none'"],
    ['media-src', "'none'"],
    ['worker-src', "'self'"],
  ])

/** Returns the hashes of a page's inline scripts as script-src lists them: 'sha256-…'. */
export async function inlineScriptHashes(html: string): Promise<string[]> {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  return Promise.all(
    scripts.map(async (code) => {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
      return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
    }),
  )
}

/**
 * Browser features that the console never uses. Chromium knows every name; it would log an error for an unknown one.
 */
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

/** Returns every security header of a document or file of the console. */
export function securityHeaders(options: SecurityHeaderOptions = {}): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [...DENIED_FEATURES.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', '),
    'X-Frame-Options': 'DENY',
    // A back-office console does not belong in a search engine, and its files have no meta element to say so.
    'X-Robots-Tag': 'noindex',
    ...(options.isHttpsOnly
      ? { 'Strict-Transport-Security': `max-age=63072000${options.includesSubdomains ? '; includeSubDomains' : ''}` }
      : {}),
  }
}

/**
 * The headers of the platform's responses on the console's own origin. If such a response is opened as a page (an SVG
 * picture with a script, for example), it runs nothing, loads nothing and reads no token.
 */
export const platformHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Returns every security header of the platform's responses if one server sends both them and the console.
 * Cross-Origin-Resource-Policy is left out, because CORS decides which other origins may read the platform's responses.
 */
export function platformResponseHeaders(options: SecurityHeaderOptions = {}): Readonly<Record<string, string>> {
  const { 'Cross-Origin-Resource-Policy': _, ...headers } = securityHeaders(options)
  return { ...headers, ...platformHeaders }
}

/** Returns the Cache-Control of a file: hashed assets are cached for a year, everything else is revalidated. */
export const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
