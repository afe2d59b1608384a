/** One verdict a key: conform, and what the form shows of refused fields, ask the schema about the same values. */
import type { FormSchema } from '#forms/define.ts'

/** A file by what tells it from another; one that was not chosen is nothing. */
const serializeFile = (_: string, value: unknown) =>
  value instanceof File
    ? value.size === 0 && value.name === ''
      ? ''
      : [value.name, value.size, value.lastModified, value.type]
    : value

/** The same schema, which remembers its last verdict and the values it was about. */
export function memoizeValidation<S extends FormSchema>(schema: S): S {
  const standardSchema = schema['~standard']
  let lastKey: string | null = null
  let lastResult: ReturnType<typeof standardSchema.validate>
  const validate: typeof standardSchema.validate = (value) => {
    const key = JSON.stringify(value, serializeFile)
    if (key !== lastKey) lastResult = standardSchema.validate(value)
    lastKey = key
    return lastResult
  }
  const memoized: S = Object.create(schema, { '~standard': { value: { ...standardSchema, validate } } })
  return memoized
}
