/** The last notices of the day, so that one that has gone is found again: this operator's alone, gone at a sign-out. */
import { DAY_MS, createPersistedStore, schemaFromGuard } from '#lib/storage/persisted.ts'
import type { NoticeOptions, NoticeType } from './notice-options.ts'

/** A notice as it was shown. */
export interface LoggedNotice {
  /** When it was shown last, ms since the epoch. */
  readonly at: number
  readonly type: NoticeType
  readonly text: string
}

/** Kept of a day. */
const MAX_LOGGED = 20

const TYPES: readonly unknown[] = ['success', 'error', 'info', 'warning']

function isLogged(value: unknown): value is readonly LoggedNotice[] {
  if (!Array.isArray(value)) return false
  return (value as (Partial<LoggedNotice> | null)[]).every(
    (each) => typeof each?.at === 'number' && typeof each.text === 'string' && TYPES.includes(each.type),
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

/** All that are kept, newest first; the same array until one is added. */
export const getLoggedNotices = log.get
/** Called on every change; returns the way to stop. */
export const subscribeToLoggedNotices = log.subscribe

const isSameDay = (at: number, now: number) => new Date(at).toDateString() === new Date(now).toDateString()

/** Those of today, newest first. */
export const getNoticesOfToday = (all: readonly LoggedNotice[], now = Date.now()): readonly LoggedNotice[] =>
  all.filter(({ at }) => isSameDay(at, now))

/** Adds a notice; the same one again, right after it, takes its place. */
export function logNotice(type: NoticeType, message: string, { title, about }: NoticeOptions): void {
  const text = [title, message, about].filter(Boolean).join(' · ')
  const at = Date.now()
  const [last, ...others] = getNoticesOfToday(log.get(), at)
  const before = last === undefined ? [] : last.type === type && last.text === text ? others : [last, ...others]
  log.set([{ at, type, text }, ...before].slice(0, MAX_LOGGED))
}
