import { expect, it } from 'vitest'
import { resolveImageUrl } from './image-url.ts'

const CDN = 'https://cdn.example.test'

it.each([
  'http://outra.example/a.png',
  'https://outra.example/a.png?x=1',
  'data:image/png;base64,AAAA',
  'data:image/gif;base64,AAAA',
  'data:image/webp;base64,AAAA',
  'blob:https://console.example/1-2-3',
])('keeps %s [J3]', (path) => expect(resolveImageUrl(path, CDN)).toBe(path))

it.each([
  ['fotos/a.png', 'https://cdn.example.test/fotos/a.png'],
  ['/fotos/a.png', 'https://cdn.example.test/fotos/a.png'],
  ['./a b.png', 'https://cdn.example.test/a b.png'],
  [' a.png ', 'https://cdn.example.test/a.png'],
  ['././a.png', 'https://cdn.example.test/a.png'],
  ['fotos/http://a.png', 'https://cdn.example.test/fotos/http://a.png'],
  ['fotos/blob:a.png', 'https://cdn.example.test/fotos/blob:a.png'],
  ['fotos/%zz.png', 'https://cdn.example.test/fotos/%zz.png'],
])('adds the CDN prefix to %s [J3]', (path, address) => {
  expect(resolveImageUrl(path, CDN)).toBe(address)
  expect(resolveImageUrl(path, `${CDN}/`)).toBe(address)
  expect(resolveImageUrl(path, `${CDN}//`)).toBe(address)
})

it('keeps a relative path on this origin if no CDN is configured', () =>
  expect(resolveImageUrl('fotos/a.png', '')).toBe('/fotos/a.png'))

// No browser may load any of these.
it.each([
  '//evil.example/a.png',
  '\\\\evil.example\\a.png',
  '/\\evil.example',
  '../a.png',
  'fotos/../../a.png',
  'fotos/%2e%2e/a.png',
  'data:image/svg+xml,<svg/>',
  'data:text/html,x',
  'javascript:alert(1)',
  'javascript:alert(1)//https://x',
  'javascript:alert(1)//blob:',
  '../%zz.png',
  'JaVaScRiPt:alert(1)',
  'ftp://a/b.png',
  'file:///a.png',
  'java\tscript:alert(1)',
  'https://',
  'http:evil.example/a.png',
  '',
  '   ',
  null,
  undefined,
])('refuses %j [J3]', (path) => expect(resolveImageUrl(path, CDN)).toBeNull())
