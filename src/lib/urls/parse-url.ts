/** Parses a URL, relative to `base` if given; null if the text is no URL. */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    // URL.parse and URL.canParse are not used: Chrome 111 and Safari 16.4 have neither.
    return new URL(url, base)
  } catch {
    return null
  }
}
