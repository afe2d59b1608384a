/** Checks a record before the console sends all of its fields back: an unreadable value is never sent (case N3). */
import { ApiError } from './errors.ts'

/**
 * Returns the record's fields named by `labels`, none of them null. Throws an ApiError of kind 'not-sent' that names
 * the first unreadable field by its label with article: 'a porcentagem'.
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
