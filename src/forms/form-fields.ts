/**
 * Names the fields of a form without JSX and without its schema, so that the form takes its labels from here and the
 * commands that set a field can be made before the form is loaded.
 */
import type { Resource } from '#commands/resource.ts'
import type { SelectOption } from '#ui/components/field.tsx'

interface FieldNames {
  /** As the form shows it: 'Preço'. */
  label: string
  /** Further words for the field in a typed line: 'valor'. */
  words?: readonly string[]
  /** What the field counts, in the singular and folded: 'repor 50 unidades' changes the stock. */
  units?: readonly string[]
  /** The field of the list's column that shows the same value, if it is not the field's own name. */
  column?: string
}

/** A field whose value a command can set: what kind of value it has. */
export type SettableField = FieldNames &
  (
    | {
        /** text: one line, lines: several; money in reais, percent from 0 to 100; flag: sim or não. */
        kind: 'text' | 'lines' | 'money' | 'percent' | 'whole' | 'datetime' | 'flag'
      }
    | { kind: 'choice'; options: readonly SelectOption[] }
    | {
        kind: 'record'
        /** The resource whose records are chosen, by name or by id. */
        resource: Resource
      }
  )

/** A field that only the form can set, with the reason as the operator reads it. */
export interface FormOnlyField extends Pick<FieldNames, 'label' | 'column'> {
  formOnlyReason: string
}

/** All fields of a form's schema, by name. */
export type FormFields = Readonly<Record<string, SettableField | FormOnlyField>>

/** Returns the fields unchanged; makes TypeScript check them, and keeps the kind of each. */
export const defineFields = <const Fields extends FormFields>(fields: Fields): Fields => fields

/** The options of a status as a select has them. `statuses` are those of api/record-status.ts. */
export const toStatusOptions = (
  statuses: readonly { id: number | null; descricao: string | null }[],
): readonly SelectOption[] => statuses.map(({ id, descricao }) => ({ value: String(id ?? ''), label: descricao ?? '' }))

/** The fields that a command can set, with their names. */
export const getSettableFields = (fields: FormFields): readonly (readonly [name: string, field: SettableField])[] =>
  Object.entries(fields).flatMap(([name, field]) => ('kind' in field ? [[name, field] as const] : []))

/** The field with this name; null if no command can set it. */
export function findSettableField(fields: FormFields, name: string): SettableField | null {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field && 'kind' in field ? field : null
}
