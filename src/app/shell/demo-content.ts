/**
 * The demo content of the top bar, as the specification fixes it (spec 1 §2.6). No data of the platform stands behind
 * it.
 */
import type { IconName } from '#ui/icons/icon.tsx'

/** Sample messages (spec 1 §3). */
export const MESSAGES = [
  { name: 'Brad Diesel', text: 'Call me whenever you can...', time: '4 Hours Ago' },
  { name: 'John Pierce', text: 'I got your message bro', time: '4 Hours Ago' },
  { name: 'Nora Silvester', text: 'The subject goes here', time: '4 Hours Ago' },
] as const
export const MESSAGE_COUNT = 3

export const NOTIFICATIONS = [
  { text: '4 new messages', time: '3 mins', icon: 'mensagem' },
  { text: '8 friend requests', time: '12 hours', icon: 'usuarios' },
  { text: '3 new reports', time: '2 days', icon: 'documento' },
] as const satisfies readonly { text: string; time: string; icon: IconName }[]
export const NOTIFICATION_COUNT = 15

/** Shown only: choosing a language does nothing (spec 1 §2.6). */
export const LANGUAGES = ['Turco', 'Inglês', 'Alemão', 'Francês', 'Espanhol'] as const
