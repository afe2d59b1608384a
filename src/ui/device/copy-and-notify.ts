/** Copies a text and notifies the operator about the result. */
import { copyText } from './clipboard.ts'
import { notify } from '#ui/notices/notify.tsx'

/** `successMessage`: 'Frase copiada'. */
export async function copyAndNotify(text: string, successMessage: string): Promise<void> {
  const wasCopied = await copyText(text)
  notify(wasCopied ? 'success' : 'error', wasCopied ? successMessage : 'Não foi possível copiar.')
}
