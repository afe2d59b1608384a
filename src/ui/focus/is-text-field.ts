/** Finds elements that take typed text: in those a letter is a letter, and not a command's key. */

/** Types of input that take no text. */
const NON_TEXT_INPUT_TYPES = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'image', 'color'])

/** True for an element that takes typed text. */
export function isTextField(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !NON_TEXT_INPUT_TYPES.has(element.type)
  return element.matches('textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox]')
}
