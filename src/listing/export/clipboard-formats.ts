/** Rows of a list as texts for the clipboard: for a spreadsheet, a program, a document, the palette, a terminal. */
import { getApiBase } from '#api/config.ts'
import { buildRequest } from '#api/call/client-request.ts'
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import { isNumericFormat } from '#lib/format/cell-format.ts'
import { toPageInput } from '#listing/url-state/first-page.ts'
import { formatCellText } from '#listing/cell/cell-text.ts'
import type { AnyList, Column } from '#listing/define.ts'
import { formatTsv } from '#lib/format/tsv.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** A line a row, tabs between cells, guarded as the CSV is (lib/format/README §3). */
export const formatRowsAsTsv = (columns: readonly Column[], rows: readonly Row[]): string =>
  formatTsv(
    rows.map((row) => columns.map((column) => formatCellText(column, row))),
    (at) => isNumericFormat(columns[at]?.format),
  )

/** The records as they were read; one without an id has none here either. */
export const formatRowsAsJson = (rows: readonly Row[]): string =>
  JSON.stringify(
    rows.map((row) => (isRecordId(row.id) ? row : { ...row, id: null })),
    null,
    2,
  )

/** A table of Markdown; what would end a cell is written so that it does not. */
export function formatRowsAsMarkdown(columns: readonly Column[], rows: readonly Row[]): string {
  const formatLine = (texts: readonly string[]) =>
    `| ${texts
      .map((text) =>
        text
          .replaceAll('\\', '\\\\')
          .replaceAll('|', '\\|')
          .replaceAll(/[\r\n\t]+/g, ' '),
      )
      .join(' | ')} |`
  return [
    formatLine(columns.map(({ label }) => label)),
    formatLine(columns.map(({ format }) => (isNumericFormat(format) && format !== 'id' ? '---:' : '---'))),
    ...rows.map((row) => formatLine(columns.map((column) => formatCellText(column, row)))),
  ].join('\n')
}

/** '12, 15, 18': ready for the palette. */
export const formatRowsAsIds = (rows: readonly Row[]): string =>
  rows
    .map(({ id }) => id)
    .filter(isRecordId)
    .join(', ')

const quoteForShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** The call behind the view for a terminal; never the token, whose place a variable of the shell takes. */
export function formatCallAsCurl(definition: AnyList, state: ListState, origin: string): string {
  const { path } = buildRequest(definition.endpoint, toPageInput(definition, state))
  const address = new URL(getApiBase() + path, origin).href
  return `curl -H "Authorization: Bearer $TOKEN" -H 'Accept: application/json' ${quoteForShell(address)}`
}
