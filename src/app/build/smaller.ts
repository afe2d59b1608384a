/**
 * What Vite has minified is minified once more: another minifier finds a hundredth that the first leaves, in scripts and
 * in the reading's worker alike.
 */
import swc from '@swc/core'
import type { Plugin, Rolldown } from 'vite'

const OPTIONS: swc.JsMinifyOptions = {
  module: true,
  ecma: 2022,
  compress: { passes: 2, ecma: 2022 },
  mangle: true,
}

/** Its types do not say that it goes on from a map, as Terser does. */
const minify = swc.minify as (
  code: string,
  options: Omit<swc.JsMinifyOptions, 'sourceMap'> & { sourceMap: false | { content: string } },
) => Promise<swc.Output>

async function shrink(chunk: Rolldown.OutputChunk): Promise<void> {
  const { code, map } = chunk
  const sourceMap = map ? { content: JSON.stringify(map) } : false
  const shrunk = await minify(code, { ...OPTIONS, sourceMap })
  chunk.code = shrunk.code
  if (!map || shrunk.map === undefined) return
  const { mappings, sources, names } = JSON.parse(shrunk.map) as Pick<typeof map, 'mappings' | 'sources' | 'names'>
  Object.assign(map, { mappings, sources, names })
}

/** Vite plugin; after Vite, which writes the workers' files, and before whatever is said at the head of a file. */
export function smaller(): Plugin {
  return {
    name: 'gestor:smaller',
    apply: 'build',
    // Files are named before: those of another minifier are others.
    augmentChunkHash: () => swc.version,
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        await Promise.all(
          Object.values(bundle).map(async (file) => {
            if (file.type === 'chunk') await shrink(file)
            else if (file.fileName.endsWith('.js') && typeof file.source === 'string')
              file.source = (await swc.minify(file.source, OPTIONS)).code
          }),
        )
      },
    },
  }
}
