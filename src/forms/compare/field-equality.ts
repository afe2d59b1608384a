/** What was typed and what is stored may be spelled differently: a value is what would be sent of it. Pure. */
import * as z from 'zod/mini'
import type { AnyForm } from '#forms/define.ts'
import { type FormValue, isSameFieldValue } from '#forms/values.ts'

/** Tells whether two values of a field are one: 'R$ 10' and '10,00', a name and the same with a blank behind it. */
export type FieldEquality = (name: string, one: FormValue | undefined, other: FormValue | undefined) => boolean

/** By the fields of this form; nothing is ''. What would be refused is like itself alone. */
export const createFieldEquality =
  ({ schema }: AnyForm): FieldEquality =>
  (name, first = '', second = '') => {
    if (isSameFieldValue(first, second)) return true
    const field = schema.shape[name]
    const serializePayload = (value: FormValue) => {
      const parsed = field && z.safeParse(field, value === '' ? undefined : value)
      return parsed?.success ? JSON.stringify([parsed.data]) : value
    }
    return serializePayload(first) === serializePayload(second)
  }
