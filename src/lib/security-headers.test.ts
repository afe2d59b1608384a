import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  cacheControl,
  contentSecurityPolicy,
  inlineScriptHashes,
  metaContentSecurityPolicy,
  platformHeaders,
  platformResponseHeaders,
  securityHeaders,
} from './security-headers.ts'

/** Maps each directive ('script-src') to its sources. */
const read = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The rules that the installed sonner appends to the page as a style element. */
const sonnerStyles = JSON.parse(
  /^__insertCSS\((".*")\);?$/m.exec(readFileSync('node_modules/sonner/dist/index.mjs', 'utf8'))?.[1] ?? '',
) as string

const page = {
  'script-src': "'self'",
  'style-src': `'self' ${sha256('')} ${sha256(sonnerStyles)}`,
  'font-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'gestor-leitura',
}

describe('the content security policy', () => {
  it('allows only the console itself, its platform and pictures', () => {
    expect(read(contentSecurityPolicy())).toEqual({
      ...page,
      'default-src': "'none'",
      'connect-src': "'self'",
      'img-src': "'self' data: blob: https:",
      'frame-ancestors': "'none'",
    })
  })

  it('allows the given origins, each in its own directive', () => {
    const policy = read(
      contentSecurityPolicy({
        connectOrigins: ['https://api.exemplo.com', 'https://medida.exemplo.com'],
        imageOrigins: ['http://fotos.exemplo.com'],
        scriptHashes: ['sha256-abc'],
        isHttpsOnly: true,
      }),
    )
    expect(policy['connect-src']).toBe("'self' https://api.exemplo.com https://medida.exemplo.com")
    expect(policy['img-src']).toBe("'self' data: blob: https: http://fotos.exemplo.com")
    expect(policy['script-src']).toBe("'self' 'sha256-abc'")
    expect(policy['upgrade-insecure-requests']).toBe('')
  })

  it('allows the inline code of the development server, without a hash, which would disable it', () => {
    const policy = read(contentSecurityPolicy({ isDev: true, scriptHashes: ['sha256-abc'] }))
    expect(policy['script-src']).toBe("'self' 'unsafe-inline'")
    expect(policy['style-src']).toBe("'self' 'unsafe-inline'")
    expect(policy).not.toHaveProperty('trusted-types')
    expect(policy).not.toHaveProperty('require-trusted-types-for')
    expect(policy['object-src']).toBe("'none'")
  })

  it('in the meta element leaves out what would narrow the calls and pictures of a header', () => {
    expect(read(metaContentSecurityPolicy({ scriptHashes: ['sha256-abc'] }))).toEqual({
      ...page,
      'script-src': "'self' 'sha256-abc'",
      'frame-src': "'none'",
      'media-src': "'none'",
      'worker-src': "'self'",
    })
  })

  it('allows the page’s inline scripts by their hashes, and no others', async () => {
    const code = "document.title = 'é'\n"
    const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`
    const html = `<script src="/a.js"></script><script>${code}</script><p>x</p><script></script>`
    expect(await inlineScriptHashes(html)).toEqual([hash, `sha256-${createHash('sha256').update('').digest('base64')}`])
    expect(await inlineScriptHashes('<script type="module" src="/a.js"></script>')).toEqual([])
  })
})

describe('the other headers', () => {
  it('keep the console out of frames, fix content types, and send no referrer', () => {
    const { 'Content-Security-Policy': policy, 'Permissions-Policy': permissions, ...others } = securityHeaders()
    expect(policy).toBe(contentSecurityPolicy())
    expect(others).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
      'X-Robots-Tag': 'noindex',
    })
    expect(permissions).toBeDefined()
  })

  it('require https for two years only if the host serves only https, and for subdomains only if asked', () => {
    const hsts = (options: Parameters<typeof securityHeaders>[0]) =>
      securityHeaders(options)['Strict-Transport-Security']
    expect(hsts({ isHttpsOnly: true })).toBe('max-age=63072000')
    expect(hsts({ isHttpsOnly: true, includesSubdomains: true })).toBe('max-age=63072000; includeSubDomains')
    expect(hsts({ includesSubdomains: true })).toBe(undefined)
  })

  it('deny every device and feature except writing to the clipboard', () => {
    const features = (securityHeaders()['Permissions-Policy'] ?? '').split(', ')
    expect(features.filter((feature) => !/^[a-z-]+=\(\)$/.test(feature))).toEqual(['clipboard-write=(self)'])
    expect(features).toHaveLength(29)
    for (const dear of ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'serial', 'display-capture'])
      expect(features).toContain(`${dear}=()`)
  })
})

it('caches a file with a hash in its name for a year, and revalidates every other file', () => {
  expect(cacheControl('/assets/index-1a2b.js')).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', '/index.html', '/config.json', '/x/assets/a.js']) expect(cacheControl(path)).toBe('no-cache')
})

it('a response of the platform has the console’s headers and runs nothing, and other origins may read it', () => {
  const { 'Cross-Origin-Resource-Policy': own, ...others } = securityHeaders({ isHttpsOnly: true })
  expect(own).toBeDefined()
  expect(platformResponseHeaders({ isHttpsOnly: true })).toEqual({ ...others, ...platformHeaders })
})
