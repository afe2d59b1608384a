/** Which lines set a field, and which do not although they name one (commands/language/write-safety.md, Fields). */
import { describe, expect, it } from 'vitest'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { at, registry } from './registry.ts'

const interpreter = createInterpreter(registry)
const interpretAt = (path: string, line: string, hasRow = false) =>
  interpreter.interpret(line, { ...at(path), hasRow })[0]

describe('a line that sets a field', () => {
  it.each([
    ['/', 'preço do produto 12 para 19,90', { campo: 'numPreco', ids: [12], valor: '19,90' }],
    ['/', 'preço do produto 12 = 19,90', { campo: 'numPreco', ids: [12], valor: '19,90' }],
    ['/', 'mudar nome do produto 12 para "para 20"', { campo: 'dscNome', ids: [12], valor: 'para 20' }],
    ['/', 'alterar estoque do produto 12 para "5"', { campo: 'numEstoque', ids: [12], valor: '5' }],
    ['/produtos', 'pôr preço 49,90 nos 12, 15-17', { campo: 'numPreco', ids: [12, 15, 16, 17], valor: '49,90' }],
  ])('%s: %s has its value as typed', (path, line, args) => {
    const first = interpretAt(path, line)
    expect(first).toMatchObject({ args, problem: null, missing: [] })
    expect(first?.command.id).toBe('produto.alterar')
    // Nothing is sent without a preview and a question.
    expect(first?.command.requiredPreviewMs).toBeGreaterThan(0)
    expect(first?.command.confirm).toBeTypeOf('function')
  })

  it('takes the row of its list beside a verb, and asks for a value that is missing', () => {
    expect(interpretAt('/produtos', 'alterar preço para 10', true)).toMatchObject({
      args: { campo: 'numPreco', valor: '10' },
      missing: [],
    })
    expect(interpretAt('/produtos', 'alterar preço', true)).toMatchObject({ missing: ['valor'] })
  })

  it('says of a single number after a plural that it tells how many', () =>
    expect(interpretAt('/produtos', 'mudar preço dos 12 para 10')?.problem).toMatch(/^Isto diz quantos/))
})

describe('a line that changes a number by an amount', () => {
  it.each([
    ['/', 'repor 50 unidades do produto 72', { campo: 'numEstoque', ids: [72], valor: '50 a mais' }],
    ['/', 'repõe o produto 72 com 50 unidades', { campo: 'numEstoque', ids: [72], valor: '50 a mais' }],
    ['/', 'mais cinquenta unidades no produto 72', { campo: 'numEstoque', ids: [72], valor: '50 a mais' }],
    ['/', 'dar baixa em 3 unidades do produto 72', { campo: 'numEstoque', ids: [72], valor: '3 a menos' }],
    ['/', 'aumentar o preço dos produtos 3 a 5 em 10%', { campo: 'numPreco', ids: [3, 4, 5], valor: '10% a mais' }],
    ['/', 'tirar R$ 5,50 do preço do produto 12', { campo: 'numPreco', ids: [12], valor: 'R$ 5,50 a menos' }],
    ['/produtos', 'aumentar preço em 5 nos 12, 15', { campo: 'numPreco', ids: [12, 15], valor: '5 a mais' }],
    ['/', 'diminuir a profundidade do plano 4 em 1', { campo: 'maxDepth', ids: [4], valor: '1 a menos' }],
    ['/', 'alterar preço do produto 12 para 10% a menos', { campo: 'numPreco', ids: [12], valor: '10% a menos' }],
  ])('%s: %s', (path, line, args) => {
    const first = interpretAt(path, line)
    expect(first).toMatchObject({ args, problem: null, missing: [] })
    expect(first?.command.id).toMatch(/\.alterar$/)
    // The phrase of the history is the same command again.
    expect(interpretAt('/', first!.phrase)).toMatchObject({ args })
  })

  it('is none if it gives the new value', () => {
    expect(interpretAt('/', 'aumentar preço do produto 12 para 50')?.args).toMatchObject({ valor: '50' })
    expect(interpretAt('/', 'coloca 50 unidades no produto 12')).toMatchObject({
      command: { id: 'produto.estoque.ajustar' },
      args: { id: 12, n: 50 },
    })
  })
})

