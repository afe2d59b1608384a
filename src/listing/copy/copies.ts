/** Rows of a list as texts for the clipboard: for a spreadsheet, a program, a document, the palette, a terminal. */
import { apiBase } from '#api/config.ts'
import { buildRequest } from '#api/call/client-request.ts'
import type { Row } from '#commands/noun.ts'
import type { ListState } from '#commands/screen.ts'
import { isNumericFormat } from '#lib/written/cell-format.ts'
import { pageInput } from '#listing/address/first-page.ts'
import { cellText } from '#listing/cell/cell-text.ts'
import type { AnyList, Column } from '#listing/define.ts'
import { guardedLines } from '#lib/written/guarded-lines.ts'
import { isRecordId } from '#lib/written/record-id.ts'

/** A line a row, tabs between cells, guarded as the CSV is (lib/written/README §3). */
export const asLines = (columns: readonly Column[], rows: readonly Row[]): string =>
  guardedLines(
    rows.map((row) => columns.map((column) => cellText(column, row))),
    (at) => isNumericFormat(columns[at]?.format),
  )

/** The records as they were read; one without an id has none here either. */
export const asJson = (rows: readonly Row[]): string =>
  JSON.stringify(
    rows.map((row) => (isRecordId(row.id) ? row : { ...row, id: null })),
    null,
    2,
  )

/** A table of Markdown; what would end a cell is written so that it does not. */
export function asMarkdown(columns: readonly Column[], rows: readonly Row[]): string {
  const line = (texts: readonly string[]) =>
    `| ${texts
      .map((text) =>
        text
          .replaceAll('\\', '\\\\')
          .replaceAll('|', '\\|')
          .replaceAll(/[\r\n\t]+/g, ' '),
      )
      .join(' | ')} |`
  return [
    line(columns.map(({ label }) => label)),
    line(columns.map(({ format }) => (isNumericFormat(format) && format !== 'id' ? '---:' : '---'))),
    ...rows.map((row) => line(columns.map((column) => cellText(column, row)))),
  ].join('\n')
}

/** '12, 15, 18': ready for the palette. */
export const asIds = (rows: readonly Row[]): string =>
  rows
    .map(({ id }) => id)
    .filter(isRecordId)
    .join(', ')

const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** The call behind the view for a terminal; never the token, whose place a variable of the shell takes. */
export function asCurl(definition: AnyList, state: ListState, origin: string): string {
  const { path } = buildRequest(definition.query, pageInput(definition, state))
  const address = new URL(apiBase() + path, origin).href
  return `curl -H "Authorization: Bearer $TOKEN" -H 'Accept: application/json' ${shellQuoted(address)}`
}
