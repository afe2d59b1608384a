// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { ownerStore } from '#lib/storage/owner.ts'
import { getSavedScripts, saveScript } from './saved-scripts.ts'

beforeEach(() => {
  localStorage.clear()
  ownerStore.set('7')
})

it('refuses one more than the maximum, and loses none of the others', () => {
  // A name has only letters.
  const names = Array.from({ length: 100 }, (_, at) => `r${String.fromCharCode(97 + (at % 26)).repeat(1 + at / 26)}`)
  for (const name of names) expect(saveScript({ name, lines: ['ir para lojas'] })).toBeNull()
  expect(saveScript({ name: 'zz', lines: ['ir para lojas'] })).toBe('Já há 100 roteiros: exclua um antes.')
  expect(getSavedScripts().map(({ name }) => name)).toEqual(names.toSorted())
  expect(saveScript({ name: 'outro', lines: ['tema escuro'] }, 'ra')).toBeNull()
  expect(saveScript({ name: 'rb', lines: ['tema escuro'] })).toBeNull()
  expect(getSavedScripts()).toHaveLength(100)
})

it('keeps a pasted name as it looks', () => {
  // It replaces another, because the maximum is reached.
  saveScript({ name: '\u200bme\u0302s\u00a0fechado', lines: ['ir para lojas'] }, 'rb')
  expect(getSavedScripts().map(({ name }) => name)).toContain('mês fechado')
})
