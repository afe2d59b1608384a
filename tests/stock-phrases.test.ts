/**
 * Whatever the word order of a stock command, the quantity is not taken for the product's id, nor the other way round
 * (commands/language/README §4).
 */
import { fc } from '#lib/fast-check.fixture.ts'
import { expect, it } from 'vitest'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { at, registry } from './registry.ts'

const interpreter = createInterpreter(registry)
const ACTS = /ajustar|profundidade|excluir|liberar|habilitar|reprocessar|associar/

const phraseParts = fc.record({
  id: fc.integer({ min: 11, max: 90 }),
  n: fc.integer({ min: 101, max: 900 }),
  path: fc.constantFrom('/', '/produtos', '/rvhub', '/lojas', '/cashback-planos', '/bonus'),
  verb: fc.constantFrom(
    'bota',
    'põe',
    'muda',
    'ajusta',
    'deixa',
    'coloca',
    'altera',
    'quero',
    '',
    'atualiza',
    'define',
  ),
  what: fc.constantFrom('o estoque', 'estoque', 'a quantidade', 'qtd', 'o estoque total'),
  of: fc.constantFrom(
    'do produto ID',
    'do ID',
    'no produto ID',
    'produto ID',
    'do prod ID',
    'pro produto ID',
    'do item rv ID',
  ),
  to: fc.constantFrom('para N', 'pra N', 'em N', '= N', 'N unidades', 'com N', 'N', 'até N', 'a N'),
  order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
  joint: fc.constantFrom(' ', ', '),
})

it('a stock is set only for the named product, to the named quantity', () => {
  fc.assert(
    fc.property(phraseParts, ({ id, n, path, verb, what, of, to, order, joint }) => {
      const parts = [verb, what, of.replace('ID', `${id}`), to.replace('N', `${n}`)]
      const line = order
        .map((index) => parts[index])
        .filter(Boolean)
        .join(joint)
      const [first] = interpreter.interpret(line, at(path))
      if (first && ACTS.test(first.command.id) && first.problem === null && first.missing.length === 0)
        expect(first.args, line).toEqual({ id, n })
      else expect(first?.args['n'] ?? null, line).toBeNull()
    }),
    { numRuns: 1500 },
  )
})

it.each(['sobe 121 unidades', 'sobe em 121', 'baixa em 121', 'aumenta em 121', 'mais 121', 'menos 121'])(
  'a difference is not a total: %s',
  (message) =>
    expect(interpreter.interpret(`produto 72 o estoque ${message}`, at('/'))[0]?.command.id).not.toMatch(ACTS),
)
