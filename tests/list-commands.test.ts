/** Checks that the browser tests of lists cover every list command: its keys, its phrase, and its mouse access. */
import { expect, it } from 'vitest'
import { ACTION_PHRASES, getPhrases } from '../e2e/list-commands/phrases.ts'
import { cashbacks, transacoes } from '../e2e/list-commands/lists.ts'
import { CELL_MENU, HEADER_MENU, PALETTE_LINES, TESTED_ELSEWHERE } from '../e2e/list-commands/mouse.ts'
import { getActionSteps, isEffective, getSteps } from '../e2e/list-commands/keys.ts'
import { registry } from './registry.ts'

/** Commands that need a list that failed (e2e/offline.e2e.ts). */
const ELSEWHERE = ['tabela.tentar']
const listCommands = registry.commands.filter(
  ({ id }) => /^(tabela|coluna|visao)\./.test(id) && !ELSEWHERE.includes(id),
)
/** The grid's own keys (src/commands/keys/README §5), which no command has. */
const GRID_KEYS =
  'j k ArrowUp ArrowDown ArrowLeft ArrowRight Home End PageUp PageDown Mod+Home Mod+End x Space Shift+ArrowUp ' +
  'Shift+ArrowDown Mod+a Enter Escape'
/** 'Mod+c' and 'Mod+C' are one key; a single letter stays as it is. */
const normalizeKey = (key: string) => key.replace(/\+([A-Z])$/, (_, letter: string) => `+${letter.toLowerCase()}`)

/** The keys that a test presses with effect. */
const pressedKeys = new Set(
  [...getSteps(transacoes), ...getActionSteps(cashbacks)].filter(isEffective).map(([key]) => normalizeKey(key)),
)

it('every key of a list is pressed with effect in a browser', () => {
  const keys = [
    ...listCommands.flatMap(({ id, keys: commandKeys = [] }) => commandKeys.map((key) => [id, key] as const)),
    ...GRID_KEYS.split(' ').map((key) => ['grid', key] as const),
  ]
  expect(keys.length).toBeGreaterThan(60)
  const untested = keys.filter(([, key]) => !pressedKeys.has(normalizeKey(key)))
  expect(untested.map(([id, key]) => `${id} ${key}`)).toEqual([])
})

it('every list command is run by its phrase', () => {
  const phraseCommands = new Set([...getPhrases(cashbacks), ...ACTION_PHRASES].map(([commandId]) => commandId))
  // Those of a digit have only their key.
  expect(listCommands.flatMap(({ id, hidden }) => (hidden || phraseCommands.has(id) ? [] : [id]))).toEqual([])
})

it('every list command has mouse access', () => {
  const mouseCommands = new Set([...CELL_MENU, ...HEADER_MENU, ...PALETTE_LINES].map(([commandId]) => commandId))
  const all = listCommands.flatMap(({ id, hidden }) => (hidden ? [] : [id]))
  expect(all.filter((id) => !mouseCommands.has(id) && !(id in TESTED_ELSEWHERE))).toEqual([])
  // The commands tested elsewhere exist, and are not tested here too.
  expect(Object.keys(TESTED_ELSEWHERE).filter((id) => mouseCommands.has(id) || !all.includes(id))).toEqual([])
  // Each command of the header's menu is clicked there.
  const inHeader = listCommands.filter(({ id, label }) => id.startsWith('coluna.') && label !== undefined)
  const clicked = new Set(HEADER_MENU.map(([commandId]) => commandId))
  expect(inHeader.flatMap(({ id }) => (clicked.has(id) ? [] : [id]))).toEqual([])
})
