// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { owner } from '#lib/kept/owner.ts'
import { setPreference } from '#ui/theme/preferences.ts'
import { defineCommand } from '#commands/define.ts'
import { notePointer, welcome } from './hints.ts'
import { statusLine } from './status-line.ts'
import { endWelcome, isWelcoming } from './welcome.ts'

const edit = defineCommand({
  id: 'produto.editar',
  title: 'Editar produto',
  group: 'Ações',
  place: 'row',
  keys: ['e'],
  phrases: ['x'],
})
const plain = defineCommand({ id: 'sem.tecla', title: 'Sem tecla', group: 'Ações', place: 'row', phrases: ['x'] })

beforeEach(() => {
  localStorage.clear()
  owner.set('7')
  setPreference('hints', true)
  setPreference('singleKeys', true)
})
afterEach(() => vi.unstubAllGlobals())
const serial = () => statusLine()?.serial ?? 0

it('tells the key after the third time by mouse, once', () => {
  const before = serial()
  notePointer(edit)
  notePointer(edit)
  expect(serial()).toBe(before)
  notePointer(edit)
  expect(statusLine()?.text).toBe('Dica: E edita a linha')
  const told = serial()
  notePointer(edit)
  expect(serial()).toBe(told)
})

it('says nothing without a key, with single keys off, and when tips are off', () => {
  const before = serial()
  for (let times = 0; times < 4; times++) notePointer(plain)
  setPreference('singleKeys', false)
  for (let times = 0; times < 4; times++) notePointer(edit)
  setPreference('singleKeys', true)
  setPreference('hints', false)
  for (let times = 0; times < 4; times++) notePointer(edit)
  welcome()
  expect(serial()).toBe(before)
  expect(isWelcoming()).toBe(false)
})

it('welcomes once, until the help is opened', () => {
  welcome()
  expect(isWelcoming()).toBe(true)
  endWelcome()
  expect(isWelcoming()).toBe(false)
  welcome()
  expect(isWelcoming()).toBe(false)
})

it.each(['(max-width: 599px)', '(pointer: coarse)'])('tells no key where there is none to press: %s', (matching) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === matching }))
  const before = serial()
  for (let times = 0; times < 4; times++) notePointer(edit)
  expect(serial()).toBe(before)
})
