import { afterEach, expect, it, vi } from 'vitest'
import { resolveImageUrl } from './image-url.ts'
import { sanitizeLinkUrl } from './link-url.ts'
import { parseUrl } from './parse-url.ts'
import { safeReturnPath } from './return-path.ts'

afterEach(() => void vi.unstubAllGlobals())

it('parses an absolute URL and one relative to another', () => {
  expect(parseUrl('https://a.exemplo/b?c')?.pathname).toBe('/b')
  expect(parseUrl('/b', 'https://a.exemplo')?.href).toBe('https://a.exemplo/b')
  expect(parseUrl('/b')).toBeNull()
  expect(parseUrl('https://[', 'https://a.exemplo')).toBeNull()
})

it('works in a browser without URL.parse and URL.canParse', () => {
  vi.stubGlobal('URL', class extends URL {})
  Object.assign(URL, { parse: undefined, canParse: undefined })
  expect(resolveImageUrl('https://cdn.exemplo/a.png', '')).toBe('https://cdn.exemplo/a.png')
  expect(resolveImageUrl('https://[/a.png', '')).toBeNull()
  expect(sanitizeLinkUrl('https://a.exemplo')).toBe('https://a.exemplo')
  expect(sanitizeLinkUrl('https://[')).toBeNull()
  expect(safeReturnPath('/produtos', 'https://gestor.exemplo', () => true)).toBe('/produtos')
})
