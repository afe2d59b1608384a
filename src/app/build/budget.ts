/**
 * `npm run budget`: shows what the operator's browser has to fetch, in kB (1000 bytes) of gzip, and which library or
 * folder each kB comes from. Builds in memory, with source maps. Exits with 1 if a group has grown by more than a
 * twentieth beyond budget.json. `--write` records the current sizes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { gzipBytes } from './compress-files.ts'
import { findGrownGroups, type GroupSizes } from './growth.ts'
import { findChunkWith, getStaticFiles } from './wrap-imports.ts'
import { getSharesByOwner } from './source-shares.ts'

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss?: Set<string> } }

interface BudgetGroup {
  name: string
  files: ReadonlySet<string>
}

const built = await build({ logLevel: 'error', build: { write: false, sourcemap: 'hidden' } })
if (!Array.isArray(built) && !('output' in built)) throw new Error('The build is being watched')
const output = [built].flat().flatMap((part) => part.output)
const chunks = output.filter((file): file is Chunk => file.type === 'chunk')
const texts = new Map<string, string | Uint8Array>()
for (const file of output) texts.set(file.fileName, file.type === 'chunk' ? file.code : file.source)
/** The page, which contains the first script. */
const sharedFiles = ['index.html']
const code = [...texts.keys()].filter((file) => /\.(html|js|css)$/.test(file))

const getLoadedFiles = (...modules: readonly string[]) =>
  new Set([...sharedFiles, ...modules.flatMap((id) => getStaticFiles(findChunkWith(id, chunks), chunks))])

const sizes = new Map<string, number>()
for (const file of code) sizes.set(file, (await gzipBytes(Buffer.from(texts.get(file) ?? ''))).length / 1000)
/** Size in kB of gzip. Each file is compressed by itself, as in the build for hosts. */
const sumKilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)

const groups: readonly BudgetGroup[] = [
  { name: 'sign-in pages', files: getLoadedFiles('src/app/main.ts', 'src/app/visitor-pages.tsx') },
  {
    // The list that signing in leads to, with filters and actions. The dialogs of its commands come after the first
    // row.
    name: 'a list with its first row',
    files: getLoadedFiles('src/app/main.ts', 'src/app/console.tsx', 'src/sections/cashbacks/list.tsx'),
  },
  { name: 'the scan’s worker', files: new Set(code.filter((file) => file.includes('scan-worker'))) },
  { name: 'everything', files: new Set(code) },
]

const recordFile = fileURLToPath(new URL('budget.json', import.meta.url))
const currentSizes: GroupSizes = Object.fromEntries(
  groups.map(({ name, files }) => [name, Math.round(sumKilobytes(files) * 10) / 10]),
)
if (process.argv.includes('--write')) writeFileSync(recordFile, `${JSON.stringify(currentSizes, null, 2)}\n`)
const recordedSizes = JSON.parse(readFileSync(recordFile, 'utf8')) as GroupSizes

const grownGroups = findGrownGroups(currentSizes, recordedSizes)
for (const [name, size] of Object.entries(currentSizes)) {
  const mark = grownGroups.includes(name) ? '✗' : '✓'
  console.log(
    `${mark} ${name.padEnd(28)} ${size.toFixed(1).padStart(6)} kB, recorded ${recordedSizes[name] ?? 'nothing'}`,
  )
}
if (grownGroups.length > 0) {
  console.log('More than a twentieth beyond the record. Is it meant? npm run budget -- --write')
  process.exitCode = 1
}

/** kB of gzip by owner. The size of a file is divided in proportion to the characters of each owner. */
function getSizesByOwner(files: Iterable<string>): Map<string, number> {
  const sums = new Map<string, number>()
  for (const file of files) {
    const chunk = chunks.find(({ fileName }) => fileName === file)
    const shares = chunk?.map
      ? getSharesByOwner({ code: chunk.code, map: chunk.map })
      : new Map([[file.replace(/-[\w-]{8}\./, '.'), 1]])
    const total = [...shares.values()].reduce((sum, share) => sum + share, 0)
    for (const [owner, share] of shares)
      sums.set(owner, (sums.get(owner) ?? 0) + (sumKilobytes([file]) * share) / Math.max(1, total))
  }
  return sums
}

console.log('\nkB of gzip by library and folder' + groups.map(({ name }) => name.padStart(28)).join(''))
const columns = groups.map(({ files }) => getSizesByOwner(files))
const everything = columns.at(-1) ?? new Map<string, number>()
for (const [owner] of [...everything].sort(([, a], [, b]) => b - a)) {
  const cells = columns.map((column) => (column.has(owner) ? (column.get(owner) ?? 0).toFixed(1) : '').padStart(28))
  console.log(owner.padEnd(32) + cells.join(''))
}

console.log('\nfiles, kB of gzip, and which of the first two count them')
for (const file of code.toSorted((a, b) => sumKilobytes([b]) - sumKilobytes([a]))) {
  const marks = `${groups[0]?.files.has(file) ? 's' : ' '}${groups[1]?.files.has(file) ? 'l' : ' '}`
  console.log(`${sumKilobytes([file]).toFixed(1).padStart(8)} ${marks} ${file}`)
}
