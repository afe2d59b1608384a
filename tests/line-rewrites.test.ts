/** Lines that phrase a command in other words (commands/language/README §4), and lines that only look similar. */
import { describe, expect, it } from 'vitest'
import { today } from '#commands/language/patterns.fixture.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { isWriteAction } from './judge-intent.ts'
import { at, registry } from './registry.ts'

const interpreter = createInterpreter(registry)
const interpretOn = (path: string, line: string) => interpreter.interpret(line, at(path, { now: today }))
const getFirst = (path: string, line: string) => {
  const [first] = interpretOn(path, line)
  return [first?.command.id, first?.args, first?.problem ?? null]
}

describe('a person by name', () => {
  it.each([
    ['/usuarios', 'maria', 'maria'],
    ['/usuarios', 'ana', 'ana'],
    ['/usuarios', 'josé', 'josé'],
    ['/usuarios', 'Heitor', 'Heitor'],
    ['/usuarios', 'maria das dores', 'maria das dores'],
    ['/', 'todo mundo que se chama maria', 'maria'],
    ['/usuarios', 'todo mundo que se chama ana', 'ana'],
    ['/bonus', 'todo mundo que se chama José da Silva', 'José da Silva'],
    ['/produtos', 'todo mundo com o nome ana', 'ana'],
    ['/', 'mostra todo mundo que se chama ana', 'ana'],
    ['/', 'toda a gente chamada Rui', 'Rui'],
    ['/', 'quem se chama ana?', 'ana'],
    ['/', 'todas as pessoas chamadas ana', 'ana'],
    ['/', 'alguém chamado Rui', 'Rui'],
  ])('%s “%s” is looked up', (path, line, texto) =>
    expect(getFirst(path, line)).toEqual(['usuario.buscar', { texto }, null]),
  )

  it.each(['transações do heitor', 'transações da ana', 'movimentações do Heitor ontem'])('“%s” is audited', (line) => {
    const [first] = interpretOn('/', line)
    expect([first?.command.id, first?.missing, first?.namedRecords.map(({ argName }) => argName)]).toEqual([
      'usuario.auditar',
      ['id'],
      ['id'],
    ])
  })

  it('on the list of another resource there is none', () => {
    expect(getFirst('/produtos', 'todos que se chamam kit')[0]).toBe('produto.filtrar')
    expect(interpretOn('/produtos', 'maria')).toEqual([])
  })
})

describe('a typographic dash separates two amounts', () => {
  it.each([
    ['auditar valor 100–500', { min: 100, max: 500 }],
    ['auditar valor R$ 100,50 — R$ 500', { min: 100.5, max: 500 }],
    ['auditar valor entre 100−500', { min: 100, max: 500 }],
  ])('%s', (line, faixa) => expect(getFirst('/', line)).toEqual(['auditoria.valor', { faixa }, null]))
})

const OCTOBER = { de: '2026-10-01T00:00', ate: '2026-10-31T23:59' }

describe('the number behind a resource is its id, and no day', () => {
  it.each([
    ['auditar usuário 42 outubro', 42, OCTOBER],
    ['auditar usuário 5 outubro', 5, OCTOBER],
    ['auditar usuário 5 de outubro', 5, OCTOBER],
    ['auditar usuário #42 outubro', 42, OCTOBER],
    ['auditar usuário nº 42 outubro', 42, OCTOBER],
    ['audita o cliente 42 outubro', 42, OCTOBER],
    ['usuário 42 outubro', 42, OCTOBER],
    ['auditar outubro usuário 42', 42, OCTOBER],
    ['transações do usuário 12 outubro 2026', 12, OCTOBER],
    ['auditar usuário 42 3 de outubro', 42, { de: '2026-10-03T00:00', ate: '2026-10-03T23:59' }],
  ])('%s', (line, id, periodo) => expect(getFirst('/', line)).toEqual(['usuario.auditar', { id, periodo }, null]))

  it('if the phrase takes no id it stays a day', () =>
    expect(getFirst('/', 'auditar cashback 5 de outubro')).toEqual([
      'auditoria.tipo',
      { periodo: { de: '2026-10-05T00:00', ate: '2026-10-05T23:59' } },
      null,
    ]))
})

