/**
 * Detects the type of a picture by its first bytes, never by its name or declared type (cases L1, L2), because a
 * renamed SVG or HTML file could run a script once opened. Dimensions are read from the header, before decoding.
 */

/** 5 MB (case L2). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024
/** The maximum side in px. A larger picture in a small file may decode into gigabytes. */
export const MAX_SIDE_PX = 8000

/** The accepted picture types. SVG is not among them (case L4). */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'

/** The types that the file picker offers. `validateImage` still checks the bytes. */
export const ACCEPTED_TYPES = 'image/png,image/jpeg,image/gif,image/webp'

interface ImageValidation {
  /** The detected type; null if the file is refused. */
  type: ImageType | null
  /** The reason of a refusal, for the operator. */
  problem: string | null
}

const rejectImage = (problem: string): ImageValidation => ({ type: null, problem })
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

function detectImageType(bytes: Uint8Array): ImageType | null {
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'image/png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  return null
}

/** The longest side in px, from the header; null if these bytes do not include it. */
function getLongestSide(type: ImageType, bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const longest = (...sides: number[]) => Math.max(...sides)
  if (type === 'image/png') return bytes.length < 24 ? null : longest(view.getUint32(16), view.getUint32(20))
  if (type === 'image/gif') return bytes.length < 10 ? null : longest(view.getUint16(6, true), view.getUint16(8, true))
  if (type === 'image/webp') {
    if (bytes.length < 30) return null
    const format = ascii(bytes, 12, 16)
    if (format === 'VP8X') {
      const side = (offset: number) => 1 + view.getUint16(offset, true) + (bytes[offset + 2] ?? 0) * 65536
      return longest(side(24), side(27))
    }
    // The lossy and lossless formats store sides in 14 bits, so 16383 px at most.
    if (format === 'VP8 ') return longest(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
    const bits = view.getUint32(21, true)
    return longest((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
  }
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return longest(view.getUint16(at + 5), view.getUint16(at + 7))
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** Validates a file by its size in bytes and its first bytes (64 KiB are enough for any header). */
export function validateImage(size: number, head: Uint8Array): ImageValidation {
  if (size === 0) return rejectImage('O arquivo está vazio.')
  if (size > MAX_IMAGE_BYTES) return rejectImage('A imagem passa de 5 MB. Escolha uma menor.')
  const type = detectImageType(head)
  if (!type) return rejectImage('Use uma imagem PNG, JPEG, GIF ou WebP.')
  const side = getLongestSide(type, head)
  if (!side) return rejectImage('A imagem está incompleta ou danificada.')
  if (side > MAX_SIDE_PX) return rejectImage(`A imagem passa de ${MAX_SIDE_PX} px de lado. Escolha uma menor.`)
  return { type, problem: null }
}

const EXTENSIONS: Record<ImageType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
}

/**
 * Makes a file name safe to send: no path, no quotes or control characters, 80 characters, the extension of its type.
 */
export function sanitizeFileName(name: string, type: ImageType): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const stem = last.replace(/\.[^.]*$/, '').replace(/[^\p{L}\p{N}_ -]+/gu, '')
  return `${stem.trim().slice(0, 80) || 'imagem'}.${EXTENSIONS[type]}`
}

/** Reads a chosen file. Returns it with its detected type and a safe name, or the reason of its refusal. */
export async function readImageFile(
  file: File,
): Promise<{ file: File; problem: null } | { file: null; problem: string }> {
  let head: Uint8Array
  try {
    head = new Uint8Array(await file.slice(0, 65536).arrayBuffer())
  } catch {
    // A folder dropped on the page looks like a file, but cannot be read (case L10).
    return { file: null, problem: 'Não foi possível ler o arquivo.' }
  }
  const { type, problem } = validateImage(file.size, head)
  if (!type) return { file: null, problem: problem ?? '' }
  return { file: new File([file], sanitizeFileName(file.name, type), { type }), problem: null }
}

/** The file as a data URL: 'data:image/png;base64,...'. Rejects if the file cannot be read. */
export function toDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('Não foi possível ler a imagem.')))
    reader.readAsDataURL(file)
  })
}
