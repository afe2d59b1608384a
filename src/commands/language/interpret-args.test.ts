import { describe, expect, it } from 'vitest'
import * as arg from '#commands/args.ts'
import type { Arg } from '#commands/args.ts'
import { produto } from '#commands/resources.fixture.ts'
import { today } from './patterns.fixture.ts'
import { createInterpreter } from './interpreter.ts'
import { createContexts } from './screens.fixture.ts'

const context = { ...createContexts([produto]).at('/produtos'), now: today }
const interpreter = createInterpreter({ commands: [], resources: [produto] })
const read = (text: string, ...requestedArgs: [string, Arg][]) => {
  const found = interpreter.interpretArgs(requestedArgs, text, context)
  return found && (found.problem ?? found.args)
}

describe('the text typed in an argument prompt', () => {
  it.each<[string, Arg, unknown]>([
    ['12, 15-18', arg.ids(produto), [12, 15, 16, 17, 18]],
    [' #12. ', arg.id(produto), 12],
    ['doze', arg.id(produto), 12],
    ['entre 100 e 500', arg.moneyRange(), { min: 100, max: 500 }],
    ['pre', arg.column(), 'numPreco'],
    ['de z a a', arg.direction(), 'DESC'],
    ['  de natal ', arg.freeText('nome'), 'de natal'],
    ['"excluir 12"', arg.freeText('nome'), 'excluir 12'],
    ['30', arg.integer('quantidade', { min: 1 }), 30],
  ])('takes all of %j as a value of its kind', (text, requestedArgs, value) =>
    expect(read(text, ['x', requestedArgs])).toEqual({ x: value }),
  )
  it('fills further arguments if the text has more values', () => {
    const id = arg.id(produto)
    const n = arg.integer('quantidade', { min: 1 })
    expect(read('12 para 30', ['id', id], ['n', n])).toEqual({ id: 12, n: 30 })
    expect(read('12', ['id', id], ['n', n])).toEqual({ id: 12 })
    expect(read('preço z-a', ['c', arg.column()], ['d', arg.direction()])).toEqual({ c: 'numPreco', d: 'DESC' })
  })
  it.each<[string, Arg]>([
    ['', arg.id(produto)],
    ['fone', arg.id(produto)],
    ['este', arg.id(produto)],
    ['12 fones', arg.id(produto)],
    ['excluir 12', arg.id(produto)],
    ['ontem', arg.moneyRange()],
  ])('%j is no such value', (text, requestedArgs) => expect(read(text, ['x', requestedArgs])).toBeNull())
  it('says why a value cannot be used', () => {
    expect(read('1.234', ['x', arg.id(produto)])).toBe('“1.234” não é um id')
    expect(read('0', ['x', arg.integer('quantidade', { min: 1 })])).toBe('O mínimo é 1')
  })
})
