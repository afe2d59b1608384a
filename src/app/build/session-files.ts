/**
 * Lists the files that the first screen needs, with or without a session. The page names them, so that the browser
 * requests all at once.
 */
import { getSectionPack } from './chunks.ts'
import { findChunkWith, getStaticFiles, type BuiltChunk } from './wrap-imports.ts'

/** The files that the page names before any of its code runs, relative to the console's folder. */
export interface SessionFiles {
  /** The small files that call the platform. They must not wait for a connection behind the console's large files. */
  first: string[]
  /** The other files that every screen needs. */
  session: string[]
  /** The same for the screens whose addresses begin with one of `of`; '' is the console's own first page. */
  parts: { of: string[]; first: string[]; files: string[] }[]
  /** What the pages for visitors need, if there is no session. */
  visitor: string[]
}

/**
 * Collects the files. `paths` holds the addresses of each folder of sections. The files in `known` are excluded,
 * because the page loads them anyway. The fonts come last in `session`: if they were requested only when the first word
 * renders, the page would be laid out and painted twice.
 */
export function getSessionFiles(
  chunks: readonly BuiltChunk[],
  paths: readonly (readonly [string, readonly string[]])[],
  known: readonly string[],
  fonts: readonly string[] = [],
): SessionFiles {
  /** The files that these chunks load, without those already loaded. */
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
    const getChunks = (chunkGroup: string) => chunks.filter((chunk) => chunk.name === `${chunkGroup}-${name}`)
    const contractFiles = collectNewFiles(getChunks('contracts'), first, session)
    const screenFiles = collectNewFiles(getChunks('screens'), first, session, contractFiles)
    const part = parts.get(name) ?? { of: new Set(), first: contractFiles, files: screenFiles }
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
