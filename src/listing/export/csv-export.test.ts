import { afterEach, expect, it, vi } from 'vitest'
import type { ListState } from '#commands/screen.ts'
import { DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import type { AnyList, Column } from '#listing/define.ts'
import { formatRowsAsCsv, downloadCsv } from './csv-export.ts'

const saved: { name: string; text: string }[] = vi.hoisted(() => [])
vi.mock('#ui/device/download.ts', () => ({ downloadText: (name: string, text: string) => saved.push({ name, text }) }))
const told: string[] = vi.hoisted(() => [])
vi.mock('#ui/notices/notify.tsx', () => ({ notify: (_: string, text: string) => told.push(text) }))
afterEach(() => void vi.useRealTimers())

const column = (field: string, format: NonNullable<Column['format']>): Column => ({
  field,
  label: field.toUpperCase(),
  format,
})

it('only columns of numbers keep a leading sign; a text that looks like a number is guarded [J9]', () => {
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

it('names the file by list, filter and moment, or as the specification has it, and says how many rows it has', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 30) })
  const columns = [column('id', 'id')]
  const save = (list: Partial<AnyList>, filters: Record<string, string>, rows = [{ id: 1 }], part?: string) => {
    downloadCsv(
      { path: '/produtos', columns, ...list } as AnyList,
      { filters, layout: DEFAULT_LAYOUT } as ListState,
      rows,
      part,
    )
    return saved.at(-1)?.name
  }
  expect(save({}, {})).toBe('produtos-2026-11-21-1430.csv')
  expect(save({}, { nome: 'Fone de Ouvido' })).toBe('produtos-nome-fone-de-ouvido-2026-11-21-1430.csv')
  expect(save({ path: '/auditoria/transacoes/tipo' }, {})).toBe('auditoria-transacoes-tipo-2026-11-21-1430.csv')
  expect(save({ csvFileName: 'auditoria-transacoes-tipo' }, { nome: 'x' })).toBe('auditoria-transacoes-tipo.csv')
  // Of rows that were chosen it is never the name of the page's file.
  expect(save({ csvFileName: 'auditoria-transacoes-tipo' }, { nome: 'x' }, [{ id: 1 }], 'selecionados')).toBe(
    'produtos-selecionados-nome-x-2026-11-21-1430.csv',
  )
  expect(save({}, { nome: 'x'.repeat(500) })?.length).toBeLessThan(150)
  expect(told.at(-1)).toBe('1 linha exportada')
  save({}, {}, [{ id: 1 }, { id: 2 }])
  expect(told.at(-1)).toBe('2 linhas exportadas')
})