describe('a line that names its record', () => {
  it.each([
    ['/', 'link da loja Renner para https://renner.com', 'loja', 'Renner', 'https://renner.com'],
    ['/', 'preço do Fone Bluetooth para 219,90', 'produto', 'Fone Bluetooth', '219,90'],
    ['/', 'preço do Suporte para celular para dezenove e noventa', 'produto', 'Suporte para celular', '19,90'],
    ['/', 'mudar nome do produto Fone com fio para Fone X', 'produto', 'Fone com fio', 'Fone X'],
    ['/', 'status do fornecedor Padaria Sol inativo', 'fornecedor', 'Padaria Sol', 'inativo'],
    ['/lojas', 'mudar link da Renner para /x', 'loja', 'Renner', '/x'],
    ['/', 'colocar link /x na loja Renner', 'loja', 'Renner', '/x'],
    ['/', 'repor 5 unidades do Fone', 'produto', 'Fone', '5 a mais'],
    ['/', 'mudar preço do produto "Caixa para 2" para 9', 'produto', 'Caixa para 2', '9'],
  ])('%s: %s searches it', (path, line, resourceId, text, valor) => {
    const first = interpretAt(path, line)
    expect(first).toMatchObject({
      args: { valor },
      problem: null,
      missing: ['ids'],
      namedRecords: [{ argName: 'ids', text, resource: { id: resourceId } }],
    })
    expect(first?.command.id).toBe(`${resourceId}.alterar`)
  })

  it('opens its form at the field if it gives no value', () =>
    expect(interpretAt('/', 'trocar o link da loja Renner')).toMatchObject({
      command: { id: 'loja.editar' },
      args: { campo: 'dscLink' },
      namedRecords: [{ argName: 'id', text: 'Renner' }],
    }))
})

describe('a line whose value denies', () => {
  it.each(['Sem troca', 'Não trocar a pilha'])('sets the field: %s', (valor) => {
    const line = `alterar instruções do produto 3 para ${valor}`
    expect(interpretAt('/', line)).toMatchObject({ command: { id: 'produto.alterar' }, args: { valor } })
    expect(interpreter.getStopReason(line, at('/'))).toBeNull()
  })
  it('sets nothing if the request denies', () => {
    const line = 'não alterar instruções do produto 3 para Sem troca'
    expect(interpretAt('/', line)?.command.id).not.toBe('produto.alterar')
    expect(interpreter.getStopReason(line, at('/'))).toMatch('nega o ato')
  })
})

describe('a line that sets no field', () => {
  it.each([
    ['/', 'preço do produto 12 para 20 amanhã'],
    ['/', 'preço do produto 12 19,90'],
    ['/', 'vou mudar o preço do produto 12 para 10'],
    ['/', 'qual o preço do produto 12 para 10 unidades'],
    ['/', 'não mudar o preço do produto 12 para 10'],
    ['/produtos', 'mudar preço para 10'],
    ['/produtos', 'preço para 10'],
    ['/lojas', 'mudar preço do 12 para 10'],
    ['/', 'mudar imagem do fornecedor 9 para x.png'],
    ['/', 'mudar estoque do produto 12 para 5'],
    ['/', 'nome da loja Renner'],
    ['/', 'cashbacks do menor percentual para o maior'],
    ['/', 'preço do frete para 20 estados'],
    ['/', 'status da Padaria Sol para inativo'],
    ['/', 'não repor 50 unidades do produto 72'],
    ['/', 'vou repor 50 unidades do produto 72'],
    ['/', 'o preço do produto 12 subiu 10%'],
    ['/', 'aumento de 10% no preço do produto 12'],
    ['/', 'tirar o produto 12 do plano 2'],
    ['/', 'repor 50 unidades do produto 72 amanhã'],
    ['/', 'aumentar estoque do produto 72'],
  ])('%s: %s', (path, line) => expect(interpretAt(path, line)?.command.id ?? '').not.toMatch(/\.alterar$/))
})

describe('a line that asks for a copy', () => {
  it.each(['criar produto igual ao 72', 'criar produto igual ao produto 72', 'novo produto, igual ao produto 72'])(
    '%s: fills the form with the record',
    (line) =>
      expect(interpretAt('/', line)).toMatchObject({ command: { id: 'produto.cadastrar' }, args: { modelo: 72 } }),
  )
  it('searches the record by its name', () =>
    expect(interpretAt('/', 'criar produto igual ao produto Fone Bluetooth')).toMatchObject({
      command: { id: 'produto.cadastrar' },
      namedRecords: [{ argName: 'modelo', text: 'Fone Bluetooth' }],
    }))
})

describe('a line that describes a new record', () => {
  it.each([
    ['novo fornecedor o boticário', { valores: 'o boticário' }],
    ['nova loja a casa do pão', { valores: 'a casa do pão' }],
    ['novo fornecedor O Boticário', { valores: 'O Boticário' }],
    ['cadastrar loja A Casa do Pão', { valores: 'A Casa do Pão' }],
    ['novo fornecedor Vitamina E', { valores: 'Vitamina E' }],
    ['cadastrar cashback natal 5%.', { valores: 'natal 5%' }],
    ['novo cashback "Só 10% hoje"', { valores: '"Só 10% hoje"' }],
    ['cadastrar cashback chamado "A 10" de 5%', { valores: 'chamado "A 10" de 5%' }],
  ])('%s keeps every word of it', (line, args) => {
    const first = interpretAt('/', line)
    expect(first).toMatchObject({ args })
    expect(first?.command.id).toMatch(/\.cadastrar$/)
  })

  it('takes no manner for a name', () =>
    expect(interpretAt('/', 'novo fornecedor o quanto antes')?.args).not.toHaveProperty('valores'))
})
