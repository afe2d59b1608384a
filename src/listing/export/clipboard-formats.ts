/**
 * Formats rows of a list as texts for the clipboard: for a spreadsheet, a program, a document, the palette, a terminal.
 */
import { getApiBase } from '#api/config.ts'
import { buildRequest } from '#api/call/client-request.ts'
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import { isNumericFormat } from '#lib/format/cell-format.ts'
import { toPageInput } from '#listing/url-state/list-request.ts'
import { formatCellText } from '#listing/cell/cell-text.ts'
import type { AnyList, Column } from '#listing/define.ts'
import { formatTsv } from '#lib/format/tsv.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** Returns one line per row with tabs between cells, guarded against formulas like the CSV (lib/format/README §3). */
export const formatRowsAsTsv = (columns: readonly Column[], rows: readonly Row[]): string =>
  formatTsv(
    rows.map((row) => columns.map((column) => formatCellText(column, row))),
    (index) => isNumericFormat(columns[index]?.format),
  )

/** Returns the records as they were read, as JSON. An invalid id becomes null. */
export const formatRowsAsJson = (rows: readonly Row[]): string =>
  JSON.stringify(
    rows.map((row) => (isRecordId(row.id) ? row : { ...row, id: null })),
    null,
    2,
  )

/** Returns a Markdown table. Characters that would end a cell are escaped. */
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

/** Returns '12, 15, 18', ready for the palette. */
export const formatRowsAsIds = (rows: readonly Row[]): string =>
  rows
    .map(({ id }) => id)
    .filter(isRecordId)
    .join(', ')

const quoteForShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/**
 * Returns the call behind the view as a shell command. It never contains the token, only a shell variable in its place.
 */
export function formatCallAsCurl(definition: AnyList, state: ListState, origin: string): string {
  const { path } = buildRequest(definition.endpoint, toPageInput(definition, state))
  const url = new URL(getApiBase() + path, origin).href
  return `curl -H "Authorization: Bearer $TOKEN" -H 'Accept: application/json' ${quoteForShell(url)}`
}
