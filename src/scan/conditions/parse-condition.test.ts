import { expect, it, test } from 'vitest'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { formatConditions, parseConditions, mayBeCondition } from './parse-condition.ts'

const columns: readonly ScanColumn[] = [
  { field: 'id', label: 'ID', format: 'id' },
  { field: 'dscNome', label: 'Nome' },
  { field: 'usuario.nome', idField: 'usuario.id', label: 'Usuário' },
  { field: 'numEstoque', label: 'QTD', words: ['estoque', 'quantidade'], format: 'number' },
  { field: 'valor', label: 'Valor', format: 'money' },
  { field: 'numValorMinimo', label: 'Valor mínimo', format: 'money' },
  { field: 'taxa', label: 'Taxa', format: 'percent' },
  { field: 'isAtivo', label: 'Ativo', format: 'flag' },
  { field: 'status.descricao', label: 'Status', format: 'status' },
  { field: 'dtCadastro', label: 'Data', format: 'date' },
]
const parse = (text: string) =>
  parseConditions(columns, text, (period) =>
    period === 'ontem' ? { de: '2026-11-18T00:00', ate: '2026-11-18T23:59' } : null,
  )
/** The conditions as they are shown, or the problem. */
const describeParsed = (text: string): string => {
  const parsed = parse(text)
  return 'problem' in parsed ? parsed.problem : formatConditions(parsed.conditions)
}

test.each([
  ['qtd = 0', 'QTD = 0'],
  ['estoque 0', 'QTD = 0'],
  ['QTD igual a zero', 'QTD = 0'],
  ['qtd até 5', 'QTD até 5'],
  ['qtd menos de 5', 'QTD abaixo de 5'],
  ['qtd diferente de 5', 'QTD diferente de 5'],
  ['valor acima de 100', 'Valor acima de R$ 100,00'],
  ['valor > R$ 1.234,56', 'Valor acima de R$ 1.234,56'],
  ['valor a partir de 100 reais', 'Valor a partir de R$ 100,00'],
  ['valor >= 100', 'Valor a partir de R$ 100,00'],
  ['valor no máximo 10', 'Valor até R$ 10,00'],
  ['valor entre 100 e 500', 'Valor entre R$ 100,00 e R$ 500,00'],
  ['valor 100..500', 'Valor entre R$ 100,00 e R$ 500,00'],
  ['valor mínimo = -5', 'Valor mínimo = -R$ 5,00'],
  ['taxa acima de 2,5%', 'Taxa acima de 2,5%'],
  ['id = #12', 'ID = #12'],
  ['usuário = 15', 'Usuário = #15'],
  ['usuário contém Maria Dias', 'Usuário contém “Maria Dias”'],
  ['nome contém "pão e leite"', 'Nome contém “pão e leite”'],
  ['nome não contém kit', 'Nome não contém “kit”'],
  ['nome = Fone', 'Nome = “Fone”'],
  ['status inativo', 'Status = “inativo”'],
  ['status diferente de inativo', 'Status diferente de “inativo”'],
  ['ativo não', 'Ativo não'],
  ['ativo = sim', 'Ativo sim'],
  ['nome vazio', 'Nome vazio'],
  ['data preenchida', 'Data preenchido'],
  ['data ontem', 'Data de 18/11/2026 00:00 até 18/11/2026 23:59'],
  ['status inativo e nome contém amazon', 'Status = “inativo” e Nome contém “amazon”'],
  ['valor entre 1 e 2; qtd = 0 e ativo sim', 'Valor entre R$ 1,00 e R$ 2,00 e QTD = 0 e Ativo sim'],
])('%s: %s', (text, expected) => expect(describeParsed(text)).toBe(expected))

test.each([
  ['', 'Comece por uma coluna da lista, como “QTD = 0”'],
  ['preço acima de 100', 'Comece por uma coluna da lista, como “QTD = 0”'],
  ['valores acima de 100', 'Comece por uma coluna da lista, como “QTD = 0”'],
  ['valor', 'Valor: diga o que comparar, como “Valor acima de 100”'],
  ['valor contém 100', 'Valor: diga o que comparar, como “Valor acima de 100”'],
  ['valor acima de muito', 'Valor: diga o que comparar, como “Valor acima de 100”'],
  ['valor entre 500 e 100', 'O mínimo deve ser menor que o máximo'],
  ['data qualquer', 'Data: diga o que comparar, como “Data ontem”'],
  ['ativo talvez', 'Ativo: diga o que comparar, como “Ativo sim”'],
  ['nome contém ""', 'Nome: diga o que comparar, como “Nome vazio”'],
  ['qtd = 0 e valor muito', 'QTD: diga o que comparar, como “QTD = 0”'],
])('"%s" is refused: %s', (text, expected) => expect(describeParsed(text)).toBe(expected))

it('compares the id behind a name, and money in reais', () => {
  expect(parse('usuário = 15')).toEqual({
    conditions: [
      {
        column: { field: 'usuario.id', label: 'Usuário', format: 'id' },
        test: { kind: 'number', min: 15, max: 15 },
      },
    ],
  })
  expect(parse('valor acima de 99,90')).toMatchObject({
    conditions: [{ column: { field: 'valor' }, test: { kind: 'number', min: 99.9, excludesMin: true } }],
  })
})

it.each(['qtd = 0', 'valor acima de 100', 'status diferente de inativo', 'nome vazio', 'data ontem'])(
  'takes “%s” for a condition',
  (text) => expect(mayBeCondition(text)).toBe(true),
)

it.each(['duas vezes e compare', 'o que o usuário 77 movimentou', 'que aconteceu em 12/10', 'calma'])(
  'takes “%s” for no condition',
  (text) => expect(mayBeCondition(text)).toBe(false),
)
