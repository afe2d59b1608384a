/** The form of the pages for visitors: conform holds values and errors, the page handles valid values (spec 1 §5). */
import { type DefaultValue, type Fieldset, useForm } from '@conform-to/react/future'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { FormSchema } from '#forms/define.ts'
import { notify } from '#ui/notices/notify.tsx'
import { Button } from '#ui/components/button.tsx'
import type { Elements } from '#ui/components/elements.ts'

/** A message below the fields: why the last try failed, or what comes next. */
export interface FormMessage {
  tone: 'problem' | 'note'
  text: string
  /** Name of the field that the operator must type again. */
  again?: string
}

interface AuthFormProps<Schema extends FormSchema> {
  schema: Schema
  defaultValue?: DefaultValue<z.input<Schema>>
  fields: (fields: Fieldset<z.input<Schema>, string[]>) => Elements
  /** The label of the button. */
  submit: string
  /** The message shown at first. */
  remark?: FormMessage | null
  /** A text above the fields. */
  lead?: string
  /** Content below the button. */
  after?: Elements
  /**
   * Called with valid values; returns the message to show. The button is busy until a promise resolves. It stays busy
   * if the promise resolves to null, because the page is being left.
   */
  onValid: (values: z.output<Schema>) => FormMessage | Promise<FormMessage | null>
}

const TONES = { problem: 'bg-danger-soft text-danger-ink', note: 'bg-info-soft text-info-ink' }

/** Renders the form. */
export function AuthForm<Schema extends FormSchema>(props: AuthFormProps<Schema>) {
  const { schema, defaultValue, submit, lead, after, onValid } = props
  const [remark, setRemark] = useState(props.remark ?? null)
  const [isBusy, setIsBusy] = useState(false)
  // A ref is set at once: a second Enter at the same moment arrives before the button is rendered busy (cases D1, A25).
  const isRunning = useRef(false)

  async function run(values: z.output<Schema>, form: HTMLFormElement) {
    if (isRunning.current) return
    setRemark(null)
    const result = onValid(values)
    if (!(result instanceof Promise)) return setRemark(result)
    isRunning.current = true
    setIsBusy(true)
    const nextRemark = await result
    if (nextRemark === null) return
    isRunning.current = false
    setIsBusy(false)
    setRemark(nextRemark)
    const field = form.elements.namedItem(nextRemark.again ?? '')
    if (field instanceof HTMLInputElement) field.select()
  }

  // Conform cannot infer types from a schema whose type is a parameter.
  const { form, fields } = useForm(schema as FormSchema, {
    defaultValue,
    shouldRevalidate: 'onInput',
    onSubmit(event, { value }) {
      event.preventDefault()
      void run(value as z.output<Schema>, event.currentTarget)
    },
    onError({ formElement, error, intent }) {
      if (intent && intent.type !== 'submit') return
      setRemark(null)
      const isInvalid = (field: Element) => field instanceof HTMLInputElement && field.name in error.fieldErrors
      const firstInvalid = [...formElement.elements].find(isInvalid)
      if (firstInvalid instanceof HTMLInputElement) firstInvalid.focus()
      notify('error', 'Form is not valid!')
    },
  })
  // A long label takes the whole line, without the key.
  const isShort = submit.length < 20
  return (
    <form {...form.props} className="grid gap-4">
      {lead !== undefined && <p className="text-center text-sm text-ink-2">{lead}</p>}
      {props.fields(fields as Fieldset<z.input<Schema>, string[]>)}
      {remark && (
        <p
          role={remark.tone === 'problem' ? 'alert' : 'status'}
          className={`rounded-md px-3 py-2 text-sm ${TONES[remark.tone]}`}
        >
          {remark.text}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        keys={isShort ? 'Enter' : undefined}
        aria-keyshortcuts="Enter"
        disabled={isBusy}
        busy={isBusy}
        className="relative mt-1 h-auto! min-h-10 py-2 text-base! text-balance whitespace-normal! *:aria-hidden:absolute *:aria-hidden:right-3"
      >
        {submit}
      </Button>
      {after}
    </form>
  )
}
