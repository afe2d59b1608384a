/** What was read of a record before it is sent back whole: a value that could not be read is never sent (case N3). */
import { ApiError } from './errors.ts'

/**
 * These fields of the record, none of them null. Throws an ApiError of kind 'not-sent' that names the first that could not
 * be read, by its label with article: 'a porcentagem'.
 */
export function requireReadable<Loaded extends { id: number }, Name extends keyof Loaded & string>(
  record: Loaded,
  labels: Readonly<Record<Name, string>>,
): { [Key in Name]: NonNullable<Loaded[Key]> } {
  for (const name of Object.keys(labels) as Name[]) {
    if (record[name] === null || record[name] === undefined)
      throw new ApiError({
        kind: 'not-sent',
        message: `Não foi possível ler ${labels[name]} de #${record.id}. Nada foi enviado.`,
      })
  }
  return Object.fromEntries(Object.keys(labels).map((name) => [name, record[name as Name]])) as {
    [Key in Name]: NonNullable<Loaded[Key]>
  }
}
