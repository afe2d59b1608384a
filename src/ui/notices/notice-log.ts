/**
 * Stores the last notices of the day, so that the operator can read those that have gone. The log belongs to one
 * operator and is deleted at sign-out.
 */
import { DAY_MS, createPersistedStore, schemaFromGuard } from '#lib/storage/persisted.ts'
import type { NoticeOptions, NoticeType } from './notice-options.ts'

/** A notice as it was shown. */
export interface LoggedNotice {
  /** When it was last shown, in ms since the epoch. */
  readonly at: number
  readonly type: NoticeType
  readonly text: string
}

/** Maximum number of stored notices. */
const MAX_LOGGED = 20

const TYPES: readonly unknown[] = ['success', 'error', 'info', 'warning']

function isLogged(value: unknown): value is readonly LoggedNotice[] {
  if (!Array.isArray(value)) return false
  return (value as (Partial<LoggedNotice> | null)[]).every(
    (notice) => typeof notice?.at === 'number' && typeof notice.text === 'string' && TYPES.includes(notice.type),
  )
}

const log = createPersistedStore<readonly LoggedNotice[]>(
  {
    name: 'avisos',
    version: 1,
    schema: schemaFromGuard(isLogged),
    scope: 'browser',
    maxAgeMs: DAY_MS,
    clearOnSignOut: true,
  },
  [],
)

/** All stored notices, newest first; the same array until one is added. */
export const getLoggedNotices = log.get
/** Calls the listener on every change; returns the function that unsubscribes. */
export const subscribeToLoggedNotices = log.subscribe

const isSameDay = (at: number, now: number) => new Date(at).toDateString() === new Date(now).toDateString()

/** The notices of today, newest first. */
export const getNoticesOfToday = (all: readonly LoggedNotice[], now = Date.now()): readonly LoggedNotice[] =>
  all.filter(({ at }) => isSameDay(at, now))

/** Adds a notice. The same notice right after itself replaces the entry. */
export function logNotice(type: NoticeType, message: string, { title, about }: NoticeOptions): void {
  const text = [title, message, about].filter(Boolean).join(' · ')
  const at = Date.now()
  const [last, ...others] = getNoticesOfToday(log.get(), at)
  const previous = last === undefined ? [] : last.type === type && last.text === text ? others : [last, ...others]
  log.set([{ at, type, text }, ...previous].slice(0, MAX_LOGGED))
}
