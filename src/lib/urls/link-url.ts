/** Checks typed or stored URLs before they are followed: http(s), or a path of this origin (case J20). */
import { parseUrl } from './parse-url.ts'

/**
 * Returns the URL if it may be followed. Returns null for another scheme ('javascript:', 'data:'), a host without a
 * scheme ('//outro'), and any text that a browser would read as one of these by dropping characters. Returns '' for an
 * empty text.
 */
export function sanitizeLinkUrl(text: string | null | undefined): string | null {
  const url = text?.trim() ?? ''
  if (url === '') return ''
  // oxlint-disable-next-line no-control-regex -- what a browser drops or reads as '/'
  if (/[\u0000-\u0020\u007f\\]/.test(url)) return null
  if (/^https?:\/\/[^/]/i.test(url)) return parseUrl(url) && url
  return /^\/(?![/])/.test(url) ? url : null
}
