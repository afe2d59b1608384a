/** Finds and opens the files of a zip wherever they lie in it: a package of any size is never held in memory. */
import { Inflate } from 'fflate'
import { formatInteger } from '#lib/written/money.ts'
import { sizeText } from '#lib/written/size-text.ts'
import { limitCount, MOST, OverLimit } from './limits.ts'

/** What of a Blob is needed; a test gives bytes. */
export interface ByteSource {
  readonly size: number
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> }
}

/** A file of a ZIP, as its directory tells it; sizes and offsets in bytes. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly packedSize: number
  /** Unpacked. */
  readonly size: number
  /** Of the local header. */
  readonly offset: number
}

/** Not a zip, or one that is cut or of a kind that is not read. */
export class ZipBroken extends Error {}

const DIRECTORY = 0x02014b50
const LOCAL = 0x04034b50
const END = 0x06054b50
/** Bytes read at once: unpacked and read, they hold no frame up where they come to the page's own thread. */
const PIECE = 1 << 16

const viewOf = async (source: ByteSource, from: number, to: number) =>
  new DataView(await source.slice(Math.max(0, from), to).arrayBuffer())

/** Bytes of a local header without its name and further fields. */
const HEADER = 30

/**
 * Refuses a zip that unpacks to more than it may, or whose files share bytes, by what its directory says: nothing is
 * unpacked for it.
 */
function judge(entries: readonly ZipEntry[], directory: number): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  if (total > MOST.unpacked)
    throw new OverLimit(`tem ${sizeText(total)} descompactado, e o limite é ${sizeText(MOST.unpacked)}`)
  for (const { name, size, packedSize } of entries)
    if (size > MOST.smallFile && size > MOST.ratio * packedSize)
      throw new OverLimit(
        `tem ${name}, que se descompacta ${formatInteger(Math.round(size / Math.max(1, packedSize)))} vezes, ` +
          `e o limite é ${formatInteger(MOST.ratio)}`,
      )
  const inOrder = entries.toSorted((one, other) => one.offset - other.offset)
  inOrder.forEach(({ offset, packedSize }, at) => {
    if (offset + HEADER + packedSize > (inOrder[at + 1]?.offset ?? directory))
      throw new ZipBroken('tem arquivos que ocupam os mesmos bytes')
  })
}

/** The directory at the end of the zip. Rejects with ZipBroken, and with OverLimit where it holds too much. */
export async function readDirectory(source: ByteSource): Promise<ZipEntry[]> {
  const tail = await viewOf(source, source.size - 65_557, source.size)
  let end = tail.byteLength - 22
  while (end >= 0 && tail.getUint32(end, true) !== END) end--
  if (end < 0) throw new ZipBroken('não é um arquivo zip')
  const count = tail.getUint16(end + 10, true)
  const size = tail.getUint32(end + 12, true)
  const start = tail.getUint32(end + 16, true)
  if (start + size > source.size) throw new ZipBroken('o zip está cortado')
  limitCount(count, MOST.entries, 'arquivos')
  const directory = await viewOf(source, start, start + size)
  const entries: ZipEntry[] = []
  let at = 0
  for (let n = 0; n < count; n++) {
    if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== DIRECTORY)
      throw new ZipBroken('a lista de arquivos do zip está danificada')
    const nameLength = directory.getUint16(at + 28, true)
    const skipped = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
    if (at + 46 + nameLength > directory.byteLength) throw new ZipBroken('a lista de arquivos do zip está danificada')
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, nameLength)),
      method: directory.getUint16(at + 10, true),
      packedSize: directory.getUint32(at + 20, true),
      size: directory.getUint32(at + 24, true),
      offset: directory.getUint32(at + 42, true),
    })
    at += 46 + nameLength + skipped
  }
  judge(entries, start)
  return entries
}

/**
 * The content of a file, piece by piece. Rejects with ZipBroken where it cannot be unpacked or is longer than its
 * directory says, and with whatever `take` and the source throw.
 */
export async function readEntry(source: ByteSource, entry: ZipEntry, take: (bytes: Uint8Array) => void): Promise<void> {
  const header = await viewOf(source, entry.offset, entry.offset + HEADER)
  if (header.byteLength < HEADER || header.getUint32(0, true) !== LOCAL) throw new ZipBroken('não pode ser aberto')
  const from = entry.offset + HEADER + header.getUint16(26, true) + header.getUint16(28, true)
  const to = from + entry.packedSize
  if (to > source.size || (entry.method !== 0 && entry.method !== 8)) throw new ZipBroken('não pode ser aberto')
  let unpacked = 0
  const takeNext = (bytes: Uint8Array) => {
    unpacked += bytes.length
    if (unpacked > entry.size) throw new ZipBroken('tem mais bytes do que o zip diz')
    take(bytes)
  }
  const inflate = entry.method === 8 ? new Inflate(takeNext) : null
  await readPieces(source, from, to, (bytes, isLast) => {
    if (!inflate) return takeNext(bytes)
    try {
      inflate.push(bytes, isLast)
    } catch (error) {
      // What fflate throws has a code; anything else was thrown by who takes the bytes.
      if (error instanceof Error && !('code' in error)) throw error
      throw new ZipBroken('não pode ser descompactado', { cause: error })
    }
  })
}

/** The bytes from `from` up to, but not, `to`, in pieces; each comes in a task of its own. */
export async function readPieces(
  source: ByteSource,
  from: number,
  to: number,
  take: (bytes: Uint8Array, isLast: boolean) => void,
): Promise<void> {
  for (let at = from; at < to; at += PIECE) {
    const stop = Math.min(to, at + PIECE)
    take(new Uint8Array(await source.slice(at, stop).arrayBuffer()), stop === to)
  }
}
