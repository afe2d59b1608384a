/**
 * Resolves the URL of an image of the platform (spec 1 §9, case J3). Absolute http, data and blob URLs are unchanged,
 * any other path gets the CDN prefix, and a URL that could point elsewhere or run a script is refused.
 */
import { parseUrl } from './parse-url.ts'

const DATA_IMAGE = /^data:image\/(png|jpeg|jpg|gif|webp|avif)[;,]/i
const SCHEME = /^[a-z][a-z0-9+.-]*:/i

/** True for characters that a browser drops or reads as '/': they would let a path change its host. */
// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const hasUnsafeCharacters = (path: string) => /[\u0000-\u001f\\]/.test(path)

/**
 * Returns the URL to load, or null if there is none that may be loaded.
 * @param path as the platform sent it
 * @param cdnBase prefix from config.json; with '' relative paths are relative to the console's origin
 */
export function resolveImageUrl(path: string | null | undefined, cdnBase: string): string | null {
  const source = path?.trim() ?? ''
  if (source === '' || hasUnsafeCharacters(source)) return null
  if (/^https?:\/\/[^/]/i.test(source)) return parseUrl(source) && source
  if (/^blob:/i.test(source) || DATA_IMAGE.test(source)) return source
  if (SCHEME.test(source) || source.startsWith('//')) return null
  if (decodeSegments(source).includes('..')) return null
  const base = cdnBase.replace(/\/+$/, '')
  return `${base}/${source.replace(/^(\.?\/)+/, '')}`
}

/** The path segments as a server may read them: '%2e%2e' is '..'. A path that cannot be decoded is split as it is. */
function decodeSegments(path: string): string[] {
  try {
    return decodeURIComponent(path).split(/[/\\]/)
  } catch {
    return path.split('/')
  }
}
