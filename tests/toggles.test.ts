/** A phrase that names one of two states sets that one, with the console's real commands. */
import { describe, expect, it } from 'vitest'
import { formatCanonicalPhrase } from '#commands/language/canonical-phrase.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { at, registry } from './registry.ts'

const interpreter = createInterpreter(registry)

/** Words of one state beside those of the other. */
const OPPOSITES = [
  ['abrir', 'fechar'],
  ['fixar', 'soltar'],
  ['ligar', 'desligar'],
  ['ativar', 'desativar'],
  ['expandir', 'recolher'],
  ['mostrar', 'esconder'],
  ['marcar', 'desmarcar'],
  ['crescente', 'decrescente'],
  ['contínuo', 'páginas'],
  ['acompanhar', 'parar'],
] as const

it('no command has phrases for two states unless it knows which one is named', () => {
  const blind = registry.commands.filter(({ phrases, phraseStates }) => {
    const words = new Set(phrases.flatMap((phrase) => phrase.split(' ')))
    return !phraseStates && OPPOSITES.some(([on, off]) => words.has(on) && words.has(off))
  })
  expect(blind.map(({ id }) => id)).toEqual([])
  const knowing = registry.commands.flatMap(({ id, phraseStates }) => (phraseStates ? [id] : []))
  expect(knowing.toSorted()).toEqual([
    'casca.ajustes',
    'casca.animacoes',
    'casca.dicas',
    'casca.grupo',
    'casca.menuLateral',
    'casca.teclaUnica',
    'coluna.fixar',
    'conciliar.selecionar',
    'tabela.acompanhar',
    'tabela.continuo',
    'tabela.fixar',
    'tabela.inverter',
    'tabela.marcar',
    'tabela.previa',
  ])
})

describe('a typed line', () => {
  it.each([
    ['/', 'recolher menu', 'casca.menuLateral', false],
    ['/', 'recolha o menu', 'casca.menuLateral', false],
    ['/', 'recolhe o menu lateral', 'casca.menuLateral', false],
    ['/', 'mostrar menu', 'casca.menuLateral', true],
    ['/', 'alternar menu lateral', 'casca.menuLateral', undefined],
    ['/', 'recolher grupo auditoria', 'casca.grupo', false],
    ['/', 'desligar atalhos', 'casca.teclaUnica', false],
    ['/', 'ligue os atalhos', 'casca.teclaUnica', true],
    ['/', 'desligar animações', 'casca.animacoes', false],
    ['/', 'sem animação', 'casca.animacoes', false],
    ['/', 'esconde as dicas', 'casca.dicas', false],
    ['/', 'mostra as dicas de teclado', 'casca.dicas', true],
    ['/', 'ajustes', 'casca.ajustes', true],
    ['/', 'fechar ajustes', 'casca.ajustes', false],
    ['/produtos', 'modo contínuo', 'tabela.continuo', true],
    ['/produtos', 'modo de páginas', 'tabela.continuo', false],
    ['/produtos', 'voltar ao modo de páginas', 'tabela.continuo', false],
    ['/produtos', 'acompanhar', 'tabela.acompanhar', true],
    ['/produtos', 'parar de acompanhar', 'tabela.acompanhar', false],
    ['/produtos', 'pare de acompanhar', 'tabela.acompanhar', false],
    ['/produtos', 'pare de atualizar sozinho', 'tabela.acompanhar', false],
    ['/produtos', 'fechar prévia', 'tabela.previa', false],
    ['/produtos', 'fixar linha', 'tabela.fixar', true],
    ['/produtos', 'soltar linha', 'tabela.fixar', false],
    ['/produtos', 'soltar coluna preço', 'coluna.fixar', false],
    ['/produtos', 'marcar 12', 'tabela.marcar', true],
    ['/produtos', 'desmarcar 12', 'tabela.marcar', false],
    ['/bonus', 'selecionar diferença', 'conciliar.selecionar', true],
    ['/bonus', 'desmarcar diferença', 'conciliar.selecionar', false],
    ['/produtos', 'crescente', 'tabela.inverter', true],
    ['/produtos', 'decrescente', 'tabela.inverter', false],
    ['/produtos', 'inverter ordem', 'tabela.inverter', undefined],
    // The common part of both phrases names neither.
    ['/produtos', 'modo', 'tabela.continuo', undefined],
    ['/produtos', 'recolh', 'casca.menuLateral', false],
  ])('%s: %s', (path, line, id, on) => {
    const found = interpreter.interpret(line, at(path)).find(({ command }) => command.id === id)
    expect([found?.command.id, found?.args['on']]).toEqual([id, on])
  })
})

it('an action that set a state is written as the phrase that sets it again', () => {
  const formatPhrase = (id: string, args: object) =>
    formatCanonicalPhrase(
      registry.commands.find((candidate) => candidate.id === id)!,
      { ...args },
    )
  expect(formatPhrase('tabela.acompanhar', { on: false })).toBe('parar de acompanhar')
  expect(formatPhrase('tabela.acompanhar', { on: true, n: 20 })).toBe('acompanhar a cada 20 segundos')
  expect(formatPhrase('casca.grupo', { on: false, grupo: 'Auditoria' })).toBe('recolher grupo auditoria')
  expect(formatPhrase('casca.menuLateral', {})).toBe('alternar menu lateral')
})
