/**
 * Sends every `import()` of the console through #lib/startup/import-with-retry.ts, and leaves build.json: what the build is and
 * consists of.
 */
import type { Plugin, Rolldown } from 'vite'

const DYNAMIC_IMPORT = /(?<!typeof )\bimport\((\s*(['"])[^'"]+\2,?\s*)\)/g

/** The module's code with each `import()` wrapped; null where it has none. */
export function wrapDynamicImports(code: string): string | null {
  const wrapped = code.replace(DYNAMIC_IMPORT, '__importWithRetry(() => import($1))')
  return wrapped === code
    ? null
    : `import { importWithRetry as __importWithRetry } from '#lib/startup/import-with-retry.ts';${wrapped}`
}

/** What is read of a chunk that Vite has built. */
export type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'name' | 'fileName' | 'imports' | 'dynamicImports' | 'moduleIds'
> & { viteMetadata?: { importedCss?: ReadonlySet<string> } }

/** The chunk with this module, named by the end of its path. Throws where no chunk has it. */
export function findChunkWith<Chunk extends BuiltChunk>(module: string, chunks: readonly Chunk[]): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(module)))
  if (!found) throw new Error(`${module} is in no chunk`)
  return found
}

/** The chunk's file and all that `next` leads to from it, style sheets included, each once. */
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
    for (const name of getImports(chunk)) visit(chunks.find((each) => each.fileName === name))
  }
  visit(start)
  return [...files]
}

/** The files that a chunk is and loads at once; what it imports later is not among them. */
export const getStaticFiles = (chunk: BuiltChunk, chunks: readonly BuiltChunk[]): string[] =>
  collectFiles(chunk, chunks, ({ imports }) => imports)

/**
 * The scripts and style sheets that an open console can come to need: all that can be reached from this module without
 * the sign-in pages' own (`except`, a module of theirs): whoever comes to those loads the page anew. Throws where no
 * chunk has one of the two.
 */
export function getReachableFiles(module: string, chunks: readonly BuiltChunk[], except: string): string[] {
  const exceptChunk = findChunkWith(except, chunks)
  const others = chunks.filter((chunk) => chunk !== exceptChunk)
  return collectFiles(findChunkWith(module, others), others, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports,
  ])
}

/**
 * Vite plugin that wraps each `import()`, so that a part that does not come is told (app/README §6). In the build
 * alone: while developing a missing module is the developer's to see.
 */
export function wrapImportsPlugin(): Plugin {
  return {
    name: 'gestor:parts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const isOurs = /\/src\/[^?]+\.tsx?$/.test(id.replaceAll('\\', '/'))
      const wrapped = isOurs ? wrapDynamicImports(code) : null
      // The same lines of the same file: without that word of it nobody could tell what the module's bytes come from.
      return wrapped === null ? undefined : { code: wrapped, map: null }
    },
    // After Vite, which writes the workers' files.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const workers = Object.keys(bundle).filter((file) => bundle[file]?.type === 'asset' && file.endsWith('.js'))
        const files = [...getReachableFiles('/src/app/console.tsx', chunks, '/src/app/visitor-pages.tsx'), ...workers]
        // What the page starts with: Vite leaves out an entry that does nothing but import it.
        const id = findChunkWith('/src/app/main.ts', chunks).fileName
        this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ id, files }) })
      },
    },
  }
}
