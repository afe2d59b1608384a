import { describe, expect, it, vi } from 'vitest'
import * as arg from '#commands/args.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { bonus, loja, produto } from '#commands/resources.fixture.ts'
import { saveScriptPlan, runScript } from '#commands/scripts/run-script.ts'
import type { ListHandle } from '#commands/screen.ts'
import { getScript } from './entry.ts'
import { createEnterHint } from './enter-hint.ts'
import { createLookupResult } from './lookup-result.ts'
import type { RecordLookups } from './palette-lines.ts'
import {
  getFirstCommandEntry,
  createListContext,
  remove,
  createContext,
  read,
  stock,
  getFirstEntry,
  getTitles,
} from './palette-context.fixture.ts'

const fechamento = {
  name: 'fechamento',
  lines: ['excluir produto {1}', 'ajustar estoque do produto {1} para 30', 'ir para lojas'],
}

it('does not interpret a text with more lines than a script has steps, such as one pasted by mistake', () => {
  const at = createContext()
  const reading = vi.spyOn(at.interpreter, 'interpret')
  const listing = read('uma linha de um texto; '.repeat(1001), at)
  expect(listing.highlightsFirst).toBe(false)
  expect(getFirstEntry(listing)?.disabledReason).toBe('No máximo 1.000 comandos por vez')
  expect(reading).not.toHaveBeenCalled()
  reading.mockRestore()
})

