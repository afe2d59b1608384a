import { afterEach, expect, it, vi } from 'vitest'
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

it('names the file by list, filter and time, or as the specification does, and reports the number of rows', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 30) })
  const columns = [column('id', 'id')]
  const exportCsv = (list: Partial<AnyList>, filters: Record<string, string>, rows = [{ id: 1 }], part?: string) => {
    downloadCsv(
      { path: '/produtos', columns, ...list } as AnyList,
      { filters, layout: DEFAULT_LAYOUT } as ListState,
      rows,
      part,
    )
    return savedFiles.at(-1)?.name
  }
  expect(exportCsv({}, {})).toBe('produtos-2026-11-21-1430.csv')
  expect(exportCsv({}, { nome: 'Fone de Ouvido' })).toBe('produtos-nome-fone-de-ouvido-2026-11-21-1430.csv')
  expect(exportCsv({ path: '/auditoria/transacoes/tipo' }, {})).toBe('auditoria-transacoes-tipo-2026-11-21-1430.csv')
  expect(exportCsv({ csvFileName: 'auditoria-transacoes-tipo' }, { nome: 'x' })).toBe('auditoria-transacoes-tipo.csv')
  // A file of selected rows never has the name of the page's file.
  expect(exportCsv({ csvFileName: 'auditoria-transacoes-tipo' }, { nome: 'x' }, [{ id: 1 }], 'selecionados')).toBe(
    'produtos-selecionados-nome-x-2026-11-21-1430.csv',
  )
  expect(exportCsv({}, { nome: 'x'.repeat(500) })?.length).toBeLessThan(150)
  expect(messages.at(-1)).toBe('1 linha exportada')
  exportCsv({}, {}, [{ id: 1 }, { id: 2 }])
  expect(messages.at(-1)).toBe('2 linhas exportadas')
})
