/** Asks before a write is sent again whose first attempt has an unknown outcome (case O1). */
import { formatTime } from '#lib/format/dates.ts'
import { confirm } from '#ui/dialogs/confirm.ts'

/**
 * Returns true for yes. `sentAt`: when the first write was sent; `finding`: a sentence about what it may already have
 * done; `recordId`: the record that it is about.
 */
export const confirmResend = (
  sentAt: Date,
  finding = 'Pode já ter sido feito: confira antes.',
  recordId?: number,
): Promise<boolean> =>
  confirm({
    text: `Enviar o mesmo de novo?${recordId ? ` #${recordId}` : ''}`,
    description: `Às ${formatTime(sentAt)} foi enviado e ficou sem resposta clara. ${finding}`,
    confirmLabel: 'Enviar de novo',
    // The danger tone keeps one more Enter from sending a second write.
    tone: 'danger',
  })
