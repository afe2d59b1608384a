import { parseSubmission } from '@conform-to/react/future'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { MAX_LEVELS, planoSchema } from './plan-schema.ts'

const plan = { dscNome: 'Plano', isAtivo: 'on', isPadrao: undefined, maxDepth: '3', niveis: undefined }
const parse = (niveis: unknown) => z.safeParse(planoSchema, { ...plan, niveis })
const issues = (niveis: unknown) =>
  (parse(niveis).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('planoSchema', () => {
  test('a plan without levels is valid', () => {
    expect(parse(undefined).data).toEqual({ dscNome: 'Plano', isAtivo: true, isPadrao: false, maxDepth: 3, niveis: [] })
  })

  test('levels arrive as numbers, a comma being the decimal sign, in their order however they were typed', () => {
    expect(
      parse([
        { nivel: '2', percentual: '2,5' },
        { nivel: '1', percentual: '0' },
      ]).data?.niveis,
    ).toEqual([
      { nivel: 1, percentual: 0 },
      { nivel: 2, percentual: 2.5 },
    ])
  })

  test.each(['', ' ', '0', '-1', '1,5', 'abc', '1e3'])('depth %j is refused', (maxDepth) => {
    expect(z.safeParse(planoSchema, { ...plan, maxDepth }).success).toBe(false)
  })

  test('a missing number and a missing percentage are reported at their own fields', () => {
    expect(issues([{ nivel: '', percentual: '' }, undefined])).toEqual([
      'niveis.0.nivel: Informe o nível.',
      'niveis.0.percentual: Informe o percentual.',
      'niveis.1.nivel: Informe o nível.',
      'niveis.1.percentual: Informe o percentual.',
    ])
  })

  test('level 0 and a negative percentage are refused', () => {
    expect(issues([{ nivel: '0', percentual: '-1' }])).toHaveLength(2)
  })

  test('a level number occurs once; the later one is refused [E16]', () => {
    expect(
      issues([
        { nivel: '1', percentual: '5' },
        { nivel: '2', percentual: '3' },
        { nivel: '1', percentual: '2' },
      ]),
    ).toEqual(['niveis.2.nivel: O nível 1 já está na lista.'])
  })

  test('a list longer than any plan is refused [E9]', () => {
    const many = Array.from({ length: MAX_LEVELS + 1 }, (_, index) => ({ nivel: String(index + 1), percentual: '1' }))
    expect(issues(many)).toContain(`niveis: No máximo ${MAX_LEVELS} níveis.`)
    expect(parse(many.slice(0, MAX_LEVELS)).success).toBe(true)
  })

  test.each([MAX_LEVELS, 999_999, 2 ** 32 - 2])(
    'a field with the index %i is refused, and creates no list [E9]',
    (index) => {
      const data = new FormData()
      data.append('niveis[0].nivel', '1')
      data.append(`niveis[${index}].nivel`, '7')
      const { niveis } = parseSubmission(data).payload
      expect(issues(niveis)).toContain(`niveis: No máximo ${MAX_LEVELS} níveis.`)
      // Each row up to the limit has two missing fields, and nothing beyond the limit is checked.
      expect(issues(niveis).length).toBeLessThanOrEqual(2 * MAX_LEVELS + 3)
    },
  )
})
