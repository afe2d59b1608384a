import { expect, it, vi } from 'vitest'
import * as arg from './args.ts'
import { type CommandContext, UnchangedResult } from './define.ts'
import { defineToggle } from './toggle.ts'

const context = {} as CommandContext
let open: ReadonlySet<string> = new Set()
const turn = vi.fn((on: boolean, _: CommandContext, { porta }: { porta: string }) => {
  open = new Set(on ? [porta] : [])
})
const door = defineToggle({
  id: 'porta.alternar',
  title: 'Abrir ou fechar a porta',
  group: 'Console',
  scope: 'global',
  phrases: ['alternar {porta}'],
  onPhrases: ['abrir porta {porta}', 'abrir {porta}'],
  offPhrases: ['fechar porta {porta}'],
  args: { porta: arg.freeText('porta') },
  isOn: (_, { porta = '' }) => open.has(porta),
  setState: turn,
})
const run = (values: { porta: string; on?: boolean }) => door.run?.(values, context)

it('gives the state that is said, and tells where it is so already', () => {
  expect(run({ porta: 'azul', on: false })).toEqual(new UnchangedResult('Fechar porta: já está assim'))
  expect(turn).not.toHaveBeenCalled()
  expect(run({ porta: 'azul', on: true })).toBeUndefined()
  expect([...open]).toEqual(['azul'])
  expect(run({ porta: 'azul', on: true })).toEqual(new UnchangedResult('Abrir porta: já está assim'))
  expect(turn).toHaveBeenCalledTimes(1)
  expect(run({ porta: 'azul', on: false })).toBeUndefined()
  expect([...open]).toEqual([])
})

it('gives the other state where none is said, by a key or a button', () => {
  run({ porta: 'azul' })
  expect([...open]).toEqual(['azul'])
  run({ porta: 'azul' })
  expect([...open]).toEqual([])
})

it('tells of each phrase which state it says, and is called by the first of the state that is wanted', () => {
  expect(door.phrases.map((phrase, at) => [phrase, door.phraseStates?.[at]])).toEqual([
    ['alternar {porta}', undefined],
    ['abrir porta {porta}', true],
    ['abrir {porta}', true],
    ['fechar porta {porta}', false],
  ])
  expect([{}, { on: true }, { on: false }].map((values) => door.dynamicTitle?.(values as never))).toEqual([
    'Abrir ou fechar a porta',
    'Abrir porta',
    'Fechar porta',
  ])
})
