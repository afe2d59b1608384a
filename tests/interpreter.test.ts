/** Property tests of the command language with the console's real commands (commands/language/README). */
import { fc } from '#lib/fast-check.fixture.ts'
import { describe, expect, it } from 'vitest'
import type { AnyCommand } from '#commands/define.ts'
import { arbitraryArgs } from '#commands/language/arguments.fixture.ts'
import { formatCanonicalPhrase } from '#commands/language/canonical-phrase.ts'
import { phrases } from '#commands/language/patterns.fixture.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { isForm } from '#commands/language/screens.fixture.ts'
import { createScreenAt } from './lists.ts'
import { at, registry, findScreenPath } from './registry.ts'

const interpreter = createInterpreter(registry)
const visible = registry.commands.filter(({ hidden }) => !hidden)

describe('any typed line', () => {
  const words = registry.commands.flatMap((command: AnyCommand) => command.phrases.join(' ').split(' '))
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc
      .array(
        fc.oneof(fc.constantFrom(...words), fc.constantFrom('12', '-', '..', '/', '"', 'a', 'de', 'R$', '#', '@', 'e')),
        {
          maxLength: 30,
        },
      )
      .map((parts) => parts.join(' ')),
  )

  it('no line throws, and every span lies in it', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom('/', '/produtos', '/auditoria/transacoes/tipo'), (line, path) => {
        for (const { spans, phrase } of interpreter.interpret(line, at(path))) {
          expect(phrase).not.toBe('')
          for (const { start, end } of spans) {
            expect(start).toBeGreaterThanOrEqual(0)
            expect(end).toBeGreaterThan(start)
            expect(end).toBeLessThanOrEqual(line.length)
          }
        }
        expect(interpreter.findNearestCommands(line).length).toBeLessThanOrEqual(3)
      }),
      { numRuns: 200 },
    )
  })

  it('no phrase throws if the next request begins behind it', () => {
    for (const { phrases: all, scope } of registry.commands)
      for (const phrase of all)
        expect(() =>
          interpreter.splitRequests(phrase.replaceAll(/\{\w+\}/g, '12') + 'e', at(scope === 'row' ? '/produtos' : '/')),
        ).not.toThrow()
  })

  it('a name is never an id: a record given by name is missing until one is chosen', () => {
    const verbs = fc.constantFrom(
      'excluir produto',
      'editar loja',
      'liberar pendentes de',
      'associar produto',
      'ajustar estoque do produto',
      'bônus de',
      'auditar',
    )
    const name = fc.stringMatching(/^[a-z@"]{2,9}( [a-z0-9]{2,7}){0,3}$/)
    fc.assert(
      fc.property(verbs, name, (verb, text) => {
        for (const { namedRecords, missing, args } of interpreter.interpret(`${verb} ${text}`, at('/')))
          for (const { argName } of namedRecords)
            expect([missing.includes(argName), argName in args]).toEqual([true, false])
      }),
    )
  })

  it('a number is never changed: every interpreted number was typed, or lies in a typed range', () => {
    const numeric = fc.tuple(
      fc.constantFrom(
        'excluir produto',
        'exlcuir prodto',
        'editar categoria',
        'liberar bônus',
        'página',
        'reprocessar pedido',
      ),
      fc.array(fc.integer({ min: 1, max: 10 ** 15 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(' ', ', ', ' e ', '\n', '\t', ';'),
    )
    fc.assert(
      fc.property(numeric, ([verb, numbers, separator]) => {
        const interpretations = interpreter.interpret(`${verb} ${numbers.join(separator)}`, at('/produtos'))
        const values = interpretations.flatMap(({ args }) => Object.values(args).flat())
        expect(values.filter((value) => typeof value === 'number' && !numbers.includes(value))).toEqual([])
      }),
    )
  })

  it.each([
    'excluir produto 12x',
    'excluir produto 1.234',
    'excluir produto 15/10',
    'excluir produto -5',
    'produto 12abc',
  ])('no id is taken from a longer word: %s', (line) => {
    for (const { args } of interpreter.interpret(line, at('/')))
      for (const value of Object.values(args).flat()) expect(typeof value).not.toBe('number')
  })
})

/** Without arguments there is one phrase to try. */
const runs = (command: AnyCommand) => (Object.keys(command.args).length === 0 ? 1 : 30)

/** The screen of a command. */
const home = (command: AnyCommand) => at(findScreenPath(command), { hasForm: command.scope === 'form' })

describe('the canonical phrase', () => {
  it.each(visible.map((command) => [command.id, command] as const))('%s is interpreted as itself', (id, command) => {
    const context = home(command)
    const labels = new Map(context.columns.map(({ field, label }) => [field, label]))
    fc.assert(
      fc.property(
        arbitraryArgs(
          command,
          context.columns.map(({ field }) => field),
        ),
        (args) => {
          const line = formatCanonicalPhrase(command, args, labels)
          const [first] = interpreter.interpret(line, context)
          expect(first?.command.id, line).toBe(id)
          expect(first?.args, line).toEqual(withDirection(command, args))
          expect(first?.correction).toBe(null)
        },
      ),
      { numRuns: runs(command) },
    )
  })

  const awkward = [
    'Of#',
    'of natal',
    'Por favor',
    'que',
    'Com#',
    'from',
    'A & B',
    'somente ativos',
    '- 1',
    'to',
    'And Co',
    'n A',
    'hAs',
    'não',
    'Loja não usada',
    '0me',
  ]
  it.each(
    awkward.flatMap((texto) => ['visao.salvar', 'visao.excluir', 'casca.buscarMenu'].map((id) => [texto, id] as const)),
  )('%j stays unchanged in %s', (texto, id) => {
    const [first] = interpreter.interpret(
      formatCanonicalPhrase(
        registry.commands.find((candidate) => candidate.id === id)!,
        { texto },
      ),
      at('/produtos'),
    )
    expect(first?.args).toEqual({ texto })
  })

  const anywhere = visible.filter(
    ({ resource, path, scope }) => resource && resource.id !== 'transacao' && !path && scope !== 'form',
  )

  it.each(anywhere.map((command) => [command.id, command] as const))(
    '%s is interpreted as itself on any screen',
    (id, command) => {
      fc.assert(
        fc.property(
          arbitraryArgs(command, ['id']),
          fc.constantFrom('/', '/produtos', '/bonus', '/usuarios'),
          (args, path) => {
            const line = formatCanonicalPhrase(command, args)
            expect(interpreter.interpret(line, at(path))[0]?.command.id, line).toBe(id)
          },
        ),
        { numRuns: runs(command) },
      )
    },
  )

  const withDirection = (command: AnyCommand, args: Readonly<Record<string, unknown>>) =>
    'dir' in command.args && 'coluna' in args ? { dir: 'ASC', ...args } : args
})

describe('accents, case and order', () => {
  const plain = (line: string) => line.normalize('NFD').replaceAll(/\p{M}/gu, '')

  it.each(phrases.filter(([, , command]) => command !== null))('%s: %s', (path, line, command) => {
    for (const typed of [plain(line), line.toUpperCase(), ` ${line.replaceAll(' ', '   ')} `, line.normalize('NFD')]) {
      const [first] = interpreter.interpret(typed, at(path))
      expect(first?.command.id, typed).toBe(command)
    }
  })

  it.each([
    ['/', 'produto 12 excluir', 'produto.excluir'],
    ['/', '12 excluir produto', 'produto.excluir'],
    ['/', 'lista limpar filtros', 'tabela.limpar'],
    ['/', 'estoque ajustar produto 12 para 30', 'produto.estoque.ajustar'],
    ['/', 'plano 2 associar produto 12', 'produto.plano.associar'],
    ['/', 'tipo por transações', 'ir.auditoria.tipo'],
    ['/auditoria/transacoes/tipo', 'ontem filtrar período', 'auditoria.periodo'],
  ])('%s: %s', (path, line, command) => {
    expect(interpreter.interpret(line, at(path))[0]?.command.id ?? null).toBe(command)
  })

  it('takes a requested action as the command, not as the status that it leads to', () => {
    for (const line of ['libera os pendentes', 'libera os bônus pendentes', 'libera'])
      expect(interpreter.interpret(line, at('/bonus'))[0]?.command.id, line).toBe('bonus.liberar')
    expect(interpreter.interpret('liber', at('/bonus'))[0]?.args).toMatchObject({
      vista: { filters: { statusId: '2' } },
    })
  })

  it('keeps two numbers apart whatever their order', () => {
    for (const line of ['plano 2 associar produto 12', 'associar produto 12 ao plano 2', 'produto 12 plano 2 vincular'])
      expect(interpreter.interpret(line, at('/'))[0]?.args).toEqual({ produto: 12, plano: 2 })
  })
})

it.each([
  ['/produtos', 'acha a caneta azul', 'filtrar produtos nome "caneta azul"'],
  ['/produtos', 'busca caneta azul mais barata', 'filtrar produtos nome "caneta azul" por preco crescente'],
  ['/cashbacks', 'procura natal', 'filtrar cashbacks descricao "natal"'],
  ['/usuarios', 'procura a maria silva', 'buscar usuário maria silva'],
  ['/lojas', 'ir para cashback', 'ir para cashbacks'],
  ['/lojas', 'transações de cashback', 'filtrar transações tipo cashback'],
  ['/produtos', 'congela a coluna nome', 'fixar coluna nome'],
  ['/transacoes', 'atualiza a cada 30 segundos', 'acompanhar a cada 30 segundos'],
  ['/transacoes', 'tem alguma coisa repetida?', 'exceções'],
  ['/produtos/editar/12', 'desfaz as mudanças', 'desfazer alterações'],
  ['/cashbacks', 'quem são os usuários', 'ir para usuários'],
  ['/cashbacks', 'config', 'abrir painel de ajustes'],
  ['/lojas', 'abrir a ficha do produto 15', 'editar produto 15'],
  ['/produtos', 'mostra a ficha do 15', 'editar produto 15'],
  ['/produtos', 'confere tudo', 'ler tudo'],
  ['/produtos', 'mostra tudo', 'limpar filtros'],
  ['/transacoes', 'quanto deu no total?', 'somar'],
  ['/transacoes', 'quanto dá por dia', 'totais por dia'],
  ['/lojas', 'troca a foto do perfil', 'ir para perfil'],
  ['/lojas', 'cria um roteiro', 'gravar roteiro'],
  ['/produtos', 'para de acompanhar', 'parar de acompanhar'],
  ['/produtos', 'linhas mais juntas', 'densidade Compacta'],
  ['/cashbacks', 'habilita os marcados', 'habilitar cashback'],
  ['/produtos/editar/12', 'volta pra lista', 'voltar'],
  ['/cashbacks', 'apaga a linha', 'excluir cashback'],
  ['/lojas', 'a última coisa que eu fiz', 'última página'],
  ['/cashbacks', 'apaga a linha 12', undefined],
  ['/bonus', 'desfaz a liberação', undefined],
  ['/lojas', 'procura farmácia', 'editar loja'],
  ['/lojas', 'buscar categoria 3', 'editar categoria 3'],
  ['/bonus', 'estou procurando a auditoria por usuário', 'ir para auditoria por usuário'],
  ['/usuarios', 'procura alguém chamado Marcelo?', 'buscar usuário Marcelo'],
  ['/bonus', 'libera tudo que eu selecionei', 'liberar bônus'],
  ['/bonus', 'libera todos os bônus selecionados', 'liberar bônus'],
  ['/produtos', 'excluir todos os produtos marcados', 'excluir produto'],
  ['/pedidos', 'copia os ids que marquei', 'copiar ids'],
  ['/pedidos', 'deixa o valor com 140 de largura', 'largura valor 140'],
  ['/bonus', 'total por beneficiário', 'totais por beneficiário'],
  ['/produtos', 'o que o usuário 77 movimentou em agosto', 'auditar usuário 77 de 01/08/2026 a 31/08/2026'],
  ['/auditoria/transacoes/valor', 'min 500 max 1500', 'auditar valor entre 500 e 1500'],
  ['/auditoria/transacoes/tipo', 'ult 30 d', 'filtrar período de 22/10/2026 a 20/11/2026'],
  ['/bonus', 'bônus ligados ao pedido 501', 'filtrar bônus pedido 501'],
  ['/pedidos', 'onde é que eu tô', 'onde estou'],
  ['/pedidos', 'bota a coluna valor na frente', 'coluna valor na frente'],
  ['/produtos', 'põe o preço antes do nome', 'preço antes de nome'],
  ['/transacoes', 'quantas transações por status', 'contar por status'],
  ['/cashbacks', 'maiores percentuais primeiro', 'filtrar cashbacks por % cashback decrescente'],
  ['/auditoria/transacoes/usuario', 'extrato do 88', 'filtrar transações usuario 88'],
  ['/auditoria/transacoes/valor', 'exatamente 329 reais', 'auditar valor entre 329 e 329'],
  ['/transacoes', 'bate com a planilha que eu copiei', 'conciliar com colado'],
  ['/fornecedores', 'abre o cadastro do fornecedor 9', 'editar fornecedor 9'],
  ['/', 'dá pra liberar o bônus 120 da cliente?', 'liberar bônus 120'],
  ['/', 'liberar o bônus 120 da cliente?', 'ir para ledger de bônus'],
  ['/produtos', 'roda a sincronização da rv', 'sincronizar rv'],
  ['/lojas', 'tudo numa lista só, sem páginas', 'modo contínuo'],
  ['/lojas', 'a loja 9 sumiu', 'editar loja 9'],
  ['/produtos', 'o que faz o sincronizar rv?', 'ir para rv hub'],
  ['/produtos', 'evite zerar o estoque do produto 55', 'ver estoque do produto 55'],
  ['/produtos', 'acha o fornecedor acme', 'editar fornecedor'],
  ['/', 'buscar categoria 3', 'editar categoria 3'],
])('on %s interprets "%s" as %s', (path, line, phrase) => {
  expect(interpreter.interpret(line, at(path, { hasForm: isForm(path) }))[0]?.phrase).toBe(phrase)
})

describe('a verb that no command of the resource has', () => {
  it.each([
    ['clonar', 'loja 3'],
    ['clona', 'a loja 3'],
    ['copiar', 'loja 3'],
    ['copie', 'a loja 3'],
    ['exportar', 'loja 3'],
    ['ordenar', 'loja 3'],
    ['selecionar', 'loja 3'],
    ['imprimir', 'produto 12'],
    ['publicar', 'categoria 2'],
  ])('"%s %s" is not exact, and says that the verb is left out', (verb, record) => {
    const [first] = interpreter.interpret(`${verb} ${record}`, at('/'))
    expect(first?.ignoredText).toContain(verb)
    expect(first?.tier).toBe('corrected')
  })

  it.each([
    ['/produtos', 'duplicar loja 3', 'Não há “duplicar” para lojas'],
    ['/produtos', 'arquivar loja 3', 'Não há “arquivar” para lojas'],
    ['/produtos', 'arquive a loja 3', 'Não há “arquivar” para lojas'],
    ['/produtos', 'duplica a loja 3 por favor', 'Não há “duplicar” para lojas'],
    ['/produtos', 'duplicar a loja centro', 'Não há “duplicar” para lojas'],
    ['/produtos', 'arquivar as lojas inativas', 'Não há “arquivar” para lojas'],
    ['/lojas', 'duplicar produto 12', 'Não há “duplicar” para produtos'],
    ['/bonus', 'restaurar usuário 5', 'Não há “restaurar” para usuários'],
    ['/produtos', 'bloquear loja 3', 'Não há “bloquear” para lojas'],
  ])('on %s "%s" asks no list to filter, and the operator is told of the verb', (path, line, reason) => {
    const context = at(path, { columns: createScreenAt(path, '').screen.list?.getColumns() ?? [] })
    expect(interpreter.interpret(line, context)).toEqual([])
    expect(interpreter.getNoMatchReason(line, context)).toBe(reason)
  })

  it.each([
    ['/', 'clonar pedidos do usuário 15', 'clonar'],
    ['/produtos', 'imprimir lojas inativas', 'imprimir'],
    ['/produtos', 'publicar as categorias inativas', 'publicar'],
    ['/produtos', 'publicar os inativos', 'publicar'],
  ])('on %s "%s" says that the verb is left out of the view', (path, line, verb) => {
    const context = at(path, { columns: createScreenAt(path, '').screen.list?.getColumns() ?? [] })
    const found = interpreter.interpret(line, context)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ ignoredText }) => !ignoredText?.includes(verb))).toEqual([])
  })

  it.each(['loja 3', 'ver loja 3', 'abrir a loja 3', 'mostra a loja 3', 'editar loja 3', 'muda a loja 3'])(
    'leaves nothing out of "%s"',
    (line) => {
      const [first] = interpreter.interpret(line, at('/'))
      expect([first?.command.id, first?.ignoredText]).toEqual(['loja.editar', null])
    },
  )
})
