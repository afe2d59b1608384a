/** Derives the current state of a form: its unsaved changes and the fields that the schema refuses. */
import { parseSubmission, useFormData } from '@conform-to/react/future'
import { useSyncExternalStore } from 'react'
import type { FormSchema } from '#forms/define.ts'
import type { FieldTracker } from '#forms/form-tools-context.ts'
import { type FieldChange, findChanges, type FormValues, toFormValues } from '#forms/values.ts'

interface FormState {
  /** False until the fields are mounted and their controls were read. Changes are unknown before. */
  isReady: boolean
  changes: readonly FieldChange[]
  /** Labels of the invalid fields, in the order of the fields. */
  invalidLabels: readonly string[]
}

interface FormStateOptions {
  tracker: FieldTracker
  base: FormValues
  schema: FormSchema
}

/**
 * Returns the state of the mounted form `formId`, and updates it on each change of a control. `base`: the stored
 * values.
 */
export function useFormState(formId: string, { tracker, base, schema }: FormStateOptions): FormState {
  const fields = useSyncExternalStore(tracker.subscribe, tracker.getFields)
  const payload = useFormData(formId, withoutEmptyFiles, { acceptFiles: true })
  if (!payload || fields.length === 0) return { isReady: false, changes: [], invalidLabels: [] }
  const result = schema['~standard'].validate(payload)
  if (result instanceof Promise) throw new Error('A form is judged at once')
  const invalidNames = new Set(result.issues?.map((issue) => String(issue.path?.[0])))
  return {
    isReady: true,
    changes: findChanges(fields, base, toFormValues(payload)),
    invalidLabels: fields.filter((field) => invalidNames.has(field.name)).map((field) => field.label),
  }
}

/** Reads the current values of this form's controls. */
export const readFormValues = (form: HTMLFormElement): FormValues => toFormValues(withoutEmptyFiles(new FormData(form)))

/**
 * Replaces an empty file by ''. An empty file input gives a new File of 0 bytes at each read, which never equals the
 * last.
 */
const withoutEmptyFiles = (data: FormData | URLSearchParams) =>
  Object.fromEntries(
    Object.entries(parseSubmission(data).payload).map(([name, value]) => [
      name,
      value instanceof File && value.size === 0 && value.name === '' ? '' : value,
    ]),
  )
