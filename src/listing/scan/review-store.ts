/** The review queue: its records, verdicts and notes, kept for their operator over a reload until the sign-out. */
import * as z from 'zod/mini'
import { registerStoredWork } from '#api/session/unsaved-work.ts'
import { DAY_MS, persisted } from '#lib/storage/persisted.ts'
import { createStore } from '#lib/storage/store.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { sanitizeLines } from '#lib/format/sanitize-text.ts'
import { notify } from '#ui/notices/notify.tsx'

/** What can be said of a record. */
export const REVIEW_VERDICTS = ['conforme', 'exceção', 'pulada'] as const
/** What the reviewer said of a record. */
export type ReviewVerdict = (typeof REVIEW_VERDICTS)[number]

/** Of what a queue can be. */
const REVIEW_SOURCES = ['sample', 'exceptions', 'whole'] as const
/** Where the reviewed records came from. */
export type ReviewSource = (typeof REVIEW_SOURCES)[number]

const reviewSchema = z.object({
  of: z._default(z.enum(REVIEW_SOURCES), 'whole'),
  /** 'amostra de 60, semente novembro'. */
  origin: z.string(),
  /** Rows of the reading that the records were taken from. */
  lines: z.number(),
  /** 'provada 12:03'. */
  proof: z.string(),
  items: z.array(z.object({ row: z.looseObject({ id: z.number() }), why: z.nullable(z.string()) })),
  /** In the order in which they were given; one a record. */
  given: z.array(z.object({ id: z.number(), verdict: z.enum(REVIEW_VERDICTS), at: z.number() })),
  /** The draw that the records are of, as the evidence's manifest tells it. */
  amostra: z.optional(z.unknown()),
  /** By the record's id. */
  notes: z.record(z.string(), z.string()),
})
/** The queue with what was said so far. */
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

/** Records of one queue; more would not fit the browser's storage. */
export const MAX_REVIEWED = 500

interface ShownReview {
  /** Which reading it is of. */
  readonly key: string
  readonly review: Review
  /** The record on the screen, 0-based; the number of records: all are done. */
  readonly index: number
  /** Where the queue goes on once the note of the record that was just judged is written; absent: none is open. */
  readonly next?: number
}

/** The queue on the screen; null where none was opened. */
export const reviewStore = createStore<ShownReview | null>(null)

/** The queue that is kept for a reading; null where there is none. */
export const getStoredReview = (key: string): Review | null => reviewStorage.read(key)

/** True where something was said in it. */
export const hasEntries = ({ given, notes }: Review): boolean => given.length + Object.keys(notes).length > 0

/** How many records are judged: one that was passed over stays open. */
export const countJudged = ({ given }: Review): number => given.filter(({ verdict }) => verdict !== 'pulada').length

/** '7 de 10': which record is in sight. It is no number of verdicts: records may have been skipped. */
export const queuePlaceText = ({ items: { length } }: Review, at: number): string =>
  `${Math.min(length, at + 1)} de ${length}`

/** '5 com veredito': said in the same words wherever a review is told. */
export const judgedText = (review: Review): string => `${countJudged(review)} com veredito`

/** '5 restantes (1 pulada)': the records without a verdict; together with those of `judgedText` they are all. */
export function remainingText(review: Review): string {
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
  // What the storage would not take the page has, under no name that the storage lists.
  const keys = new Set([...reviewStorage.subKeys(), ...(shown ? [shown.key] : [])])
  return [...keys]
    .flatMap((key) => reviewStorage.read(key) ?? [])
    .flatMap((each) => (hasEntries(each) ? describeReviewLoss(each) : []))
})

/** The first record of which nothing was said. */
export const findFirstUnjudged = ({ items, given }: Review): number => {
  const done = new Set(given.map(({ id }) => id))
  const at = items.findIndex(({ row }) => !done.has(row.id))
  return at < 0 ? items.length : at
}

const getReviewKey = ({ items }: Review): string => items.map(({ row }) => row.id).join()

let isPersisted = true

/** Puts a queue on the screen and keeps it. */
export const showReview = (key: string, review: Review, index = findFirstUnjudged(review)): void =>
  keep({ key, review, index })

/** That the browser keeps it no more is told once, and not with every key. */
function keep(shown: ShownReview): void {
  reviewStore.set(shown)
  const before = isPersisted
  isPersisted = reviewStorage.write(shown.review, shown.key)
  if (before && !isPersisted) notify('warning', 'O navegador não guarda a revisão: ela se perde ao recarregar')
}

