/** How the command language interprets a line, with the console's real commands (commands/README §3, §4). */
import { describe, expect, it } from 'vitest'
import { formatCanonicalPhrase } from '#commands/language/canonical-phrase.ts'
import { phrases } from '#commands/language/patterns.fixture.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { at, registry } from './registry.ts'

const interpreter = createInterpreter(registry)
const command = (id: string) => registry.commands.find((each) => each.id === id)!
const ids = (path: string, line: string, more = {}) =>
  interpreter.interpret(line, at(path, more)).map((each) => each.command.id)

describe('ranking', () => {
  it('lets usage decide between interpretations that fit equally well', () => {
    expect(ids('/', 'exc')[0]).not.toBe('plano.excluir')
    expect(ids('/', 'exc', { getUsage: (id: string) => (id === 'plano.excluir' ? 1 : 0) })[0]).toBe('plano.excluir')
    expect(ids('/lojas', 'exc')[0]).toBe('loja.excluir')
  })

  it('does not let usage beat a better fit', () =>
    expect(ids('/', 'produtos', { getUsage: (id: string) => (id === 'produto.excluir' ? 99 : 0) })[0]).toBe(
      'ir.produtos',
    ))

  it('interprets the same line in the same way', () => expect(ids('/', 'e')).toEqual(ids('/', 'e')))
})

describe('a long line', () => {
  const createIds = (count: number, from: number) => Array.from({ length: count }, (_, index) => from + 2 * index)

  it('has room for as many records as one command takes', () => {
    const wantedIds = createIds(1000, 600_000_000)
    const [first] = interpreter.interpret(`excluir cashback ${wantedIds.join(', ')}`, at('/'))
    expect(first?.args).toEqual({ ids: wantedIds })
    expect(first?.problem).toBeNull()
  })

  it('is never cut: a part of it would mean fewer records, and its last number another one', () => {
    const line = `excluir cashback ${createIds(1000, 60_000_000_000).join(', ')}`
    expect(interpreter.interpret(line, at('/'))).toEqual([])
    expect(interpreter.getStopReason(line)).toBe('No máximo 12.000 letras por linha')
    const idsArg = registry.commands.find(({ id }) => id === 'cashback.excluir')!.args['ids']!
    const interpretedArgs = interpreter.interpretArgs(
      [['ids', idsArg]],
      line.slice('excluir cashback '.length),
      at('/'),
    )
    expect(interpretedArgs).toEqual({ args: {}, problem: 'No máximo 12.000 letras por linha' })
  })
})

