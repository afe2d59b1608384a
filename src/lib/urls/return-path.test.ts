import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './return-path.ts'

const ORIGIN = 'https://gestor.exemplo'
const isKnown = (path: string) => /^\/($|produtos|x$)/.test(path)
const read = (raw: string) => safeReturnPath(raw, ORIGIN, isKnown)

describe('safeReturnPath', () => {
  it.each(['/x', '/produtos', '/produtos/editar/12?aba=1#topo', '/produtos?dscNome=caf%C3%A9'])(
    'keeps %j [J8]',
    (path) => {
      expect(read(path)).toBe(path)
    },
  )

  it.each([
    '//e',
    '/\\e',
    '\\\\e',
    '/\t/e',
    '\0//e',
    '/\0//e',
    'https:e',
    'https://e',
    'javascript:alert(1)',
    '/..//e',
    '/.//e',
    '/x/..//e',
    '/login',
    '/desconhecida',
    '',
    'produtos',
    ' /produtos',
    'https://gestor.exemplo/produtos',
  ])('refuses %j [J8]', (path) => {
    expect(read(path)).toBe('/')
  })

  it('normalises before checking the route', () => {
    expect(read('/login/../produtos')).toBe('/produtos')
  })

  it.each(['//[', '//outro.exemplo/produtos', '//gestor.exemplo//outro.exemplo', '/..//gestor.exemplo//outro.exemplo'])(
    'refuses %j, whatever routes the console has [J8]',
    (path) => expect(safeReturnPath(path, ORIGIN, () => true)).toBe('/'),
  )
})
