/** A line with several requests is split into them, and no other line is split (commands/language/README §8). */
import { expect, it } from 'vitest'
import { corpora, intents } from '#commands/language/intents/cases.fixture.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { createContext, judgeIntent } from './judge-intent.ts'
import { at, registry } from './registry.ts'

const interpreter = createInterpreter(registry)

it.each([
  ['/auditoria/transacoes/tipo', 'mês passado e exporta o csv', ['mês passado', 'exporta o csv']],
  ['/cashbacks', 'limpa os filtros e vai pra página 2', ['limpa os filtros', 'vai pra página 2']],
  ['/produtos', 'sincroniza o rv e depois vai pros fornecedores', ['sincroniza o rv', 'vai pros fornecedores']],
  ['/cashbacks', 'desativa 4, 6 e 9 e habilita o 11', ['desativa 4, 6 e 9', 'habilita o 11']],
  [
    '/transacoes',
    'tema claro, linhas compactas e ordena por status, por favor',
    ['tema claro', 'linhas compactas', 'ordena por status'],
  ],
  [
    '/bonus',
    'mostra os pendentes, ordena por valor e exporta tudo',
    ['mostra os pendentes, ordena por valor', 'exporta tudo'],
  ],
  ['/bonus', 'libera 3-9 menos o 5 e vai pras lojas', ['libera 3-9 menos o 5', 'vai pras lojas']],
  ['/bonus', 'só os pendentes e exporta o csv', ['só os pendentes', 'exporta o csv']],
  ['/transacoes', 'vai pra última página e marca todos', ['vai pra última página', 'marca todos']],
  ['/lojas', 'clear selection e volta pra page 1', ['clear selection', 'volta pra page 1']],
  // A text ends where a verb begins another request, and nowhere else.
  ['/usuarios', 'busca bruna e ordena por email', ['busca bruna', 'ordena por email']],
  ['/bonus', 'filtra os do beneficiário 812 e soma o valor', ['filtra os do beneficiário 812', 'soma o valor']],
  ['/usuarios', 'procura Ana, ordem z-a', ['procura Ana', 'ordem z-a']],
  [
    '/transacoes',
    'esconde a coluna pagamento e alarga a descrição',
    ['esconde a coluna pagamento', 'alarga a descrição'],
  ],
  // A command on one record by its id applies to each of them.
  [
    '/',
    'reprocessar pedidos 48, 252 e 821',
    ['reprocessar pedidos 48', 'reprocessar pedidos 252', 'reprocessar pedidos 821'],
  ],
  ['/pedidos', 'reprocessa 48 252 821', ['reprocessa 48', 'reprocessa 252', 'reprocessa 821']],
  ['/pedidos', 'reprocessa o 48, o 252 e o 821', ['reprocessa o 48', 'reprocessa o 252', 'reprocessa o 821']],
  ['/produtos', 'excluir produtos 3, 4 e 5', []],
  ['/pedidos', 'ver pedidos 3, 4 e 5', []],
  // One of them sets a number; the value is given once.
  ['/produtos', 'exclui o 12 e põe o estoque do 20 em 100', ['exclui o 12', 'põe o estoque do 20 em 100']],
  ['/produtos', 'edita o 12 e estoque do 20 para 100', ['edita o 12', 'estoque do 20 para 100']],
  [
    '/produtos',
    'ajusta o estoque do 12 para 50, do 15 para 30 e do 16 para 2',
    ['ajusta o estoque do 12 para 50', 'ajusta o estoque do 15 para 30', 'ajusta o estoque do 16 para 2'],
  ],
  [
    '/cashback-planos',
    'profundidade do plano 2 para 4 e do plano 5 para 3',
    ['profundidade do plano 2 para 4', 'profundidade do plano 5 para 3'],
  ],
  [
    '/cashback-planos',
    'plano 2 profundidade 4, plano 5 profundidade 3',
    ['plano 2 profundidade 4', 'plano 5 profundidade 3'],
  ],
  ['/produtos', 'os produtos do fornecedor 5 e da categoria 3', []],
  ['/produtos', 'procura casa e jardim', []],
  ['/bonus', 'salvar visão pendentes, liberados', []],
  // A request about a part of the list uses the condition of the line, wherever the condition is.
  ['/auditoria/transacoes/tipo', 'soma do valor de outubro', ['de outubro', 'soma do valor']],
  ['/auditoria/transacoes/tipo', 'exportar tudo de outubro', ['de outubro', 'exportar tudo']],
  ['/bonus', 'conta os pendentes por nível', ['os pendentes', 'conta por nível']],
  ['/bonus', 'exportar os pendentes de nível 2 em xlsx', ['os pendentes de nível 2', 'exportar em xlsx']],
  ['/bonus', 'exporta tudo, só os pendentes', ['só os pendentes', 'exporta tudo']],
  ['/bonus', 'exporta e depois mostra os pendentes', ['exporta', 'mostra os pendentes']],
  // The list's refusal is reported.
  ['/transacoes', 'soma do valor de outubro', ['de outubro', 'soma do valor']],
  ['/auditoria/transacoes/valor', 'soma do valor deste mês', ['deste mês', 'soma do valor']],
  ['/auditoria/transacoes/valor', 'soma deste mês', ['deste mês', 'soma']],
  // A record without a resource belongs to the last named one, whatever the screen lists; the verb can be given once.
  ['/produtos', 'apaga a loja 3 e depois apaga a 4', ['apaga a loja 3', 'apaga a loja 4']],
  ['/produtos', 'habilita cashback 3 e desabilita o 4', ['habilita cashback 3', 'desabilita o cashback 4']],
  [
    '/cashbacks',
    'habilita o cashback 3, exclui o plano 4 e exclui o 5',
    ['habilita o cashback 3', 'exclui o plano 4', 'exclui o plano 5'],
  ],
  ['/produtos', 'estoque do 12 para 50 e exclui o 5', ['estoque do 12 para 50', 'exclui o 5']],
  ['/produtos', 'libera o bônus 3 e exclui o 4', []],
  ['/produtos', 'exclui o 4 e libera o bônus 3', ['exclui o 4', 'libera o bônus 3']],
  ['/pedidos', 'reprocessa o 900, depois o 901', ['reprocessa o 900', 'reprocessa o 901']],
  ['/produtos', 'edita o 12 e o 15', []],
  // The second part does not say what to do, or is no request, or may not run.
  ['/', 'exclui a loja 3 e o produto 5', []],
  ['/bonus', 'libera o 5, o cliente reclamou', []],
  ['/', 'exclui a loja 3 e não apaga o produto 5', []],
  ['/', 'exclui a loja 3, fecha a porta', []],
  ['/bonus', 'pendentes, nível 2', []],
  ['/bonus', 'salvar visão pendentes e liberados', []],
  ['/bonus', 'soma', []],
])('%s %s', (path, line, requests) => expect(interpreter.splitRequests(line, at(path))).toEqual(requests))

it('splits no line of the corpora that is interpreted correctly as it is', () => {
  const parted = [...intents, ...Object.values(corpora).flat()].filter(
    (intent) =>
      interpreter.splitRequests(intent.line, createContext(intent)).length > 0 &&
      judgeIntent(interpreter, intent).isOk &&
      // A command that takes one id says so for the whole line, and runs for each.
      !/^reprocessar \d/.test(intent.line),
  )
  expect(parted.map(({ path, line }) => `${path} ${line}`)).toEqual([])
})
