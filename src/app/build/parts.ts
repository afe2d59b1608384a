/** Sends every `import()` of the console through #lib/part.ts, and leaves build.json: what the build is and consists of. */
import type { Plugin, Rolldown } from 'vite'

const DYNAMIC = /(?<!typeof )\bimport\((\s*(['"])[^'"]+\2,?\s*)\)/g

/** The module's code with each `import()` wrapped; null where it has none. */
export function withParts(code: string): string | null {
  const wrapped = code.replace(DYNAMIC, '__part(() => import($1))')
  return wrapped === code ? null : `import { part as __part } from '#lib/part.ts';${wrapped}`
}

export type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'fileName' | 'imports' | 'dynamicImports' | 'moduleIds'
> & { viteMetadata?: { importedCss?: ReadonlySet<string> } }

/**
 * The scripts and style sheets that an open console can come to need: all that can be reached from this module. The
 * sign-in pages' own are not among them, since whoever comes to those loads the page anew. Throws where no chunk has it.
 */
export function reachableFrom(module: string, chunks: readonly BuiltChunk[]): string[] {
  const files = new Set<string>()
  const take = (chunk: BuiltChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) take(chunks.find((each) => each.fileName === name))
  }
  const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(module)))
  if (!start) throw new Error(`${module} is in no chunk`)
  take(start)
  return [...files]
}

/** In the build alone: while developing a missing module is the developer's to see. */
export function parts(): Plugin {
  return {
    name: 'gestor:parts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const isOurs = /\/src\/[^?]+\.tsx?$/.test(id.replaceAll('\\', '/'))
      return isOurs ? (withParts(code) ?? undefined) : undefined
    },
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const files = reachableFrom('/src/app/console.tsx', chunks)
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ id: entry?.fileName, files }) })
    },
  }
}
