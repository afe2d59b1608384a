/** The fields of the pages for visitors, in the look of src/ui: label, control and its error, tied together. */
import { drawing, element, setAttribute } from './element.ts'

/** A field of the pages for visitors. */
export interface FieldOptions {
  label: string
  name: string
  type: 'email' | 'password' | 'checkbox'
  /** Asks for the value (spec 1 §2.3); also the error where it is missing. */
  placeholder?: string
  autocomplete?: string
  required?: boolean
  value?: string
  checked?: boolean
  /** Stands at the end of the label's line, and after the input in tab order. */
  aside?: Node
}

/** The field as it stands in the page. */
export interface PublicField {
  element: HTMLElement
  input: HTMLInputElement
  /** Shows what is wrong, or nothing more with null. */
  setError(error: string | null): void
}

/** The e-mail that a visitor signs in with. */
export const EMAIL = {
  label: 'E-mail',
  name: 'email',
  type: 'email',
  required: true,
  placeholder: 'Informe seu e-mail',
  autocomplete: 'username',
} satisfies FieldOptions

const BOX =
  'h-10 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-base text-ink aria-invalid:border-danger'
const TICK =
  'peer col-start-1 row-start-1 size-4 appearance-none rounded-sm border border-line-strong bg-surface checked:border-accent checked:bg-accent aria-invalid:border-danger'
const EYE = [
  'M1.5 8S4 3.75 8 3.75 14.5 8 14.5 8 12 12.25 8 12.25 1.5 8 1.5 8Z',
  'M6.25 8a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0',
]

/** Makes a field: a box to type in, a password that can be shown, or a tick with its words. */
export function field(options: FieldOptions): PublicField {
  const { name, type, placeholder, autocomplete, required, value, checked } = options
  const id = `campo-${name}`
  const input = element('input', {
    id,
    name,
    type,
    placeholder,
    autocomplete,
    required,
    value,
    checked,
    'aria-required': required ? 'true' : undefined,
    spellcheck: type === 'email' ? 'false' : undefined,
    class: type === 'checkbox' ? TICK : type === 'password' ? `${BOX} pr-10` : BOX,
  })
  const error = element('p', { id: `${id}-erro`, class: 'order-1 basis-full text-xs text-danger-ink', hidden: true })
  return {
    element: type === 'checkbox' ? ticked(options, input, error) : labelled(options, input, error),
    input,
    setError(text) {
      error.textContent = text
      error.hidden = text === null
      setAttribute(input, 'aria-invalid', text === null ? undefined : 'true')
      setAttribute(input, 'aria-describedby', text === null ? undefined : error.id)
    },
  }
}

function labelled({ label, type, aside }: FieldOptions, input: HTMLInputElement, error: Node): HTMLElement {
  const box = element(
    'div',
    { class: 'relative order-1 basis-full' },
    input,
    type === 'password' ? reveal(input) : null,
  )
  const words = element('label', { for: input.id, class: 'text-xs font-medium text-ink-2' }, label)
  const beside = aside ? element('div', { class: 'text-xs' }, aside) : null
  return element('div', { class: 'flex flex-wrap justify-between gap-1.5' }, words, box, beside, error)
}

function ticked({ label }: FieldOptions, input: HTMLInputElement, error: Node): HTMLElement {
  const mark =
    'pointer-events-none invisible col-start-1 row-start-1 size-4 stroke-on-accent stroke-2 peer-checked:visible'
  const box = element(
    'span',
    { class: 'inline-grid place-items-center' },
    input,
    drawing(16, mark, ['m4 8.5 2.75 2.75 5.25-6']),
  )
  const line = 'inline-flex min-h-6 items-center gap-2 justify-self-start text-sm text-ink-2'
  return element('div', { class: 'grid gap-1' }, element('label', { class: line }, box, label), error)
}

/** The button that shows a password while it is pressed in. */
function reveal(input: HTMLInputElement): HTMLButtonElement {
  const place =
    'absolute inset-y-1 right-1 grid w-8 place-items-center rounded-md text-ink-3 hover:bg-hover hover:text-ink aria-pressed:text-accent-ink'
  const button = element(
    'button',
    { type: 'button', 'aria-label': 'Mostrar senha', 'aria-pressed': 'false', class: place },
    drawing(16, 'size-4 stroke-current stroke-[1.5]', EYE),
  )
  button.addEventListener('click', () => {
    const isShown = input.type === 'text'
    input.type = isShown ? 'password' : 'text'
    button.setAttribute('aria-pressed', String(!isShown))
  })
  return button
}