describe('products and plans', () => {
  const both = { produto: 12, plano: 2 }
  const ons = ['vincular', 'vincula', 'associar', 'ligar', 'ligue', 'conectar']
  const offs = ['desvincular', 'desassociar', 'soltar', 'solta', 'desligar', 'separar']
  const ways = (verbs: readonly string[], [to, its]: readonly [string, string], id: string) =>
    verbs.flatMap((verb) =>
      [
        `${verb} produto 12 ${to} plano 2`,
        `${verb} plano 2 ${to} produto 12`,
        `${verb} o plano 2 ${to} produto 12`,
        `${verb} ${to} plano 2 o produto 12`,
        `por favor, ${verb} o produto 12 ${to} plano 2`,
      ].map((line) => [line, its, id] as const),
    )
  it.each([
    ...ways(ons, ['ao', '/'], 'produto.plano.associar'),
    ...ways(offs, ['do', '/'], 'produto.plano.desassociar'),
    ['ligar 12 ao plano 2', '/produtos', 'produto.plano.associar'],
    ['vincular plano 2 ao 12', '/produtos', 'produto.plano.associar'],
    ['vincular 12 ao plano 2', '/cashback-planos', 'produto.plano.associar'],
    ['vincular 12 ao plano 2', '/', 'produto.plano.associar'],
    ['desvincular plano 2 do 12', '/', 'produto.plano.desassociar'],
    ['soltar 12 do plano 2', '/produtos', 'produto.plano.desassociar'],
  ] as const)('%s', (line, path, id) => {
    expect(getFirst(path, line)).toEqual([id, both, null])
    expect(interpreter.getStopReason(line)).toBeNull()
  })

  it('their names are looked up', () =>
    expect(interpretOn('/', 'ligar produto camiseta ao plano ouro')[0]).toMatchObject({
      command: { id: 'produto.plano.associar' },
      namedRecords: [{ text: 'camiseta' }, { text: 'ouro' }],
    }))

  it.each([
    'não ligar o produto 12 ao plano 2',
    'ela liga o produto 12 ao plano 2',
    'ligo o produto 12 ao plano 2',
    'liguei o produto 12 ao plano 2',
    'ligar o produto 12 ao plano 2?',
    'soltar o produto 12',
    'ligar o produto 12',
    'soltar o produto 12 ao plano 2 ontem',
    'ligar cashback 12 ao plano 2',
    'ligar produto 12 e 15 ao plano 2',
    'soltar 12 do plano 2',
  ])('“%s” does nothing', (line) =>
    expect(interpretOn('/', line).filter(({ command, problem }) => isWriteAction(command) && problem === null)).toEqual(
      [],
    ),
  )
})

const YESTERDAY = { de: '2026-11-19T00:00', ate: '2026-11-19T23:59' }

describe('amounts within a period, without their word', () => {
  it.each([
    ['acima de 100', { min: 100 }],
    ['abaixo de 10', { max: 10 }],
    ['mais de 1000', { min: 1000 }],
    ['até 50', { max: 50 }],
    ['entre 100 e 500', { min: 100, max: 500 }],
    ['de 100 a 500', { min: 100, max: 500 }],
    ['R$ 100 ou mais', { min: 100 }],
    ['no mínimo 10', { min: 10 }],
    ['superiores a 100', { min: 100 }],
    ['exatamente 100', { min: 100, max: 100 }],
  ])('auditar %s', (amount, faixa) => {
    for (const line of [`auditar ${amount} ontem`, `auditar ontem ${amount}`, `auditoria ${amount} ontem`])
      expect(getFirst('/', line), line).toEqual(['auditoria.valor', { faixa, periodo: YESTERDAY }, null])
    expect(getFirst('/', `auditar ${amount} de 01/10 a 31/10`)).toEqual([
      'auditoria.valor',
      { faixa, periodo: OCTOBER },
      null,
    ])
  })
})

it.each([
  ['/', 'mostrar transação 42', 'transacao.historico'],
  ['/', 'mostra a transação 42', 'transacao.historico'],
  ['/transacoes', 'me mostre a transação #42', 'transacao.historico'],
  ['/', 'ver transação 42', 'transacao.ver'],
  ['/', 'transação 42', 'transacao.ver'],
  ['/', 'mostrar transações do usuário 42', 'auditoria.usuario.filtrar'],
])('%s “%s” is %s', (path, line, id) => expect(getFirst(path, line)[0]).toBe(id))

it.each(['saldo do rv', 'saldo da rv', 'saldo rv', 'o saldo do rv hub', 'qual o saldo do rv?'])(
  '“%s” is the balance first, and what it tells of it next',
  (line) =>
    expect(
      interpretOn('/', line)
        .slice(0, 2)
        .map(({ command }) => command.id),
    ).toEqual(['ir.saldo', 'dashboard.credito']),
)
