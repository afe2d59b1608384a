import { afterEach, expect, it, vi } from 'vitest'
import { imageSource } from './image-source.ts'
import { linkAddress } from './link-address.ts'
import { parsedUrl } from './parsed-url.ts'
import { safeReturnPath } from './return-path.ts'

afterEach(() => void vi.unstubAllGlobals())

it('reads an address of its own and one relative to another', () => {
  expect(parsedUrl('https://a.exemplo/b?c')?.pathname).toBe('/b')
  expect(parsedUrl('/b', 'https://a.exemplo')?.href).toBe('https://a.exemplo/b')
  expect(parsedUrl('/b')).toBeNull()
  expect(parsedUrl('https://[', 'https://a.exemplo')).toBeNull()
})

it('addresses are judged alike in a browser without URL.parse and URL.canParse', () => {
  vi.stubGlobal('URL', class extends URL {})
  Object.assign(URL, { parse: undefined, canParse: undefined })
  expect(imageSource('https://cdn.exemplo/a.png', '')).toBe('https://cdn.exemplo/a.png')
  expect(imageSource('https://[/a.png', '')).toBeNull()
  expect(linkAddress('https://a.exemplo')).toBe('https://a.exemplo')
  expect(linkAddress('https://[')).toBeNull()
  expect(safeReturnPath('/produtos', 'https://gestor.exemplo', () => true)).toBe('/produtos')
})
