/** The question before a write goes out again of whose first try nobody knows the end (case O1). */
import { formatTime } from '#lib/format/dates.ts'
import { confirm } from '#ui/dialogs/confirm.ts'

/** `at`: when the first one was sent; `found`: what may be its doing; `record`: what it is about. True for yes. */
export const confirmResend = (
  sentAt: Date,
  finding = 'Pode já ter sido feito: confira antes.',
  recordId?: number,
): Promise<boolean> =>
  confirm({
    text: `Enviar o mesmo de novo?${recordId ? ` #${recordId}` : ''}`,
    description: `Às ${formatTime(sentAt)} foi enviado e ficou sem resposta clara. ${finding}`,
    confirmLabel: 'Enviar de novo',
    // One Enter more makes no second one.
    tone: 'danger',
  })
