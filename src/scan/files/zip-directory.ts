/**
 * Finds and opens the files of a zip anywhere in it. Only pieces are read, so a package of any size never has to fit in
 * memory.
 */
import { Inflate } from 'fflate'
import { formatInteger } from '#lib/format/money.ts'
import { formatFileSize } from '#lib/format/file-size.ts'
import { checkCount, FILE_LIMITS, LimitExceeded } from './limits.ts'

/** The part of a Blob that is used; tests pass in bytes. */
export interface ByteSource {
  readonly size: number
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> }
}

/** A file of a zip, as the zip's directory lists it; sizes and offsets are in bytes. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly packedSize: number
  /** Unpacked. */
  readonly size: number
  /** Of the local header. */
  readonly offset: number
}

/** The file is not a zip, or the zip is truncated or of an unsupported kind. */
export class InvalidZip extends Error {}

const DIRECTORY_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
const END_SIGNATURE = 0x06054b50
/** Bytes read at once. Unpacking and reading this much does not delay a frame on the page's own thread. */
const CHUNK_SIZE = 1 << 16

const readView = async (source: ByteSource, from: number, to: number) =>
  new DataView(await source.slice(Math.max(0, from), to).arrayBuffer())

/** Bytes of a local header without its name and extra fields. */
const LOCAL_HEADER_SIZE = 30

/**
 * Rejects a zip that unpacks to more than the limit, or whose files share bytes. Only the directory is used; nothing is
 * unpacked. Throws LimitExceeded or InvalidZip.
 */
function validateDirectory(entries: readonly ZipEntry[], directoryStart: number): void {
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
  const inOrder = entries.toSorted((a, b) => a.offset - b.offset)
  inOrder.forEach(({ offset, packedSize }, index) => {
    if (offset + LOCAL_HEADER_SIZE + packedSize > (inOrder[index + 1]?.offset ?? directoryStart))
      throw new InvalidZip('tem arquivos que ocupam os mesmos bytes')
  })
}

/** The directory at the end of the zip. Rejects with InvalidZip, and with LimitExceeded if it lists too much. */
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
  let offset = 0
  for (let n = 0; n < count; n++) {
    if (offset + 46 > directory.byteLength || directory.getUint32(offset, true) !== DIRECTORY_SIGNATURE)
      throw new InvalidZip('a lista de arquivos do zip está danificada')
    const nameLength = directory.getUint16(offset + 28, true)
    const extraLength = directory.getUint16(offset + 30, true) + directory.getUint16(offset + 32, true)
    if (offset + 46 + nameLength > directory.byteLength)
      throw new InvalidZip('a lista de arquivos do zip está danificada')
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(directory.buffer, offset + 46, nameLength)),
      method: directory.getUint16(offset + 10, true),
      packedSize: directory.getUint32(offset + 20, true),
      size: directory.getUint32(offset + 24, true),
      offset: directory.getUint32(offset + 42, true),
    })
    offset += 46 + nameLength + extraLength
  }
  validateDirectory(entries, start)
  return entries
}

/**
 * Passes the content of a file to `onBytes`, piece by piece. Rejects with InvalidZip if the file cannot be unpacked or
 * is longer than its directory says, and with any error of `onBytes` or the source.
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
      // An error of fflate has a code; any other error comes from `onBytes`.
      if (error instanceof Error && !('code' in error)) throw error
      throw new InvalidZip('não pode ser descompactado', { cause: error })
    }
  })
}

/** Reads the bytes from `from` (included) to `to` (excluded) in pieces; each piece arrives in a task of its own. */
export async function readChunks(
  source: ByteSource,
  from: number,
  to: number,
  onBytes: (bytes: Uint8Array, isLast: boolean) => void,
): Promise<void> {
  for (let start = from; start < to; start += CHUNK_SIZE) {
    const end = Math.min(to, start + CHUNK_SIZE)
    onBytes(new Uint8Array(await source.slice(start, end).arrayBuffer()), end === to)
  }
}
