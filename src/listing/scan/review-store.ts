/**
 * The review queue: its records, verdicts and notes. It is stored for its operator, survives a reload, and is cleared
 * at sign-out.
 */
import * as z from 'zod/mini'
import { registerStoredWork } from '#api/session/unsaved-work.ts'
import { DAY_MS, persisted } from '#lib/storage/persisted.ts'
import { createStore } from '#lib/storage/store.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { sanitizeLines } from '#lib/format/sanitize-text.ts'
import { notify } from '#ui/notices/notify.tsx'

/** The verdicts that a reviewer can give. */
export const REVIEW_VERDICTS = ['conforme', 'exceção', 'pulada'] as const
/** The reviewer's verdict on a record. */
export type ReviewVerdict = (typeof REVIEW_VERDICTS)[number]

/** What a queue can be made from. */
const REVIEW_SOURCES = ['sample', 'exceptions', 'whole'] as const
/** Where the reviewed records come from. */
export type ReviewSource = (typeof REVIEW_SOURCES)[number]

const reviewSchema = z.object({
  of: z._default(z.enum(REVIEW_SOURCES), 'whole'),
  /** For example 'amostra de 60, semente novembro'. */
  origin: z.string(),
  /** Number of rows of the scan from which the records come. */
  lines: z.number(),
  /** For example 'provada 12:03'. */
  proof: z.string(),
  items: z.array(z.object({ row: z.looseObject({ id: z.number() }), why: z.nullable(z.string()) })),
  /** In the order in which they were given; one per record. `at` is in ms since the epoch. */
  given: z.array(z.object({ id: z.number(), verdict: z.enum(REVIEW_VERDICTS), at: z.number() })),
  /** The sample that the records belong to, as the evidence manifest holds it. */
  amostra: z.optional(z.unknown()),
  /** By the record's id. */
  notes: z.record(z.string(), z.string()),
})
/** A queue with its verdicts and notes so far. */
export type Review = z.output<typeof reviewSchema>

const reviewStorage = persisted<Review>({
  name: 'revisao',
  version: 1,
  schema: {
    safeParse: (value) => z.safeParse(reviewSchema, value) as { success: true; data: Review } | { success: false },
  },
  scope: 'browser',
  maxAgeMs: DAY_MS,
  maxLength: 2_000_000,
  clearOnSignOut: true,
})

/** The most records of a queue; more would not fit the browser's storage. */
export const MAX_REVIEWED = 500

interface ShownReview {
  /** The key of its scan. */
  readonly key: string
  readonly review: Review
  /** 0-based index of the record on the screen; the number of records if all are done. */
  readonly index: number
  /**
   * 0-based index where the queue continues once the open note of the record just judged is written; absent if no note
   * is open.
   */
  readonly next?: number
}

/** The queue on the screen; null if none is open. */
export const reviewStore = createStore<ShownReview | null>(null)

/** The stored queue of a scan; null if there is none. */
export const getStoredReview = (key: string): Review | null => reviewStorage.read(key)

/** True if it has a verdict or a note. */
export const hasEntries = ({ given, notes }: Review): boolean => given.length + Object.keys(notes).length > 0

/** Number of judged records; a skipped record counts as open. */
export const countJudged = ({ given }: Review): number => given.filter(({ verdict }) => verdict !== 'pulada').length

/**
 * For example '7 de 10': the position of the record on the screen. It does not count verdicts, because records may have
 * been skipped.
 */
export const formatQueuePosition = ({ items: { length } }: Review, index: number): string =>
  `${Math.min(length, index + 1)} de ${length}`

/** For example '5 com veredito': the same words wherever a review is described. */
export const formatJudgedCount = (review: Review): string => `${countJudged(review)} com veredito`

/**
 * For example '5 restantes (1 pulada)': the records without a verdict. With those of `formatJudgedCount` they are all records.
 */
export function formatRemainingCount(review: Review): string {
  const remaining = formatCount(review.items.length - countJudged(review), 'restante', 'restantes')
  const { pulada } = countVerdicts(review)
  return pulada > 0 ? `${remaining} (${formatCount(pulada, 'pulada', 'puladas')})` : remaining
}

const describeReviewLoss = (review: Review): string =>
  review.given.length > 0
    ? `uma revisão com ${countJudged(review)} de ${formatCount(review.items.length, 'veredito', 'vereditos')}`
    : `uma revisão com ${formatCount(Object.keys(review.notes).length, 'nota', 'notas')}`

registerStoredWork(() => {
  const shown = reviewStore.get()
  // A queue that the storage did not accept exists only in memory, and the storage does not list it.
  const keys = new Set([...reviewStorage.subKeys(), ...(shown ? [shown.key] : [])])
  return [...keys]
    .flatMap((key) => reviewStorage.read(key) ?? [])
    .flatMap((review) => (hasEntries(review) ? describeReviewLoss(review) : []))
})

/** 0-based index of the first record without an entry; the number of records if there is none. */
export const findFirstUnjudged = ({ items, given }: Review): number => {
  const entered = new Set(given.map(({ id }) => id))
  const index = items.findIndex(({ row }) => !entered.has(row.id))
  return index < 0 ? items.length : index
}

const getReviewKey = ({ items }: Review): string => items.map(({ row }) => row.id).join()

/** False while the browser does not store the queue. */
const isPersistedStore = createStore(true)

/** Shows a queue and stores it. */
export const showReview = (key: string, review: Review, index = findFirstUnjudged(review)): void =>
  storeAndShow({ key, review, index })

