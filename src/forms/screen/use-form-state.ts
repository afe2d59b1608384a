/** What the form holds right now: what differs from the stored record, and which fields the schema refuses. */
import { parseSubmission, useFormData } from '@conform-to/react/future'
import { useSyncExternalStore } from 'react'
import type { FormSchema } from '#forms/define.ts'
import type { FieldTracker } from '#forms/form-tools-context.ts'
import { type FieldChange, findChanges, type FormValues, toFormValues } from '#forms/values.ts'

interface FormState {
  /** False until the fields stand there and their controls were read: what differs is not known before. */
  isReady: boolean
  changes: readonly FieldChange[]
  /** Labels of the fields whose values are refused, in the order of the fields. */
  invalidLabels: readonly string[]
}

interface FormStateOptions {
  tracker: FieldTracker
  base: FormValues
  schema: FormSchema
}

/** Follows the controls of a mounted form as they change. */
export function useFormState(formId: string, { tracker, base, schema }: FormStateOptions): FormState {
  const fields = useSyncExternalStore(tracker.subscribe, tracker.getFields)
  const payload = useFormData(formId, withoutEmptyFiles, { acceptFiles: true })
  if (!payload || fields.length === 0) return { isReady: false, changes: [], invalidLabels: [] }
  const verdict = schema['~standard'].validate(payload)
  if (verdict instanceof Promise) throw new Error('A form is judged at once')
  const names = new Set(verdict.issues?.map((issue) => String(issue.path?.[0])))
  return {
    isReady: true,
    changes: findChanges(fields, base, toFormValues(payload)),
    invalidLabels: fields.filter((field) => names.has(field.name)).map((field) => field.label),
  }
}

/** What the controls of this form hold now, in the form's own spelling. */
export const readFormValues = (form: HTMLFormElement): FormValues => toFormValues(withoutEmptyFiles(new FormData(form)))

/**
 * A file input without a file gives a new File of 0 bytes for each reading, which would never be the same value twice.
 */
const withoutEmptyFiles = (data: FormData | URLSearchParams) =>
  Object.fromEntries(
    Object.entries(parseSubmission(data).payload).map(([name, value]) => [
      name,
      value instanceof File && value.size === 0 && value.name === '' ? '' : value,
    ]),
  )
