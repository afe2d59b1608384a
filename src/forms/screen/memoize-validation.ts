/** Validates once per key press: conform and the list of invalid fields both validate the same values. */
import type { FormSchema } from '#forms/define.ts'

/** Serializes a file by the properties that identify it; the file of an empty file input is ''. */
const serializeFile = (_: string, value: unknown) =>
  value instanceof File
    ? value.size === 0 && value.name === ''
      ? ''
      : [value.name, value.size, value.lastModified, value.type]
    : value

/** Returns the same schema with a `validate` that remembers its last result and the values of that result. */
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
