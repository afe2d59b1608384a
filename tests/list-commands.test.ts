/**
 * Every verb of the list engine stands in the tests of two lists: its keys, its phrase, and its place for the mouse.
 */
// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { ACTION_PHRASES, getPhrases } from '../e2e/list-commands/phrases.ts'
import { listsWithActions, lists } from '../e2e/list-commands/lists.ts'
import { CELL_MENU, HEADER_MENU, PALETTE_LINES, TESTED_ELSEWHERE } from '../e2e/list-commands/mouse.ts'
import { getActionSteps, isEffective, type KeyStep, getSteps } from '../e2e/list-commands/keys.ts'
import { registry } from './registry.ts'

/** What needs a list that failed (e2e/offline.spec.ts). */
const ELSEWHERE = ['tabela.tentar']
const verbs = registry.commands.filter(({ id }) => /^(tabela|coluna|visao)\./.test(id) && !ELSEWHERE.includes(id))
/** The grid's own keys (src/commands/keys/README §5), which no command has. */
const MOVES =
  'j k ArrowUp ArrowDown ArrowLeft ArrowRight Home End PageUp PageDown Mod+Home Mod+End x Space Shift+ArrowUp ' +
  'Shift+ArrowDown Mod+a Enter Escape'
/** 'Mod+c' and 'Mod+C' are one key; a letter alone is what it is. */
const plain = (key: string) => key.replace(/\+([A-Z])$/, (_, letter: string) => `+${letter.toLowerCase()}`)

/** Of each key the lists on which its step does what it is for. */
const pressed = new Map<string, Set<string>>()
const note = (path: string, steps: readonly KeyStep[]) => {
  for (const step of steps) {
    const key = plain(step[0])
    if (isEffective(step)) pressed.set(key, (pressed.get(key) ?? new Set()).add(path))
  }
}
for (const list of lists) note(list.path, getSteps(list))
for (const list of listsWithActions) note(list.path, getActionSteps(list))

it('every key of a list does in a browser what it is for, on two lists at least', () => {
  const keys = [
    ...verbs.flatMap(({ id, keys: own = [] }) => own.map((key) => [id, key] as const)),
    ...MOVES.split(' ').map((key) => ['grid', key] as const),
  ]
  expect(keys.length).toBeGreaterThan(60)
  const missing = keys.filter(([, key]) => (pressed.get(plain(key))?.size ?? 0) < 2)
  expect(missing.map(([id, key]) => `${id} ${key}`)).toEqual([])
})

it.each(lists)('every verb of a list is said by its phrase on $path', (list) => {
  const said = new Set([...getPhrases(list), ...ACTION_PHRASES].map(([verb]) => verb))
  // Those of a digit have their key alone.
  expect(verbs.flatMap(({ id, hidden }) => (hidden || said.has(id) ? [] : [id]))).toEqual([])
})

it('every verb of a list has a place for the mouse', () => {
  const pointed = new Set([...CELL_MENU, ...HEADER_MENU, ...PALETTE_LINES].map(([verb]) => verb))
  const all = verbs.flatMap(({ id, hidden }) => (hidden ? [] : [id]))
  expect(all.filter((id) => !pointed.has(id) && !(id in TESTED_ELSEWHERE))).toEqual([])
  // What is told to be elsewhere is there.
  expect(Object.keys(TESTED_ELSEWHERE).filter((id) => pointed.has(id) || !all.includes(id))).toEqual([])
  // Each verb that the header's menu has is clicked there.
  const inHeader = verbs.filter(({ id, label }) => id.startsWith('coluna.') && label !== undefined)
  const clicked = new Set(HEADER_MENU.map(([verb]) => verb))
  expect(inHeader.flatMap(({ id }) => (clicked.has(id) ? [] : [id]))).toEqual([])
})
