/**
 * Shows technical details on request, for instance the platform's error text, and copies them for support (case O3).
 */
import { announce } from '#ui/announce.ts'
import { copyText } from '#ui/device/clipboard.ts'
import { confirm } from './confirm.ts'
import type { LabeledValue } from './dialog-options.ts'

/** Shows the text of an error in a dialog, with a button that copies it. */
export async function showErrorDetail(text: string): Promise<void> {
  const question = { text: 'Detalhes da falha', details: [{ label: 'Resposta', value: text }], confirmLabel: 'Copiar' }
  if (await confirm(question)) announce((await copyText(text)) ? 'Copiado' : 'Não foi possível copiar')
}

/**
 * Shows these facts under a heading, for instance the records that an action changed, with a button that copies them.
 */
export async function showDetails(text: string, details: readonly LabeledValue[]): Promise<void> {
  if (!(await confirm({ text, details, confirmLabel: 'Copiar' }))) return
  const lines = details.map(({ label, value }) => `${label}\t${String(value)}`).join('\n')
  announce((await copyText(lines)) ? 'Copiado' : 'Não foi possível copiar')
}
