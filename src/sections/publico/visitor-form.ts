/** A form for visitors: checked by the browser's rules, told in the console's own words (spec 1 §5). */
import { element, setAttribute } from './element.ts'
import { type PublicField, field, type FieldOptions } from './field.ts'
import { say } from './notices.ts'
import { plainLine } from '#lib/written/plain-text.ts'

interface VisitorFormOptions {
  fields: readonly FieldOptions[]
  /** The words on the button. */
  submit: string
  /** Called with the form for a press of the button or Enter, once all fields are right. */
  onValid: (form: VisitorForm) => void
  /** Above the fields. */
  lead?: Node | null
  /** Below the button. */
  after?: readonly Node[]
}

/** The form as it stands in the page. */
export interface VisitorForm {
  element: HTMLFormElement
  /** The text of a field as it stands, also where a password manager filled it in (case E17). */
  value(name: string): string
  isTicked(name: string): boolean
  focus(name: string): void
  /** Disables the button and shows its spinner. */
  setBusy(busy: boolean): void
  /** Says why the last try failed or what comes next; null takes it away. */
  remark(tone: 'problem' | 'note', text: string | null): void
}

/** What is wrong with an input; null for nothing. */
function errorOf(input: HTMLInputElement): string | null {
  if (input.validity.typeMismatch) return 'Informe um e-mail válido, como nome@exemplo.com.br'
  if (input.validity.valid) return null
  return input.type === 'checkbox' ? 'É preciso aceitar para continuar' : input.placeholder
}

/** Tells the operator, marks every wrong field and goes to the first; true where none is wrong. */
function check(fields: readonly PublicField[]): boolean {
  // What cannot be seen in a pasted e-mail is no part of it. A password counts as it was typed.
  for (const { input } of fields) if (input.type === 'email') input.value = plainLine(input.value)
  const wrong = fields.filter(({ input, setError }) => {
    const error = errorOf(input)
    setError(error)
    return error !== null
  })
  if (wrong[0] === undefined) return true
  wrong[0].input.focus()
  say('error', 'Form is not valid!')
  return false
}

const BUTTON =
  'relative mt-1 inline-flex min-h-10 items-center justify-center gap-2 rounded-md bg-accent px-4 py-2 text-base font-medium text-balance text-on-accent hover:bg-accent-hover disabled:cursor-progress'
const CHIP =
  'absolute right-3 hidden h-[18px] items-center rounded-sm border border-current/45 px-1 font-sans text-2xs/none font-medium sm:inline-flex'
const SPINNER = 'spin-border size-4 rounded-full border-2 border-current border-r-transparent'
const REMARK = 'rounded-md px-3 py-2 text-sm'
const TONES = { problem: 'bg-danger-soft text-danger-ink', note: 'bg-info-soft text-info-ink' }

/** Makes the form. */
export function visitorForm({
  fields: options,
  submit,
  onValid,
  lead = null,
  after = [],
}: VisitorFormOptions): VisitorForm {
  const fields = options.map(field)
  const inputOf = (name: string) => fields.find(({ input }) => input.name === name)!.input
  const spinner = element('span', { class: SPINNER, 'aria-hidden': 'true', hidden: true })
  const chip = element('kbd', { class: CHIP, 'aria-hidden': 'true' }, 'Enter')
  // Where the words need the whole line they have it.
  const button = element(
    'button',
    { type: 'submit', class: BUTTON, 'aria-keyshortcuts': 'Enter' },
    spinner,
    submit,
    submit.length < 20 ? chip : null,
  )
  const remark = element('p', { class: REMARK, hidden: true })
  const form = element(
    'form',
    { novalidate: true, class: 'grid gap-4' },
    lead,
    ...fields.map((each) => each.element),
    remark,
    button,
    ...after,
  )
  const handle: VisitorForm = {
    element: form,
    value: (name) => inputOf(name).value,
    isTicked: (name) => inputOf(name).checked,
    focus: (name) => inputOf(name).select(),
    setBusy(busy) {
      button.disabled = busy
      spinner.hidden = !busy
      setAttribute(button, 'aria-busy', busy ? 'true' : undefined)
    },
    remark(tone, text) {
      remark.hidden = text === null
      remark.className = `${REMARK} ${TONES[tone]}`
      remark.setAttribute('role', tone === 'problem' ? 'alert' : 'status')
      remark.textContent = text
    },
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    handle.remark('note', null)
    if (check(fields)) onValid(handle)
  })
  // What is being corrected is no longer called wrong.
  form.addEventListener('input', ({ target }) => fields.find(({ input }) => input === target)?.setError(null))
  return handle
}
