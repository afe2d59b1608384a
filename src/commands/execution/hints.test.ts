// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownerStore } from '#lib/storage/owner.ts'
import { setPreference } from '#ui/theme/preferences.ts'
import * as arg from '#commands/args.ts'
import { defineCommand } from '#commands/define.ts'
import { countFieldSave, countPointerUse, showWelcomeOnce } from './hints.ts'
import { getStatusLine } from './status-line.ts'
import { hideWelcome, isWelcomeShown } from './welcome.ts'

const edit = defineCommand({
  id: 'produto.editar',
  title: 'Editar produto',
  group: 'Ações',
  scope: 'row',
  keys: ['e'],
  phrases: ['x'],
})
const plain = defineCommand({ id: 'sem.tecla', title: 'Sem tecla', group: 'Ações', scope: 'row', phrases: ['x'] })

beforeEach(() => {
  localStorage.clear()
  ownerStore.set('7')
  setPreference('hints', true)
  setPreference('singleKeys', true)
})
afterEach(() => vi.unstubAllGlobals())

it('tells the key after the third use by mouse, once', () => {
  const before = getStatusLine()
  countPointerUse(edit)
  countPointerUse(edit)
  expect(getStatusLine()).toBe(before)
  countPointerUse(edit)
  expect(getStatusLine()?.text).toBe('Dica: E edita a linha')
  const hint = getStatusLine()
  countPointerUse(edit)
  expect(getStatusLine()).toBe(hint)
})

it('gives the line that sets a field after the third save of one field, once', () => {
  const setter = defineCommand({
    id: 'produto.alterar',
    title: 'Alterar campo do produto',
    dynamicTitle: ({ campo }) => `Alterar ${campo === 'numPreco' ? 'preço' : 'campo'} do produto`,
    group: 'Ações',
    scope: 'row',
    phrases: ['alterar {campo}'],
    args: { campo: arg.field('campo', [{ value: 'numPreco', label: 'preço' }]) },
  })
  const before = getStatusLine()
  for (let times = 0; times < 4; times++) countFieldSave(setter, 12, 'imagem')
  countFieldSave(setter, 12, 'numPreco')
  countFieldSave(setter, 13, 'numPreco')
  expect(getStatusLine()).toBe(before)
  countFieldSave(setter, 14, 'numPreco')
  const text = 'Dica: “alterar preço do produto 14 para …” na paleta muda um campo sem o formulário'
  expect(getStatusLine()?.text).toBe(text)
  const hint = getStatusLine()
  countFieldSave(setter, 15, 'numPreco')
  expect(getStatusLine()).toBe(hint)
})

it('says nothing without a key, with single keys off, and with tips off', () => {
  const before = getStatusLine()
  for (let times = 0; times < 4; times++) countPointerUse(plain)
  setPreference('singleKeys', false)
  for (let times = 0; times < 4; times++) countPointerUse(edit)
  setPreference('singleKeys', true)
  setPreference('hints', false)
  for (let times = 0; times < 4; times++) countPointerUse(edit)
  showWelcomeOnce()
  expect(getStatusLine()).toBe(before)
  expect(isWelcomeShown()).toBe(false)
})

it('welcomes once, until the help is opened', () => {
  showWelcomeOnce()
  expect(isWelcomeShown()).toBe(true)
  hideWelcome()
  expect(isWelcomeShown()).toBe(false)
  showWelcomeOnce()
  expect(isWelcomeShown()).toBe(false)
})

it.each(['(max-width: 599px)', '(pointer: coarse)'])('tells no key on a device without keys: %s', (matching) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === matching }))
  const before = getStatusLine()
  for (let times = 0; times < 4; times++) countPointerUse(edit)
  expect(getStatusLine()).toBe(before)
})
