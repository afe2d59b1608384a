import { expect, it } from 'vitest'
import {
  buildHref,
  matchesPath,
  parseIdParam,
  parseHref,
  parseQueryParams,
  formatQueryParams,
} from './route-location.ts'

it.each([
  [{ to: '/produtos' }, '/produtos'],
  [{ to: '/produtos/editar/$id', params: { id: '12' } }, '/produtos/editar/12'],
  [{ to: '/pedidos', search: { pedido: '501' } }, '/pedidos?pedido=501'],
  [
    { to: '/cashbacks', search: { ordem: 'id,ASC', DSC_CASHBACK: 'a&b=c d' } },
    '/cashbacks?ordem=id,ASC&DSC_CASHBACK=a%26b%3Dc+d',
  ],
  [{ to: '/tipo', search: { dataInicio: '2026-10-01T00:00' } }, '/tipo?dataInicio=2026-10-01T00:00'],
])('%j is formatted as %s', (location, href) => expect(buildHref(location)).toBe(href))

it.each(['/', '/produtos', '/pedidos?pedido=501', '/cashbacks?pagina=2&ordem=id,ASC&DSC_CASHBACK=a%3Fb%23c'])(
  '%s is parsed to a location and formatted back',
  (href) => expect(buildHref(parseHref(href))).toBe(href),
)

it('drops the fragment of a URL', () =>
  expect(parseHref('/produtos?pagina=2#x/y#z')).toEqual({ to: '/produtos', search: { pagina: '2' } }))

it('keeps unusual names as texts, and leaves out undefined values', () => {
  expect(parseQueryParams('?__proto__=1&a=&b=2&b=3')).toEqual(
    Object.fromEntries([
      ['__proto__', '1'],
      ['a', ''],
      ['b', '3'],
    ]),
  )
  expect(formatQueryParams({ a: undefined, c: '0', d: '' })).toBe('?c=0&d=')
  expect(formatQueryParams({})).toBe('')
})

it.each([
  ['12', 12],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740993', 0],
  ['1e1', 0],
  ['0x10', 0],
  ['012', 0],
  [' 12', 0],
  ['-3', 0],
  ['0', 0],
  ['abc', 0],
  ['', 0],
])('“%s” is parsed as the id %d, where 0 is none', (text, id) => expect(parseIdParam(text)).toBe(id))

it.each([
  ['/produtos', '/produtos', true],
  ['/produtos', '/produtos/editar/5', false],
  ['/a.b', '/axb', false],
  ['/auditoria/transacoes/$id', '/auditoria/transacoes/5', true],
  ['/auditoria/transacoes/$id', '/auditoria/transacoes/tipo', false],
  ['/auditoria/transacoes/$id', '/auditoria/transacoes/5/x', false],
])('%s fits %s: %s', (pattern, path, fits) => expect(matchesPath(pattern, path)).toBe(fits))
