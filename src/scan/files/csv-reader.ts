/**
 * Reads CSV by RFC 4180 as it streams by, with any separator: quoted cells may hold it, quotes and line ends. Throws an
 * OverLimit where a cell, a row or the whole is longer than any table that people work with.
 */

import { checkRunningCount, FILE_LIMITS } from './limits.ts'

/** Takes text in pieces and hands on whole rows of cells. */
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
    for (let at = 0; at < text.length; at++) {
      const sign = text[at]
      if (this.quoted) {
        if (this.wasQuote) {
          this.wasQuote = false
          if (sign === '"') {
            this.cell += '"'
            continue
          }
          this.quoted = false
        } else if (sign === '"') {
          this.wasQuote = true
          continue
        } else {
          const next = text.indexOf('"', at)
          const stop = next < 0 ? text.length : next
          this.cell += text.slice(at, stop)
          at = stop - 1
          checkRunningCount(this.cell.length, FILE_LIMITS.cellLength, 'letras em uma célula')
          continue
        }
      }
      // A quote in the middle of a cell that has none before it is a sign like others: 5" de largura.
      if (sign === '"' && this.cell === '') this.quoted = true
      else if (sign === this.separator) this.endCell()
      else if (sign === '\n') this.endRow()
      else this.cell += sign
    }
    checkRunningCount(this.cell.length, FILE_LIMITS.cellLength, 'letras em uma célula')
  }

  /** A last line without an end is a row too. */
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
