/** Packs what a build has written, so that a host serves small files without packing any itself. */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import zopfli from '@gfx/zopfli'

const PACKED = new Set(['.html', '.js', '.css', '.svg'])
/** Below this the header costs more than the packing saves, bytes. */
const SMALLEST = 1024

/** Rounds in which the packer looks for a better way: more of them gain some bytes a file. */
const ROUNDS = { numiterations: 100 }

/** The bytes as gzip, packed once for all who fetch them: a thirtieth smaller than a host packs them while it sends. */
export const gzipped = (bytes: Uint8Array): Promise<Uint8Array> => zopfli.gzipAsync(bytes, ROUNDS)

/** Leaves x.js.br and x.js.gz beside each x.js of the folder. config.json stays alone: whoever deploys edits it. */
export async function packFiles(dist: string): Promise<void> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const wanted = files.filter((file) => PACKED.has(extname(file)) && basename(file) !== 'config.json')
  await Promise.all(
    wanted.map(async (file) => {
      const path = join(dist, file)
      const text = await readFile(path)
      if (text.length < SMALLEST) return
      const quality = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }
      await Promise.all([
        promisify(brotliCompress)(text, quality).then((bytes) => writeFile(`${path}.br`, bytes)),
        gzipped(text).then((bytes) => writeFile(`${path}.gz`, bytes)),
      ])
    }),
  )
}
