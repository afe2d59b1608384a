/**
 * What Vite has minified is minified once more: another minifier finds a hundredth that the first leaves, in scripts
 * and in the reading's worker alike.
 */
import { decode, encode } from '@jridgewell/sourcemap-codec'
import swc from '@swc/core'
import type { Plugin, Rolldown } from 'vite'

const OPTIONS: swc.JsMinifyOptions = {
  module: true,
  ecma: 2022,
  // `unsafe`: no built-in is another than the language's own, and nothing but text and numbers is made a text.
  compress: { passes: 4, ecma: 2022, unsafe: true },
  mangle: true,
}

/** Its types do not say that it goes on from a map, as Terser does. */
const minify = swc.minify as (
  code: string,
  options: Omit<swc.JsMinifyOptions, 'sourceMap'> & { sourceMap: false | { content: string } },
) => Promise<swc.Output>

/** Where this minifier writes a letter of Portuguese in a template by its number, as in `at\xe9`: as long as four. */
const NUMBERED = /\\(?:x([\da-f]{2})|[^])/g
/** Below it stand what ends lines and other signs that are not to be seen. */
const FIRST_LETTER = 0xa1

/** With the letters themselves; `moved` is told where, in the code before, three characters went. */
export const withLetters = (code: string, moved: (at: number) => void = () => {}): string =>
  code.replace(NUMBERED, (escaped, number: string | undefined, at: number) => {
    const letter = Number.parseInt(number ?? '', 16)
    if (!(letter >= FIRST_LETTER)) return escaped
    moved(at)
    return String.fromCharCode(letter)
  })

/** The mappings of `code`, as they are once its letters are written. */
function mappingsOf(code: string, mappings: string): [code: string, mappings: string] {
  const lines = decode(mappings)
  const written = code.split('\n').map((line, index) => {
    const places: number[] = []
    const text = withLetters(line, (at) => places.push(at))
    let passed = 0
    for (const segment of lines[index] ?? []) {
      while ((places[passed] ?? Infinity) < segment[0]) passed++
      segment[0] -= 3 * passed
    }
    return text
  })
  return [written.join('\n'), encode(lines)]
}

async function shrink(chunk: Rolldown.OutputChunk): Promise<void> {
  const { code, map } = chunk
  const sourceMap = map ? { content: JSON.stringify(map) } : false
  const shrunk = await minify(code, { ...OPTIONS, sourceMap })
  if (!map || shrunk.map === undefined) return void (chunk.code = withLetters(shrunk.code))
  const { mappings, sources, names } = JSON.parse(shrunk.map) as Pick<typeof map, 'mappings' | 'sources' | 'names'>
  const [written, moved] = mappingsOf(shrunk.code, mappings)
  chunk.code = written
  Object.assign(map, { mappings: moved, sources, names })
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
              file.source = withLetters((await swc.minify(file.source, OPTIONS)).code)
          }),
        )
      },
    },
  }
}
