import { describe, expect, test } from 'vitest'
import { validatePeriod, validateRange } from './validate-ranges.ts'

describe('validatePeriod', () => {
  test('a period that ends before it starts is refused', () => {
    expect(validatePeriod({ de: '2026-10-15T00:00', ate: '2026-10-01T23:59' })).toBe(
      'O fim não pode ser antes do início',
    )
  })

  test('a period in order, of one minute, or with one end is valid', () => {
    expect(validatePeriod({ de: '2025-12-20T00:00', ate: '2026-01-10T23:59' })).toBeNull()
    expect(validatePeriod({ de: '2026-10-15T10:00', ate: '2026-10-15T10:00' })).toBeNull()
    expect(validatePeriod({ de: '2026-10-15T10:00' })).toBeNull()
    expect(validatePeriod({ ate: '2026-10-15T10:00' })).toBeNull()
    expect(validatePeriod({ de: '2026-10-15T10:00', ate: '' })).toBeNull()
    expect(validatePeriod({ de: '', ate: '2026-10-15T10:00' })).toBeNull()
    expect(validatePeriod()).toBeNull()
  })
})

describe('validateRange', () => {
  test('a minimum above its maximum is refused', () => {
    expect(validateRange({ min: 500, max: 100 })).toBe('O mínimo não pode ser maior que o máximo')
  })

  test('compares numbers, not texts; equal ends and one end are valid', () => {
    expect(validateRange({ min: 9, max: 100 })).toBeNull()
    expect(validateRange({ min: 100, max: 100 })).toBeNull()
    expect(validateRange({ min: 0 })).toBeNull()
    expect(validateRange({ max: -1 })).toBeNull()
    expect(validateRange()).toBeNull()
  })
})
