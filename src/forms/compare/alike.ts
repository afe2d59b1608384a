/** What was typed and what is stored may be spelled differently: a value is what would be sent of it. Pure. */
import * as z from 'zod/mini'
import type { AnyForm } from '#forms/define.ts'
import { type FormValue, sameFieldValue } from '#forms/values.ts'

/** Tells whether two values of a field are one: 'R$ 10' and '10,00', a name and the same with a blank behind it. */
export type Alike = (name: string, one: FormValue | undefined, other: FormValue | undefined) => boolean

/** By the fields of this form; nothing is ''. What would be refused is like itself alone. */
export const alikeIn =
  ({ schema }: AnyForm): Alike =>
  (name, one = '', other = '') => {
    if (sameFieldValue(one, other)) return true
    const field = schema.shape[name]
    const sent = (value: FormValue) => {
      const read = field && z.safeParse(field, value === '' ? undefined : value)
      return read?.success ? JSON.stringify([read.data]) : value
    }
    return sent(one) === sent(other)
  }
