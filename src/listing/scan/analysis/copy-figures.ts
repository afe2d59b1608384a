/** The tables of numbers that the panel, or the view of two periods, shows, copied for a spreadsheet. */
import { ApiError } from '#api/errors.ts'
import { escapeFormula } from '#lib/format/csv.ts'
import { replaceNoBreakSpaces } from '#lib/format/money.ts'
import { copyText } from '#ui/device/clipboard.ts'

/** A cell's text without what is drawn alone; behind the first, which says what is counted, they are numbers. */
const getCellText = ({ textContent, cellIndex }: HTMLTableCellElement): string =>
  escapeFormula(textContent ?? '', cellIndex > 0).trim()

/** Of two periods also what is said of them: which they are, and how they are proved. */
const COPIED_TABLES = '[data-region="leitura"] table[data-figures], [data-region="periodos"] :is(p, table)'

/** Copies every table of numbers on the screen as TSV, one below the other; the message to show, or a rejection. */
export async function copyFigures(): Promise<string> {
  const parts = [...document.querySelectorAll<HTMLTableElement | HTMLParagraphElement>(COPIED_TABLES)]
  if (parts.length === 0) throw new ApiError({ kind: 'not-sent', message: 'A leitura não mostra números.' })
  const texts = parts.map((table) => {
    if (table instanceof HTMLParagraphElement)
      return escapeFormula(replaceNoBreakSpaces(table.textContent ?? ''), false)
    const title = table.caption ? `${replaceNoBreakSpaces(table.caption.textContent ?? '')}\n` : ''
    // The column of bars has no text of its own.
    const rows = [...table.rows].map((row) =>
      [...row.cells]
        .filter((_, at) => at !== 1 || !table.querySelector('svg'))
        .map(getCellText)
        .join('\t'),
    )
    return title + rows.join('\n')
  })
  if (!(await copyText(texts.join('\n\n'))))
    throw new ApiError({ kind: 'not-sent', message: 'Não foi possível copiar.' })
  return 'Números copiados'
}
