/** What the first screen stands on, of a session or without one: the page names it, so that all is asked for at once. */
import { packedPart } from './chunks.ts'
import { holderOf, loadedWith, type BuiltChunk } from './parts.ts'

/** The files that the page names before anything of it has run, relative to the console's folder. */
export interface SessionFiles {
  /** What asks the platform, relative to the folder: small, and not to wait for a connection behind the console. */
  first: string[]
  /** What else every screen needs. */
  session: string[]
  /** The same of the screens whose addresses begin with one of `of`; '' is the console's own first page. */
  parts: { of: string[]; first: string[]; files: string[] }[]
  /** What the pages for visitors need, where there is no session. */
  visitor: string[]
}

/**
 * Without what `known` names: the page loads that anyway. `paths` are the addresses of each folder of sections. The
 * fonts come last: asked for when the first word is drawn, they would have all of them laid out and drawn once more.
 */
export function sessionFiles(
  chunks: readonly BuiltChunk[],
  paths: readonly (readonly [string, readonly string[]])[],
  known: readonly string[],
  fonts: readonly string[] = [],
): SessionFiles {
  /** What these chunks load, without what is loaded by then. */
  const closure = (roots: readonly BuiltChunk[], ...loaded: readonly (readonly string[])[]) => {
    const files = new Set(roots.flatMap((root) => loadedWith(root, chunks)))
    return [...files].filter((file) => !known.includes(file) && !loaded.some((others) => others.includes(file)))
  }
  const first = closure([holderOf('/src/app/early.ts', chunks)])
  const session = closure([holderOf('/src/app/console.tsx', chunks)], first)
  const parts = new Map<string, { of: Set<string>; first: string[]; files: string[] }>()
  for (const [folder, addresses] of paths) {
    const name = packedPart(folder)
    if (name === undefined) continue
    const of = (group: string) => chunks.filter((chunk) => chunk.name === `${group}-${name}`)
    const asking = closure(of('contratos'), first, session)
    const files = closure(of('telas'), first, session, asking)
    const part = parts.get(name) ?? { of: new Set(), first: asking, files }
    for (const address of addresses) part.of.add(address.split('/')[1] ?? '')
    parts.set(name, part)
  }
  return {
    first,
    session: [...session, ...fonts],
    parts: [...parts.values()].map((part) => ({ ...part, of: [...part.of] })),
    visitor: closure([holderOf('/src/app/public.tsx', chunks)]),
  }
}
