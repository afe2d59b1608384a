/** Connects an open form with conform, which holds its values and errors: schema, save, controls and event handlers. */
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
import { runAfterPress } from '#ui/device/pointer-press.ts'
import { submitOnEnter } from './submit-on-enter.ts'
import type { FieldTracker } from '#forms/form-tools-context.ts'
import { requireStoredChoices } from '#forms/compare/require-stored-choices.ts'
import { memoizeValidation } from './memoize-validation.ts'
import type { InitialFormState } from '#forms/initial-form-state.ts'
import { focusFirstField } from './use-form-handle.ts'
import { readFormValues } from './use-form-state.ts'
import { getSaveRefusal } from '#forms/send-save.ts'
import { useSave } from '#forms/save/use-save.ts'

interface OpenedFormOptions {
  definition: AnyForm
  id: number | null
  opened: InitialFormState
  /** The path of the form, which is also the key of its draft. */
  path: string
  onRecordChanged: (() => void) | undefined
}

/** Runs one open form. `onAnother` runs after a save with 'Gravar e abrir outro'. */
export function useFormSubmission(
  { definition, id, opened, path, onRecordChanged }: OpenedFormOptions,
  tracker: FieldTracker,
  onAnother: () => void,
) {
  const saveRefusal = getSaveRefusal(definition.resource, id === null ? 'create' : 'edit')
  const [schema] = useState(() => memoizeValidation(requireStoredChoices(definition.schema, opened.base)))
  const save = useSave(definition, { id, opened, tracker, path, onRecordChanged })
  /** The save that is being submitted opens the form again for another record. */
  const createsAnotherAfterSave = useRef(false)
  const { form, fields, intent } = useForm(schema, {
    defaultValue: opened.initial,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onSubmit: (event, { value, update }) => {
      event.preventDefault()
      void save.run({
        values: value,
        edited: readFormValues(event.currentTarget),
        setValue,
        onAnother: createsAnotherAfterSave.current ? onAnother : undefined,
        onFieldErrors: (errors) =>
          update({
            error: { fieldErrors: Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]])) },
          }),
      })
    },
  })
  const setValue = (name: string, value: unknown) => intent.update({ name, value } as never)
  const element = () => document.forms.namedItem(form.id)
  const submit = (createsAnother = false) => {
    createsAnotherAfterSave.current = createsAnother
    element()?.requestSubmit()
    createsAnotherAfterSave.current = false
  }
  const { id: formId } = form
  /**
   * The field that the form itself has focused, until the operator types in it. Leaving it without input does not
   * validate it, because the message would move the element that the operator is clicking.
   */
  const autoFocusedField = useRef<Element | null>(null)
  useEffect(() => {
    if (opened.isFreshlyOpened) autoFocusedField.current = focusFirstField(document.forms.namedItem(formId))
  }, [opened.isFreshlyOpened, formId])
  const { props } = form
  const latestProps = useRef(props)
  useEffect(() => {
    latestProps.current = props
  })
  /**
   * Validates the field of the event after the pointer is released, because the message would move the pressed element.
   * Skips validation during a save, because it would remove the server's messages from the fields.
   */
  const validateAfterPress = (
    handlerName: 'onBlur' | 'onInput',
    event: FocusEvent<HTMLFormElement> & SyntheticEvent<HTMLFormElement>,
  ) => runAfterPress(() => save.isBusy() || latestProps.current[handlerName](event))
  const events = {
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const isAutoFocused = autoFocusedField.current === event.target
      autoFocusedField.current = null
      if (!isAutoFocused) validateAfterPress('onBlur', event)
    },
    onInput(event: SyntheticEvent<HTMLFormElement>) {
      autoFocusedField.current = null
      validateAfterPress('onInput', event as FocusEvent<HTMLFormElement>)
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) =>
      save.isBusy() || saveRefusal !== null ? event.preventDefault() : props.onSubmit(event),
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => submitOnEnter(event, submit),
  }
  return { schema, save, form, fields, intent, setValue, element, submit, events }
}
