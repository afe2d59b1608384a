/** The sandbox's pictures: generated ones, drawn on request, and uploaded ones, stored in the database. */
import { crc32 } from 'node:zlib'
import { deflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Database } from './database/open-database.ts'
import { createRandom } from './database/random.ts'
import { HttpError, unprocessable } from './http/http-error.ts'

export const imagens = sqliteTable('imagens', {
  id: integer().primaryKey(),
  tipo: text().notNull(),
  bytes: blob({ mode: 'buffer' }).notNull(),
})

const MAX_IMAGE_BYTES = 5 * 1024 * 1024

const IMAGE_KINDS = [
  {
    type: 'image/png',
    extension: 'png',
    hasSignature: (b: Buffer) => b.subarray(0, 8).toString('hex') === '89504e470d0a1a0a',
  },
  { type: 'image/jpeg', extension: 'jpg', hasSignature: (b: Buffer) => b.subarray(0, 3).toString('hex') === 'ffd8ff' },
  {
    type: 'image/gif',
    extension: 'gif',
    hasSignature: (b: Buffer) => /^GIF8[79]a$/.test(b.subarray(0, 6).toString('latin1')),
  },
  {
    type: 'image/webp',
    extension: 'webp',
    hasSignature: (b: Buffer) => /^RIFF[^]{4}WEBP$/.test(b.subarray(0, 12).toString('latin1')),
  },
]

/** Stores an uploaded picture and returns its path. The type comes from the bytes, never from a name. Refuses SVG. */
export async function storeImage(db: Database, bytes: Buffer): Promise<string> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw new HttpError(413, 'A imagem deve ter no máximo 5 MB.')
  const kind = IMAGE_KINDS.find(({ hasSignature }) => hasSignature(bytes))
  if (!kind) throw unprocessable('imagem', 'A imagem deve ser PNG, JPEG, GIF ou WEBP.')
  const [row] = await db.orm.insert(imagens).values({ tipo: kind.type, bytes }).returning({ id: imagens.id })
  return `/imagens/envio-${row?.id ?? 0}.${kind.extension}`
}

/** Returns a path unchanged. Stores the picture of a data URL and returns its path. */
export async function storeImageText(db: Database, value: string): Promise<string> {
  const data = /^data:[\w/+.-]*;base64,([A-Za-z0-9+/=]+)$/.exec(value)
  if (data?.[1]) return storeImage(db, Buffer.from(data[1], 'base64'))
  if (value.startsWith('data:')) throw unprocessable('imagem', 'A imagem deve ser PNG, JPEG, GIF ou WEBP.')
  if (value.length > 255) throw unprocessable('imagem', 'O caminho da imagem deve ter no máximo 255 caracteres.')
  return value
}

function createPngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.byteLength)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** Draws a PNG of 144 by 144 px with two colours and a mirrored 5 by 5 pattern. The name alone determines both. */
function drawPng(name: string): Buffer {
  const side = 144
  const random = createRandom(crc32(Buffer.from(name)))
  const colour = () => [random.integer(40, 170), random.integer(40, 170), random.integer(40, 170)]
  const palette = Buffer.from([244, 246, 249, ...colour()])
  const cells = Array.from({ length: 15 }, () => random.next() < 0.55)
  const pixels = Buffer.alloc(side * (side + 1))
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const column = Math.floor((x - 12) / 24)
      const row = Math.floor((y - 12) / 24)
      const isInPattern = column >= 0 && column < 5 && row >= 0 && row < 5
      if (isInPattern && cells[row * 3 + (column > 2 ? 4 - column : column)]) pixels[y * (side + 1) + 1 + x] = 1
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    createPngChunk('IHDR', header),
    createPngChunk('PLTE', palette),
    createPngChunk('IDAT', deflateSync(pixels)),
    createPngChunk('IEND', Buffer.alloc(0)),
  ])
}

const drawnImages = new Map<string, Buffer>()

/** The picture at '/imagens/...'; null if there is none. Generated ones have names like 'fornecedor-12.png'. */
export async function findImage(db: Database, path: string): Promise<{ type: string; bytes: Buffer } | null> {
  const upload = /^\/imagens\/envio-(\d{1,9})\.(png|jpg|gif|webp)$/.exec(path)
  if (upload) {
    const [row] = await db.orm
      .select()
      .from(imagens)
      .where(eq(imagens.id, Number(upload[1])))
    return row ? { type: row.tipo, bytes: row.bytes } : null
  }
  const name = /^\/imagens\/((?:operador|categoria|fornecedor|loja|usuario)-\d{1,6})\.png$/.exec(path)?.[1]
  if (!name) return null
  const bytes = drawnImages.get(name) ?? drawPng(name)
  if (drawnImages.size < 1000) drawnImages.set(name, bytes)
  return { type: 'image/png', bytes }
}
