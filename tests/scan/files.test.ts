/** The files of a scan, opened by other programs' readers. */
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { createCsvFile } from '#scan/files/csv-file.ts'
import { createXlsxFile } from '#scan/files/xlsx-file.ts'
import { columns, pages, type Row } from './file-rows.fixture.ts'

function collect(run: (write: (bytes: Uint8Array) => void) => void): Uint8Array {
  const parts: Uint8Array[] = []
  run((bytes) => void parts.push(bytes.slice()))
  return Buffer.concat(parts)
}
const writeFile = (file: (write: (bytes: Uint8Array) => void) => { add(page: Row[]): void; finish(): void }) =>
  collect((write) => {
    const running = file(write)
    for (const page of pages) running.add(page)
    running.finish()
  })

test('another parser reads the CSV as it was written', () => {
  const bytes = writeFile((write) => createCsvFile(columns, write))
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const { data, errors } = Papa.parse<string[]>(new TextDecoder().decode(bytes), {
    delimiter: ';',
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  expect(data[0]).toEqual(columns.map(({ label }) => label))
  expect(data).toHaveLength(26)
  expect(data[1]).toEqual(['1', "'=1+1", '-R$ 3,63', '02/11/2026 10:30', '0,25%', 'Concluída'])
  expect(data[2]?.[1]).toBe('linha 1\nlinha 2')
  expect(data[8]?.[1]).toBe('Ação "x"; y')
})

describe('a workbook', () => {
  const openWorkbook = (bytes: Uint8Array) => {
    const parts = unzipSync(bytes)
    return { names: Object.keys(parts), part: (name: string) => strFromU8(parts[name] ?? new Uint8Array()) }
  }

  test('has numbers as numbers, dates as dates, text as text', () => {
    const { names: parts, part } = openWorkbook(
      writeFile((write) => createXlsxFile(columns, write, new Date(2026, 10, 21))),
    )
    expect(parts).toContain('[Content_Types].xml')
    const sheet = part('xl/worksheets/sheet1.xml')
    const cells = [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row]) => row ?? '')
    expect(cells).toHaveLength(26)
    // 2 November 2026 10:30:15 is day 46328 of the spreadsheet's calendar.
    expect(cells[1]).toBe(
      [
        '<c s="5"><v>1</v></c>',
        '<c s="0" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>',
        '<c s="1"><v>-3.63</v></c>',
        '<c s="2"><v>46328.437673611115</v></c>',
        '<c s="3"><v>0.25</v></c>',
        '<c s="0" t="inlineStr"><is><t xml:space="preserve">Concluída</t></is></c>',
      ].join(''),
    )
    expect(cells[4]).toContain('> _x005F_x0041_ &lt;b&gt;&amp;<')
    expect(cells[5]).toContain('>mau<')
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(sheet).toContain('<col min="3" max="3" width="16" customWidth="1"/>')
  })

  test('continues in a second sheet if one is full', () => {
    const { part } = openWorkbook(writeFile((write) => createXlsxFile(columns, write, new Date(2026, 10, 21), 11)))
    const rowsIn = (n: number) => [...part(`xl/worksheets/sheet${n}.xml`).matchAll(/<row>/g)].length
    expect([1, 2, 3].map(rowsIn)).toEqual([11, 11, 6])
    expect(part('xl/workbook.xml')).toContain('name="dados 3"')
  })
})
