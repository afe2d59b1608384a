/** A form for visitors: conform keeps its values and errors, the page says what a valid one comes to (spec 1 §5). */
import { type DefaultValue, type Fieldset, useForm } from '@conform-to/react/future'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { FormSchema } from '#forms/define.ts'
import { notify } from '#ui/notices/notify.tsx'
import { Button } from '#ui/components/button.tsx'
import type { Elements } from '#ui/components/elements.ts'

/** What is said below the fields: why the last try failed, or what comes next. */
export interface FormRemark {
  tone: 'problem' | 'note'
  text: string
  /** Name of the field whose text is to be typed anew. */
  again?: string
}

interface AuthFormProps<Schema extends FormSchema> {
  schema: Schema
  defaultValue?: DefaultValue<z.input<Schema>>
  fields: (fields: Fieldset<z.input<Schema>, string[]>) => Elements
  /** The words on the button. */
  submit: string
  /** Said before anything is typed. */
  remark?: FormRemark | null
  /** Above the fields. */
  lead?: string
  /** Below the button. */
  after?: Elements
  /**
   * Called with the values once all are right; answers what is then said. While a promise is open the button is busy,
   * and it stays so where that answers null: the page is being left.
   */
  onValid: (values: z.output<Schema>) => FormRemark | Promise<FormRemark | null>
}

const TONES = { problem: 'bg-danger-soft text-danger-ink', note: 'bg-info-soft text-info-ink' }

/** Draws the form. */
export function AuthForm<Schema extends FormSchema>(props: AuthFormProps<Schema>) {
  const { schema, defaultValue, submit, lead, after, onValid } = props
  const [remark, setRemark] = useState(props.remark ?? null)
  const [busy, setBusy] = useState(false)
  // Known at once: a second Enter in the same moment comes before the button is drawn busy (cases D1, A25).
  const isRunning = useRef(false)

  async function run(values: z.output<Schema>, form: HTMLFormElement) {
    if (isRunning.current) return
    setRemark(null)
    const answer = onValid(values)
    if (!(answer instanceof Promise)) return setRemark(answer)
    isRunning.current = true
    setBusy(true)
    const outcome = await answer
    if (outcome === null) return
    isRunning.current = false
    setBusy(false)
    setRemark(outcome)
    const field = form.elements.namedItem(outcome.again ?? '')
    if (field instanceof HTMLInputElement) field.select()
  }

  // Conform infers nothing from a schema whose type is a parameter.
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
      const isWrong = (field: Element) => field instanceof HTMLInputElement && field.name in error.fieldErrors
      const wrong = [...formElement.elements].find(isWrong)
      if (wrong instanceof HTMLInputElement) wrong.focus()
      notify('error', 'Form is not valid!')
    },
  })
  // Where the words need the whole line they have it.
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
        disabled={busy}
        busy={busy}
        className="relative mt-1 h-auto! min-h-10 py-2 text-base! text-balance whitespace-normal! *:aria-hidden:absolute *:aria-hidden:right-3"
      >
        {submit}
      </Button>
      {after}
    </form>
  )
}
