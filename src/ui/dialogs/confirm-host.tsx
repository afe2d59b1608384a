/** Draws one question at a time, in a root of its own: sign-in pages and console share it. */
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Conflict, Decision } from './conflict-sides.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Prompt, Question } from './question.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { PromptDialog } from './prompt-dialog.tsx'

const place = document.createElement('div')
document.body.append(place)
const root = createRoot(place)
let serial = 0

type Draw<Answer> = (open: boolean, settle: (answer: Answer) => void, key: number) => ReactNode

/** Says no to the open one. */
let sayNo = () => {}

/** Says no to the question that is open; nothing where there is none. */
export const refuseOpen = (): void => sayNo()

function open<Answer>(draw: Draw<Answer>, no: Answer, isRefusable = true, until?: AbortSignal): Promise<Answer> {
  if (until?.aborted) return Promise.resolve(no)
  const key = ++serial
  return new Promise((resolve) => {
    let isSettled = false
    const settle = (answer: Answer) => {
      // Another one may be drawn by now.
      if (isSettled) return
      isSettled = true
      sayNo = () => {}
      // Closed, not taken away: its end gives the focus back to where it was.
      root.render(draw(false, settle, key))
      resolve(answer)
    }
    if (isRefusable) sayNo = () => settle(no)
    // Gone before what comes instead takes the focus.
    until?.addEventListener('abort', () => flushSync(() => settle(no)))
    root.render(draw(true, settle, key))
  })
}

/** Opens the confirmation; resolves with the answer. */
export const openConfirm = (question: Question): Promise<boolean> =>
  open(
    (isOpen, settle, key) => <ConfirmDialog key={key} question={question} open={isOpen} answer={settle} />,
    false,
    true,
    question.until,
  )

/** Opens the question for one text; resolves with it, null where it was cancelled. */
export const openPrompt = (prompt: Prompt): Promise<string | null> =>
  open<string | null>(
    (isOpen, settle, key) => <PromptDialog key={key} prompt={prompt} open={isOpen} answer={settle} />,
    null,
  )

/** Opens the choice between the sides of a record that was changed twice; null where it was left. Back does not leave it. */
export const openConflict = (conflict: Conflict): Promise<Decision> =>
  open<Decision>(
    (isOpen, settle, key) => <ConflictDialog key={key} conflict={conflict} open={isOpen} answer={settle} />,
    null,
    // What was chosen in it so far is work.
    false,
  )
