import { expect, it } from 'vitest'
import { isSentence } from './sentence.ts'

it.each([
  'Produto vinculado a 3 pedidos.',
  'E-mail já cadastrado (use outro): maria@exemplo.com.br',
  '{aspas} ficam',
  'Valor maior que R$ 1.234,56. Selecione outro plano.',
  'Não foi possível atualizar o item. Selecione um fornecedor e tente de novo.',
  'x'.repeat(300),
])('%s is meant for an operator', (text) => expect(isSentence(text)).toBe(true))

it.each([
  ['nothing', '  '],
  ['a long text', 'x'.repeat(301)],
  ['markup', '<b>Erro</b>'],
  ['JSON', '{"status":500}'],
  ['an exception', 'java.lang.NullPointerException: null'],
  ['a class name', 'No converter for br.com.loja.model.Produto'],
  ['a line of a stack', 'Falha at Loja.salvar (loja.js:12:5)'],
  ["a browser's own error", "Cannot read properties of undefined (reading 'id')"],
  ['a database error', 'could not execute statement; SQL [n/a]; constraint [uk_produto_nome]'],
  ['a statement', 'INSERT INTO produto (id) VALUES (1)'],
  ['a query', 'select id from produto where id = 1'],
])('%s is not [O3]', (_, text) => expect(isSentence(text)).toBe(false))
