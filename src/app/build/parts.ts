/** Sends every `import()` of the console through #lib/part.ts, and leaves build.json: what the build is and consists of. */
import type { Plugin } from 'vite'

const DYNAMIC = /(?<!typeof )\bimport\((\s*(['"])[^'"]+\2,?\s*)\)/g

/** The module's code with each `import()` wrapped; null where it has none. */
export function withParts(code: string): string | null {
  const wrapped = code.replace(DYNAMIC, '__part(() => import($1))')
  return wrapped === code ? null : `import { part as __part } from '#lib/part.ts';${wrapped}`
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
      const files = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ id: entry?.fileName, files }) })
    },
  }
}
