import { describe, expect, it } from 'vitest'
import { isValidToken, getClaims } from './jwt.ts'

const NOW = 1_800_000_000
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (claims: unknown) => `${part({ alg: 'HS256' })}.${part(claims)}.assinatura`

describe('getClaims', () => {
  it('reads exp and iat, and nothing else', () => {
    expect(getClaims(token({ exp: NOW, iat: NOW - 60, sub: 'joão' }))).toEqual({
      exp: NOW,
      iat: NOW - 60,
    })
  })

  it.each<readonly [string, string]>([
    ['', 'empty'],
    ['abc.def', 'two parts'],
    ['nao-e-um-jwt', 'one part'],
    ['a.b.c', 'an unreadable middle part'],
    [`${part({})}..x`, 'an empty middle part'],
    [`${token({})}.x`, 'four parts'],
    [`${part({})}.${part('texto')}.x`, 'a text as claims'],
    [`${part({})}.${part([1])}.x`, 'a list as claims'],
    [`${part({})}.${part(null)}.x`, 'null as claims'],
    [`${token({})} `, 'a blank'],
    [`.${part({})}.x`, 'an empty first part'],
    [`${part({})}.${Buffer.from('{"exp":-1e999}').toString('base64url')}.x`, 'an exp below every number'],
    [`${part({})}.${part({})}`, 'no signature'],
    ...['', ' ', '5x', 'x5', '5.', '5.5.5', '1e3', 'Infinity', '0x10', true, {}, [5], 1e20, 1e14 + 1e9].map(
      (exp) => [token({ exp }), `exp ${JSON.stringify(exp)}`] as const,
    ),
  ])('refuses %j (%s)', (text) => {
    expect(getClaims(text)).toBeNull()
  })

  it.each([
    ['12.5', 12.5],
    ['12.75', 12.75],
    ['-3', -3],
    [1e11, 1e11],
    [1e11 + 1000, 1e8 + 1],
    [1e14, 1e11],
    [null, null],
  ])('reads exp %j as %d s [A15]', (exp, seconds) => expect(getClaims(token({ exp }))?.exp).toBe(seconds))

  it('reads base64url, and not only base64', () => {
    const claims = { nome: '??>>ÿÿ~~', exp: NOW }
    expect(part(claims)).toMatch(/[-_]/)
    expect(getClaims(token(claims))?.exp).toBe(NOW)
  })

  it('does not read claims from a prototype', () => {
    const claims = Buffer.from('{"__proto__":{"exp":1}}').toString('base64url')
    expect(getClaims(`${part({})}.${claims}.x`)).toEqual({ exp: null, iat: null })
  })
})

describe('isValidToken (spec 1 §4)', () => {
  it.each([
    [{}, true],
    [{ exp: null }, true],
    [{ exp: NOW + 1 }, true],
    [{ exp: NOW }, false],
    [{ exp: NOW - 1 }, false],
    [{ exp: -5 }, false],
    [{ exp: 0 }, false],
    [{ exp: NOW + 0.5 }, true],
    [{ exp: String(NOW + 10) }, true],
    [{ exp: String(NOW - 10) }, false],
    [{ exp: (NOW + 10) * 1000 }, true],
    [{ exp: (NOW - 10) * 1000 }, false],
    [{ exp: 1e20 }, false],
    [{ exp: 'amanhã' }, false],
    [{ exp: '' }, false],
    [{ exp: true }, false],
    [{ exp: {} }, false],
  ])('claims %j: %s [A15]', (claims, valid) => {
    expect(isValidToken(token(claims), NOW)).toBe(valid)
  })
})
