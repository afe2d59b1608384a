/** What a session's first screen stands on: the page names it, so that all of it is asked for at once. */
import { menuPart } from './chunks.ts'
import { holderOf, loadedWith, type BuiltChunk } from './parts.ts'

export interface SessionFiles {
  /** What every screen needs, relative to the folder. */
  session: string[]
  /** What the screens need besides, whose addresses begin with one of `of`; '' is the console's own first page. */
  parts: { of: string[]; files: string[] }[]
}

/** Without what `known` names: the page loads that anyway. `paths` are the addresses of each folder of sections. */
export function sessionFiles(
  chunks: readonly BuiltChunk[],
  paths: readonly (readonly [string, readonly string[]])[],
  known: readonly string[],
): SessionFiles {
  const closure = (...roots: readonly BuiltChunk[]) => new Set(roots.flatMap((root) => loadedWith(root, chunks)))
  const session = closure(holderOf('/src/app/console.tsx', chunks), holderOf('/src/app/early.ts', chunks))
  for (const file of known) session.delete(file)
  const parts = new Map<string, { of: Set<string>; files: string[] }>()
  for (const [folder, addresses] of paths) {
    const name = menuPart(folder)
    if (name === undefined) continue
    const roots = chunks.filter((chunk) => [`telas-${name}`, `contratos-${name}`].includes(chunk.name))
    const files = [...closure(...roots)].filter((file) => !session.has(file) && !known.includes(file))
    const part = parts.get(name) ?? { of: new Set(), files }
    for (const address of addresses) part.of.add(address.split('/')[1] ?? '')
    parts.set(name, part)
  }
  return { session: [...session], parts: [...parts.values()].map(({ of, files }) => ({ of: [...of], files })) }
}