describe('a script called by its name', () => {
  const at = createContext({ scripts: [fechamento, { name: 'lojas primeiro', lines: ['ir para lojas'] }] })
  const phrases = (text: string, where = at) =>
    getScript(getFirstEntry(read(text, where)))?.steps.map(({ phrase }) => phrase)

  it('runs its phrases for each id, and those without a slot once', () => {
    expect(phrases('fechamento 12, 15')).toEqual([
      'excluir produto 12',
      'ajustar estoque do produto 12 para 30',
      'excluir produto 15',
      'ajustar estoque do produto 15 para 30',
      'ir para lojas',
    ])
    expect(phrases('Fechamento para cada 12-14')).toHaveLength(7)
    expect(phrases('executar o roteiro fechamento 12')).toHaveLength(3)
    expect(phrases('lojas primeiro')).toEqual(['ir para lojas'])
  })
  it('looks up every record before it runs, under each phrase', () => {
    const entries = read('fechamento 12, 15', at).groups[1]?.entries
    expect(entries?.map(({ affectedRecords }) => affectedRecords?.ids)).toEqual([[12, 15], [12, 15], undefined])
  })
  it('says in the footer how many of its commands remain, and that it asks if one of them does', () => {
    const entry = getFirstEntry(read('fechamento 12, 15', at))!
    const foot = (...left: number[]) => {
      const { verb, object, tail } = createEnterHint(entry, null, new Map(left.map((index) => [index, 'já excluído'])))
      return `${verb} ${object} ${tail}`.trim()
    }
    expect(foot()).toBe('executa “fechamento”: 5 comandos (pede confirmação)')
    expect(foot(1)).toBe('executa “fechamento”: 4 de 5 comandos (pede confirmação)')
    expect(foot(1, 2, 3, 4)).toBe('executa “fechamento”: 1 de 5 comandos')
    expect(foot(1, 2, 3, 4, 5)).toBe('executa “fechamento”: 0 de 5 comandos')
    expect(
      createEnterHint(getFirstEntry(read('excluir produto 12; excluir produto 15', at))!, null, new Map([[1, '']]))
        .object,
    ).toBe('1 de 2 comandos')
  })
  it('shows the values of the second slot beside the record, and records that cannot be looked up', () => {
    const quant = {
      name: 'quant',
      lines: ['ajustar estoque do produto {1} para {2}', 'ajustar estoque do produto 9 para {2}'],
    }
    const lojas = { name: 'ver', lines: ['excluir produto {1}'] }
    const where = createContext({ scripts: [quant, lojas] })
    const chips = (text: string) => read(text, where).groups[1]?.entries.map((entry) => entry.chips)
    expect(chips('quant 12, 30, 15, 40')).toEqual([
      ['#12 → 30', '#15 → 40'],
      ['#9 → 30', '#9 → 40'],
    ])
    expect(chips('quant ' + Array.from({ length: 20 }, (_, index) => index + 1).join(', '))?.[0]?.slice(-2)).toEqual([
      '#15 → 16',
      'e mais 2',
    ])
    expect(chips('ver 12, 15')).toEqual([[]])
    const pay = { ...remove, id: 'bonus.liberar', phrases: ['liberar bônus {ids}'], args: { ids: arg.ids(bonus) } }
    const there = {
      ...where,
      interpreter: createInterpreter({ commands: [pay], resources: [bonus] }),
      scripts: [{ name: 'lib', lines: ['liberar bônus {1}'] }],
    }
    expect(read('lib 12, 15', there).groups[1]?.entries[0]?.chips).toEqual(['#12, #15'])
  })
  it('has one confirmation, under its name', () => {
    const script = getScript(getFirstEntry(read('fechamento 12', at)))
    expect(script && runScript.confirm?.(saveScriptPlan(script), at.commandContext)).toBe(
      'Executar “fechamento 12”? 3 comandos: excluir produto 12; ajustar estoque do produto 12 para 30; ir para lojas',
    )
  })
  it.each([
    ['fechamento', 'Diga os ids: fechamento 12, 15 · fechamento para cada colado'],
    ['fechamento 12 kg', '“12 kg” não é uma lista de ids'],
    ['fechamento 1-1001', 'No máximo 1.000 por vez'],
    ['fechamento 1-600', 'No máximo 1.000 comandos por vez'],
    ['fechamento selecionados', 'Nenhuma linha selecionada'],
    ['lojas primeiro 12', 'Este roteiro não pede ids'],
  ])('%s: %s', (text, why) => {
    expect(getFirstEntry(read(text, at))?.disabledReason).toBe(why)
    expect(read(text, at).highlightsFirst).toBe(false)
  })
  it('takes the current rows', () => {
    const here = createListContext({ scripts: at.scripts, rows: [{ id: 12 }, { id: 18 }] })
    expect(phrases('fechamento', here)).toHaveLength(5)
    expect(phrases('fechamento para cada linha selecionada', here)).toHaveLength(5)
  })
  it('takes no row if one of its slots is not a record of the list', () => {
    const scripts = [
      fechamento,
      { name: 'quant', lines: ['ajustar estoque do produto {1} para {2}'] },
      { name: 'cem', lines: ['ajustar estoque do produto 5 para {1}'] },
    ]
    const here = createListContext({ scripts, rows: [{ id: 12 }, { id: 18 }] })
    const { screen } = here.commandContext
    const elsewhere = (list: Partial<ListHandle>) => ({
      ...here,
      commandContext: { ...here.commandContext, screen: { ...screen, list: { ...screen.list!, ...list } } },
    })
    const cases = [
      ['fechamento', elsewhere({ resource: loja })],
      ['fechamento', elsewhere({ hasSubRecords: true })],
      ['quant', here],
      ['cem', here],
    ] as const
    for (const [name, where] of cases) {
      const how = `Diga os ids: ${name} 12, 15 · ${name} para cada colado`
      expect(getFirstEntry(read(name, where))?.disabledReason).toBe(how)
      expect(getFirstEntry(read(`${name} estas linhas`, where))?.disabledReason).toBe(how)
      expect(phrases(name, where)).toEqual([])
    }
  })
  it('asks for the copied text', () => {
    const entry = getFirstCommandEntry(read('fechamento para cada colado', at))
    expect([entry?.command.id, entry?.args]).toEqual(['roteiro.chamar', { nome: 'fechamento', colado: 'colado' }])
  })
  it('fills two slots with two ids at a time, in the order typed', () => {
    const pair = { name: 'troca', lines: ['ajustar estoque do produto {1} para {2}'] }
    const where = createContext({ scripts: [pair] })
    expect(phrases('troca 15, 3, 12, 40', where)).toEqual([
      'ajustar estoque do produto 15 para 3',
      'ajustar estoque do produto 12 para 40',
    ])
    expect(getFirstEntry(read('troca 15, 3, 12', where))?.disabledReason).toBe('Este roteiro pede 2 ids de cada vez')
  })
  it('accepts 0 as an amount with minimum 0, and never as an id', () => {
    const setTo = { ...stock, args: { ...stock.args, n: arg.integer('quantidade') } }
    const pair = { name: 'troca', lines: ['ajustar estoque do produto {1} para {2}'] }
    const where = createContext({
      scripts: [pair],
      interpreter: createInterpreter({ commands: [setTo], resources: [produto] }),
    })
    expect(phrases('troca 15, 0', where)).toEqual(['ajustar estoque do produto 15 para 0'])
    expect(getFirstEntry(read('troca 0, 15', where))?.disabledReason).toBe('“0” não é um id')
    expect(getFirstEntry(read('troca 15, 0', createContext({ scripts: [pair] })))?.disabledReason).toBe('O mínimo é 1')
    expect(getFirstEntry(read('fechamento 0', at))?.disabledReason).toBe('“0” não é um id')
  })
  it('does not run with a phrase that is no longer understood', () => {
    const where = createContext({ scripts: [{ name: 'velho', lines: ['excluir produto {1}', 'xyzzy {1}'] }] })
    expect(getFirstEntry(read('velho 12', where))?.disabledReason).toBe('“xyzzy {1}”: não entendido')
    expect(phrases('velho 12', where)).toEqual([])
  })
  it('is offered while its name is typed', () => {
    const listing = read('fech', at)
    expect(getTitles(listing)[0]).toEqual(['Roteiros', 'Executar “fechamento”'])
    expect(getFirstCommandEntry(listing)?.replacementLine).toBe('fechamento ')
  })
})

