import { expect, it, vi } from 'vitest'
import * as arg from './args.ts'
import { type CommandContext, UnchangedResult } from './define.ts'
import { defineToggle } from './toggle.ts'

const context = {} as CommandContext
let open: ReadonlySet<string> = new Set()
const setState = vi.fn((on: boolean, _: CommandContext, { porta }: { porta: string }) => {
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
  setState,
})
const run = (values: { porta: string; on?: boolean }) => door.run?.(values, context)

it('sets the named state, and says so if it is already set', () => {
  expect(run({ porta: 'azul', on: false })).toEqual(new UnchangedResult('Fechar porta: já está assim'))
  expect(setState).not.toHaveBeenCalled()
  expect(run({ porta: 'azul', on: true })).toBeUndefined()
  expect([...open]).toEqual(['azul'])
  expect(run({ porta: 'azul', on: true })).toEqual(new UnchangedResult('Abrir porta: já está assim'))
  expect(setState).toHaveBeenCalledTimes(1)
  expect(run({ porta: 'azul', on: false })).toBeUndefined()
  expect([...open]).toEqual([])
})

it('switches the state if none is named, by a key or a button', () => {
  run({ porta: 'azul' })
  expect([...open]).toEqual(['azul'])
  run({ porta: 'azul' })
  expect([...open]).toEqual([])
})

it('gives the state of each phrase, and its title is the first phrase of the wanted state', () => {
  expect(door.phrases.map((phrase, index) => [phrase, door.phraseStates?.[index]])).toEqual([
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
