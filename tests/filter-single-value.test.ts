/**
 * A filter that takes one value is never silently given two: the line says so and runs nothing
 * (commands/language/views/README §2).
 */
import { expect, it } from 'vitest'
import type { Arg } from '#commands/args.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { at, registry } from './registry.ts'

const interpreter = createInterpreter(registry)
const first = (path: string, line: string) => interpreter.interpret(line, at(path))[0]

/** Two values of each field with options, by its list. */
const options = registry.commands.flatMap(({ args }) =>
  Object.values(args as Readonly<Record<string, Arg>>).flatMap(({ listSchema }) =>
    (listSchema?.filters ?? []).flatMap(({ options: choices, valueWords = choices ?? [] }) => {
      const [firstValue, secondValue] = valueWords.map(({ label }) => label.toLowerCase())
      return listSchema && firstValue && secondValue ? [[listSchema.path, firstValue, secondValue] as const] : []
    }),
  ),
)

it('there are lists with such fields', () => expect(options.length).toBeGreaterThan(2))

it.each(options)('%s: “%s” and “%s” together filter by neither of them alone', (path, firstValue, secondValue) => {
  const silent = [
    `${firstValue} e ${secondValue}`,
    `${firstValue} ou ${secondValue}`,
    `${firstValue} ${secondValue}`,
  ].filter((line) => {
    const { command, problem } = first(path, line) ?? {}
    return command?.id.endsWith('.filtrar') && problem === null
  })
  expect(silent).toEqual([])
})

it.each([
  ['/bonus', 'pendentes e liberados', 'Ledger de Bônus filtra por um valor de cada vez: diga só um de “Status”'],
  ['/bonus', 'nível 2 e nível 3', 'Ledger de Bônus filtra por um valor de cada vez: diga só um de “Nível”'],
  ['/produtos', 'por preço e por nome', 'Produtos ordena por uma coluna de cada vez'],
  ['/produtos', '100 por página 500 por página', 'Diga um só tamanho de página'],
  ['/auditoria/transacoes/tipo', 'das 10h às 12h da semana passada', 'Diga um só período'],
  ['/auditoria/transacoes/tipo', 'do dia 1 ao dia 15 das 7h às 8h', 'Diga um só período'],
  ['/auditoria/transacoes/valor', 'acima de 100 ontem acima de 500', 'Diga uma só faixa'],
  ['/bonus', 'ordena por usuário', 'Ledger de Bônus não tem a coluna “usuário”'],
  ['/pedidos', 'mostra 50 por vez', 'Tamanhos de página: 5, 10, 100, 500, 1000'],
])('%s: %s → %s', (path, line, problem) => expect(first(path, line)).toMatchObject({ problem }))

it.each([
  ['/bonus', 'bônus do usuário 15 e 16'],
  ['/produtos', 'produtos 51 a 55 no plano 2'],
  ['/', 'bônus do pedido 3310 menos o 77'],
  ['/', 'transações do usuário 41 em setembro acima de 333'],
  ['/', 'produtos da categoria 3 número 77'],
])('%s: “%s” has no interpretation that leaves a number out', (path, line) => {
  const { args = {}, problem = null } = first(path, line) ?? {}
  expect(problem !== null || Object.keys(args).length === 0).toBe(true)
})

it.each(['cadastra um cliente novo', 'salva um usuário novo'])('on a form, “%s” does not save it', (line) => {
  expect(interpreter.interpret(line, at('/lojas/cadastrar', { hasForm: true }))).toEqual([])
})

it('saves the form if a registration is named, and opens no other', () =>
  expect(interpreter.interpret('salva esse cadastro', at('/lojas/cadastrar', { hasForm: true }))[0]?.command.id).toBe(
    'form.salvar',
  ))
