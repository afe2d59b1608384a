/** The tables of numbers that the panel shows, copied for a spreadsheet. */
import { ApiError } from '#api/errors.ts'
import { guarded } from '#lib/written/csv.ts'
import { plainSpaces } from '#lib/written/money.ts'
import { copyText } from '#ui/device/clipboard.ts'

/** A cell's text without what is drawn alone; behind the first, which says what is counted, they are numbers. */
const cellText = ({ textContent, cellIndex }: HTMLTableCellElement): string =>
  guarded(textContent ?? '', cellIndex > 0).trim()

/** Copies every table of numbers in the panel as TSV, one below the other; the message to show, or a rejection. */
export async function copyFigures(): Promise<string> {
  const tables = [...document.querySelectorAll<HTMLTableElement>('[data-region="leitura"] table[data-figures]')]
  if (tables.length === 0) throw new ApiError({ kind: 'held', said: 'A leitura não mostra números.' })
  const texts = tables.map((table) => {
    const title = table.caption ? `${plainSpaces(table.caption.textContent ?? '')}\n` : ''
    // The column of bars has no text of its own.
    const rows = [...table.rows].map((row) =>
      [...row.cells]
        .filter((_, at) => at !== 1 || !table.querySelector('svg'))
        .map(cellText)
        .join('\t'),
    )
    return title + rows.join('\n')
  })
  if (!(await copyText(texts.join('\n\n')))) throw new ApiError({ kind: 'held', said: 'Não foi possível copiar.' })
  return 'Números copiados'
}
