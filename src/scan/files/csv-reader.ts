/**
 * A streaming reader for CSV by RFC 4180 with any separator: quoted cells may contain separators, quotes and line ends.
 * Throws LimitExceeded if a cell, a row or the whole table is longer than any table that people work with.
 */

import { checkRunningCount, FILE_LIMITS } from './limits.ts'

/** Takes text in pieces and passes on complete rows of cells. */
export class CsvReader {
  private row: string[] = []
  private cell = ''
  private quoted = false
  private wasQuote = false
  private rows = 0
  private cells = 0

  constructor(
    private readonly onRow: (cells: string[]) => void,
    private readonly separator = ';',
  ) {}

  push(text: string): void {
    for (let i = 0; i < text.length; i++) {
      const character = text[i]
      if (this.quoted) {
        if (this.wasQuote) {
          this.wasQuote = false
          if (character === '"') {
            this.cell += '"'
            continue
          }
          this.quoted = false
        } else if (character === '"') {
          this.wasQuote = true
          continue
        } else {
          const next = text.indexOf('"', i)
          const stop = next < 0 ? text.length : next
          this.cell += text.slice(i, stop)
          i = stop - 1
          checkRunningCount(this.cell.length, FILE_LIMITS.cellLength, 'letras em uma célula')
          continue
        }
      }
      // A quote inside an unquoted cell is an ordinary character: 5" de largura.
      if (character === '"' && this.cell === '') this.quoted = true
      else if (character === this.separator) this.endCell()
      else if (character === '\n') this.endRow()
      else this.cell += character
    }
    checkRunningCount(this.cell.length, FILE_LIMITS.cellLength, 'letras em uma célula')
  }

  /** Ends the input; a last line without a line end is a row too. */
  end(): void {
    if (this.cell !== '' || this.row.length > 0) this.endRow()
  }

  private endCell() {
    checkRunningCount(this.cell.length, FILE_LIMITS.cellLength, 'letras em uma célula')
    this.row.push(this.cell)
    checkRunningCount(this.row.length, FILE_LIMITS.cellsOfRow, 'células em uma linha')
    checkRunningCount(++this.cells, FILE_LIMITS.cells, 'células')
    this.cell = ''
  }

  private endRow() {
    if (this.cell.endsWith('\r')) this.cell = this.cell.slice(0, -1)
    this.endCell()
    checkRunningCount(++this.rows, FILE_LIMITS.rows, 'linhas')
    this.onRow(this.row)
    this.row = []
  }
}
