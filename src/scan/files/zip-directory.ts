/** Finds and opens the files of a zip wherever they lie in it: a package of any size is never held in memory. */
import { Inflate } from 'fflate'
import { formatInteger } from '#lib/format/money.ts'
import { formatFileSize } from '#lib/format/file-size.ts'
import { checkCount, FILE_LIMITS, LimitExceeded } from './limits.ts'

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
export class InvalidZip extends Error {}

const DIRECTORY_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
const END_SIGNATURE = 0x06054b50
/** Bytes read at once: unpacked and read, they hold no frame up where they come to the page's own thread. */
const CHUNK_SIZE = 1 << 16

const readView = async (source: ByteSource, from: number, to: number) =>
  new DataView(await source.slice(Math.max(0, from), to).arrayBuffer())

/** Bytes of a local header without its name and further fields. */
const LOCAL_HEADER_SIZE = 30

/**
 * Refuses a zip that unpacks to more than it may, or whose files share bytes, by what its directory says: nothing is
 * unpacked for it.
 */
function validateDirectory(entries: readonly ZipEntry[], directory: number): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  if (total > FILE_LIMITS.unpacked)
    throw new LimitExceeded(
      `tem ${formatFileSize(total)} descompactado, e o limite é ${formatFileSize(FILE_LIMITS.unpacked)}`,
    )
  for (const { name, size, packedSize } of entries)
    if (size > FILE_LIMITS.smallFile && size > FILE_LIMITS.ratio * packedSize)
      throw new LimitExceeded(
        `tem ${name}, que se descompacta ${formatInteger(Math.round(size / Math.max(1, packedSize)))} vezes, ` +
          `e o limite é ${formatInteger(FILE_LIMITS.ratio)}`,
      )
  const inOrder = entries.toSorted((one, other) => one.offset - other.offset)
  inOrder.forEach(({ offset, packedSize }, at) => {
    if (offset + LOCAL_HEADER_SIZE + packedSize > (inOrder[at + 1]?.offset ?? directory))
      throw new InvalidZip('tem arquivos que ocupam os mesmos bytes')
  })
}

/** The directory at the end of the zip. Rejects with ZipBroken, and with OverLimit where it holds too much. */
export async function readDirectory(source: ByteSource): Promise<ZipEntry[]> {
  const tail = await readView(source, source.size - 65_557, source.size)
  let end = tail.byteLength - 22
  while (end >= 0 && tail.getUint32(end, true) !== END_SIGNATURE) end--
  if (end < 0) throw new InvalidZip('não é um arquivo zip')
  const count = tail.getUint16(end + 10, true)
  const size = tail.getUint32(end + 12, true)
  const start = tail.getUint32(end + 16, true)
  if (start + size > source.size) throw new InvalidZip('o zip está cortado')
  checkCount(count, FILE_LIMITS.entries, 'arquivos')
  const directory = await readView(source, start, start + size)
  const entries: ZipEntry[] = []
  let at = 0
  for (let n = 0; n < count; n++) {
    if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== DIRECTORY_SIGNATURE)
      throw new InvalidZip('a lista de arquivos do zip está danificada')
    const nameLength = directory.getUint16(at + 28, true)
    const skipped = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
    if (at + 46 + nameLength > directory.byteLength) throw new InvalidZip('a lista de arquivos do zip está danificada')
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, nameLength)),
      method: directory.getUint16(at + 10, true),
      packedSize: directory.getUint32(at + 20, true),
      size: directory.getUint32(at + 24, true),
      offset: directory.getUint32(at + 42, true),
    })
    at += 46 + nameLength + skipped
  }
  validateDirectory(entries, start)
  return entries
}

/**
 * The content of a file, piece by piece. Rejects with ZipBroken where it cannot be unpacked or is longer than its
 * directory says, and with whatever `take` and the source throw.
 */
export async function readEntry(
  source: ByteSource,
  entry: ZipEntry,
  onBytes: (bytes: Uint8Array) => void,
): Promise<void> {
  const header = await readView(source, entry.offset, entry.offset + LOCAL_HEADER_SIZE)
  if (header.byteLength < LOCAL_HEADER_SIZE || header.getUint32(0, true) !== LOCAL_SIGNATURE)
    throw new InvalidZip('não pode ser aberto')
  const from = entry.offset + LOCAL_HEADER_SIZE + header.getUint16(26, true) + header.getUint16(28, true)
  const to = from + entry.packedSize
  if (to > source.size || (entry.method !== 0 && entry.method !== 8)) throw new InvalidZip('não pode ser aberto')
  let unpacked = 0
  const takeNext = (bytes: Uint8Array) => {
    unpacked += bytes.length
    if (unpacked > entry.size) throw new InvalidZip('tem mais bytes do que o zip diz')
    onBytes(bytes)
  }
  const inflate = entry.method === 8 ? new Inflate(takeNext) : null
  await readChunks(source, from, to, (bytes, isLast) => {
    if (!inflate) return takeNext(bytes)
    try {
      inflate.push(bytes, isLast)
    } catch (error) {
      // What fflate throws has a code; anything else was thrown by who takes the bytes.
      if (error instanceof Error && !('code' in error)) throw error
      throw new InvalidZip('não pode ser descompactado', { cause: error })
    }
  })
}

/** The bytes from `from` up to, but not, `to`, in pieces; each comes in a task of its own. */
export async function readChunks(
  source: ByteSource,
  from: number,
  to: number,
  onBytes: (bytes: Uint8Array, isLast: boolean) => void,
): Promise<void> {
  for (let at = from; at < to; at += CHUNK_SIZE) {
    const stop = Math.min(to, at + CHUNK_SIZE)
    onBytes(new Uint8Array(await source.slice(at, stop).arrayBuffer()), stop === to)
  }
}
