// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

const KEY = 'gestor.teclas:7:'

/** The module as a fresh page loads it. */
async function fresh(ownerId = '7') {
  vi.resetModules()
  const { ownerStore } = await import('#lib/storage/owner.ts')
  ownerStore.set(ownerId)
  return import('./custom-keys.ts')
}

beforeEach(() => localStorage.clear())

it('keeps keys across a reload, and notifies of a change', async () => {
  const keys = await fresh()
  const listener = vi.fn()
  keys.subscribeToCustomKeys(listener)
  keys.setCustomKeys({ 'casca.tema': ['z'] })
  expect(listener).toHaveBeenCalledTimes(1)
  expect((await fresh()).getCustomKeys()).toEqual({ 'casca.tema': ['z'] })
})

it('parses nothing from text that is no list of keys', async () => {
  const { parseCustomKeys } = await fresh()
  for (const text of [null, '', 'nope', '[]x', '{"a":1}', '{"a":[1]}']) expect(parseCustomKeys(text)).toBeNull()
  expect(parseCustomKeys('{"a":["g p"],"b":[]}')).toEqual({ a: ['g p'], b: [] })
})

it('follows another tab', async () => {
  const keys = await fresh()
  expect(keys.getCustomKeys()).toEqual({})
  localStorage.setItem(KEY, '{"v":1,"at":1,"end":null,"out":false,"value":{"casca.tema":["y"]}}')
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(keys.getCustomKeys()).toEqual({ 'casca.tema': ['y'] })
})

it('are still another operator’s default keys [M1]', async () => {
  ;(await fresh('7')).setCustomKeys({ 'casca.tema': ['z'] })
  expect((await fresh('8')).getCustomKeys()).toEqual({})
})

it('shows a key that works: with single keys off one with a modifier, or a row key of the table', async () => {
  const { getDisplayKey } = await fresh()
  const { setPreference } = await import('#ui/theme/preferences.ts')
  const getShownKeys = () =>
    [
      { id: 'casca.atalhos', keys: ['?', 'Mod+/'], scope: 'global' as const },
      { id: 'tabela.limpar', keys: ['a l'] },
      { id: 'tabela.inverter', keys: ['Shift+S'], scope: 'list' as const },
      { id: 'produto.editar', keys: ['e'], scope: 'row' as const },
      { id: 'produto.estoque', keys: ['a q'], scope: 'row' as const },
      { id: 'casca.paleta', keys: ['Mod+K'] },
    ].map((command) => getDisplayKey(command, { 'casca.paleta': ['F9'] }))
  expect(getShownKeys()).toEqual(['?', 'a l', 'Shift+S', 'e', 'a q', 'F9'])
  setPreference('singleKeys', false)
  expect(getShownKeys()).toEqual(['Mod+/', undefined, undefined, 'e', undefined, 'F9'])
})
