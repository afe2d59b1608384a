/** What the form holds right now: what differs from the stored record, and which fields the schema refuses. */
import { parseSubmission, useFormData } from '@conform-to/react/future'
import { useSyncExternalStore } from 'react'
import type { FormSchema } from '#forms/define.ts'
import type { Tracker } from '#forms/form-tools.ts'
import { type Change, changesOf, type FormValues, toFormValues } from '#forms/values.ts'

interface FormState {
  /** False until the fields stand there and their controls were read: what differs is not known before. */
  isRead: boolean
  changes: readonly Change[]
  /** Labels of the fields whose values are refused, in the order of the fields. */
  refused: readonly string[]
}

interface Rules {
  tracker: Tracker
  base: FormValues
  schema: FormSchema
}

/** Follows the controls of a mounted form as they change. */
export function useFormState(formId: string, { tracker, base, schema }: Rules): FormState {
  const fields = useSyncExternalStore(tracker.subscribe, tracker.fields)
  const payload = useFormData(formId, withoutEmptyFiles, { acceptFiles: true })
  if (!payload || fields.length === 0) return { isRead: false, changes: [], refused: [] }
  const verdict = schema['~standard'].validate(payload)
  if (verdict instanceof Promise) throw new Error('A form is judged at once')
  const names = new Set(verdict.issues?.map((issue) => String(issue.path?.[0])))
  return {
    isRead: true,
    changes: changesOf(fields, base, toFormValues(payload)),
    refused: fields.filter((field) => names.has(field.name)).map((field) => field.label),
  }
}

/** What the controls of this form hold now, in the form's own spelling. */
export const readControls = (form: HTMLFormElement): FormValues => toFormValues(withoutEmptyFiles(new FormData(form)))

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
