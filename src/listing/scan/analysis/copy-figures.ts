/** Copies the tables of numbers in the panel, or in the view of two periods, for a spreadsheet. */
import { ApiError } from '#api/errors.ts'
import { escapeFormula } from '#lib/format/csv.ts'
import { replaceNoBreakSpaces } from '#lib/format/money.ts'
import { copyText } from '#ui/device/clipboard.ts'

/** A cell's visible text. Cells after the first hold numbers, the first names what is counted. */
const getCellText = ({ textContent, cellIndex }: HTMLTableCellElement): string =>
  escapeFormula(textContent ?? '', cellIndex > 0).trim()

/**
 * For two periods, the paragraphs are copied as well: they say which periods these are and how well they are verified.
 */
const COPIED_TABLES =
  '[data-region="leitura"] table[data-figures], [data-region="periodos"] :is(p, table), [data-region="grafico"] :is(.list-scroller > p, table)'

/**
 * Copies every table of numbers on the screen as TSV, one below the other. Returns the message to show; rejects with an
 * ApiError if there is nothing to copy or copying fails.
 */
export async function copyFigures(): Promise<string> {
  const elements = [...document.querySelectorAll<HTMLTableElement | HTMLParagraphElement>(COPIED_TABLES)]
  if (elements.length === 0) throw new ApiError({ kind: 'not-sent', message: 'A leitura não mostra números.' })
  const texts = elements.map((element) => {
    if (element instanceof HTMLParagraphElement)
      return escapeFormula(replaceNoBreakSpaces(element.textContent ?? ''), false)
    const title = element.caption ? `${replaceNoBreakSpaces(element.caption.textContent ?? '')}\n` : ''
    // The column of bars has no text.
    const rows = [...element.rows].map((row) =>
      [...row.cells]
        .filter((_, index) => index !== 1 || !element.querySelector('svg'))
        .map(getCellText)
        .join('\t'),
    )
    return title + rows.join('\n')
  })
  if (!(await copyText(texts.join('\n\n'))))
    throw new ApiError({ kind: 'not-sent', message: 'Não foi possível copiar.' })
  return 'Números copiados'
}
