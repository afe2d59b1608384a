/**
 * Routes every `import()` of the console through #lib/startup/import-with-retry.ts, and writes build.json: the id, the
 * facts and the files of the build.
 */
import type { Plugin, Rolldown } from 'vite'
import { getBuildFacts } from './build-facts.ts'

const DYNAMIC_IMPORT = /(?<!typeof )\bimport\((\s*(['"])[^'"]+\2,?\s*)\)/g

/** The code of the module with each `import()` wrapped; null if it has none. */
export function wrapDynamicImports(code: string): string | null {
  const wrapped = code.replace(DYNAMIC_IMPORT, '__importWithRetry(() => import($1))')
  return wrapped === code
    ? null
    : `import { importWithRetry as __importWithRetry } from '#lib/startup/import-with-retry.ts';${wrapped}`
}

/** The fields of a built chunk that are read here. */
export type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'name' | 'fileName' | 'imports' | 'dynamicImports' | 'moduleIds'
> & { viteMetadata?: { importedCss?: ReadonlySet<string> } }

/** The chunk that contains this module, named by the end of its path. Throws if no chunk contains it. */
export function findChunkWith<Chunk extends BuiltChunk>(module: string, chunks: readonly Chunk[]): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(module)))
  if (!found) throw new Error(`${module} is in no chunk`)
  return found
}

/** The file of the chunk and all that `getImports` leads to from it, with style sheets and without duplicates. */
function collectFiles(
  start: BuiltChunk,
  chunks: readonly BuiltChunk[],
  getImports: (chunk: BuiltChunk) => readonly string[],
): string[] {
  const files = new Set<string>()
  const visit = (chunk: BuiltChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const name of getImports(chunk)) visit(chunks.find((other) => other.fileName === name))
  }
  visit(start)
  return [...files]
}

/** The file of the chunk and all files that it imports statically. Dynamic imports are not included. */
export const getStaticFiles = (chunk: BuiltChunk, chunks: readonly BuiltChunk[]): string[] =>
  collectFiles(chunk, chunks, ({ imports }) => imports)

/**
 * The scripts and style sheets that an open console may need: all that can be reached from `module`, except the
 * chunks of `except`: a visit to the sign-in pages reloads the page, and the reporter is fetched where config.json names
 * a receiver. Throws if no chunk contains one of the modules.
 */
export function getReachableFiles(module: string, chunks: readonly BuiltChunk[], ...except: string[]): string[] {
  const exceptChunks = except.map((each) => findChunkWith(each, chunks))
  const others = chunks.filter((chunk) => !exceptChunks.includes(chunk))
  return collectFiles(findChunkWith(module, others), others, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports,
  ])
}

/**
 * Vite plugin that wraps each `import()`, so that a missing chunk is reported (app/README §6). In the build alone: in
 * development a missing module is for the developer to see.
 */
export function wrapImportsPlugin(): Plugin {
  return {
    name: 'gestor:wrap-imports',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const isOurs = /\/src\/[^?]+\.tsx?$/.test(id.replaceAll('\\', '/'))
      const wrapped = isOurs ? wrapDynamicImports(code) : null
      // The lines do not change. Returning `map: null` says so; otherwise the source maps could not attribute the bytes
      // of the module.
      return wrapped === null ? undefined : { code: wrapped, map: null }
    },
    // Runs after Vite, which writes the files of the workers.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const workers = Object.keys(bundle).filter((file) => bundle[file]?.type === 'asset' && file.endsWith('.js'))
        const notPreloaded = ['/src/app/visitor-pages.tsx', '/src/app/reporting/page-reporter.ts']
        const files = [...getReachableFiles('/src/app/console.tsx', chunks, ...notPreloaded), ...workers]
        // The id is the chunk with main.ts: Vite drops an entry that only imports it.
        const id = findChunkWith('/src/app/main.ts', chunks).fileName
        this.emitFile({
          type: 'asset',
          fileName: 'build.json',
          source: JSON.stringify({ id, ...getBuildFacts('.'), files }),
        })
      },
    },
  }
}
