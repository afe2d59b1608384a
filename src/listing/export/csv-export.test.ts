import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ListState } from '#commands/screen.ts'
import { DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import type { AnyList, Column } from '#listing/define.ts'
import { formatRowsAsCsv, downloadCsv } from './csv-export.ts'

const savedFiles: { name: string; text: string }[] = vi.hoisted(() => [])
vi.mock('#ui/device/download.ts', () => ({
  downloadText: (name: string, text: string) => savedFiles.push({ name, text }),
}))
const messages: string[] = vi.hoisted(() => [])
vi.mock('#ui/notices/notify.tsx', () => ({ notify: (_: string, text: string) => messages.push(text) }))
vi.mock('#commands/execution/status-line.ts', () => ({ showStatus: vi.fn() }))
const names = vi.hoisted(() => ({ known: new Map<number, string>(), load: (_: readonly number[]): boolean => true }))
vi.mock('#listing/record/resource-names.ts', () => ({
  loadResourceNames: (_: object, ids: readonly number[]) => Promise.resolve(names.load(ids)),
}))
vi.mock('#commands/record-names.ts', () => ({ getRecordName: (_: object, id: number) => names.known.get(id) }))
beforeEach(() => names.known.clear())
afterEach(() => void vi.useRealTimers())

const column = (field: string, format: NonNullable<Column['format']>): Column => ({
  field,
  label: field.toUpperCase(),
  format,
})

it('keeps a leading sign in number columns only, and guards a text that looks like a number [J9]', () => {
  const columns = [column('id', 'id'), column('saldo', 'number'), column('nome', 'text'), column('valor', 'money')]
  const rows = [
    { id: 1, saldo: -12, nome: '-12', valor: -3.5 },
    { id: 2, saldo: 5, nome: '=1+1', valor: 0 },
  ]
  expect(formatRowsAsCsv(columns, rows).split(/\r?\n/).filter(Boolean)).toEqual([
    expect.stringContaining('"ID";"SALDO";"NOME";"VALOR"'),
    '"1";"-12";"\'-12";"-R$ 3,50"',
    '"2";"5";"\'=1+1";"R$ 0,00"',
  ])
})

it('names the file by list, filter and time, or as the specification does, and reports the number of rows', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 30) })
  const columns = [column('id', 'id')]
  const exportCsv = async (
    list: Partial<AnyList>,
    filters: Record<string, string>,
    rows = [{ id: 1 }],
    part?: string,
  ) => {
    await downloadCsv(
      { path: '/produtos', columns, ...list } as AnyList,
      { filters, layout: DEFAULT_LAYOUT } as ListState,
      rows,
      part,
    )
    return savedFiles.at(-1)?.name
  }
  expect(await exportCsv({}, {})).toBe('produtos-2026-11-21-1430.csv')
  expect(await exportCsv({}, { nome: 'Fone de Ouvido' })).toBe('produtos-nome-fone-de-ouvido-2026-11-21-1430.csv')
  expect(await exportCsv({ path: '/auditoria/transacoes/tipo' }, {})).toBe(
    'auditoria-transacoes-tipo-2026-11-21-1430.csv',
  )
  expect(await exportCsv({ csvFileName: 'auditoria-transacoes-tipo' }, { nome: 'x' })).toBe(
    'auditoria-transacoes-tipo.csv',
  )
  // A file of selected rows never has the name of the page's file.
  expect(
    await exportCsv({ csvFileName: 'auditoria-transacoes-tipo' }, { nome: 'x' }, [{ id: 1 }], 'selecionados'),
  ).toBe('produtos-selecionados-nome-x-2026-11-21-1430.csv')
  expect((await exportCsv({}, { nome: 'x'.repeat(500) }))?.length).toBeLessThan(150)
  expect(messages.at(-1)).toBe('1 linha exportada')
  await exportCsv({}, {}, [{ id: 1 }, { id: 2 }])
  expect(messages.at(-1)).toBe('2 linhas exportadas')
})

const personColumn = {
  ...column('pessoaId', 'id'),
  resource: { id: 'pessoa' },
  getExportText: (row) =>
    `${(row as { pessoaId?: number }).pessoaId} ${names.known.get(Number(row['pessoaId'])) ?? ''}`.trim(),
} as Column
const exportPersons = (...personIds: number[]) =>
  downloadCsv(
    { path: '/bonus', columns: [personColumn] } as unknown as AnyList,
    { filters: {}, layout: DEFAULT_LAYOUT } as ListState,
    personIds.map((pessoaId, index) => ({ id: index + 1, pessoaId })),
  )
const getLines = () => savedFiles.at(-1)?.text.split(/\r?\n/).slice(1).filter(Boolean)

it('has the names of all rows, also of those that were never on the screen', async () => {
  names.known.set(15, 'Ana Prado')
  const requestedIds: number[][] = []
  names.load = (ids) => {
    requestedIds.push([...ids])
    for (const id of ids) names.known.set(id, `Pessoa ${id}`)
    return true
  }
  await exportPersons(15, 2_001, 2_001, 2_002)
  expect(requestedIds).toEqual([[2_001, 2_002]])
  expect(getLines()).toEqual(['"15 Ana Prado"', '"2001 Pessoa 2001"', '"2001 Pessoa 2001"', '"2002 Pessoa 2002"'])
  expect(messages.at(-1)).toBe('4 linhas exportadas')
})

it('says so if names cannot be loaded', async () => {
  names.load = () => false
  await exportPersons(2_001)
  expect(getLines()).toEqual(['"2001"'])
  expect(messages.at(-1)).toBe('1 linha exportada. Há nomes que não foi possível carregar: deles há só o id')
})
