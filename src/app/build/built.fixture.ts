/** A script built by Vite with plugins of ours, for the tests of those plugins. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

/** The one file that `source` is built into, with its map. Written in `folder`, from which libraries are found. */
export async function builtFrom(
  source: string,
  { folder, plugins, minify }: { folder: string; plugins: Plugin[]; minify: boolean },
): Promise<Rolldown.OutputChunk> {
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, source)
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      ...(minify ? {} : { minify }),
      sourcemap: 'hidden',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const [file] = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  if (file?.type !== 'chunk') throw new Error('nothing was built')
  return file
}
