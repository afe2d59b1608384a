// @vitest-environment jsdom
/** Tests what all questions have in common. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setEnvironment } from '#lib/startup/environment.ts'
import * as host from './dialog-host.tsx'

const questions: Readonly<Record<string, () => Promise<unknown>>> = {
  openConfirmDialog: () => host.openConfirmDialog({ text: 'Excluir produto #12?', confirmLabel: 'Excluir' }),
  openPromptDialog: () => host.openPromptDialog({ title: 'Reprocessar por Pedido', label: 'ID do pedido' }),
  openConflictDialog: () =>
    host.openConflictDialog({
      title: 'O produto #12 mudou',
      description: 'Nada foi enviado.',
      openedAt: '14:21',
      readAt: '14:36',
      submitLabel: 'Atualizar',
      fields: [{ name: 'preco', label: 'Preço', original: 'R$ 1', mine: 'R$ 2', current: 'R$ 3' }],
      merged: [],
    }),
}
afterEach(() => setEnvironment(null))

it('this test has every question that can be asked', () => {
  expect(Object.keys(questions).toSorted()).toEqual(
    Object.keys(host)
      .filter((name) => name.startsWith('open'))
      .toSorted(),
  )
})

const press = (key: string, element: Element) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const findDialog = () => document.querySelector('[role=alertdialog], [role=dialog]')

/** Asks, hands the dialog to `check`, and waits until it is answered. */
async function askAndCheck(ask: () => Promise<unknown>, check: (dialog: Element) => void) {
  const answered = ask()
  const dialog = await vi.waitFor(() => findDialog() ?? expect.unreachable('no dialog'))
  check(dialog)
  press('Escape', dialog)
  await answered
  await vi.waitFor(() => expect(findDialog()).toBeNull())
}

describe.each(Object.entries(questions))('%s', (_, ask) => {
  it('wears the name of the environment, unless that is production', async () => {
    setEnvironment({ name: 'Homologação', kind: 'staging', showInProduction: false })
    await askAndCheck(ask, (dialog) => {
      const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
      expect(description?.textContent).toMatch(/^Ambiente: Homologação/)
    })
    setEnvironment({ name: 'Brasil', kind: 'production', showInProduction: false })
    await askAndCheck(ask, (dialog) => expect(dialog.textContent).not.toContain('Ambiente'))
  })

  it('gives the page below no key', async () => {
    const onKey = vi.fn()
    await askAndCheck(ask, (dialog) => {
      document.addEventListener('keydown', onKey)
      press('x', dialog)
      document.removeEventListener('keydown', onKey)
    })
    expect(onKey).not.toHaveBeenCalled()
  })
})
