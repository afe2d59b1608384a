import { expect, it } from 'vitest'
import { produto } from '#sections/produtos/resource.ts'
import {
  getResourceId,
  getVerbClass,
  isLiteralVerbLemma,
  isNounLemma,
  isPastLemma,
  isVerbLemma,
  nounLemma,
  pastLemma,
  verbLemma,
  wordLemma,
} from './lemma.ts'

it.each([
  ['a verb', verbLemma('excluir'), [true, false, false, false]],
  ['a past form', pastLemma('excluir'), [false, true, false, false]],
  ['a noun', nounLemma(produto), [false, false, true, false]],
  ['a verb of some phrase', wordLemma('inverter'), [false, false, false, true]],
  ['another word', wordLemma('filtros'), [false, false, false, false]],
])('each predicate knows %s', (_, lemma, kinds) =>
  expect([isVerbLemma(lemma), isPastLemma(lemma), isNounLemma(lemma), isLiteralVerbLemma(lemma)]).toEqual(kinds),
)

it('gives back the verb and the resource that a lemma was made of', () => {
  expect(getVerbClass(verbLemma('excluir'))).toBe('excluir')
  expect(getVerbClass(pastLemma('liberar'))).toBe('liberar')
  expect(getResourceId(nounLemma(produto))).toBe('produto')
})
