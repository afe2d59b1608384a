/** Which elements take what is typed: there a letter is a letter, and no key of a command. */

/** Inputs that take no letters. */
const NON_TEXT_INPUT_TYPES = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'image', 'color'])

/** True for an element that takes what is typed. */
export function isTextField(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !NON_TEXT_INPUT_TYPES.has(element.type)
  return element.matches('textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox]')
}
