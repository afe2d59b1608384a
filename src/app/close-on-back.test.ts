// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { getCurrentRun, setCurrentRun } from '#commands/bulk/run-store.ts'
import { getOpenDialog, openDialog } from '#commands/dialogs/dialog-store.ts'
import { confirm, cancelDialog } from '#ui/dialogs/confirm.ts'
import { closeDialogsOnBack } from './close-on-back.ts'

type Blocker = Parameters<Parameters<typeof closeDialogsOnBack>[0]['block']>[0]
let blocker: Blocker | null = null
closeDialogsOnBack({
  block(given) {
    blocker = given
    return () => (blocker = null)
  },
})
/** Presses Back or navigates; true if the page stays. */
const step = (action: 'BACK' | 'GO' | 'PUSH') => blocker?.blockerFn({ action } as never) ?? false

vi.mock('#ui/dialogs/dialog-host.tsx', () => {
  let answer = (_: boolean) => {}
  return {
    openConfirmDialog: () => new Promise<boolean>((resolve) => (answer = resolve)),
    cancelOpenDialog: () => answer(false),
  }
})

beforeEach(() => openDialog(null))

it('Back answers no to an open confirmation, and the page stays', async () => {
  expect(step('BACK')).toBe(false)
  const answered = confirm({ text: 'Excluir loja #80?' })
  await vi.dynamicImportSettled()
  expect(step('PUSH')).toBe(false)
  expect(step('BACK')).toBe(true)
  expect(await answered).toBe(false)
  expect(step('BACK')).toBe(false)
})

it('Back ignores a non-blocking question', async () => {
  const answered = confirm({ text: 'Descartar alterações?', isNonBlocking: true })
  await vi.dynamicImportSettled()
  expect(step('BACK')).toBe(false)
  await cancelDialog()
  await answered
})

it.each(['atalhos', 'teclas', 'historico', 'roteiros'] as const)('Back closes %s, and the page stays', (name) => {
  openDialog(name)
  expect(step('BACK')).toBe(true)
  expect(getOpenDialog()).toBeNull()
  expect(step('BACK')).toBe(false)
})

it('Back leaves the script editor open', () => {
  openDialog('roteiro')
  expect(step('BACK')).toBe(false)
  expect(getOpenDialog()).toBe('roteiro')
})

it('Back leaves a form whose changes were discarded, and closes the dialog over it', () => {
  openDialog('atalhos')
  expect(step('GO')).toBe(false)
  expect(getOpenDialog()).toBeNull()
})

it('Back closes a report', () => {
  setCurrentRun({} as never, {} as never, true)
  expect(step('BACK')).toBe(true)
  expect(getCurrentRun()?.isReportOpen).toBe(false)
})
