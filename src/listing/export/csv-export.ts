/** The page as CSV (spec 2 §9): semicolons, every cell quoted, labels as header, only the rows of the current page. */
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import { isNumericFormat } from '#lib/format/cell-format.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatCsv } from '#lib/format/csv.ts'
import { formatDateTimeLocal } from '#lib/format/dates.ts'
import { toSlug } from '#lib/format/to-slug.ts'
import { getExportColumns } from '#listing/url-state/column-layout.ts'
import { formatCellText } from '#listing/cell/cell-text.ts'
import { loadExportedNames, MISSING_NAMES_NOTE } from './load-exported-names.ts'
import { downloadText } from '#ui/device/download.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { AnyList, Column } from '#listing/define.ts'

/**
 * Returns the file name: the specification's if it names one (spec 2 §2), else list, filter and time:
 * 'produtos-nome-fone-2026-11-21-1430.csv'.
 */
function createCsvName(
  { csvFileName, path }: AnyList,
  { filters }: ListState,
  part?: string,
  now = new Date(),
): string {
  if (csvFileName !== undefined && !part) return `${csvFileName}.csv`
  const filtered = Object.entries(filters).map(([name, value]) => `${toSlug(name)}-${toSlug(value)}`)
  const moment = formatDateTimeLocal(now).replace('T', '-').replace(':', '')
  return `${[path.slice(1).replaceAll('/', '-'), ...(part ? [part] : []), ...filtered].join('-').slice(0, 120)}-${moment}.csv`
}

/**
 * Returns the CSV with texts as on the screen. Numeric columns keep their sign, all others are guarded against formulas
 * (J9).
 */
export function formatRowsAsCsv(columns: readonly Column[], rows: readonly Row[]): string {
  return formatCsv(
    columns.map((column) => ({ label: column.label, isNumeric: isNumericFormat(column.format) })),
    rows.map((row) => columns.map((column) => formatCellText(column, row))),
  )
}

/**
 * Saves the rows as a file, with the names of the records that they refer to, and notifies the operator. `part` names
 * the rows if they are not those of the page.
 */
export async function downloadCsv(
  definition: AnyList,
  state: ListState,
  rows: readonly Row[],
  part?: string,
): Promise<void> {
  const columns = getExportColumns(definition, state.layout)
  const fileName = createCsvName(definition, state, part)
  const hasNames = await loadExportedNames(columns, rows)
  downloadText(fileName, formatRowsAsCsv(columns, rows), 'text/csv;charset=utf-8')
  const message = formatCount(rows.length, 'linha exportada', 'linhas exportadas')
  if (hasNames) notify('success', message)
  else notify('warning', `${message}. ${MISSING_NAMES_NOTE}`)
}
