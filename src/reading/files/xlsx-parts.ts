/** The small parts of a workbook that stand around its sheets (ECMA-376). */
import type { CellFormat } from '#lib/written/cell-format.ts'
import type { ReadColumn } from '#reading/folds/column.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Widths in characters. */
const WIDTHS: Partial<Record<CellFormat, number>> = { id: 12, number: 12, money: 16, percent: 10, date: 17, flag: 8 }

/** A sheet up to its first row of data: columns with their widths, the first row kept in sight. */
export const sheetHead = (columns: readonly ReadColumn[]): string =>
  [
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    '<cols>',
    ...columns.map(({ format, label }, at) => {
      const width = Math.max(format ? (WIDTHS[format] ?? 24) : 28, label.length + 2)
      return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
    }),
    '</cols><sheetData>',
  ].join('')

export const SHEET_TAIL = '</sheetData></worksheet>'

const formats = [
  ['164', '&quot;R$&quot;\\ #,##0.00;\\-&quot;R$&quot;\\ #,##0.00'],
  ['165', 'dd/mm/yyyy\\ hh:mm'],
  ['166', '0.00&quot;%&quot;'],
]
const xf = (format: string, font = 0) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`

const styles = [
  `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">`,
  ...formats.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`),
  '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="6">${xf('0')}${xf('164')}${xf('165')}${xf('166')}${xf('0', 1)}${xf('1')}</cellXfs>`,
  '</styleSheet>',
].join('')

/** The parts by their names in the package, for so many sheets ('xl/worksheets/sheet1.xml' …). */
export function workbookParts(sheets: number): readonly (readonly [string, string])[] {
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1)
  return [
    [
      '[Content_Types].xml',
      [
        `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
        '<Default Extension="xml" ContentType="application/xml"/>',
        `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>`,
        `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>`,
        ...numbers.map(
          (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
        ),
        '</Types>',
      ].join(''),
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      [
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>`,
        ...numbers.map((n) => `<sheet name="${n === 1 ? 'dados' : `dados ${n}`}" sheetId="${n}" r:id="rId${n}"/>`),
        '</sheets></workbook>',
      ].join(''),
    ],
    [
      'xl/_rels/workbook.xml.rels',
      [
        `${XML}<Relationships xmlns="${RELATIONS}">`,
        ...numbers.map(
          (n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
        ),
        `<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
      ].join(''),
    ],
    ['xl/styles.xml', styles],
  ]
}
