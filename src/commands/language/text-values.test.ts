/** Free text and other values that depend on the words before them (commands/language/README §1, §2). */
import { describe, expect, it } from 'vitest'
import * as arg from '#commands/args.ts'
import type { Arg } from '#commands/args.ts'
import { createLexicon, createVocabulary } from '#commands/language/words/lexicon.ts'
import { prepareLine } from '#commands/language/words/line.ts'
import { produto } from '#commands/resources.fixture.ts'
import { createContexts } from './screens.fixture.ts'
import { createLineValues } from './line-values.ts'

const lexicon = createLexicon(createVocabulary([produto]), new Map())
const context = createContexts([produto]).at('/produtos')
const valuesOf = (text: string) => createLineValues(prepareLine(text, lexicon), context)
const valueAt = (slot: Arg, text: string, index: number) => {
  const found = valuesOf(text).getValue(slot, index)
  return found && (found.problem ?? found.value)
}

const searchedText = arg.freeText('nome')
const givenName = arg.freeText('nome', { isVerbatim: true })
const known = arg.freeText('nome', { getSuggestions: () => ['minha fila', 'a', 'ver@mais'] })

describe('a searched text', () => {
  it.each([
    ['achar ana', 'ana'],
    ['achar @ana', 'ana'],
    ['achar a ana', 'ana'],
    ['achar chamada ana', 'ana'],
    ['achar ana?', 'ana'],
    ['achar ana!', 'ana'],
    ['achar ana.', 'ana'],
    ['achar ana..!', 'ana'],
    ['achar ?', '?'],
    ['achar ana pra mim', 'ana'],
    ['achar ana, pra mim', 'ana'],
    ['achar ana , pra mim', 'ana'],
    ['achar ana de', 'ana de'],
    ['achar ana-me', 'ana-me'],
    ['achar ana e bia', 'ana e bia'],
  ])('%s', (line, value) => expect(valueAt(searchedText, line, 1)).toBe(value))

  it.each(['em', 'no', 'na', 'nos', 'nas', 'entre'])('leaves out the list after “%s”', (word) => {
    expect(valueAt(searchedText, `achar ana ${word} produtos`, 1)).toBe('ana')
    expect(valueAt(searchedText, `achar ana ${word} casa`, 1)).toBe(`ana ${word} casa`)
    expect(valueAt(searchedText, `achar ana ${word} produtos azuis`, 1)).toBe(`ana ${word} produtos azuis`)
    // The first word belongs to the text whatever it is.
    expect(valueAt(searchedText, `achar ${word} produtos`, 1)).toBe(
      ['entre'].includes(word) ? `${word} produtos` : 'produtos',
    )
  })
  it('keeps the list after any other word', () =>
    expect(valueAt(searchedText, 'achar ana com produtos', 1)).toBe('ana com produtos'))
})

describe('a given name', () => {
  it.each([
    ['salvar a fila', 'a fila'],
    ['salvar como a fila', 'a fila'],
    ['salvar de fila', 'fila'],
    ['salvar com fila', 'fila'],
    ['salvar: fila', 'fila'],
    ['salvar (fila)', '(fila)'],
    ['salvar fila-a', 'fila-a'],
    ['salvar fila pra mim', 'fila pra mim'],
    ['salvar fila!', 'fila!'],
    ['salvar fila em produtos', 'fila em produtos'],
  ])('%s', (line, value) => expect(valueAt(givenName, line, 1)).toBe(value))
})

describe('a known name', () => {
  it.each([
    ['abrir minha fila', 'minha fila'],
    ['abrir a minha fila', 'minha fila'],
    ['abrir Minha Fila', 'Minha Fila'],
    ['abrir a', 'a'],
    ['abrir a fila', 'fila'],
    ['abrir fila em produtos', 'fila'],
  ])('%s', (line, value) => expect(valueAt(known, line, 1)).toBe(value))
})

describe('one line has different values', () => {
  it('for a given name, for known names and for any other text', () => {
    const values = valuesOf('abrir a minha fila')
    const texts = [searchedText, givenName, known].map((slot) => values.getValue(slot, 1)?.value)
    expect(texts).toEqual(['fila', 'a minha fila', 'minha fila'])
    expect([givenName, known, searchedText].map((slot) => values.getValue(slot, 1)?.value)).toEqual([
      'a minha fila',
      'minha fila',
      'fila',
    ])
  })

  it('for one column and for several', () => {
    const values = valuesOf('ver nome e preço')
    expect(values.getValue(arg.column(), 1)).toMatchObject({ problem: 'Aqui vai uma coluna por vez' })
    expect(values.getValue(arg.columns(), 1)).toMatchObject({ value: ['dscNome', 'numPreco'] })
    expect(values.getValue(arg.columns(), 1)?.problem).toBeUndefined()
    expect(valuesOf('ver preço').getValue(arg.column(), 1)).toEqual({ end: 2, isFull: true, value: 'numPreco' })
  })
})

it('“as datas” are no column', () => {
  expect(valueAt(arg.column(), 'ver datas', 1)).toBeNull()
  expect(valueAt(arg.column(), 'ver nome', 1)).toBe('dscNome')
})

it.each(['do', 'da', 'dos', 'das'])('reads a number after “%s” as a record and not as a count', (word) => {
  expect(valueAt(arg.integer('quantidade'), `ver ${word} 5`, 2)).toBeNull()
  expect(valueAt(arg.integer('quantidade'), `ver 5 ${word}`, 1)).toBe(5)
})
