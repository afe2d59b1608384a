/**
 * A condition that a list cannot filter by is reported in words, with what a scan of its rows could filter by
 * (commands/language/views/README §2); ignored words of a line are reported beside its interpretation
 * (commands/language/README §3).
 */
import { expect, it } from 'vitest'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { createScreenAt } from './lists.ts'
import { at, registry } from './registry.ts'

const interpreter = createInterpreter(registry)
const context = (path: string) => at(path, { columns: createScreenAt(path, '').screen.list?.getColumns() ?? [] })
const interpret = (path: string, line: string) => interpreter.interpret(line, context(path))

it.each([
  ['/', 'pedidos do usuário 15', 'A lista de pedidos não filtra por usuário', ['Usuário = 15']],
  ['/pedidos', 'só os da Maria Dias', 'A lista de pedidos não filtra por usuário', ['Usuário contém Maria Dias']],
  ['/produtos', 'ativos sem estoque', 'A lista de produtos não filtra por estoque', ['QTD = 0']],
  ['/', 'itens rv com estoque zero', 'A lista de itens RV não filtra por estoque', ['Estoque = 0']],
  ['/', 'bônus acima de 100 reais', 'A lista de bônus não filtra por faixa de valor', ['Valor acima de 100']],
  ['/produtos', 'com menos de 5 em estoque', 'A lista de produtos não filtra por faixa de QTD', ['QTD até 5']],
  ['/bonus', 'liberados ontem do usuário 15', 'A lista de bônus não filtra por data', ['Data 19/11/2026']],
  ['/', 'categorias inativas', 'A lista de categorias não filtra por status “inativas”', ['Status inativo']],
  ['/', 'planos inativos', 'A lista de planos não filtra por status “inativos”', ['Ativo não']],
  [
    '/produtos',
    'menos os inativos',
    'A lista de produtos não filtra por “menos inativos”',
    ['Status diferente de inativo'],
  ],
  [
    '/lojas',
    'inativas com amazon no nome',
    'A lista de lojas não filtra por status “inativas”',
    ['Status inativo', 'Nome contém amazon'],
  ],
  [
    '/auditoria/transacoes/valor',
    'acima de 500 canceladas',
    'A auditoria por faixa de valor não filtra por status “canceladas”',
    ['Status cancelado'],
  ],
])('on %s "%s": %s', (path, line, problem, conditions) => {
  const [first] = interpret(path, line)
  expect(first?.problem).toBe(problem)
  expect(first?.unsupportedConditions?.map(({ condition }) => condition)).toEqual(conditions)
})

it('gives the record in question, which other lists filter by', () => {
  expect(interpret('/', 'pedidos do usuário 15')[0]?.unsupportedConditions?.[0]?.record).toEqual({
    resourceId: 'usuario',
    id: 15,
  })
  expect(interpret('/', 'fornecedores da categoria 5')[0]?.unsupportedConditions?.[0]?.record).toEqual({
    resourceId: 'categoria',
    id: 5,
  })
})

it.each([
  ['/produtos', 'dois períodos: de ontem e de outubro'],
  ['/bonus', 'pendentes e liberados'],
])('offers no conditions if something else is wrong: on %s "%s"', (path, line) =>
  expect(interpret(path, line)[0]?.unsupportedConditions).toBeUndefined(),
)

it.each([
  ['/produtos', 'o 512 agora custa 19 reais', 'produto.editar', '19 reais'],
  ['/', 'cria um cashback chamado natal', 'cashback.cadastrar', null],
  ['/', 'exclua o plano 3, que não é mais usado', 'plano.excluir', 'não é mais usado'],
  ['/', 'desfazer a última exclusão', 'casca.desfazer', 'exclusão'],
  ['/pedidos', 'o cliente tá reclamando do pedido 733, abre pra mim', 'pedido.ver', 'cliente tá reclamando'],
  ['/', 'bônus a liberar da Maria Dias', 'bonus.filtrar', null],
  ['/produtos', 'por favor, mostra os produtos ativos', 'produto.filtrar', null],
])('on %s says what it ignores of "%s"', (path, line, command, ignoredText) => {
  const [first] = interpret(path, line)
  expect(first?.command.id).toBe(command)
  expect(first?.ignoredText).toBe(ignoredText)
})

it.each([
  ['/produtos', 'acima de 100 reais do fornecedor 3'],
  ['/bonus', 'pendentes ontem do usuário 15'],
  ['/bonus', 'liberados do usuário 15 ontem'],
])('on %s ignores no part of "%s" that names a record', (path, line) =>
  expect(interpret(path, line)[0]?.problem).toMatch(/não filtra por/),
)

it('looks up the person behind "da", and the text if nobody has that name', () => {
  const [first] = interpret('/produtos', 'produtos da Vila Café ativos')
  expect(first?.namedRecords).toMatchObject([
    {
      resource: { id: 'fornecedor' },
      text: 'Vila Café',
      remainingView: { filters: { statusId: '1' } },
      fallbackFilters: { dscNome: 'Vila Café' },
    },
  ])
  expect(interpret('/produtos', 'produtos de limpeza')[0]?.namedRecords).toEqual([])
  expect(interpret('/rvhub', 'da claro do tipo recarga')[0]?.args).toMatchObject({
    vista: { filters: { provider: 'claro', kind: 'recarga' } },
  })
})

it('offers no undo if it is denied, and stops what is still to be done', () => {
  expect(interpreter.getStopReason('não desfazer a última exclusão')).toContain('nega o ato')
  expect(interpret('/', 'não desfazer a última exclusão').map(({ command }) => command.id)).not.toContain(
    'casca.desfazer',
  )
  expect(interpreter.getStopReason('produtos a excluir')).toBe(
    'Isto não executa nada: a frase fala do que está por fazer',
  )
})
