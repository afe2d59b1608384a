import { describe, expect, test } from 'vitest'
import { periodProblem, rangeProblem } from './ranges.ts'

describe('periodProblem', () => {
  test('a period that ends before it starts is refused', () => {
    expect(periodProblem({ de: '2026-10-15T00:00', ate: '2026-10-01T23:59' })).toBe('O fim deve ser depois do início')
  })

  test('a period in order, of one minute or with one end can be used', () => {
    expect(periodProblem({ de: '2025-12-20T00:00', ate: '2026-01-10T23:59' })).toBeNull()
    expect(periodProblem({ de: '2026-10-15T10:00', ate: '2026-10-15T10:00' })).toBeNull()
    expect(periodProblem({ de: '2026-10-15T10:00' })).toBeNull()
    expect(periodProblem({ ate: '2026-10-15T10:00' })).toBeNull()
    expect(periodProblem({ de: '2026-10-15T10:00', ate: '' })).toBeNull()
    expect(periodProblem({ de: '', ate: '2026-10-15T10:00' })).toBeNull()
    expect(periodProblem()).toBeNull()
  })
})

describe('rangeProblem', () => {
  test('a minimum above its maximum is refused', () => {
    expect(rangeProblem({ min: 500, max: 100 })).toBe('O mínimo deve ser menor que o máximo')
  })

  test('numbers are compared, not texts; equal ends and one end can be used', () => {
    expect(rangeProblem({ min: 9, max: 100 })).toBeNull()
    expect(rangeProblem({ min: 100, max: 100 })).toBeNull()
    expect(rangeProblem({ min: 0 })).toBeNull()
    expect(rangeProblem({ max: -1 })).toBeNull()
    expect(rangeProblem()).toBeNull()
  })
})
