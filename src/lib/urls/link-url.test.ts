import { expect, it } from 'vitest'
import { sanitizeLinkUrl } from './link-url.ts'

it.each(['https://loja.test/', 'HTTP://loja.test/a?b=c#d', '/lojas/5', '/'])('%s may be followed [J20]', (address) => {
  expect(sanitizeLinkUrl(` ${address} `)).toBe(address)
})

it.each([
  'javascript:alert(1)',
  'javascript:alert(1)//https://loja.test',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//outro.test',
  '/\\outro.test',
  '\\\\outro.test',
  '/\t/outro.test',
  'https:outro.test',
  'https:///outro.test',
  'http://',
  'https://[',
  'loja.test',
  'https://loja.test/a b',
])('%j may not be followed [J20]', (address) => {
  expect(sanitizeLinkUrl(address)).toBeNull()
})

it.each([null, undefined, '', '  '])('%j is an empty URL', (text) => expect(sanitizeLinkUrl(text)).toBe(''))
