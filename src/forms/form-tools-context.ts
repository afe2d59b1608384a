/**
 * What the components of one form share: whether a save is in progress, the tracked fields, the form's command
 * handlers.
 */
import { createContext, useContext, useEffect, useRef } from 'react'
import { createStore } from '#lib/storage/store.ts'
import type { FormValue, TrackedField } from './values.ts'

/** The label of the submit button, and the reason on disabled controls, while the form is being saved. */
export const SAVING_LABEL = 'Salvando...'

/** The handler of a form command (form-command.ts). */
type FormAction = (args: Readonly<Record<string, unknown>>) => void

/** The shared state of one form. */
export interface FormTools {
  /** While true nothing can be changed. */
  saving: boolean
  tracker: FieldTracker
  /** The handlers by command object. The map is live: the form handle in commands/screen.ts holds the same map. */
  actions: Map<object, FormAction>
}

/** The mounted fields of one form, in the order in which they registered. */
export interface FieldTracker {
  getFields(): readonly TrackedField[]
  subscribe(listener: () => void): () => void
  /** Registers a field; returns the function that unregisters it. */
  register(field: TrackedField): () => void
}

/** Creates an empty tracker for one form. */
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

/** null outside a form. */
export const FormToolsContext = createContext<FormTools | null>(null)

/** The tools of the surrounding form. Throws an Error outside a form. */
export function useFormTools(): FormTools {
  const tools = useContext(FormToolsContext)
  if (!tools) throw new Error('A form field stands outside a form')
  return tools
}

interface TrackingOptions extends Omit<TrackedField, 'format'> {
  /** Formats a value for the operator. Without it a text is shown as typed. */
  format?: ((value: FormValue) => string) | undefined
}

const formatAsTyped = (value: FormValue) => (typeof value === 'string' ? value : '')

/** Registers a field with the tracker, so that draft, leave guard and list of changes know it. */
export function useTrackedField({ name, label, isTransient, format = formatAsTyped, undo }: TrackingOptions): void {
  const { tracker } = useFormTools()
  const latest = useRef({ format, undo })
  useEffect(() => {
    latest.current = { format, undo }
  })
  const hasUndo = undo !== undefined
  useEffect(
    () =>
      tracker.register({
        name,
        label,
        isTransient,
        format: (value) => latest.current.format(value),
        undo: hasUndo ? () => latest.current.undo?.() : undefined,
      }),
    [tracker, name, label, isTransient, hasUndo],
  )
}
