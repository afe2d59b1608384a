/** Form values in one text form, so that stored, typed and submitted values can be compared. */
import { parseDecimal } from '#lib/format/money.ts'
import { sanitizeLines } from '#lib/format/sanitize-text.ts'

/** The value of a field: '' for nothing, 'on' for a ticked box, a list of objects for repeated rows, or a file. */
export type FormValue = string | File | readonly FormValue[] | { readonly [name: string]: FormValue }

/** Form values by top-level field name. */
export type FormValues = Readonly<Record<string, FormValue>>

/** A mounted field of the form, as the draft, the leave guard and the list of changes see it. */
export interface TrackedField {
  name: string
  label: string
  /** Formats a value as the operator reads it: 'Ativo' for '1'. */
  format: (value: FormValue) => string
  /** True for files: the draft never stores them. */
  isTransient?: boolean | undefined
  /** Undoes the field's change, if that takes more than writing the old value into a control. */
  undo?: (() => void) | undefined
}

/** A field whose value differs from the stored one. */
export interface FieldChange extends TrackedField {
  before: FormValue
  after: FormValue
}

const isObjectValue = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof File)

/** Rounds away arithmetic noise behind the sixth decimal (7.000000000000001), which nobody typed. */
const roundNoise = (value: number): number => Number(value.toFixed(6))

/**
 * Returns the payload with the exact stored numbers in all fields that the operator did not change. A form shows
 * rounded numbers; without this step a save would write the rounded ones. `formValues` are the form's values of the
 * stored record.
 */
export function keepStoredNumbers<Values extends Readonly<Record<string, unknown>>>(
  values: Values,
  stored: unknown,
  formValues: Readonly<Record<string, unknown>>,
): Values {
  if (!isObjectValue(stored)) return values
  const entries = Object.entries(values).map(([name, value]) => {
    const storedValue = stored[name]
    if (typeof value === 'number' && typeof storedValue === 'number')
      return [name, parseDecimal(String(toFormValue(formValues[name]))) === value ? storedValue : value]
    return [
      name,
      Array.isArray(value) && Array.isArray(storedValue)
        ? value.map((row: unknown) => keepStoredNumbersInRow(row, storedValue))
        : value,
    ]
  })
  return Object.fromEntries(entries) as Values
}

/** Does the same for one row of a list. Finds the stored row with equal values, in whatever order the rows are. */
function keepStoredNumbersInRow(row: unknown, storedRows: readonly unknown[]): unknown {
  if (!isObjectValue(row)) return row
  const isSameShown = (name: string, value: unknown) =>
    typeof value === 'number' ? roundNoise(value) === row[name] : value === row[name]
  const storedRow = storedRows.find(
    (candidate) => isObjectValue(candidate) && Object.keys(row).every((name) => isSameShown(name, candidate[name])),
  )
  return isObjectValue(storedRow)
    ? { ...row, ...Object.fromEntries(Object.keys(row).map((name) => [name, storedRow[name]])) }
    : row
}

/**
 * Converts a stored or submitted value to a form value. Drops empty members of objects, so that both kinds compare
 * equal.
 */
export function toFormValue(value: unknown): FormValue {
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n')
  if (typeof value === 'number') return String(roundNoise(value))
  if (value === true) return 'on'
  if (value instanceof File) return value.size > 0 || value.name !== '' ? value : ''
  if (Array.isArray(value)) return value.map(toFormValue)
  if (!isObjectValue(value)) return ''
  const entries = Object.entries(value).map(([name, part]) => [name, toFormValue(part)] as const)
  return Object.fromEntries(entries.filter(([, part]) => part !== ''))
}

/** Converts all values of a record or a payload to form values. */
export const toFormValues = (values: Readonly<Record<string, unknown>>): FormValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toFormValue(value)]))

/**
 * Keeps only the draft values that this form can hold: a list if the stored value is a list, else a text (case B13).
 */
export const filterCompatible = (draft: FormValues, stored: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) =>
      Array.isArray(stored[name]) ? Array.isArray(value) && value.every(isObjectValue) : typeof value === 'string',
    ),
  )

/** True if two values look the same to the operator. An empty list equals an empty value. */
export function isSameFieldValue(a: FormValue, b: FormValue): boolean {
  if (a === b || (typeof a === 'string' && typeof b === 'string' && sanitizeLines(a) === sanitizeLines(b))) return true
  if (a instanceof File || b instanceof File || typeof a === 'string' || typeof b === 'string')
    return isEmptyList(a) && isEmptyList(b)
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => isSameFieldValue(getPart(a, name), getPart(b, name)))
}

const isEmptyList = (value: FormValue) => value === '' || (Array.isArray(value) && value.length === 0)
const getPart = (value: FormValue, name: string): FormValue => {
  const part: unknown = Object.hasOwn(value as object, name) ? Reflect.get(value as object, name) : ''
  return part as FormValue
}

/** The fields that differ from the stored values `base`, in the order of `fields`. */
export function findChanges(fields: readonly TrackedField[], base: FormValues, current: FormValues): FieldChange[] {
  return fields
    .map((field) => ({ ...field, before: base[field.name] ?? '', after: current[field.name] ?? '' }))
    .filter(({ before, after }) => !isSameFieldValue(before, after))
}

/** The values of these changes, by field name, on the side 'before' or 'after'. */
export const pickValues = (
  changes: readonly Pick<FieldChange, 'name' | 'before' | 'after'>[],
  side: 'before' | 'after',
): FormValues => Object.fromEntries(changes.map((change) => [change.name, change[side]]))
