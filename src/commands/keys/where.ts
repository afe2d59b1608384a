/** Reads off the document where a key goes (keymap.md §1). */
import { paletteState } from '#commands/palette/store.ts'
import { currentScreen } from '#commands/screen.ts'
import type { Focus, Where } from './resolve.ts'

/** Inputs that take no letters. */
const NOT_TYPED = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'image', 'color'])

function isField(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !NOT_TYPED.has(element.type)
  return element.matches('textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox]')
}

function focusOf(target: Element): Focus {
  if (paletteState().open) return 'paleta'
  if (document.querySelector('[role=alertdialog]')) return 'alerta'
  if (target.closest('[role=menu], [role=listbox]')) return 'menu'
  if (document.querySelector('[role=dialog]')) return 'janela'
  if (isField(target)) return 'campo'
  return target.closest('[role=grid]') ? 'tabela' : 'pagina'
}

/** The place of this event's target, with the screen around it. */
export function whereOf(event: KeyboardEvent): Where {
  const target = event.target instanceof Element ? event.target : document.body
  return {
    focus: focusOf(target),
    activates: target.matches(
      'a[href], button, summary, input, select, [role=button], [role=checkbox], [role=switch], [role=tab]',
    ),
    screen: currentScreen(),
  }
}
