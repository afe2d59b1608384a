/** Packs what a build has written, so that a host serves small files without packing any itself. */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSED_EXTENSIONS = new Set(['.html', '.js', '.css', '.svg'])
/** Below this the header costs more than the packing saves, bytes. */
const MIN_BYTES = 1024
/** Brotli's quality: 11 saves two bytes in a hundred more and takes more than twice as long. */
const BROTLI_QUALITY = 10

/** The bytes as gzip, packed once for all who fetch them, as small as Node's own gzip makes them. */
export const gzipBytes = (bytes: Uint8Array): Promise<Uint8Array> => promisify(gzip)(bytes, { level: 9 })

/** Leaves x.js.br and x.js.gz beside each x.js of the folder. config.json stays alone: whoever deploys edits it. */
export async function compressFiles(dist: string): Promise<void> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const compressible = files.filter(
    (file) => COMPRESSED_EXTENSIONS.has(extname(file)) && basename(file) !== 'config.json',
  )
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
