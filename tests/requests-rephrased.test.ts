/**
 * Lines that resemble a command, a record or a list and ask for something else, or for nothing
 * (commands/language/README §4, §5).
 */
import { expect, it } from 'vitest'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { at, registry } from './registry.ts'

const interpreter = createInterpreter(registry)

it.each([
  ['/', 'bloqueia o usuário 12', 'Não há “bloquear” para usuários'],
  ['/pedidos', 'estorna o pedido 12', 'Não há “estornar” para pedidos'],
  ['/bonus', 'libera todos', 'Diga só o ato: “liberar bônus …”'],
  ['/lojas/cadastrar', 'cadastra um usuário novo', 'Não há “cadastrar” para usuários'],
  ['/lojas', 'exclui todas', 'Diga só o ato: “excluir loja …”'],
  ...['para -3', 'para 5 e 6', 'para 2,5', 'e 13 para -5'].map((ending): [string, string, string] => [
    '/produtos',
    `ajustar estoque do produto 12 ${ending}`,
    'Diga só um id e um número inteiro, sem sinal: “ajustar estoque do produto … para …”',
  ]),
  [
    '/',
    'ajustar profundidade do plano 2 para -1',
    'Diga só um id e um número inteiro, sem sinal: “ajustar profundidade do plano … para …”',
  ],
])('%s: %s is no other command, nor navigation to what it names', (path, line, reason) => {
  expect(interpreter.interpret(line, at(path))).toEqual([])
  expect(interpreter.getNoMatchReason(line, at(path))).toBe(reason)
})

it.each(['excluir loja 12 e a', 'excluir loja 12 e a loja', 'excluir a loja 12, a loja 15 e a'])(
  'runs nothing for an unfinished list: %s',
  (line) =>
    expect(interpreter.interpret(line, at('/lojas'))[0]).toMatchObject({ args: {}, problem: 'Complete a lista' }),
)

it('interprets a status as one', () => {
  const line = 'produto da categoria 5 bloqueado'
  expect(interpreter.interpret(line, at('/'))[0]?.command.id).toBe('produto.filtrar')
  expect(interpreter.getStopReason(line)).toBeNull()
  expect(interpreter.getStopReason('não bloqueia o produto 12')).not.toBeNull()
})

it.each([
  ['/produtos', 'abre a ficha do usuário joão', 'usuario.auditar', 'joão'],
  ['/', 'ficha da ana paula', 'usuario.auditar', 'ana paula'],
  ['/auditoria/transacoes/usuario', 'tudo da Maria Aparecida', 'auditoria.usuario.filtrar', 'Maria Aparecida'],
  ['/produtos', 'põe o Gift Card 50 no plano Ouro', 'produto.plano.associar', 'Gift Card 50'],
  ['/lojas', 'abre o produto camiseta', 'produto.editar', 'camiseta'],
])('%s: %s looks up the named record', (path, line, command, name) => {
  const [first] = interpreter.interpret(line, at(path))
  expect([first?.command.id, first?.namedRecords[0]?.text]).toEqual([command, name])
})

it('gives the problem of the named list, if neither call can filter', () => {
  const [first] = interpreter.interpret('pedidos de ontem', at('/produtos'))
  expect(first).toMatchObject({ command: { id: 'pedido.filtrar' }, problem: expect.stringContaining('pedidos não') })
})

it.each([
  'não faça a exclusão da loja 5',
  'o sistema faz a liberação do bônus 5',
  'realizamos a exclusão da loja 5',
  'pedimos a exclusão da loja 5',
  'solicitamos a liberação do bônus 3',
  'executo a exclusão da loja 5 todo mês',
  'fazer a exclusão da loja 5?',
  'será que posso excluir o fornecedor 8?',
])('stops %s', (line) => expect(interpreter.getStopReason(line)).not.toBeNull())

it('opens no form for a line that only mentions something new', () => {
  expect(interpreter.interpret('produto novo não aparece', at('/')).map(({ command }) => command.group)).not.toContain(
    'Cadastrar',
  )
})

it.each(['não deixa o 27 inativo', 'será que deixo o 27 inativo', 'se deixar o 27 inativo', 'deixei o 27 inativo'])(
  'disables nothing for %s',
  (line) => {
    const interpretations = interpreter.interpret(line, at('/cashbacks'))
    expect(interpretations.map(({ command }) => command.id)).not.toContain('cashback.desabilitar')
  },
)

