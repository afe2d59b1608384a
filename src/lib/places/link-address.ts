/** Which typed or stored addresses may be followed: http(s), or a path of this origin (case J20). */
import { parsedUrl } from './parsed-url.ts'

/**
 * The address as it may be followed, or null: another scheme ('javascript:', 'data:'), a host without a scheme
 * ('//outro') and whatever a browser would read as one of these by dropping letters. '' where nothing is given.
 */
export function linkAddress(text: string | null | undefined): string | null {
  const address = text?.trim() ?? ''
  if (address === '') return ''
  // oxlint-disable-next-line no-control-regex -- what a browser drops or reads as '/'
  if (/[\u0000-\u0020\u007f\\]/.test(address)) return null
  if (/^https?:\/\/[^/]/i.test(address)) return parsedUrl(address) && address
  return /^\/(?![/])/.test(address) ? address : null
}
