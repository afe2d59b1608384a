/** Counts dados.csv in a stream: rows, ids, page ends, and the sums of its columns of money. */
import { toCents, ExactSum } from '#lib/format/cents.ts'
import { parseDecimal } from '#lib/format/money.ts'
import { CsvReader } from './csv-reader.ts'
import type { Manifest } from './manifest-schema.ts'
import { NO_ID_TEXT } from '#lib/format/record-id.ts'

/** The content of a data file, counted from its bytes. */
export interface CountedData {
  readonly rowCount: number
  /** null if the file has no column of ids. */
  readonly uniqueIds: number | null
  /** Sums in cents by field, of the columns that the file has. */
  readonly sums: ReadonlyMap<string, bigint>
  /**
   * The first page (0-based) that does not begin and end with the ids in the manifest; null if all do, or if there are
   * no ids.
   */
  readonly firstWrongPage: number | null
}

/** Parses '-R$ 1.234,50' to cents; null for ''. */
function parseCents(cell: string): number | null {
  const negative = cell.startsWith('-')
  const value = parseDecimal(negative ? cell.slice(1) : cell)
  return typeof value === 'number' ? toCents(negative ? 0 - value : value) : null
}

/** Counts the CSV of a package piece by piece, whatever its length. */
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

  /** Ends the count. The manifest says by its labels which column is which. */
  end(columns: Manifest['colunas'], pages: Manifest['paginas']): CountedData {
    this.reader.push(this.decoder.decode())
    this.reader.end()
    const header = this.header ?? []
    const sums = new Map<string, bigint>()
    let hasIds = false
    columns.forEach(({ campo, rotulo, formato }, index) => {
      if (header[index] !== rotulo) return
      if (formato === 'money') sums.set(campo, this.sums[index]?.total ?? 0n)
      if (campo === 'id' && index === 0) hasIds = true
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
    cells.forEach((cell, index) => {
      if (!/^-?R\$/.test(cell)) return
      const cents = parseCents(cell)
      const sum = (this.sums[index] ??= new ExactSum())
      if (cents !== null) sum.add(cents)
    })
  }

  private wrongPage(pages: Manifest['paginas']): number | null {
    let offset = 0
    for (const { indice, primeiroId, ultimoId, linhas } of pages) {
      const firstId = linhas === 0 ? null : this.ids[offset]
      const lastId = linhas === 0 ? null : this.ids[offset + linhas - 1]
      if (firstId !== primeiroId || lastId !== ultimoId) return indice
      offset += linhas
    }
    return null
  }
}