describe('a script', () => {
  const at = createContext()
  it('is one action on its steps, one for each record', () => {
    const listing = read('excluir produto 12, 15; ir para lojas', at)
    expect(getTitles(listing)).toEqual([
      ['Roteiro', 'Executar 2 comandos'],
      ['Comandos, nesta ordem', 'Excluir produtos', 'Ir para Lojas'],
    ])
    const script = getScript(getFirstEntry(listing))
    expect(script?.steps.map(({ phrase }) => phrase)).toEqual([
      'excluir produto 12',
      'excluir produto 15',
      'ir para lojas',
    ])
    expect(script && runScript.confirm?.(saveScriptPlan(script), at.commandContext)).toBe(
      'Executar 3 comandos? excluir produto 12; excluir produto 15; ir para lojas',
    )
  })
  it('does not run with a line that is not understood or incomplete', () => {
    expect(getFirstEntry(read('excluir produto 12; xyzzy', at))?.disabledReason).toBe('“xyzzy”: não entendido')
    expect(read('excluir produto 12; xyzzy', at).highlightsFirst).toBe(false)
    expect(getFirstEntry(read('editar loja; ir para lojas', at))?.disabledReason).toBe(
      '“editar loja”: falta um argumento',
    )
  })
  it('skips what would change nothing, but not after a step that changes the same record', () => {
    const listing = read('ajustar estoque do produto 12 para 30; excluir produto 12, 15', at)
    const entries = listing.groups.flatMap((group) => group.entries)
    const found = (id: number) =>
      [id, { state: 'found', record: { id, name: '', row: { id } }, unchangedReason: 'já inativo' }] as const
    const looked: RecordLookups = new Map([[entries[2]?.key ?? '', [found(12), found(15)]]])
    const whole = getFirstEntry(listing)
    if (!whole) throw new Error('no entry')
    expect([...createLookupResult(whole, looked, entries).skip]).toEqual([[3, 'excluir produto 15 (#15 já inativo)']])
  })
  it('skips the steps whose record does not exist', () => {
    const listing = read('excluir produto 12, 15; ir para lojas', at)
    const entries = listing.groups.flatMap((group) => group.entries)
    const looked: RecordLookups = new Map([
      [
        entries[1]?.key ?? '',
        [
          [12, { state: 'missing' }],
          [15, { state: 'loading' }],
        ],
      ],
    ])
    const whole = getFirstEntry(listing)
    if (!whole) throw new Error('no entry')
    const { skip, note } = createLookupResult(whole, looked, entries)
    expect([...skip]).toEqual([[1, 'excluir produto 12 (#12 não existe)']])
    expect(note).toBe('Não lido antes: #15.')
  })
})
