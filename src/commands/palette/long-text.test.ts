import { describe, expect, it, vi } from 'vitest'
import { createListContext, read, createContext, getTitles, getFirstEntry } from './palette-context.fixture.ts'
import { parsePasted } from '#commands/language/pasted-cells.ts'

const MAIL =
  'Bom dia, o cliente do pedido 501 e o do 502 não receberam nada e querem saber quando isso se resolve. '.repeat(4)

describe('a text that is too long for a command', () => {
  it('is not interpreted, and nothing is highlighted', () => {
    const at = createContext()
    const reading = vi.spyOn(at.interpreter, 'interpret')
    const listing = read(MAIL, at)
    expect(listing.note).toBe('No máximo 60 palavras por linha: isto é um texto, e nada dele executa')
    expect(listing.highlightsFirst).toBe(false)
    expect(reading.mock.calls.filter(([line]) => line.includes('querem'))).toEqual(
      reading.mock.calls.filter(([line]) => line.startsWith('com a palavra "')),
    )
    reading.mockRestore()
  })
  it('offers to replace the text with its ids', () => {
    expect(getTitles(read(MAIL))).toEqual([['Ids do texto', 'Usar os 2 ids do texto']])
    expect(getFirstEntry(read(MAIL))).toMatchObject({
      replacementLine: '501, 502',
      detail: '#501, #502',
      disabledReason: null,
    })
    expect(getFirstEntry(read(`${MAIL} 12345 é um só`.replaceAll(/50[12]/g, '12345')))?.title).toBe(
      'Usar o id do texto',
    )
  })
  it('offers nothing if it has none', () => {
    const listing = read(MAIL.replaceAll(/\d/g, 'x'))
    expect(listing.groups).toEqual([])
    expect(listing.note).not.toBeNull()
  })
  it('is a script if its lines are commands, however many words they have together', () => {
    const lines = Array.from({ length: 40 }, (_, at) => `excluir produto ${at + 1}`)
    const listing = read(parsePasted(lines.join('\n'))!.line)
    expect(getFirstEntry(listing)).toMatchObject({ title: 'Executar 40 comandos', disabledReason: null })
    expect(listing.groups[1]?.entries).toHaveLength(40)
  })
  it('as a script names the line that is no command, and interprets no more words than a command has', () => {
    const at = createListContext()
    const reading = vi.spyOn(at.interpreter, 'interpret')
    const listing = read(parsePasted(`${MAIL}\n`.repeat(30))!.line, at)
    expect(getTitles(listing).map(([heading]) => heading)).toEqual(['Ids do texto', 'Roteiro'])
    const [script] = listing.groups.at(-1)!.entries
    expect(script?.title).toBe('Executar 30 comandos')
    expect(script?.disabledReason).toMatch(/^“Bom dia, .*”: No máximo 60 palavras por linha$/)
    expect(listing.highlightsFirst).toBe(false)
    expect(reading.mock.calls.filter(([line]) => !line.startsWith('com a palavra'))).toEqual([])
    reading.mockRestore()
  })
  it('shows all lines of a script with one that is not understood', () => {
    const lines = Array.from({ length: 40 }, (_, at) => (at === 3 ? 'xyzzy' : `excluir produto ${at + 1}`))
    const listing = read(lines.join('; '))
    expect(getFirstEntry(listing)?.disabledReason).toBe('“xyzzy”: não entendido')
    expect(listing.groups[1]?.entries).toHaveLength(40)
  })
})

it('counts a list of ids as one word', () => {
  const ids = Array.from({ length: 1000 }, (_, at) => at + 1)
  expect(getFirstEntry(read(`excluir produto ${ids.join(', ')}`))).toMatchObject({
    args: { ids },
    disabledReason: null,
  })
  expect(getFirstEntry(read(ids.join('; ')))).toMatchObject({ args: { ids }, disabledReason: null })
  expect(read(`excluir produto ${[...ids, 1001].join(' e ')}`).groups[0]?.entries[0]?.disabledReason).toBe(
    'No máximo 1.000 por vez',
  )
})

it('interprets a line in spite of invisible marks and runs of signs, and marks its words as typed', () => {
  expect(getFirstEntry(read('exc\u200Bluir produto \u206012\uFEFF'))).toMatchObject({
    args: { ids: [12] },
    disabledReason: null,
  })
  const line = `excluir ${'- '.repeat(500)}produto${' '.repeat(50)}12`
  const { interpretation } = read(line)
  expect(interpretation?.spans.map(({ start, end, role }) => [role, line.slice(start, end)])).toEqual(
    expect.arrayContaining([
      ['verb', 'excluir'],
      ['noun', 'produto'],
      ['argument', '12'],
    ]),
  )
})

it('lists for a text of only such marks what it lists for none', () => {
  expect(getTitles(read('\u200B'.repeat(2_000)))).toEqual(getTitles(read('')))
})
