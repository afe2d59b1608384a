// @vitest-environment jsdom
/** A name that an operator gives is stored as typed, and found again by it (commands/language/README §2). */
import { beforeEach, expect, it } from 'vitest'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { validateScriptName } from '#commands/scripts/script-name.ts'
import { saveView } from '#listing/views/saved-views.ts'
import { at, registry } from './registry.ts'

const interpreter = createInterpreter(registry)

beforeEach(() => {
  localStorage.clear()
  ownerStore.set('7')
  for (const name of ['minha fila', 'fila', 'pendentes', 'fila-me']) saveView(name, '/bonus')
})

it.each([
  ['salvar visão meus caros', 'visao.salvar', 'meus caros'],
  ['salvar visão minha fila', 'visao.salvar', 'minha fila'],
  ['salvar visão o que falta', 'visao.salvar', 'o que falta'],
  ['salvar visão não liberados', 'visao.salvar', 'não liberados'],
  ['salva essa visão como os do mês', 'visao.salvar', 'os do mês'],
  ['guardar esta consulta com o nome Março', 'visao.salvar', 'Março'],
  ['salvar visão minha-visao-A', 'visao.salvar', 'minha-visao-A'],
  ['salvar visão pendentes-o', 'visao.salvar', 'pendentes-o'],
  ['salvar visão fila - a', 'visao.salvar', 'fila - a'],
  ['salvar visão (teste)', 'visao.salvar', '(teste)'],
  ["salvar visão 'teste'", 'visao.salvar', "'teste'"],
  ['salvar visão caixa 2 (nova)', 'visao.salvar', 'caixa 2 (nova)'],
  ['salvar visão só os meus', 'visao.salvar', 'só os meus'],
  ['salvar visão pendentes no bônus', 'visao.salvar', 'pendentes no bônus'],
  ['salvar visão: minha fila', 'visao.salvar', 'minha fila'],
  ['salvar visão teste, por favor', 'visao.salvar', 'teste'],
  ['abrir visão fila-me', 'visao.abrir', 'fila-me'],
  ['excluir visão fila-me', 'visao.excluir', 'fila-me'],
  ['abrir visão minha fila, por favor', 'visao.abrir', 'minha fila'],
  ['visão minha fila', 'visao.abrir', 'minha fila'],
  ['visão fila', 'visao.abrir', 'fila'],
  ['abrir a visão dos pendentes', 'visao.abrir', 'pendentes'],
  ['excluir visão minha fila', 'visao.excluir', 'minha fila'],
])('%s', (line, id, texto) => {
  const [first] = interpreter.interpret(line, at('/bonus'))
  expect([first?.command.id, first?.args]).toEqual([id, { texto }])
  expect(interpreter.getStopReason(line)).toBeNull()
})

it('a view that is not to be saved is not', () => {
  expect(interpreter.getStopReason('não salve a visão dos liberados')).not.toBeNull()
})

it.each([
  // A command that the language only guesses, or whose words it partly ignores, does not have that name itself.
  ['rodada noturna', null],
  ['conferência noturna', null],
  ['dia claro', null],
  ['ajuda geral', null],
  ['fechamento do mês', null],
  ['modo noturno', '“modo noturno” já quer dizer: Usar tema escuro.'],
  ['Ler Tudo', '“Ler Tudo” já quer dizer: Ler tudo.'],
  ['bônus', '“bônus” já quer dizer: Ir para Ledger de Bônus.'],
  ['excluir velhos', '“excluir” é palavra dos comandos: dê outro nome.'],
])('a script is called “%s” unless that is exactly a command', (name, problem) => {
  expect(validateScriptName(name, interpreter, new Date())).toBe(problem)
})
