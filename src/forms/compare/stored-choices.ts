/**
 * A stored choice that may be missing is replaced and never taken away: an update leaves out what is not chosen. Pure.
 */
import * as z from 'zod/mini'
import type { FormSchema } from '#forms/define.ts'

/** The fields' schema for a record that has these values: its choices must be made (forms/README §1). */
export const requireStoredChoices = <S extends FormSchema>(
  { shape }: S,
  stored: Readonly<Record<string, unknown>>,
): S =>
  z.object(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [name, stored[name] && 'kept' in field ? field.kept : field]),
    ),
  ) as unknown as S
