import { describe, expect, it } from 'vitest'
import { defineCommand } from '#commands/define.ts'
import { toActionNoun, toGerund, formatBulkQuestion, toParticiple, toThirdPerson, getTitleVerb } from './inflection.ts'
import { produto } from '#commands/resources.fixture.ts'

const remove = defineCommand({ id: 'x', title: 'Excluir produto…', group: 'Ações', scope: 'row', phrases: ['x'] })

describe('verbs', () => {
  it.each([
    ['excluir', 'exclui', 'Excluindo', 'excluídos'],
    ['editar', 'edita', 'Editando', 'editados'],
    ['habilitar', 'habilita', 'Habilitando', 'habilitados'],
    ['liberar', 'libera', 'Liberando', 'liberados'],
  ])('%s', (verb, third, running, done) => {
    expect([toThirdPerson(verb), toGerund(verb), toParticiple(verb, 2, 'o')]).toEqual([third, running, done])
  })
  it('agrees in number and gender', () => {
    expect(toParticiple('excluir', 1, 'a')).toBe('excluída')
    expect(toParticiple('excluir', 3, 'a')).toBe('excluídas')
    expect(toParticiple('excluir', 1, 'o')).toBe('excluído')
  })
  it('knows the irregular verbs', () =>
    expect(['ir', 'ver', 'sair', 'ler', 'sortear'].map(toThirdPerson)).toEqual([
      'vai',
      'mostra',
      'sai',
      'lê',
      'sorteia',
    ]))
  it('finds the verb of a title', () => expect(getTitleVerb(remove)).toBe('excluir'))
})

describe('ids', () => {
  it('lists every id in a bulk question', () =>
    expect(formatBulkQuestion(remove, [12, 15, 18], produto)).toBe('Excluir 3 produtos? #12, #15, #18'))
  it('names the part of the records that the command acts on', () =>
    expect(formatBulkQuestion({ ...remove, title: 'Alterar campo' }, [12, 15], produto, 'preço')).toBe(
      'Alterar preço de 2 produtos? #12, #15',
    ))
})

it('names the action of a verb, for a bulk question', () => {
  expect([toActionNoun('excluir', 1), toActionNoun('excluir', 4)]).toEqual(['exclusão', 'exclusões'])
  expect([toActionNoun('liberar', 1), toActionNoun('habilitar', 2)]).toEqual(['liberação', 'habilitações'])
  expect([toActionNoun('ver', 1), toActionNoun('ver', 2)]).toEqual(['item', 'itens'])
})