describe('interpretations', () => {
  it('mark what each word was taken for', () => {
    const line = 'excluir o produto 12, 15-18'
    const [first] = interpreter.interpret(line, at('/'))
    expect(first?.spans.map(({ start, end, role, arg }) => [line.slice(start, end), role, arg])).toEqual([
      ['excluir', 'verb', undefined],
      ['o', 'ignored', undefined],
      ['produto', 'noun', undefined],
      ['12, 15-18', 'argument', 'ids'],
    ])
    expect(first?.phrase).toBe('excluir produto 12, 15-18')
  })

  it('say that several commands fit and none is certain', () => {
    const everywhere = interpreter.interpret('excluir 12', at('/'))
    expect(everywhere.filter(({ isAmbiguous }) => isAmbiguous).map((each) => each.command.id)).toEqual(
      expect.arrayContaining(['produto.excluir', 'categoria.excluir', 'loja.excluir']),
    )
    expect(interpreter.interpret('excluir 12', at('/produtos'))[0]?.isAmbiguous).toBe(false)
    expect(interpreter.interpret('excluir produto 12', at('/'))[0]?.isAmbiguous).toBe(false)
  })

  it('offer the commands on an order', () => {
    const orderCommands = ids('/', 'pedido 501')
    expect(orderCommands[0]).toBe('pedido.ver')
    expect(orderCommands).toContain('bonus.reprocessar')
  })

  it('list the commands for a pasted column', () => {
    const pasteCommands = interpreter.interpret('12\n15\n18', at('/'))
    expect(pasteCommands.map((each) => each.command.id)).toEqual(
      expect.arrayContaining(['produto.excluir', 'cashback.habilitar', 'bonus.liberar']),
    )
    for (const { args } of pasteCommands) expect(args).toEqual({ ids: [12, 15, 18] })
    expect(ids('/cashbacks', '12\n15')[0]).toMatch(/^cashback\./)
  })

  it('use the focused row if no record is named', () => {
    expect(interpreter.interpret('excluir', at('/produtos', { hasRow: true }))[0]?.missing).toEqual([])
    expect(interpreter.interpret('excluir este', at('/produtos', { hasRow: true }))[0]?.missing).toEqual([])
    expect(interpreter.interpret('excluir selecionados', at('/produtos'))[0]?.missing).toEqual(['ids'])
    expect(interpreter.interpret('excluir categoria', at('/produtos', { hasRow: true }))[0]?.missing).toEqual(['ids'])
  })

  it('ask for missing arguments in the order of the command', () =>
    expect(interpreter.interpret('ajustar estoque do produto', at('/'))[0]?.missing).toEqual(['id', 'n']))

  it.each([
    ['excluir produto 1-1001', 'No máximo 1.000 por vez'],
    ['transações entre 500 e 100', 'O mínimo não pode ser maior que o máximo'],
    ['auditar cashback de 15/10/2026 a 01/10/2026', 'O fim não pode ser antes do início'],
    ['ajustar profundidade do plano 2 para 0', 'O mínimo é 1'],
    ['últimos 3 pedidos de @joão', 'A lista de pedidos não filtra por usuário'],
    ['pedidos de @joão', 'A lista de pedidos não filtra por usuário'],
    ['37 produtos por página', 'Tamanhos de página: 5, 10, 100, 500, 1000'],
  ])('%s: %s', (line, problem) => {
    const [first] = interpreter.interpret(line, at('/'))
    expect(first?.problem).toBe(problem)
    expect(first?.missing).toEqual([])
  })

  it('show the corrected line and never change its numbers', () => {
    const [first] = interpreter.interpret('exlcuir prodto 12, 13', at('/'))
    expect(first).toMatchObject({ tier: 'corrected', correction: 'excluir produto 12, 13', args: { ids: [12, 13] } })
    expect(interpreter.interpret('liberar bonus 88', at('/'))[0]?.correction).toBe(null)
  })

  it.each([
    ['/', 'auditar cashback ont', 'auditoria.tipo', 'Complete: período'],
    ['/', 'auditar cashback últimos 7', 'auditoria.tipo', 'Complete: período'],
    ['/', 'auditar cashback de 01/', 'auditoria.tipo', 'Complete: período'],
    ['/', 'transações acima de', 'auditoria.valor', 'Complete: faixa de valor'],
    ['/produtos', 'ordenar por p', 'tabela.ordenar', 'Complete: coluna'],
    ['/', 'tema c', 'casca.tema', 'Complete: tema'],
  ])('%s: %s waits for the rest', (path, line, id, problem) => {
    const [first] = interpreter.interpret(line, at(path))
    expect(first?.command.id).toBe(id)
    expect(first?.problem).toBe(problem)
  })

  it('exist after each letter of every correctly spelt phrase', () => {
    const gaps = phrases.flatMap(([path, line, id, args]) => {
      if (id === null || 'corrigido' in args) return []
      const typed = Array.from(line, (_, index) => line.slice(0, index + 1))
      return typed.filter((beginning) => interpreter.interpret(beginning, at(path)).length === 0)
    })
    expect(gaps).toEqual([])
  })

  it.each([
    ['/', 'prod pend', 'produto.filtrar', { vista: { filters: { statusId: '4' }, removedFilters: [] } }],
    ['/', 'tx', 'ir.transacoes', {}],
    ['/', 'o produto 340 agora custa 12 reais', 'produto.editar', { id: 340 }],
    [
      '/',
      'plano 3 o nome troca pra Plano Sertão',
      'plano.alterar',
      { campo: 'dscNome', ids: [3], valor: 'Plano Sertão' },
    ],
    ['/', 'cadê o tema escuro que estava aqui ontem', 'casca.tema', { tema: 'escuro' }],
    ['/', 'o que o povo comprou', 'ir.pedidos', {}],
    ['/', 'exclui o fornecedor 20 e pouco', null, {}],
  ])('%s: %s says what it is about', (path, line, id, args) => {
    const [first] = interpreter.interpret(line, at(path))
    expect([first?.command.id ?? null, first?.args ?? {}]).toEqual([id, args])
  })

  it('take a verb within a name as part of it, and one at the end of the line as the command', () => {
    const getRecordNames = (line: string) =>
      interpreter.interpret(line, at('/'))[0]?.namedRecords?.map(({ text }) => text)
    expect(getRecordNames('excluir produto Sentinela: visualizar falha')).toEqual(['Sentinela: visualizar falha'])
    expect(getRecordNames('categoria eletrônicos editar')).toEqual(['eletrônicos'])
  })

  it('say why there is no command: none exists for what the line names, or the line says more', () => {
    expect(interpreter.getNoMatchReason('inativem as lojas 4 e 9', at('/'))).toBe('Não há “desabilitar” para lojas')
    expect(interpreter.getNoMatchReason('desativar 77', at('/produtos'))).toBe('Não há “desabilitar” para produtos')
    expect(interpreter.getNoMatchReason('desativar cashback 77 e pouco', at('/'))).toBe(
      'Diga só o ato: “desabilitar cashback …”',
    )
    expect(interpreter.getNoMatchReason('lojas do sul', at('/'))).toBeNull()
  })

  it('undo, redo and sign out only on request, not if a line mentions something similar', () => {
    const sensitiveCommands = ['casca.desfazer', 'casca.refazer', 'casca.repetir', 'sessao.sair']
    for (const line of [
      'errei o preço',
      'me arrependi',
      'terminei a categoria',
      'acabei',
      'traz de novo, isso aí tá velho',
    ])
      expect([line, ids('/pedidos', line).filter((id) => sensitiveCommands.includes(id))]).toEqual([line, []])
    expect(ids('/pedidos', 'por favor, de novo')).toContain('casca.repetir')
    expect(ids('/pedidos', 'tchau')).toContain('sessao.sair')
  })

  it('take no word about a person or a quality for a mistyped verb', () => {
    for (const line of ['removedor de esmalte', 'removível', 'excludente'])
      expect(
        interpreter.interpret(line, at('/produtos')).filter((interpretation) => interpretation.command.confirm),
      ).toEqual([])
  })

  it('name the nearest commands for an unknown line only if they share a word or its slip with it', () => {
    expect(interpreter.interpret('xyzzy', at('/'))).toEqual([])
    for (const name of ['xyzzy', 'mochila', 'fone preto'])
      expect(interpreter.findNearestCommands(name), name).toEqual([])
    expect(interpreter.findNearestCommands('estoqeu')[0]?.id).toBe('produto.estoque.ver')
    expect(interpreter.findNearestCommands('')).toEqual([])
  })

  it('never include hidden commands, and refuse a phrase whose slot has no argument', () => {
    expect(ids('/', 'executar')).not.toContain('paleta.executar')
    const brokenCommand = { ...command('produto.excluir'), phrases: ['excluir produto {outro}'] }
    expect(() => createInterpreter({ commands: [brokenCommand], resources: [] })).toThrow('{outro}')
  })

  it('keep quoted text unchanged', () => {
    expect(interpreter.interpret('buscar usuário "de souza"', at('/'))[0]?.args).toEqual({ texto: 'de souza' })
    expect(interpreter.interpret('buscar usuário João da Silva', at('/'))[0]?.args).toEqual({ texto: 'João da Silva' })
  })
})

describe('writing phrases', () => {
  it.each([
    ['produto.excluir', { ids: [12, 15, 16, 17, 18] }, 'excluir produto 12, 15-18'],
    ['produto.excluir', {}, 'excluir produto'],
    ['produto.estoque.ajustar', { id: 12, n: 30 }, 'ajustar estoque do produto 12 para 30'],
    ['auditoria.valor', { faixa: { min: 100 } }, 'auditar valor acima de 100'],
    [
      'auditoria.valor',
      { faixa: { min: 100, max: 500.5 }, periodo: { de: '2026-10-01T00:00', ate: '2026-10-15T23:59' } },
      'auditar valor entre 100 e 500,5 de 01/10/2026 a 15/10/2026',
    ],
    ['usuario.buscar', { texto: 'de souza' }, 'buscar usuário "de souza"'],
    ['ir.registro', { id: 12 }, '#12'],
    [
      'cashback.filtrar',
      { vista: { filters: { PORCENTAGEM_CASHBACK: '5' }, removedFilters: [] } },
      'filtrar cashbacks 5%',
    ],
  ])('%s %j', (id, args, phrase) => expect(formatCanonicalPhrase(command(id), args)).toBe(phrase))
})
