/** What the first screen stands on, of a session or without one: the page names it, so that all is asked for at once. */
import { getSectionPack } from './chunks.ts'
import { findChunkWith, getStaticFiles, type BuiltChunk } from './wrap-imports.ts'

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
export function getSessionFiles(
  chunks: readonly BuiltChunk[],
  paths: readonly (readonly [string, readonly string[]])[],
  known: readonly string[],
  fonts: readonly string[] = [],
): SessionFiles {
  /** What these chunks load, without what is loaded by then. */
  const collectNewFiles = (roots: readonly BuiltChunk[], ...loaded: readonly (readonly string[])[]) => {
    const files = new Set(roots.flatMap((root) => getStaticFiles(root, chunks)))
    return [...files].filter((file) => !known.includes(file) && !loaded.some((others) => others.includes(file)))
  }
  const first = collectNewFiles([findChunkWith('/src/app/session-prefetch.ts', chunks)])
  const session = collectNewFiles([findChunkWith('/src/app/console.tsx', chunks)], first)
  const parts = new Map<string, { of: Set<string>; first: string[]; files: string[] }>()
  for (const [folder, screenPaths] of paths) {
    const name = getSectionPack(folder)
    if (name === undefined) continue
    const of = (group: string) => chunks.filter((chunk) => chunk.name === `${group}-${name}`)
    const asking = collectNewFiles(of('contratos'), first, session)
    const files = collectNewFiles(of('telas'), first, session, asking)
    const part = parts.get(name) ?? { of: new Set(), first: asking, files }
    for (const screenPath of screenPaths) part.of.add(screenPath.split('/')[1] ?? '')
    parts.set(name, part)
  }
  return {
    first,
    session: [...session, ...fonts],
    parts: [...parts.values()].map((part) => ({ ...part, of: [...part.of] })),
    visitor: collectNewFiles([findChunkWith('/src/app/visitor-pages.tsx', chunks)]),
  }
}
