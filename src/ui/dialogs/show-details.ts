/** What the platform said to programmers, shown on request and copied for support (case O3). */
import { announce } from '#ui/announce.ts'
import { copyText } from '#ui/device/clipboard.ts'
import { confirm } from './confirm.ts'
import type { LabeledValue } from './dialog-options.ts'

/** Shows the text in a window of its own; copies it where that is asked for. */
export async function showErrorDetail(text: string): Promise<void> {
  const question = { text: 'Detalhes da falha', details: [{ label: 'Resposta', value: text }], confirmLabel: 'Copiar' }
  if (await confirm(question)) announce((await copyText(text)) ? 'Copiado' : 'Não foi possível copiar')
}

/** Shows these facts under their heading, for instance the records that an act changed; copies them where asked. */
export async function showDetails(text: string, details: readonly LabeledValue[]): Promise<void> {
  if (!(await confirm({ text, details, confirmLabel: 'Copiar' }))) return
  const lines = details.map(({ label, value }) => `${label}\t${String(value)}`).join('\n')
  announce((await copyText(lines)) ? 'Copiado' : 'Não foi possível copiar')
}
