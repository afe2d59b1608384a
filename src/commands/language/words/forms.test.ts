import { describe, expect, it } from 'vitest'
import { replaceNumberWords } from './number-words.ts'
import { markCourtesy } from './courtesy.ts'
import { splitJoinedWords } from './split-joined-words.ts'
import { createLexicon, createVocabulary } from './lexicon.ts'
import { getMood } from './mood.ts'
import { inflectVerb } from './morphology.ts'
import { tokenize } from './tokens.ts'
import { produto } from '#commands/resources.fixture.ts'

const now = (verb: string) => inflectVerb(verb).flatMap(({ text, isPast }) => (isPast ? [] : [text]))
const past = (verb: string) => inflectVerb(verb).flatMap(({ text, isPast: told }) => (told ? [text] : []))

describe('the table of verbs', () => {
  it.each([
    [
      'excluir',
      ['exclua', 'exclui', 'excluo', 'excluindo', 'excluam'],
      ['excluiu', 'excluiram', 'excluido', 'exclusao'],
    ],
    ['apagar', ['apague', 'apaga', 'apagando'], ['apagou', 'apaguei', 'apagaram']],
    ['marcar', ['marque', 'marca'], ['marcou']],
    ['remover', ['remova', 'remove', 'removendo'], ['removeu', 'removido']],
    ['corrigir', ['corrija'], ['corrigiu']],
    ['inserir', ['insira', 'insere'], ['inseriu']],
    ['conferir', ['confira', 'confere', 'confiro'], ['conferido']],
    ['sumir', ['some', 'suma'], ['sumiu']],
    ['renomear', ['renomeia', 'renomeie', 'renomeando'], ['renomeou']],
    ['ver', ['veja', 'vejo'], []],
    ['ler', ['leia', 'le'], []],
  ])('%s', (verb, said, told) => {
    expect(now(verb)).toEqual(expect.arrayContaining(said))
    expect(past(verb)).toEqual(expect.arrayContaining(told))
    expect(now(verb).filter((form) => past(verb).includes(form))).toEqual([])
  })
  it('leaves other words unchanged, and keeps the words after a verb', () => {
    expect(now('novo')).toEqual(['novo'])
    expect(now('processar de novo')).toContain('processe de novo')
    expect(now('ativar')).not.toContain('ativo')
  })
})

describe('numbers in words', () => {
  it.each([
    ['doze', '12'],
    ['vinte e um', '21'],
    ['cento e vinte', '120'],
    ['quinhentos e um', '501'],
    ['novecentos e noventa e nove', '999'],
    ['mil', '1000'],
    ['dois mil', '2000'],
    ['dois mil e quinhentos', '2500'],
    ['doze e quinze', '12 e 15'],
    ['três e quatro', '3 e 4'],
    ['dois e meio', '2 . 5'],
    ['nível um', 'nivel 1'],
    ['um produto', 'um produto'],
    ['2 mil', '2 mil'],
    ['cinco por cento', '5 por cento'],
  ])('%s', (text, written) =>
    expect(
      replaceNumberWords(tokenize(text))
        .map((token) => token.text)
        .join(' '),
    ).toBe(written),
  )
})

const lexicon = createLexicon(createVocabulary([produto]), new Map([['filtros', 'filtros']]))

describe('joined words', () => {
  it.each([
    ['excluirproduto14', 'excluir produto 14'],
    ['irparaprodutos', 'ir para produtos'],
    ['limparfiltros', 'limpar filtros'],
    ['produto', 'produto'],
    ['cancelados', 'cancelados'],
    ['irpara', 'ir para'],
    ['prodto', 'prodto'],
    ['xyzzyabc', 'xyzzyabc'],
  ])('%s', (text, parted) =>
    expect(
      splitJoinedWords(tokenize(text), lexicon.isKnown, (word) => lexicon.lookup(word).size > 0)
        .map((token) => token.text)
        .join(' '),
    ).toBe(parted),
  )
})

describe('courtesies', () => {
  it.each([
    ['por favor, libere o bônus 88', 'libere o bonus 88'],
    ['como faço para excluir um produto', 'excluir um produto'],
    ['quero', 'quero'],
    ['será que dá pra auditar', 'auditar'],
  ])('%s', (text, rest) =>
    expect(
      markCourtesy(tokenize(text))
        .filter(({ isPolite, kind }) => !isPolite && kind !== 'sign')
        .map((token) => token.text)
        .join(' '),
    ).toBe(rest),
  )
})

describe('the mood of a line', () => {
  it.each([
    ['excluir produto 12', null],
    ['não excluir produto 12', 'denies'],
    ["don't delete product 12", 'denies'],
    ['sem excluir nada', 'denies'],
    ['cancelar a exclusão do produto 12', 'denies'],
    ['quem excluiu o produto 12?', 'asks'],
    ['excluí o produto 12', 'tells'],
    ['exclui o produto 12', null],
    ['o bônus 88 foi liberado?', 'asks'],
    ['bônus liberados', null],
    ['não sei', null],
  ])('%s', (line, mood) => expect(getMood(tokenize(line), line, lexicon)).toBe(mood))
})
