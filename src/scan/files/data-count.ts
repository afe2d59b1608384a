/** Counts dados.csv as it streams by: lines, ids, the ends of pages, and the sums of its columns of money. */
import { toCents, ExactSum } from '#lib/format/cents.ts'
import { parseDecimal } from '#lib/format/money.ts'
import { CsvReader } from './csv-reader.ts'
import type { Manifest } from './manifest-schema.ts'
import { NO_ID_TEXT } from '#lib/format/record-id.ts'

/** What a data file holds, counted anew from its bytes. */
export interface CountedData {
  readonly rowCount: number
  /** null where the file has no column of ids. */
  readonly uniqueIds: number | null
  /** Cents by field, of the columns that are there. */
  readonly sums: ReadonlyMap<string, bigint>
  /** The first page (0-based) that does not begin and end as told; null where all do, or there are no ids. */
  readonly firstWrongPage: number | null
}

/** '-R$ 1.234,50' in cents; null for ''. */
function parseCents(cell: string): number | null {
  const negative = cell.startsWith('-')
  const value = parseDecimal(negative ? cell.slice(1) : cell)
  return typeof value === 'number' ? toCents(negative ? 0 - value : value) : null
}

/** Counts a CSV of a package as it comes, piece by piece, whatever its length. */
export class DataCounter {
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: false })
  private header: readonly string[] | null = null
  private lines = 0
  private readonly ids: number[] = []
  private readonly sums: ExactSum[] = []
  private readonly reader = new CsvReader((cells) => this.addRow(cells))

  push(bytes: Uint8Array): void {
    this.reader.push(this.decoder.decode(bytes, { stream: true }))
  }

  /** Ends the count; which column is which comes from the manifest, by its label. */
  end(columns: Manifest['colunas'], pages: Manifest['paginas']): CountedData {
    this.reader.push(this.decoder.decode())
    this.reader.end()
    const header = this.header ?? []
    const sums = new Map<string, bigint>()
    let hasIds = false
    columns.forEach(({ campo, rotulo, formato }, at) => {
      if (header[at] !== rotulo) return
      if (formato === 'money') sums.set(campo, this.sums[at]?.total ?? 0n)
      if (campo === 'id' && at === 0) hasIds = true
    })
    return {
      rowCount: this.lines,
      uniqueIds: hasIds ? new Set(this.ids).size : null,
      sums,
      firstWrongPage: hasIds ? this.wrongPage(pages) : null,
    }
  }

  private addRow(cells: readonly string[]) {
    if (this.header === null) {
      this.header = cells
      return
    }
    this.lines++
    this.ids.push(cells[0] === NO_ID_TEXT ? 0 : Number(cells[0]))
    cells.forEach((cell, at) => {
      if (!/^-?R\$/.test(cell)) return
      const cents = parseCents(cell)
      const sum = (this.sums[at] ??= new ExactSum())
      if (cents !== null) sum.add(cents)
    })
  }

  private wrongPage(pages: Manifest['paginas']): number | null {
    let at = 0
    for (const { indice, primeiroId, ultimoId, linhas } of pages) {
      const begins = linhas === 0 ? null : this.ids[at]
      const ends = linhas === 0 ? null : this.ids[at + linhas - 1]
      if (begins !== primeiroId || ends !== ultimoId) return indice
      at += linhas
    }
    return null
  }
}
