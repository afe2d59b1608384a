// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { confirm, isAsking, isHeldUp, isQuestionDue } from './confirm.ts'

const host = vi.hoisted(() => ({ answer: (_: boolean) => {} }))
vi.mock('./confirm-host.tsx', () => ({
  openConfirm: () => new Promise<boolean>((resolve) => (host.answer = resolve)),
}))

const question = { text: 'Excluir produto #12?' }
const draw = () => {
  const drawn = document.createElement('div')
  drawn.setAttribute('role', 'alertdialog')
  document.body.append(drawn)
  return drawn
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

it('is due from the wish until it is in sight, and not after its answer', async () => {
  expect(isQuestionDue()).toBe(false)
  const answered = confirm(question)
  await vi.dynamicImportSettled()
  expect(isQuestionDue()).toBe(true)
  const drawn = draw()
  expect(isQuestionDue()).toBe(false)
  drawn.remove()
  host.answer(true)
  expect(await answered).toBe(true)
  expect(isQuestionDue()).toBe(false)
})

it('whose code does not come is not waited for longer than 3 s', async () => {
  const answered = confirm(question)
  await vi.dynamicImportSettled()
  vi.advanceTimersByTime(2_999)
  expect(isQuestionDue()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isQuestionDue()).toBe(false)
  host.answer(false)
  await answered
})

it('holds up what is under way until it is answered, unless it is asked aside', async () => {
  const aside = confirm({ ...question, aside: true })
  await vi.dynamicImportSettled()
  expect([isAsking(), isHeldUp()]).toEqual([true, false])
  const next = confirm(question)
  expect(isHeldUp()).toBe(true)
  host.answer(true)
  await aside
  await vi.dynamicImportSettled()
  expect(isHeldUp()).toBe(true)
  host.answer(true)
  await next
  await Promise.resolve()
  expect([isAsking(), isHeldUp()]).toEqual([false, false])
})
