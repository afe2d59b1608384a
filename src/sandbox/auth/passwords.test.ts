import { expect, it } from 'vitest'
import { hashPassword, passwordMatches } from './passwords.ts'

it('matches a password with its hash, before and after the first match, and no other', async () => {
  const stored = await hashPassword('cashback2026')
  for (let time = 0; time < 2; time++) {
    expect(await passwordMatches('cashback2026', stored)).toBe(true)
    expect(await passwordMatches('Cashback2026', stored)).toBe(false)
    expect(await passwordMatches('cashback2026', await hashPassword('cashback2027'))).toBe(false)
    expect(await passwordMatches('cashback2026', `${stored}x`)).toBe(false)
    // The same letters, split at another position.
    expect(await passwordMatches('ashback2026', `${stored}c`)).toBe(false)
  }
  expect(await passwordMatches('', '')).toBe(false)
})

it('gives every hash its own salt', async () => {
  expect(await hashPassword('a')).not.toBe(await hashPassword('a'))
})
