/** One verdict a key: conform, and what the form shows of refused fields, ask the schema about the same values. */
import type { FormSchema } from '#forms/define.ts'

/** A file by what tells it from another; one that was not chosen is nothing. */
const spelled = (_: string, value: unknown) =>
  value instanceof File
    ? value.size === 0 && value.name === ''
      ? ''
      : [value.name, value.size, value.lastModified, value.type]
    : value

/** The same schema, which remembers its last verdict and the values it was about. */
export function withOneVerdict<S extends FormSchema>(schema: S): S {
  const standard = schema['~standard']
  let about: string | null = null
  let verdict: ReturnType<typeof standard.validate>
  const validate: typeof standard.validate = (value) => {
    const key = JSON.stringify(value, spelled)
    if (key !== about) verdict = standard.validate(value)
    about = key
    return verdict
  }
  const judge: S = Object.create(schema, { '~standard': { value: { ...standard, validate } } })
  return judge
}
