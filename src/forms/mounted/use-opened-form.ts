/** An open form at conform, which keeps its values and errors: its save, its controls, and which events it hears. */
import { useForm } from '@conform-to/react/future'
import {
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { AnyForm } from '#forms/define.ts'
import { afterPress } from '#ui/device/press.ts'
import { onFormKey } from './form-keys.ts'
import type { Tracker } from '#forms/form-tools.ts'
import { keepingChoices } from '#forms/compare/kept-choices.ts'
import { withOneVerdict } from './one-verdict.ts'
import type { DraftPlace, Opened } from '#forms/opened.ts'
import { focusFirstField } from './use-form-handle.ts'
import { readControls } from './use-form-state.ts'
import { useSave } from '#forms/save/use-save.ts'

interface Opening {
  definition: AnyForm
  id: number | null
  opened: Opened
  place: DraftPlace
  onConflict: (() => void) | undefined
}

/** Runs one open form; `onAnother` follows a save that another record is to follow. */
export function useOpenedForm(
  { definition, id, opened, place, onConflict }: Opening,
  tracker: Tracker,
  onAnother: () => void,
) {
  const [schema] = useState(() => withOneVerdict(keepingChoices(definition.schema, opened.base)))
  const save = useSave(definition, { id, opened, tracker, path: place.path, onConflict })
  /** What is sent now is followed by another record. */
  const another = useRef(false)
  const { form, fields, intent } = useForm(schema, {
    defaultValue: opened.initial,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onSubmit: (event, { value, update }) => {
      event.preventDefault()
      void save.run({
        values: value,
        left: readControls(event.currentTarget),
        setValue,
        onAnother: another.current ? onAnother : undefined,
        onFieldErrors: (errors) =>
          update({
            error: { fieldErrors: Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]])) },
          }),
      })
    },
  })
  const setValue = (name: string, value: unknown) => intent.update({ name, value } as never)
  const element = () => document.forms.namedItem(form.id)
  const submit = (andAnother = false) => {
    another.current = andAnother
    element()?.requestSubmit()
    another.current = false
  }
  const { id: formId } = form
  /**
   * The field that the form itself put the focus in, until something is typed there: left without a letter it is not
   * judged, for its message would move what is being clicked on from under the pointer.
   */
  const unasked = useRef<Element | null>(null)
  useEffect(() => {
    if (opened.fresh) unasked.current = focusFirstField(document.forms.namedItem(formId))
  }, [opened.fresh, formId])
  const { props } = form
  const live = useRef(props)
  useEffect(() => {
    live.current = props
  })
  /**
   * Judges the field of the event, once nothing is pressed: its message would move that. Not during a save: it would cut
   * the server's answer off from its fields.
   */
  const judge = (by: 'onBlur' | 'onInput', event: FocusEvent<HTMLFormElement> & SyntheticEvent<HTMLFormElement>) =>
    afterPress(() => save.busy() || live.current[by](event))
  const events = {
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const isUnasked = unasked.current === event.target
      unasked.current = null
      if (!isUnasked) judge('onBlur', event)
    },
    onInput(event: SyntheticEvent<HTMLFormElement>) {
      unasked.current = null
      judge('onInput', event as FocusEvent<HTMLFormElement>)
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => (save.busy() ? event.preventDefault() : props.onSubmit(event)),
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => onFormKey(event, submit),
  }
  return { schema, save, form, fields, intent, setValue, element, submit, events }
}
