/** The small parts of a workbook besides its sheets (ECMA-376). */
import type { CellFormat } from '#lib/format/cell-format.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS_NAMESPACE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE_NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const CONTENT_TYPE_PREFIX = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** In characters. */
const WIDTHS_IN_CHARACTERS: Partial<Record<CellFormat, number>> = {
  id: 12,
  number: 12,
  money: 16,
  percent: 10,
  date: 17,
  flag: 8,
}

/** The beginning of a sheet, up to its first row of data: column widths, and the first row frozen. */
export const createSheetHead = (columns: readonly ScanColumn[]): string =>
  [
    `${XML_DECLARATION}<worksheet xmlns="${MAIN_NAMESPACE}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    '<cols>',
    ...columns.map(({ format, label }, index) => {
      const width = Math.max(format ? (WIDTHS_IN_CHARACTERS[format] ?? 24) : 28, label.length + 2)
      return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
    }),
    '</cols><sheetData>',
  ].join('')

export const SHEET_TAIL = '</sheetData></worksheet>'

const numberFormats = [
  ['164', '&quot;R$&quot;\\ #,##0.00;\\-&quot;R$&quot;\\ #,##0.00'],
  ['165', 'dd/mm/yyyy\\ hh:mm'],
  ['166', '0.00&quot;%&quot;'],
]
const createCellFormat = (format: string, font = 0) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`

const stylesXml = [
  `${XML_DECLARATION}<styleSheet xmlns="${MAIN_NAMESPACE}"><numFmts count="${numberFormats.length}">`,
  ...numberFormats.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`),
  '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="6">${createCellFormat('0')}${createCellFormat('164')}${createCellFormat('165')}${createCellFormat('166')}${createCellFormat('0', 1)}${createCellFormat('1')}</cellXfs>`,
  '</styleSheet>',
].join('')

/** The parts, as pairs of name and content, for this many sheets ('xl/worksheets/sheet1.xml' …). */
export function createWorkbookParts(sheets: number): readonly (readonly [string, string])[] {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1)
  return [
    [
      '[Content_Types].xml',
      [
        `${XML_DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
        '<Default Extension="xml" ContentType="application/xml"/>',
        `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT_TYPE_PREFIX}.sheet.main+xml"/>`,
        `<Override PartName="/xl/styles.xml" ContentType="${CONTENT_TYPE_PREFIX}.styles+xml"/>`,
        ...numbers.map(
          (n) =>
            `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${CONTENT_TYPE_PREFIX}.worksheet+xml"/>`,
        ),
        '</Types>',
      ].join(''),
    ],
    [
      '_rels/.rels',
      `${XML_DECLARATION}<Relationships xmlns="${RELATIONSHIPS_NAMESPACE}"><Relationship Id="rId1" Type="${OFFICE_NAMESPACE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      [
        `${XML_DECLARATION}<workbook xmlns="${MAIN_NAMESPACE}" xmlns:r="${OFFICE_NAMESPACE}"><sheets>`,
        ...numbers.map((n) => `<sheet name="${n === 1 ? 'dados' : `dados ${n}`}" sheetId="${n}" r:id="rId${n}"/>`),
        '</sheets></workbook>',
      ].join(''),
    ],
    [
      'xl/_rels/workbook.xml.rels',
      [
        `${XML_DECLARATION}<Relationships xmlns="${RELATIONSHIPS_NAMESPACE}">`,
        ...numbers.map(
          (n) => `<Relationship Id="rId${n}" Type="${OFFICE_NAMESPACE}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
        ),
        `<Relationship Id="rId${sheets + 1}" Type="${OFFICE_NAMESPACE}/styles" Target="styles.xml"/></Relationships>`,
      ].join(''),
    ],
    ['xl/styles.xml', stylesXml],
  ]
}
