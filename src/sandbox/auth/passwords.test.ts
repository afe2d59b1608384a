import { expect, it } from 'vitest'
import { hashPassword, passwordMatches } from './passwords.ts'

it('knows a password by its hash, before and after it matched once, and no other', async () => {
  const stored = await hashPassword('cashback2026')
  for (let time = 0; time < 2; time++) {
    expect(await passwordMatches('cashback2026', stored)).toBe(true)
    expect(await passwordMatches('Cashback2026', stored)).toBe(false)
    expect(await passwordMatches('cashback2026', await hashPassword('cashback2027'))).toBe(false)
    expect(await passwordMatches('cashback2026', `${stored}x`)).toBe(false)
    // The same letters, parted elsewhere.
    expect(await passwordMatches('ashback2026', `${stored}c`)).toBe(false)
  }
  expect(await passwordMatches('', '')).toBe(false)
})

it('gives every hash a salt of its own', async () => {
  expect(await hashPassword('a')).not.toBe(await hashPassword('a'))
})
