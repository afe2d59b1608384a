// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { defineCommand } from '#commands/define.ts'
import { createRegistry } from '#commands/registry.ts'
import { setRegistry } from '#commands/runtime.ts'
import { handleKey } from './handle-key.ts'

vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn(), notifyProgress: vi.fn() }))

const copied = vi.fn()
const copy = defineCommand({
  id: 'tabela.copiar',
  title: 'Copiar',
  group: 'Tabela',
  scope: 'global',
  keys: ['Mod+C'],
  phrases: ['copiar'],
  run: () => void copied(),
})
setRegistry(createRegistry([], [copy]))
document.body.append('texto marcado')

const press = (key: string, code = 'KeyC') => {
  const event = new KeyboardEvent('keydown', { key, code, ctrlKey: true, bubbles: true, cancelable: true })
  document.body.addEventListener('keydown', handleKey, { once: true })
  document.body.dispatchEvent(event)
  return event
}
afterEach(() => {
  getSelection()?.removeAllRanges()
  copied.mockClear()
})

it('copies by its command if nothing is selected', async () => {
  expect(press('c').defaultPrevented).toBe(true)
  await vi.waitFor(() => expect(copied).toHaveBeenCalledOnce())
})

it('leaves selected text to the browser, which copies it', async () => {
  getSelection()?.selectAllChildren(document.body)
  expect(press('c').defaultPrevented).toBe(false)
  await new Promise((resolve) => setTimeout(resolve))
  expect(copied).not.toHaveBeenCalled()
})