/** Shows and stores the queue. The operator is warned once when the browser stops storing it, not with every key. */
function storeAndShow(shown: ShownReview): void {
  reviewStore.set(shown)
  const isPersisted = reviewStorage.write(shown.review, shown.key)
  if (isPersistedStore.get() && !isPersisted)
    notify('warning', 'O navegador não guarda a revisão: ela se perde ao recarregar')
  isPersistedStore.set(isPersisted)
}

// Entries made in another tab are shown here too; otherwise this tab would overwrite them (lib/storage/README §1).
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    const shown = reviewStore.get()
    if (!shown || key !== reviewStorage.storageKey(shown.key)) return
    const review = reviewStorage.read(shown.key)
    if (!review) return
    // Another queue replaced this one: no key may judge a record that is not on the screen (review-screen.tsx).
    if (getReviewKey(review) !== getReviewKey(shown.review)) return void reviewStore.set(null)
    const id = shown.review.items[shown.index]?.row.id
    const getEntryTime = ({ given }: Review) => given.find((entry) => entry.id === id)?.at
    // An open note stays at its record, unless the record was judged elsewhere.
    const stays = review.items[shown.index]?.row.id === id && getEntryTime(review) === getEntryTime(shown.review)
    reviewStore.set(stays ? { ...shown, review } : { key: shown.key, review, index: findFirstUnjudged(review) })
  })

/** 0-based index of the first skipped record from `from` on; the number of records if there is none. */
const findFirstSkipped = ({ items, given }: Review, from: number): number => {
  const skipped = new Set(given.filter(({ verdict }) => verdict === 'pulada').map(({ id }) => id))
  const found = items.findIndex(({ row }, index) => index >= from && skipped.has(row.id))
  return found < 0 ? items.length : found
}

/**
 * Stores a verdict on the current record and moves to the next record without an entry, or, when the operator goes
 * through skipped records, to the next skipped one. With `stays`, the record stays on the screen until its note is
 * written (`goOn`). `now` is in ms since the epoch.
 */
export function setVerdict(verdict: ReviewVerdict, now = Date.now(), stays = false): void {
  const shown = reviewStore.get()
  const item = shown?.review.items[shown.index]
  if (!shown || !item) return
  const wasSkipped = findFirstSkipped(shown.review, shown.index) === shown.index
  const given = [...shown.review.given.filter(({ id }) => id !== item.row.id), { id: item.row.id, verdict, at: now }]
  const review = { ...shown.review, given }
  const firstUnjudged = findFirstUnjudged(review)
  const isOver = wasSkipped && firstUnjudged === review.items.length
  const next = isOver ? findFirstSkipped(review, shown.index + 1) : firstUnjudged
  storeAndShow(stays ? { key: shown.key, review, index: shown.index, next } : { key: shown.key, review, index: next })
}

/**
 * Continues the queue after the note of the record just judged is written. Any other note leaves the position as it is.
 */
export function continueAfterNote(): void {
  const shown = reviewStore.get()
  if (shown?.next !== undefined) reviewStore.set({ key: shown.key, review: shown.review, index: shown.next })
}

/** Moves to the first skipped record; false if there is none. */
export function goToFirstSkipped(): boolean {
  const shown = reviewStore.get()
  const index = shown ? findFirstSkipped(shown.review, 0) : 0
  if (!shown || index === shown.review.items.length) return false
  reviewStore.set({ key: shown.key, review: shown.review, index })
  return true
}

/** Removes the last verdict and moves to its record. Returns the record's id, or null if there was no verdict. */
export function undoVerdict(): number | null {
  const shown = reviewStore.get()
  const last = shown?.review.given.at(-1)
  if (!shown || !last) return null
  const index = shown.review.items.findIndex(({ row }) => row.id === last.id)
  showReview(shown.key, { ...shown.review, given: shown.review.given.slice(0, -1) }, index)
  return last.id
}

/** Stores the note of the current record; '' removes it. */
export function setNote(typed: string): void {
  const text = sanitizeLines(typed)
  const shown = reviewStore.get()
  const item = shown?.review.items[shown.index]
  if (!shown || !item) return
  const notes: Review['notes'] = { ...shown.review.notes, [item.row.id]: text }
  if (text.trim() === '') delete notes[item.row.id]
  storeAndShow({ ...shown, review: { ...shown.review, notes } })
}

/** Moves the note of the current record to another record of the queue, below any note there. */
export function moveNote(to: number): void {
  const shown = reviewStore.get()
  const from = shown?.review.items[shown.index]?.row.id
  const text = from === undefined ? undefined : shown?.review.notes[from]
  if (!shown || from === undefined || text === undefined || to === from) return
  const { [from]: _, ...notes } = shown.review.notes
  const moved = { ...notes, [to]: notes[to] === undefined ? text : `${notes[to]}\n${text}` }
  storeAndShow({ ...shown, review: { ...shown.review, notes: moved } })
}

/**
 * Moves one record forward (1) or back (-1), whatever its verdict. If the note of a record just judged is open, forward
 * continues the queue.
 */
export function moveReview(step: 1 | -1): void {
  const shown = reviewStore.get()
  if (!shown) return
  const { key, review, next } = shown
  if (step === 1 && next !== undefined) return continueAfterNote()
  reviewStore.set({ key, review, index: Math.max(0, Math.min(review.items.length - 1, shown.index + step)) })
}

/** Number of each verdict. */
export const countVerdicts = ({ given }: Review): Readonly<Record<ReviewVerdict, number>> => {
  const count = { conforme: 0, exceção: 0, pulada: 0 }
  for (const { verdict } of given) count[verdict]++
  return count
}
