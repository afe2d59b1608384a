/**
 * Compares field values by the payload they produce, because typed and stored values may be spelled differently. Pure.
 */
import * as z from 'zod/mini'
import type { AnyForm } from '#forms/define.ts'
import { type FormValue, isSameFieldValue } from '#forms/values.ts'

/** True if two values of a field are equal: 'R$ 10' and '10,00', or a name with and without a trailing space. */
export type FieldEquality = (name: string, one: FormValue | undefined, other: FormValue | undefined) => boolean

/**
 * Creates the comparison for the fields of this form. undefined equals ''. A value that the schema refuses equals only
 * itself.
 */
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
