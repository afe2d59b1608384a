/** The icon of each type of notice. */
import type { IconName } from '#ui/icons/icon.tsx'
import type { NoticeType } from './notice-options.ts'

/** The name of the icon and the class of its colour. */
export const NOTICE_ICONS: Record<NoticeType, [IconName, string]> = {
  success: ['sucesso', 'text-success-ink'],
  error: ['erro', 'text-danger-ink'],
  info: ['informacao', 'text-info-ink'],
  warning: ['alerta', 'text-warning-ink'],
}
