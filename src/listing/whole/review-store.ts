/** The review queue: its records, verdicts and notes, kept for their operator over a reload until the sign-out. */
import * as z from 'zod/mini'
import { putKeptAtStake } from '#api/session/at-stake.ts'
import { DAY, kept } from '#lib/kept/kept.ts'
import { createStore } from '#lib/kept/store.ts'
import { counted } from '#lib/written/counted.ts'
import { plainLines } from '#lib/written/plain-text.ts'
import { notify } from '#ui/notices/notify.tsx'

/** What can be said of a record. */
export const reviewVerdicts = ['conforme', 'exceção', 'pulada'] as const
/** What the reviewer said of a record. */
export type ReviewVerdict = (typeof reviewVerdicts)[number]

/** Of what a queue can be. */
const origins = ['sample', 'exceptions', 'whole'] as const
/** Where the reviewed records came from. */
export type ReviewSource = (typeof origins)[number]

const schema = z.object({
  of: z._default(z.enum(origins), 'whole'),
  /** 'amostra de 60, semente novembro'. */
  origin: z.string(),
  /** Rows of the reading that the records were taken from. */
  lines: z.number(),
  /** 'provada 12:03'. */
  proof: z.string(),
  items: z.array(z.object({ row: z.looseObject({ id: z.number() }), why: z.nullable(z.string()) })),
  /** In the order in which they were given; one a record. */
  given: z.array(z.object({ id: z.number(), verdict: z.enum(reviewVerdicts), at: z.number() })),
  /** The draw that the records are of, as the evidence's manifest tells it. */
  amostra: z.optional(z.unknown()),
  /** By the record's id. */
  notes: z.record(z.string(), z.string()),
})
/** The queue with what was said so far. */
export type Review = z.output<typeof schema>

const place = kept<Review>({
  name: 'revisao',
  version: 1,
  schema: { safeParse: (value) => z.safeParse(schema, value) as { success: true; data: Review } | { success: false } },
  where: 'browser',
  age: DAY,
  limit: 2_000_000,
  untilSignOut: true,
})

/** Records of one queue; more would not fit the browser's storage. */
export const MOST_REVIEWED = 500

interface Shown {
  /** Which reading it is of. */
  readonly key: string
  readonly review: Review
  /** The record on the screen, 0-based; the number of records: all are done. */
  readonly at: number
  /** Where the queue goes on once the note of the record that was just judged is written; absent: none is open. */
  readonly next?: number
}

/** The queue on the screen; null where none was opened. */
export const reviewStore = createStore<Shown | null>(null)

/** The queue that is kept for a reading; null where there is none. */
export const keptReview = (key: string): Review | null => place.read(key)

/** True where something was said in it. */
export const wasJudged = ({ given, notes }: Review): boolean => given.length + Object.keys(notes).length > 0

/** How many records are judged: one that was passed over stays open. */
export const judgedOf = ({ given }: Review): number => given.filter(({ verdict }) => verdict !== 'pulada').length

/** '7 de 10': which record is in sight. It is no number of verdicts: records may have been skipped. */
export const queuePlaceText = ({ items: { length } }: Review, at: number): string =>
  `${Math.min(length, at + 1)} de ${length}`

/** '5 com veredito': said in the same words wherever a review is told. */
export const judgedText = (review: Review): string => `${judgedOf(review)} com veredito`

/** '5 restantes (1 pulada)': the records without a verdict; together with those of `judgedText` they are all. */
export function remainingText(review: Review): string {
  const remaining = counted(review.items.length - judgedOf(review), 'restante', 'restantes')
  const { pulada } = tally(review)
  return pulada > 0 ? `${remaining} (${counted(pulada, 'pulada', 'puladas')})` : remaining
}

const lossOf = (review: Review): string =>
  review.given.length > 0
    ? `uma revisão com ${judgedOf(review)} de ${counted(review.items.length, 'veredito', 'vereditos')}`
    : `uma revisão com ${counted(Object.keys(review.notes).length, 'nota', 'notas')}`

putKeptAtStake(() => {
  const shown = reviewStore.get()
  // What the storage would not take the page has, under no name that the storage lists.
  const keys = new Set([...place.parts(), ...(shown ? [shown.key] : [])])
  return [...keys].flatMap((key) => place.read(key) ?? []).flatMap((each) => (wasJudged(each) ? lossOf(each) : []))
})

