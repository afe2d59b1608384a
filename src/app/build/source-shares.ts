/** Which library or folder of ours the bytes of a built file came from, by its source map. */
import { decode, type SourceMapMappings } from '@jridgewell/sourcemap-codec'

interface MappedFile {
  code: string
  map: { sources: readonly (string | null)[]; mappings: string }
}

/** 'react-dom', '@tanstack/react-query', 'src/listing'; 'build' for what no source has written. */
export function getSourceOwner(source: string | null | undefined): string {
  if (!source) return 'build'
  const path = source.replaceAll('\\', '/')
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]
  if (library) return library
  const section = /(?:^|\/)src\/([^/]+)\//.exec(path)?.[1]
  return section ? `src/${section}` : 'build'
}

/** Characters of the file by owner. */
export function getSharesByOwner({ code, map }: MappedFile): Map<string, number> {
  const shares = new Map<string, number>()
  const lines = code.split('\n')
  const mappings: SourceMapMappings = decode(map.mappings)
  for (const [at, line] of lines.entries()) {
    const segments = mappings[at] ?? []
    const starts = [...segments.map(([column]) => column), line.length]
    const add = (source: number | undefined, length: number) => {
      const owner = getSourceOwner(source === undefined ? null : map.sources[source])
      shares.set(owner, (shares.get(owner) ?? 0) + length)
    }
    add(undefined, starts[0] ?? 0)
    for (const [index, segment] of segments.entries())
      add(segment.length > 1 ? segment[1] : undefined, (starts[index + 1] ?? line.length) - (starts[index] ?? 0))
  }
  return shares
}
