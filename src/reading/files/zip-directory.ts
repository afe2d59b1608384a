/** Finds and opens the files of a zip wherever they lie in it: a package of any size is never held in memory. */
import { Inflate } from 'fflate'

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

/** The directory at the end of the zip. Rejects with ZipBroken. */
export async function readDirectory(source: ByteSource): Promise<ZipEntry[]> {
  const tail = await viewOf(source, source.size - 65_557, source.size)
  let end = tail.byteLength - 22
  while (end >= 0 && tail.getUint32(end, true) !== END) end--
  if (end < 0) throw new ZipBroken('não é um arquivo zip')
  const count = tail.getUint16(end + 10, true)
  const size = tail.getUint32(end + 12, true)
  const start = tail.getUint32(end + 16, true)
  if (start + size > source.size) throw new ZipBroken('o zip está cortado')
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
      offset: directory.getUint32(at + 42, true),
    })
    at += 46 + nameLength + skipped
  }
  return entries
}

/** The content of a file, piece by piece. Rejects with ZipBroken where it cannot be unpacked. */
export async function readEntry(source: ByteSource, entry: ZipEntry, take: (bytes: Uint8Array) => void): Promise<void> {
  const header = await viewOf(source, entry.offset, entry.offset + 30)
  if (header.byteLength < 30 || header.getUint32(0, true) !== LOCAL) throw new ZipBroken('não pode ser aberto')
  const from = entry.offset + 30 + header.getUint16(26, true) + header.getUint16(28, true)
  const to = from + entry.packedSize
  if (to > source.size || (entry.method !== 0 && entry.method !== 8)) throw new ZipBroken('não pode ser aberto')
  const inflate = entry.method === 8 ? new Inflate(take) : null
  try {
    await readPieces(source, from, to, (bytes, isLast) => (inflate ? inflate.push(bytes, isLast) : take(bytes)))
  } catch (error) {
    throw new ZipBroken('não pode ser descompactado', { cause: error })
  }
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
