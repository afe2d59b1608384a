/**
 * Asks before an act, and for a single text: imperative, so that commands, which know no React, can use them. The
 * dialogs are fetched with the first question.
 */
import { createStore } from '#lib/kept/store.ts'
import { areKeysAtRest, keysAtRest } from '#ui/focus/keys-at-rest.ts'
import type { Prompt, Question } from './question.ts'

/** Nobody waits longer for a question whose code does not come, ms. */
const PATIENCE = 3_000
let dueUntil = 0

/** True while a question was asked and is not in sight yet: no key answers it, and none acts behind it. */
export const isQuestionDue = (): boolean =>
  performance.now() < dueUntil && !document.querySelector('[role=alertdialog]')

/** True for yes. A second question waits until the first is answered. */
export function confirm(question: Question): Promise<boolean> {
  return queue(async () => {
    dueUntil = performance.now() + PATIENCE
    try {
      return await (await import('./confirm-host.tsx')).openConfirm(question)
    } finally {
      dueUntil = 0
    }
  }, question.aside)
}

/** Says no to the question that is open, or on its way, as Esc does; nothing where there is none. */
export const refuse = async (): Promise<void> => (await import('./confirm-host.tsx')).refuseOpen()

/** The text as typed, or null where it was cancelled. */
export function askText(prompt: Prompt): Promise<string | null> {
  return queue(async () => (await import('./confirm-host.tsx')).openPrompt(prompt))
}

let last: Promise<unknown> = Promise.resolve()
/** When the last question was answered, as `performance.now()` counts. */
let freeSince = 0
const unanswered = createStore(0)
const waited = createStore(0)

/** True from the wish for a question of any kind to its answer. */
export const isAsking = (): boolean => unanswered.get() > 0
/** Called on every change of it; returns the way to stop. */
export const onAsking = unanswered.subscribe

/** True while a question is unanswered that what is under way waits for. */
export const isHeldUp = (): boolean => waited.get() > 0
/** Called on every change of it; returns the way to stop. */
export const onHeldUp = waited.subscribe

/**
 * Opens it once every question before it is answered: all are drawn in one place, and one would take the other away.
 * Nobody is asked in the middle of typing something else.
 */
export function queue<Answer>(open: () => Promise<Answer>, aside = false): Promise<Answer> {
  const count = (step: 1 | -1) => {
    unanswered.set(unanswered.get() + step)
    if (!aside) waited.set(waited.get() + step)
  }
  const end = () => {
    freeSince = performance.now()
    count(-1)
  }
  count(1)
  const asked = performance.now()
  const answer = last.then(() => {
    // A key that answered the one before is none that was pressed meanwhile.
    const since = Math.max(asked, freeSince)
    return areKeysAtRest(since) ? open() : keysAtRest(since).then(open)
  })
  last = answer.then(end, end)
  return answer
}
