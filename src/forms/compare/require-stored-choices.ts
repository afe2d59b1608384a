/**
 * Makes the optional choices of a record required once they are stored, because an update leaves out an empty choice
 * and so cannot remove a stored one. Pure.
 */
import * as z from 'zod/mini'
import type { FormSchema } from '#forms/define.ts'

/**
 * The form's schema for a record with the values `stored`: the operator cannot clear its stored choices (forms/README
 * §1).
 */
export const requireStoredChoices = <S extends FormSchema>(
  { shape }: S,
  stored: Readonly<Record<string, unknown>>,
): S =>
  z.object(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [
        name,
        stored[name] && 'ifStored' in field ? field.ifStored : field,
      ]),
    ),
  ) as unknown as S
