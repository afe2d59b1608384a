import { describe, expect, it } from 'vitest'
import { defineCommand } from '#commands/define.ts'
import { actionNoun, gerund, idList, idPhrase, manyText, participle, thirdPerson, verbOf } from './inflection.ts'
import { produto } from '#commands/nouns.fixture.ts'

const remove = defineCommand({ id: 'x', title: 'Excluir produto…', group: 'Ações', place: 'row', phrases: ['x'] })

describe('verbs', () => {
  it.each([
    ['excluir', 'exclui', 'Excluindo', 'excluídos'],
    ['editar', 'edita', 'Editando', 'editados'],
    ['habilitar', 'habilita', 'Habilitando', 'habilitados'],
    ['liberar', 'libera', 'Liberando', 'liberados'],
  ])('%s', (verb, third, running, done) => {
    expect([thirdPerson(verb), gerund(verb), participle(verb, 2, 'o')]).toEqual([third, running, done])
  })
  it('agrees in number and gender', () => {
    expect(participle('excluir', 1, 'a')).toBe('excluída')
    expect(participle('excluir', 3, 'a')).toBe('excluídas')
    expect(participle('excluir', 1, 'o')).toBe('excluído')
  })
  it('knows the irregular ones', () =>
    expect(['ir', 'ver', 'sair', 'ler', 'sortear'].map(thirdPerson)).toEqual(['vai', 'mostra', 'sai', 'lê', 'sorteia']))
  it('finds the verb of a title', () => expect(verbOf(remove)).toBe('excluir'))
})

describe('ids', () => {
  it('writes ranges from three on', () => {
    expect(idList([12, 15, 16, 17, 18, 20, 21])).toBe('#12, #15 a #18, #20, #21')
    expect(idPhrase([18, 12, 15, 16, 17])).toBe('12, 15-18')
  })
  it('asks about several with every id', () =>
    expect(manyText(remove, [12, 15, 18], produto)).toBe('Excluir 3 produtos? #12, #15, #18'))
})

it('names what a verb does, for a question about several', () => {
  expect([actionNoun('excluir', 1), actionNoun('excluir', 4)]).toEqual(['exclusão', 'exclusões'])
  expect([actionNoun('liberar', 1), actionNoun('habilitar', 2)]).toEqual(['liberação', 'habilitações'])
  expect([actionNoun('ver', 1), actionNoun('ver', 2)]).toEqual(['item', 'itens'])
})
