/** Compresses the files of a build, so that a host serves small files without compressing any itself. */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSED_EXTENSIONS = new Set(['.html', '.js', '.css', '.svg'])
/** Below this size the header costs more than compression saves, in bytes. */
const MIN_BYTES = 1024
/** Brotli quality. Quality 11 saves another 2 % and takes more than twice as long. */
const BROTLI_QUALITY = 10

/** Compresses bytes with gzip at the highest level of Node. */
export const gzipBytes = (bytes: Uint8Array): Promise<Uint8Array> => promisify(gzip)(bytes, { level: 9 })

/** Writes x.js.br and x.js.gz beside each x.js of the folder. */
export async function compressFiles(dist: string): Promise<void> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const compressible = files.filter((file) => COMPRESSED_EXTENSIONS.has(extname(file)))
  await Promise.all(
    compressible.map(async (file) => {
      const path = join(dist, file)
      const text = await readFile(path)
      if (text.length < MIN_BYTES) return
      const quality = {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
      }
      await Promise.all([
        promisify(brotliCompress)(text, quality).then((bytes) => writeFile(`${path}.br`, bytes)),
        gzipBytes(text).then((bytes) => writeFile(`${path}.gz`, bytes)),
      ])
    }),
  )
}
