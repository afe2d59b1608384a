/** Form values as texts: what is typed, what it was, and what differs. */
import { parseDecimal } from '#lib/format/money.ts'
import { sanitizeLines } from '#lib/format/sanitize-text.ts'

/** A value as a form holds it: '' for nothing, 'on' for a ticked box, lists of objects for repeated rows, a file. */
export type FormValue = string | File | readonly FormValue[] | { readonly [name: string]: FormValue }

/** Values by top-level field name. */
export type FormValues = Readonly<Record<string, FormValue>>

/** One field that can change: its name, its label and how a value of it reads. */
export interface TrackedField {
  name: string
  label: string
  /** The value as the operator reads it: 'Ativo' for '1'. */
  format: (value: FormValue) => string
  /** Never kept in a draft: files. */
  isTransient?: boolean | undefined
  /** Undoes its change, where that is more than to put the value into a control. */
  undo?: (() => void) | undefined
}

/** A field whose value is not the stored one. */
export interface FieldChange extends TrackedField {
  before: FormValue
  after: FormValue
}

const isObjectValue = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof File)

/** What reckoning leaves behind the sixth decimal (7.000000000000001) is nothing that anybody typed. */
const roundNoise = (value: number): number => Number(value.toFixed(6))

/**
 * The payload with each number as it is stored where the form holds what it shows of that: what nobody touched goes back
 * as it came, however it was rounded to be shown. `shown` are the form's values of the record.
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

/** A row of a list: the stored one that shows the same, however the rows are ordered. */
function keepStoredNumbersInRow(row: unknown, stored: readonly unknown[]): unknown {
  if (!isObjectValue(row)) return row
  const same = (name: string, value: unknown) =>
    typeof value === 'number' ? roundNoise(value) === row[name] : value === row[name]
  const found = stored.find((one) => isObjectValue(one) && Object.keys(row).every((name) => same(name, one[name])))
  return isObjectValue(found)
    ? { ...row, ...Object.fromEntries(Object.keys(row).map((name) => [name, found[name]])) }
    : row
}

/** Any stored or submitted value in the form's own spelling; empty parts of groups are left out, so that both agree. */
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

/** All values of a form in its own spelling. */
export const toFormValues = (values: Readonly<Record<string, unknown>>): FormValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toFormValue(value)]))

/** Those of a draft that this form can hold: a list where it has one, a text elsewhere (case B13). */
export const filterCompatible = (draft: FormValues, stored: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) =>
      Array.isArray(stored[name]) ? Array.isArray(value) && value.every(isObjectValue) : typeof value === 'string',
    ),
  )

/** True where two values are the same to the operator; an empty list is the same as none. */
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

/** What differs from the stored values, in the order of the fields. */
export function findChanges(fields: readonly TrackedField[], base: FormValues, current: FormValues): FieldChange[] {
  return fields
    .map((field) => ({ ...field, before: base[field.name] ?? '', after: current[field.name] ?? '' }))
    .filter(({ before, after }) => !isSameFieldValue(before, after))
}

/** The values that these fields have on one side of the change. */
export const pickValues = (
  changes: readonly Pick<FieldChange, 'name' | 'before' | 'after'>[],
  side: 'before' | 'after',
): FormValues => Object.fromEntries(changes.map((change) => [change.name, change[side]]))
