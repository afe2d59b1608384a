/** What the parts of a form share: whether it is being saved, which fields can change, which verbs it has. */
import { createContext, useContext, useEffect, useRef } from 'react'
import { createStore } from '#lib/kept/store.ts'
import type { FormValue, TrackedField } from './values.ts'

/** What controls say while the form is being saved. */
export const SAVING = 'Salvando...'

/** What a form does for a verb of its own (form-verb.ts). */
type FormAction = (args: Readonly<Record<string, unknown>>) => void

/** What the fields of a form have in common. */
export interface FormTools {
  /** While true nothing can be changed. */
  saving: boolean
  tracker: Tracker
  /** Live: commands/screen.ts holds the same object. */
  actions: Map<object, FormAction>
}

/** The fields that stand in the form now, in the order in which they came. */
export interface Tracker {
  fields(): readonly TrackedField[]
  subscribe(listener: () => void): () => void
  /** Returns the way to take it back. */
  track(field: TrackedField): () => void
}

/** The fields of one form, in the order in which they were drawn. */
export function createTracker(): Tracker {
  const fields = createStore<readonly TrackedField[]>([])
  return {
    fields: fields.get,
    subscribe: fields.subscribe,
    track(field) {
      fields.set([...fields.get(), field])
      return () => fields.set(fields.get().filter((other) => other !== field))
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

interface Tracking extends Omit<TrackedField, 'show'> {
  /** How a value reads; as it is typed unless told. */
  show?: ((value: FormValue) => string) | undefined
}

const asTyped = (value: FormValue) => (typeof value === 'string' ? value : '')

/** Makes a field's changes known to the draft, the leave guard and the list of unsaved changes. */
export function useTracked({ name, label, transient, show = asTyped, takeBack }: Tracking): void {
  const { tracker } = useFormTools()
  const live = useRef({ show, takeBack })
  useEffect(() => {
    live.current = { show, takeBack }
  })
  const hasWay = takeBack !== undefined
  useEffect(
    () =>
      tracker.track({
        name,
        label,
        transient,
        show: (value) => live.current.show(value),
        takeBack: hasWay ? () => live.current.takeBack?.() : undefined,
      }),
    [tracker, name, label, transient, hasWay],
  )
}