// What is said of it in another tab is said here too: this one would write over it else (lib/storage/README §1).
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    const shown = reviewStore.get()
    if (!shown || key !== reviewStorage.storageKey(shown.key)) return
    const review = reviewStorage.read(shown.key)
    if (!review) return
    // Another queue took the place of this one: no key may judge a record that is not on the screen
    // (review-screen.tsx).
    if (getReviewKey(review) !== getReviewKey(shown.review)) return void reviewStore.set(null)
    const id = shown.review.items[shown.index]?.row.id
    const said = ({ given }: Review) => given.find((each) => each.id === id)?.at
    // A note that is being written here goes on at its record, unless that one is done with.
    const stays = review.items[shown.index]?.row.id === id && said(review) === said(shown.review)
    reviewStore.set(stays ? { ...shown, review } : { key: shown.key, review, index: findFirstUnjudged(review) })
  })

/** The first record from there on that was passed over; the number of records where there is none. */
const findFirstSkipped = ({ items, given }: Review, from: number): number => {
  const skipped = new Set(given.filter(({ verdict }) => verdict === 'pulada').map(({ id }) => id))
  const at = items.findIndex(({ row }, index) => index >= from && skipped.has(row.id))
  return at < 0 ? items.length : at
}

/**
 * The record's verdict, and on to the next one that has none: of those gone back to, to the next passed over. With
 * `stays` the record stays in sight until its note is written (`goOn`).
 */
export function giveVerdict(verdict: ReviewVerdict, now = Date.now(), stays = false): void {
  const shown = reviewStore.get()
  const item = shown?.review.items[shown.index]
  if (!shown || !item) return
  const wasSkipped = findFirstSkipped(shown.review, shown.index) === shown.index
  const given = [...shown.review.given.filter(({ id }) => id !== item.row.id), { id: item.row.id, verdict, at: now }]
  const review = { ...shown.review, given }
  const open = findFirstUnjudged(review)
  const isOver = wasSkipped && open === review.items.length
  const next = isOver ? findFirstSkipped(review, shown.index + 1) : open
  keep(stays ? { key: shown.key, review, index: shown.index, next } : { key: shown.key, review, index: next })
}

/** The note of the record that was just judged is written: the queue goes on. Of any other note it stays. */
export function goOn(): void {
  const shown = reviewStore.get()
  if (shown?.next !== undefined) reviewStore.set({ key: shown.key, review: shown.review, index: shown.next })
}

/** Goes to the first record that was passed over; false where there is none. */
export function goToFirstSkipped(): boolean {
  const shown = reviewStore.get()
  const at = shown ? findFirstSkipped(shown.review, 0) : 0
  if (!shown || at === shown.review.items.length) return false
  reviewStore.set({ key: shown.key, review: shown.review, index: at })
  return true
}

/** Takes the last verdict back and goes to its record; that record's id, null where there was none. */
export function undoVerdict(): number | null {
  const shown = reviewStore.get()
  const last = shown?.review.given.at(-1)
  if (!shown || !last) return null
  const at = shown.review.items.findIndex(({ row }) => row.id === last.id)
  showReview(shown.key, { ...shown.review, given: shown.review.given.slice(0, -1) }, at)
  return last.id
}

/** Writes the note of the record on the screen; '' takes it away. */
export function setNote(typed: string): void {
  const text = sanitizeLines(typed)
  const shown = reviewStore.get()
  const item = shown?.review.items[shown.index]
  if (!shown || !item) return
  const notes: Review['notes'] = { ...shown.review.notes, [item.row.id]: text }
  if (text.trim() === '') delete notes[item.row.id]
  keep({ ...shown, review: { ...shown.review, notes } })
}

/** Moves the note of the record on the screen to another record of the queue, below what is noted there already. */
export function moveNote(to: number): void {
  const shown = reviewStore.get()
  const from = shown?.review.items[shown.index]?.row.id
  const text = from === undefined ? undefined : shown?.review.notes[from]
  if (!shown || from === undefined || text === undefined || to === from) return
  const { [from]: _, ...notes } = shown.review.notes
  const moved = { ...notes, [to]: notes[to] === undefined ? text : `${notes[to]}\n${text}` }
  keep({ ...shown, review: { ...shown.review, notes: moved } })
}

/**
 * One record on (1) or back (-1), whatever its verdict; where the note of a record that was just judged is open, on is
 * where the queue goes on.
 */
export function moveReview(step: 1 | -1): void {
  const shown = reviewStore.get()
  if (!shown) return
  const { key, review, next } = shown
  if (step === 1 && next !== undefined) return goOn()
  reviewStore.set({ key, review, index: Math.max(0, Math.min(review.items.length - 1, shown.index + step)) })
}

/** How many of each verdict. */
export const countVerdicts = ({ given }: Review): Readonly<Record<ReviewVerdict, number>> => {
  const count = { conforme: 0, exceção: 0, pulada: 0 }
  for (const { verdict } of given) count[verdict]++
  return count
}
