import { describe, expect, it } from 'vitest'
import { formatMoney } from '#lib/format/money.ts'
import type { Interpretation } from '#commands/language/interpretation.ts'
import type { HistoryEntry } from '#commands/execution/history.ts'
import { createEnterHint } from './enter-hint.ts'
import { createEntry } from './entry.ts'
import { createFieldLines } from './field-entries.ts'
import { getInterpretationContext } from './palette-listing.ts'
import { createRecentEntry } from './initial-listing.ts'
import { createContext, createFieldContext, getTitles, read, rows, setField } from './palette-context.fixture.ts'

const PRICE = formatMoney(19.9)
const FIELDS = ['Alterar um campo', 'Alterar nome do produto', 'Alterar preço do produto']
const [row] = rows
const onRow = createFieldContext({ rows: row ? [row] : [] })

describe('the fields of a record have a line each', () => {
  it('for a verb of change on a row, after the form of the record', () => {
    const listing = read('alterar', onRow)
    expect(getTitles(listing).slice(0, 2)).toEqual([['Ações', 'Editar produto'], FIELDS])
    expect(listing.groups[1]?.entries.map((entry) => [entry.command && entry.args, entry.missing])).toEqual([
      [{ ids: [12], campo: 'dscNome' }, ['valor']],
      [{ ids: [12], campo: 'numPreco' }, ['valor']],
    ])
  })
  it('for all selected rows, and for a record that the line names', () => {
    const [{ entries: [field] = [] } = { entries: [] }] = read('alterar', createFieldContext({ rows })).groups.filter(
      ({ heading }) => heading === FIELDS[0],
    )
    expect(field?.command && field.args).toEqual({ ids: [12, 15, 18], campo: 'dscNome' })
    expect(getTitles(read('alterar produto 15', createFieldContext()))).toContainEqual(FIELDS)
  })
  it('for the beginning of their names, before what the line may only mean', () => {
    const [store] = onRow.interpreter.interpret('editar loja', getInterpretationContext(onRow))
    const list = (line: string, best: Interpretation | undefined) => {
      const { fields, comeFirst } = createFieldLines(line, best, onRow)
      return [fields.map(({ title }) => title), comeFirst]
    }
    const guess = store && { ...store, tier: 'prefixes' as const }
    expect(list('alterar no', guess)).toEqual([['Alterar nome do produto'], true])
    expect(list('alterar no', undefined)).toEqual([['Alterar nome do produto'], true])
    expect(list('alterar no', store)).toEqual([['Alterar nome do produto'], false])
    expect(list('alterar loja', store)).toEqual([[], false])
  })
  it.each(['ver produto 12', 'alterar loja 12', 'excluir'])('and not for “%s”', (line) =>
    expect(getTitles(read(line, onRow))).not.toContainEqual(FIELDS),
  )
  it('and not without a record', () =>
    expect(getTitles(read('alterar', createFieldContext()))).not.toContainEqual(FIELDS))
})

describe('a value that is set', () => {
  const entry = createEntry(setField, { campo: 'numPreco', ids: [12, 15], valor: '19,90' }, createContext())
  it('is shown as its field formats it', () => expect(entry.chips).toEqual(['#12', '#15', PRICE]))
  it('is shown without what the command adds for its run, and once among the recent actions', () => {
    const recent = { at: 0, commandId: setField.id, args: { ...entry.args, conferidos: 'k3' }, phrase: entry.phrase }
    const listed = createRecentEntry(recent as unknown as HistoryEntry, createFieldContext())
    expect([listed?.title, listed?.chips]).toEqual(['Alterar preço dos produtos', ['#12', '#15', PRICE]])
  })
  it('is said so in the footer, with the record or the number of records', () => {
    expect(createEnterHint(entry, null)).toMatchObject({ verb: 'altera', object: `preço de 2 produtos para ${PRICE}` })
    const one = createEntry(setField, { campo: 'numPreco', ids: [12], valor: '19,90' }, createContext())
    expect(createEnterHint(one, null).object).toBe(`preço do produto #12 para ${PRICE}`)
    const more = createEntry(setField, { campo: 'numPreco', ids: [12], valor: '10% a mais' }, createContext())
    expect(createEnterHint(more, null).object).toBe('preço do produto #12: 10% a mais')
    // An option has no chip for its value.
    expect(createEnterHint({ ...one, chips: ['#12'] }, null).object).toBe(`preço do produto #12 para ${PRICE}`)
  })
})
