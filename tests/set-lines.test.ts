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
  ])('%s: %s', (path, line) => expect(interpretAt(path, line)?.command.id ?? '').not.toMatch(/\.alterar$/))
})

describe('a line that describes a new record', () => {
  it.each([
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
})
