// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { currentRun, setRun } from '#commands/bulk/run-store.ts'
import { openedWindow, openWindow } from '#commands/windows/window-store.ts'
import { confirm, refuse } from '#ui/dialogs/confirm.ts'
import { closeByBack } from './back-closes.ts'

type Blocker = Parameters<Parameters<typeof closeByBack>[0]['block']>[0]
let blocker: Blocker | null = null
closeByBack({
  block(given) {
    blocker = given
    return () => (blocker = null)
  },
})
/** True where the page stays. */
const step = (action: 'BACK' | 'GO' | 'PUSH') => blocker?.blockerFn({ action } as never) ?? false

vi.mock('#ui/dialogs/confirm-host.tsx', () => {
  let answer = (_: boolean) => {}
  return {
    openConfirm: () => new Promise<boolean>((resolve) => (answer = resolve)),
    refuseOpen: () => answer(false),
  }
})

beforeEach(() => openWindow(null))

it('Back is no to an open question, and the page stays', async () => {
  expect(step('BACK')).toBe(false)
  const answered = confirm({ text: 'Excluir loja #80?' })
  await vi.dynamicImportSettled()
  expect(step('PUSH')).toBe(false)
  expect(step('BACK')).toBe(true)
  expect(await answered).toBe(false)
  expect(step('BACK')).toBe(false)
})

it('Back leaves a question to itself that what is under way does not wait for', async () => {
  const answered = confirm({ text: 'Descartar alterações?', aside: true })
  await vi.dynamicImportSettled()
  expect(step('BACK')).toBe(false)
  await refuse()
  await answered
})

it.each(['atalhos', 'teclas', 'historico', 'roteiros'] as const)('Back closes %s, and the page stays', (name) => {
  openWindow(name)
  expect(step('BACK')).toBe(true)
  expect(openedWindow()).toBeNull()
  expect(step('BACK')).toBe(false)
})

it('Back leaves the editor of a script as it is', () => {
  openWindow('roteiro')
  expect(step('BACK')).toBe(false)
  expect(openedWindow()).toBe('roteiro')
})

it('a form that was let go is left, and the window over it closes', () => {
  openWindow('atalhos')
  expect(step('GO')).toBe(false)
  expect(openedWindow()).toBeNull()
})

it('Back closes a report', () => {
  setRun({} as never, {} as never, true)
  expect(step('BACK')).toBe(true)
  expect(currentRun()?.report).toBe(false)
})