/** The first record of which nothing was said. */
export const firstOpen = ({ items, given }: Review): number => {
  const done = new Set(given.map(({ id }) => id))
  const at = items.findIndex(({ row }) => !done.has(row.id))
  return at < 0 ? items.length : at
}

const idsOf = ({ items }: Review): string => items.map(({ row }) => row.id).join()

let isKept = true

/** Puts a queue on the screen and keeps it. */
export const showReview = (key: string, review: Review, at = firstOpen(review)): void => keep({ key, review, at })

/** That the browser keeps it no more is told once, and not with every key. */
function keep(shown: Shown): void {
  reviewStore.set(shown)
  const before = isKept
  isKept = place.write(shown.review, shown.key)
  if (before && !isKept) notify('warning', 'O navegador não guarda a revisão: ela se perde ao recarregar')
}

// What is said of it in another tab is said here too: this one would write over it else (lib/kept/README §1).
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    const shown = reviewStore.get()
    if (!shown || key !== place.key(shown.key)) return
    const review = place.read(shown.key)
    if (!review) return
    // Another queue took the place of this one: no key may judge a record that is not on the screen
    // (review-screen.tsx).
    if (idsOf(review) !== idsOf(shown.review)) return void reviewStore.set(null)
    const id = shown.review.items[shown.at]?.row.id
    const said = ({ given }: Review) => given.find((each) => each.id === id)?.at
    // A note that is being written here goes on at its record, unless that one is done with.
    const stays = review.items[shown.at]?.row.id === id && said(review) === said(shown.review)
    reviewStore.set(stays ? { ...shown, review } : { key: shown.key, review, at: firstOpen(review) })
  })

/** The first record from there on that was passed over; the number of records where there is none. */
const firstSkipped = ({ items, given }: Review, from: number): number => {
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
  const item = shown?.review.items[shown.at]
  if (!shown || !item) return
  const wasSkipped = firstSkipped(shown.review, shown.at) === shown.at
  const given = [...shown.review.given.filter(({ id }) => id !== item.row.id), { id: item.row.id, verdict, at: now }]
  const review = { ...shown.review, given }
  const open = firstOpen(review)
  const isOver = wasSkipped && open === review.items.length
  const next = isOver ? firstSkipped(review, shown.at + 1) : open
  keep(stays ? { key: shown.key, review, at: shown.at, next } : { key: shown.key, review, at: next })
}

/** The note of the record that was just judged is written: the queue goes on. Of any other note it stays. */
export function goOn(): void {
  const shown = reviewStore.get()
  if (shown?.next !== undefined) reviewStore.set({ key: shown.key, review: shown.review, at: shown.next })
}

/** Goes to the first record that was passed over; false where there is none. */
export function backToSkipped(): boolean {
  const shown = reviewStore.get()
  const at = shown ? firstSkipped(shown.review, 0) : 0
  if (!shown || at === shown.review.items.length) return false
  reviewStore.set({ key: shown.key, review: shown.review, at })
  return true
}

/** Takes the last verdict back and goes to its record; that record's id, null where there was none. */
export function takeBack(): number | null {
  const shown = reviewStore.get()
  const last = shown?.review.given.at(-1)
  if (!shown || !last) return null
  const at = shown.review.items.findIndex(({ row }) => row.id === last.id)
  showReview(shown.key, { ...shown.review, given: shown.review.given.slice(0, -1) }, at)
  return last.id
}

/** Writes the note of the record on the screen; '' takes it away. */
export function noteDown(typed: string): void {
  const text = plainLines(typed)
  const shown = reviewStore.get()
  const item = shown?.review.items[shown.at]
  if (!shown || !item) return
  const notes: Review['notes'] = { ...shown.review.notes, [item.row.id]: text }
  if (text.trim() === '') delete notes[item.row.id]
  keep({ ...shown, review: { ...shown.review, notes } })
}

/** Moves the note of the record on the screen to another record of the queue, below what is noted there already. */
export function moveNote(to: number): void {
  const shown = reviewStore.get()
  const from = shown?.review.items[shown.at]?.row.id
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
  reviewStore.set({ key, review, at: Math.max(0, Math.min(review.items.length - 1, shown.at + step)) })
}

/** How many of each verdict. */
export const tally = ({ given }: Review): Readonly<Record<ReviewVerdict, number>> => {
  const count = { conforme: 0, exceção: 0, pulada: 0 }
  for (const { verdict } of given) count[verdict]++
  return count
}
