/** Writes a text into a control as if it had been typed there: it was typed before the control was ready. */
import { formatDateTimeLocal, parseDate } from '#lib/format/dates.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { setInputValue } from '#ui/components/number-input.ts'

/**
 * The text replaces what is selected in a text control. It chooses the option with this label, or the only one that begins
 * with it. A space toggles a checkbox, as the browser does. A date field takes a whole date only.
 */
export function typeInto(control: HTMLElement, text: string): void {
  if (control instanceof HTMLSelectElement) return chooseOption(control, text)
  if (!(control instanceof HTMLInputElement)) return insertText(text)
  if (control.type === 'checkbox') {
    if ([...text].filter((letter) => letter === ' ').length % 2 === 1) control.click()
  } else if (control.type === 'datetime-local') {
    const date = parseDate(text)
    if (date) setInputValue(control, formatDateTimeLocal(date))
  } else insertText(text)
}

/** Unlike setting the value, this keeps the browser's own undo and the listeners of React and conform. */
const insertText = (text: string) => void document.execCommand('insertText', false, text)

function chooseOption(select: HTMLSelectElement, text: string): void {
  const typed = normalizeText(text).trim()
  if (typed === '') return
  const similar = [...select.options].filter(({ label }) => normalizeText(label).startsWith(typed))
  const [only, another] = similar
  // Which of several that begin alike is meant is not known, unless the text is the whole label of one.
  const option = another ? similar.find(({ label }) => normalizeText(label) === typed) : only
  if (!option) return
  select.value = option.value
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
}
