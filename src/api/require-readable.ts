/** Checks a record before the console sends all of its fields back: an unreadable value is never sent (case N3). */
import { ApiError } from './errors.ts'
import { getRawResponse } from './page.ts'

/** The labels of fields, with their articles: { porcentagem: 'a porcentagem' }. */
type Labels<Name extends string> = Readonly<Record<Name, string>>

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/**
 * Returns the record's fields named by `labels`, none of them null, and those named by `optionalLabels`, undefined if
 * the platform sent none. Throws an ApiError of kind 'not-sent' that names the first unreadable field by its label with
 * article: 'a porcentagem'.
 */
export function requireReadable<
  Loaded extends { id: number },
  Name extends string,
  OptionalName extends string = never,
>(
  // A label of no field is a property that the record lacks.
  record: Loaded & Readonly<Record<NoInfer<Name | OptionalName>, unknown>>,
  labels: Labels<Name>,
  optionalLabels: Labels<OptionalName> = {} as Labels<OptionalName>,
): { [Key in Name & keyof Loaded]: NonNullable<Loaded[Key]> } & {
  [Key in OptionalName & keyof Loaded]: NonNullable<Loaded[Key]> | undefined
} {
  const response = Object(getRawResponse(record)) as Readonly<Record<string, unknown>>
  const allLabels: Readonly<Record<string, string>> = { ...labels, ...optionalLabels }
  const fields = Object.keys(allLabels).map((name): [string, unknown] => {
    const value = record[name as Name] ?? undefined
    const isAbsent = name in optionalLabels && isEmpty(response[name])
    if (value === undefined && !isAbsent)
      throw new ApiError({
        kind: 'not-sent',
        message: `Não foi possível ler ${allLabels[name]} de #${record.id}. Nada foi enviado.`,
      })
    return [name, value]
  })
  return Object.fromEntries(fields) as never
}
