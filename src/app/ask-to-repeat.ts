/** The question before a write goes out again of whose first try nobody knows the end (case O1). */
import { formatTime } from '#lib/written/dates.ts'
import { confirm } from '#ui/dialogs/confirm.ts'

/** `at`: when the first one was sent; `found`: what may be its doing; `record`: what it is about. True for yes. */
export const askToRepeat = (
  at: Date,
  found = 'Pode já ter sido feito: confira antes.',
  record?: number,
): Promise<boolean> =>
  confirm({
    text: `Enviar o mesmo de novo?${record ? ` #${record}` : ''}`,
    description: `Às ${formatTime(at)} foi enviado e ficou sem resposta clara. ${found}`,
    confirmLabel: 'Enviar de novo',
    // One Enter more makes no second one.
    tone: 'danger',
  })
