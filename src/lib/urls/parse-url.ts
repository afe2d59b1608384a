/** The address as a URL, read from `base` where it is relative; null for one that is none. */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    // Not URL.parse and URL.canParse: Chrome 111 and Safari 16.4 have neither.
    return new URL(url, base)
  } catch {
    return null
  }
}
