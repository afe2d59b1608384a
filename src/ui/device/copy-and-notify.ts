/** Copies a text, and says by a notice that it was done, or that the browser did not allow it. */
import { copyText } from './clipboard.ts'
import { notify } from '#ui/notices/notify.tsx'

/** `said`: 'Frase copiada'. */
export async function copyAndNotify(text: string, successMessage: string): Promise<void> {
  const wasCopied = await copyText(text)
  notify(wasCopied ? 'success' : 'error', wasCopied ? successMessage : 'Não foi possível copiar.')
}
