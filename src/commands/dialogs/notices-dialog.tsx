/** 'Avisos de hoje': the last notices, each with its full text. */
import { useSyncExternalStore } from 'react'
import { formatTime } from '#lib/format/dates.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { getLoggedNotices, getNoticesOfToday, subscribeToLoggedNotices } from '#ui/notices/notice-log.ts'
import { NOTICE_ICONS } from '#ui/notices/notice-icons.ts'
import { Icon } from '#ui/icons/icon.tsx'

/** Renders the dialog; undo is offered in the command history instead. */
export function NoticesDialog({ onClose }: { onClose: () => void }) {
  const notices = getNoticesOfToday(useSyncExternalStore(subscribeToLoggedNotices, getLoggedNotices))
  return (
    <Dialog
      open
      onClose={onClose}
      title="Avisos de hoje"
      description="Os últimos 20, somente neste navegador, até você sair. O que pode ser desfeito está no histórico de comandos."
      width={640}
    >
      {notices.length === 0 && <p className="text-sm text-ink-2">Nenhum aviso hoje.</p>}
      <ul>
        {notices.map(({ at, type, text }) => {
          const [icon, colour] = NOTICE_ICONS[type]
          return (
            <li
              key={`${at} ${text}`}
              className="flex items-start gap-3 border-b border-line py-1.5 text-sm last:border-0"
            >
              <time className="shrink-0 text-xs/5 text-ink-3 tabular-nums">{formatTime(new Date(at))}</time>
              <Icon name={icon} size={14} className={`mt-0.75 shrink-0 ${colour}`} />
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
