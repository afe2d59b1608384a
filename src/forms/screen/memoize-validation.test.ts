import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { memoizeValidation } from './memoize-validation.ts'

function counted() {
  const run = vi.fn()
  const part = z.optional(
    z.pipe(
      z.transform((value: unknown) => (run(value), value)),
      z.any(),
    ),
  )
  return { run, schema: memoizeValidation(z.object({ part })) }
}
const validate = (schema: ReturnType<typeof counted>['schema'], part: unknown) => schema['~standard'].validate({ part })

it('validates the same values once', () => {
  const { run, schema } = counted()
  const first = validate(schema, [{ nivel: '1' }])
  expect(validate(schema, [{ nivel: '1' }])).toBe(first)
  expect(run).toHaveBeenCalledTimes(1)
})

it.each([
  ['another text', 'a', 'b'],
  ['nothing for a text', '', null],
  ['another file', new File(['a'], 'a.png'), new File(['ab'], 'a.png')],
])('asks again about %s', (_, before, after) => {
  const { run, schema } = counted()
  validate(schema, before)
  validate(schema, after)
  expect(run).toHaveBeenCalledTimes(2)
})

it('treats the file of an empty file input as an empty value', () => {
  const { run, schema } = counted()
  validate(schema, new File([], ''))
  validate(schema, '')
  expect(run).toHaveBeenCalledTimes(1)
})

it('gives the same results as the schema', () => {
  const schema = memoizeValidation(z.object({ name: z.string('Informe o nome.') }))
  expect(schema['~standard'].validate({})).toMatchObject({ issues: [{ message: 'Informe o nome.', path: ['name'] }] })
  expect(z.safeParse(schema, { name: 'Ana' }).data).toEqual({ name: 'Ana' })
})
