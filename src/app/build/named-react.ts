/**
 * React is published as CommonJS: what imports it calls `(0, react.useState)(…)`, two thousand times in this build.
 * Here it is taken apart once, in a module of its own, and what imports that calls `useState(…)` by its short name.
 */
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PACKAGES: ReadonlySet<string> = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'])
const NAMED = '\0named:'
/** Looks for what React may have by a name that is put together: it wants all of it as one. */
const WANTS_ALL = /@radix-ui\/react-(id|use-controllable-state|use-effect-event)\//

const require = createRequire(import.meta.url)

/** The module that names what the package exports. */
export function namedModule(name: string): string {
  const names = Object.keys(require(name) as object).filter((each) => /^[a-z]\w*$/i.test(each))
  return `import whole from '${name}'\nexport default whole\nexport const { ${names.join(', ')} } = whole`
}

/** Vite plugin; what requires React in the way of CommonJS is given it as it is. */
export function namedReact(): Plugin {
  return {
    name: 'gestor:named-react',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '', { kind }) {
      const isWhole = kind !== 'import-statement' || importer.startsWith(NAMED) || WANTS_ALL.test(importer)
      return PACKAGES.has(source) && !isWhole ? NAMED + source : undefined
    },
    load: (id) => (id.startsWith(NAMED) ? namedModule(id.slice(NAMED.length)) : undefined),
  }
}
