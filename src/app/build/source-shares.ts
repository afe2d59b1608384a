/** Computes from a source map which library or folder the bytes of a built file come from. */
import { decode, type SourceMapMappings } from '@jridgewell/sourcemap-codec'

interface MappedFile {
  code: string
  map: { sources: readonly (string | null)[]; mappings: string }
}

/** The owner of a source: 'react-dom', '@tanstack/react-query', 'src/listing'; 'build' for code without a source. */
export function getSourceOwner(source: string | null | undefined): string {
  if (!source) return 'build'
  const path = source.replaceAll('\\', '/')
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]
  if (library) return library
  const section = /(?:^|\/)src\/([^/]+)\//.exec(path)?.[1]
  return section ? `src/${section}` : 'build'
}

/** The number of characters of the file, by owner. */
export function getSharesByOwner({ code, map }: MappedFile): Map<string, number> {
  const shares = new Map<string, number>()
  const lines = code.split('\n')
  const mappings: SourceMapMappings = decode(map.mappings)
  for (const [lineIndex, line] of lines.entries()) {
    const segments = mappings[lineIndex] ?? []
    const starts = [...segments.map(([column]) => column), line.length]
    const add = (sourceIndex: number | undefined, length: number) => {
      const owner = getSourceOwner(sourceIndex === undefined ? null : map.sources[sourceIndex])
      shares.set(owner, (shares.get(owner) ?? 0) + length)
    }
    add(undefined, starts[0] ?? 0)
    for (const [index, segment] of segments.entries())
      add(segment.length > 1 ? segment[1] : undefined, (starts[index + 1] ?? line.length) - (starts[index] ?? 0))
  }
  return shares
}
