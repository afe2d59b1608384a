/** Copies a text, and says by a notice that it was done, or that the browser did not allow it. */
import { copyText } from './clipboard.ts'
import { notify } from '#ui/notices/notify.tsx'

/** `said`: 'Frase copiada'. */
export async function copyAndTell(text: string, said: string): Promise<void> {
  const done = await copyText(text)
  notify(done ? 'success' : 'error', done ? said : 'Não foi possível copiar.')
}
