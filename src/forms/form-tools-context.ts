/** What the parts of a form share: whether it is being saved, which fields can change, which verbs it has. */
import { createContext, useContext, useEffect, useRef } from 'react'
import { createStore } from '#lib/storage/store.ts'
import type { FormValue, TrackedField } from './values.ts'

/** What controls say while the form is being saved. */
export const SAVING_LABEL = 'Salvando...'

/** What a form does for a verb of its own (form-verb.ts). */
type FormAction = (args: Readonly<Record<string, unknown>>) => void

/** What the fields of a form have in common. */
export interface FormTools {
  /** While true nothing can be changed. */
  saving: boolean
  tracker: FieldTracker
  /** Live: commands/screen.ts holds the same object. */
  actions: Map<object, FormAction>
}

/** The fields that stand in the form now, in the order in which they came. */
export interface FieldTracker {
  getFields(): readonly TrackedField[]
  subscribe(listener: () => void): () => void
  /** Returns the way to take it back. */
  register(field: TrackedField): () => void
}

/** The fields of one form, in the order in which they were drawn. */
export function createFieldTracker(): FieldTracker {
  const fieldsStore = createStore<readonly TrackedField[]>([])
  return {
    getFields: fieldsStore.get,
    subscribe: fieldsStore.subscribe,
    register(field) {
      fieldsStore.set([...fieldsStore.get(), field])
      return () => fieldsStore.set(fieldsStore.get().filter((other) => other !== field))
    },
  }
}

/** Null outside of a form. */
export const FormToolsContext = createContext<FormTools | null>(null)

/** The tools of the form around this part. Throws outside of one. */
export function useFormTools(): FormTools {
  const tools = useContext(FormToolsContext)
  if (!tools) throw new Error('A form field stands outside a form')
  return tools
}

interface TrackingOptions extends Omit<TrackedField, 'format'> {
  /** How a value reads; as it is typed unless told. */
  format?: ((value: FormValue) => string) | undefined
}

const formatAsTyped = (value: FormValue) => (typeof value === 'string' ? value : '')

/** Makes a field's changes known to the draft, the leave guard and the list of unsaved changes. */
export function useTrackedField({ name, label, isTransient, format = formatAsTyped, undo }: TrackingOptions): void {
  const { tracker } = useFormTools()
  const latest = useRef({ show: format, takeBack: undo })
  useEffect(() => {
    latest.current = { show: format, takeBack: undo }
  })
  const hasUndo = undo !== undefined
  useEffect(
    () =>
      tracker.register({
        name,
        label,
        isTransient,
        format: (value) => latest.current.show(value),
        undo: hasUndo ? () => latest.current.takeBack?.() : undefined,
      }),
    [tracker, name, label, isTransient, hasUndo],
  )
}
