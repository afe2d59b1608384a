/** The page as CSV (spec 2 §9): semicolons, every cell quoted, labels as header, the rows of the current page only. */
import type { Row } from '#commands/noun.ts'
import type { ListState } from '#commands/screen.ts'
import { isNumericFormat } from '#lib/written/cell-format.ts'
import { counted } from '#lib/written/counted.ts'
import { toCsv } from '#lib/written/csv.ts'
import { localInput } from '#lib/written/dates.ts'
import { fold } from '#lib/written/fold.ts'
import { exportedColumns } from '#listing/address/column-layout.ts'
import { cellText } from '#listing/cell/cell-text.ts'
import { downloadText } from '#ui/device/download.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { AnyList, Column } from '#listing/define.ts'

const plain = (text: string) =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/**
 * The file's name: the specification's where it names one (spec 2 §2), else list, filter and moment, which are
 * 'produtos-nome-fone-2026-11-21-1430.csv'.
 */
function csvName({ csv, path }: AnyList, { filters }: ListState, part?: string, now = new Date()): string {
  if (csv !== undefined && !part) return `${csv}.csv`
  const filtered = Object.entries(filters).map(([name, value]) => `${plain(name)}-${plain(value)}`)
  const moment = localInput(now).replace('T', '-').replace(':', '')
  return `${[path.slice(1).replaceAll('/', '-'), ...(part ? [part] : []), ...filtered].join('-').slice(0, 120)}-${moment}.csv`
}

/** Texts as on the screen; numeric columns keep their sign, all others are guarded against formulas (J9). */
export function csvOf(columns: readonly Column[], rows: readonly Row[]): string {
  return toCsv(
    columns.map((column) => ({ label: column.label, numeric: isNumericFormat(column.format) })),
    rows.map((row) => columns.map((column) => cellText(column, row))),
  )
}

/** Saves the rows as a file and says so. `part`: which rows of the list these are, where they are not the page's. */
export function saveCsv(definition: AnyList, state: ListState, rows: readonly Row[], part?: string): void {
  const columns = exportedColumns(definition, state.layout)
  downloadText(csvName(definition, state, part), csvOf(columns, rows), 'text/csv;charset=utf-8')
  notify('success', counted(rows.length, 'linha exportada', 'linhas exportadas'))
}