it('downloads nothing for a line about going down', () => {
  const interpretations = interpreter.interpret('de cinquentão pra baixo', at('/auditoria/transacoes/valor'))
  expect(interpretations.map(({ command }) => command.id)).not.toContain('tabela.csv')
})

it.each([
  'os que pagam 5',
  'pega 5',
  'pegar o 88',
  'pagsr 12',
  'tem bônus pago duas vezes?',
  'vou liberar amanhã o 88',
])('releases nothing for %s', (line) => {
  const interpretations = interpreter.interpret(line, at('/bonus'))
  expect(interpretations.map(({ command }) => command.id)).not.toContain('bonus.liberar')
})

it('looks up nobody for the name of an e-mail', () => {
  expect(interpreter.interpret('com email do gmail', at('/usuarios'))[0]?.problem).toContain('não filtra por')
})

it('repeats nothing for a line that asks for news', () => {
  expect(interpreter.interpret('o que tem de novo', at('/')).map(({ command }) => command.id)).not.toContain(
    'casca.repetir',
  )
})

it('closes what is open before the session', () => {
  for (const line of ['fecha', 'fechar', 'fecha isso'])
    expect(interpreter.interpret(line, at('/transacoes'))[0]?.command.id, line).toBe('tabela.previa')
})

it('keeps a name as typed in a line with a negation', () => {
  const interpretations = interpreter.interpret('excluir visão Loja não usada', at('/lojas'))
  expect(interpretations.map(({ args }) => args)).not.toContainEqual({ texto: 'Loja usada' })
})

it.each(['tira os inativos da tela', 'apagr 7', 'remoção de produtos'])(
  'removes nothing for a line that the list does not name: %s',
  (line) => {
    const interpretations = interpreter.interpret(line, at('/produtos'))
    expect(interpretations.filter(({ command }) => /desassociar|excluir|remover/.test(command.id))).toEqual([])
  },
)

it('takes no amount for an id', () => {
  expect(interpreter.interpret('menos de 5 no estoque', at('/produtos'))[0]).toMatchObject({
    args: { vista: { filters: {} } },
    problem: expect.stringContaining('não filtra por faixa de QTD'),
  })
})

it.each([
  ['/', 'top 10 produtos por preço', { size: 10, sort: 'numPreco,DESC' }],
  ['/produtos', 'bloqueados, primeiro os baratinhos', { filters: { statusId: '3' }, sort: 'numPreco,ASC' }],
  ['/produtos', '100 p/ pag', { size: 100 }],
  ['/produtos', 'joga os mais caros pra cima', { sort: 'numPreco,DESC' }],
  ['/auditoria/transacoes/tipo', 'início 05/11', { filters: { dataInicio: '2026-11-05T00:00' }, removedFilters: [] }],
  ['/auditoria/transacoes/tipo', 'data final: ontem', { filters: { dataFim: '2026-11-19T23:59' } }],
])('%s: %s', (path, line, view) => {
  expect(interpreter.interpret(line, at(path))[0]?.args).toMatchObject({ vista: view })
})

it.each([
  ['/auditoria/transacoes/usuario', 'Marcos Vinícius, semana passada'],
  ['/produtos', 'caneta azul, inativos'],
  ['/transacoes', 'hide foo'],
  ['/transacoes', 'esconde foo'],
  ['/transacoes', 'oculta pagamento e fixa usuário'],
])('%s: ignores no part of %s silently, for it may say which', (path, line) =>
  expect(interpreter.interpret(line, at(path))).toEqual([]),
)

it.each(['parados do beneficiário 33', 'devolvidos do usuário 5'])(
  'does not show all of a person’s bonuses for %s, whose status is unknown',
  (line) => {
    const interpretations = interpreter.interpret(line, at('/bonus'))
    expect(interpretations.map(({ command }) => command.id)).not.toContain('bonus.filtrar')
  },
)

it.each([
  ['/bonus', 'ref. pedido 501'],
  ['/bonus', 'ref pedido 501'],
  ['/produtos', 'desc produto 12'],
  ['/produtos', 'sum produto 12'],
])('%s: %s begins no command that its short word does not name', (path, line) => {
  for (const { command } of interpreter.interpret(line, at(path))) expect(command.tone, command.id).not.toBe('danger')
  expect(interpreter.interpret(line, at(path))[0]?.command.confirm).toBeUndefined()
})
