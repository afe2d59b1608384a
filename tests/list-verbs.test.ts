/** Every verb of the list engine stands in the tests of two lists: its keys, its phrase, and the mouse for what is new. */
// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { ACTING_PHRASES, CELL_MENU, HEADER_MENU, lists, phrasesOf, stepsOf } from '../e2e/verbos-de-lista.ts'
import { registry } from './registry.ts'

/** What needs a list that failed (e2e/rede.spec.ts). */
const ELSEWHERE = ['tabela.tentar']
const verbs = registry.commands.filter(({ id }) => /^(tabela|coluna|visao)\./.test(id) && !ELSEWHERE.includes(id))
/** Keys that ask in the palette, bring a file, lead into the fields or are but other ways to a menu: their own journeys. */
const ELSEWHERE_KEYS = ['s', 'a i', 'a d', 'a e', 'a l', 'f', 'Shift+F10', 'ContextMenu', 'ArrowDown']
/** 'Mod+c' and 'Mod+C' are one key; a letter alone is what it is. */
const plain = (key: string) => key.replace(/\+([A-Z])$/, (_, letter: string) => `+${letter.toLowerCase()}`)

it.each(lists)('the keys of a list are pressed on $path', (list) => {
  const pressed = new Set(stepsOf(list).map(([key]) => plain(key)))
  const missing = verbs.flatMap(({ id, keys = [] }) =>
    keys.filter((key) => !pressed.has(plain(key)) && !ELSEWHERE_KEYS.includes(key)).map((key) => `${id} ${key}`),
  )
  expect(missing).toEqual([])
})

it.each(lists)('every verb of a list is said by its phrase on $path', (list) => {
  const said = new Set([...phrasesOf(list), ...ACTING_PHRASES].map(([verb]) => verb))
  // Those of a digit have their key alone.
  expect(verbs.flatMap(({ id, hidden }) => (hidden || said.has(id) ? [] : [id]))).toEqual([])
})

it('every verb on a column and every verb that looks closer has a place for the mouse', () => {
  const pointed = new Set([...CELL_MENU, ...HEADER_MENU].map(([verb]) => verb))
  const wanted = [
    'tabela.previa',
    'tabela.fixar',
    'tabela.comparar',
    'tabela.onde',
    'tabela.continuo',
    'tabela.acompanhar',
    'tabela.filtroDigitado',
    'tabela.mesmoValor',
    ...verbs.flatMap(({ id, label }) => (id.startsWith('coluna.') && label !== undefined ? [id] : [])),
  ]
  expect(wanted.filter((id) => !pointed.has(id))).toEqual([])
})
