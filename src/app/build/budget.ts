/**
 * `npm run budget`: what the operator's browser has to fetch, in kB (1000 bytes) of gzip, and which library or folder
 * each kB comes from. Builds in memory, with source maps. Exits 1 where a group has grown by more than a twentieth
 * beyond what budget.json records; `--write` records the sizes of today.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { gzipped } from './packed-files.ts'
import { grown, type Sizes } from './growth.ts'
import { holderOf, loadedWith } from './parts.ts'
import { sharesOf } from './shares.ts'

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss?: Set<string> } }

interface Group {
  name: string
  files: ReadonlySet<string>
}

const built = await build({ logLevel: 'error', build: { write: false, sourcemap: 'hidden' } })
if (!Array.isArray(built) && !('output' in built)) throw new Error('The build is being watched')
const output = [built].flat().flatMap((part) => part.output)
const chunks = output.filter((file): file is Chunk => file.type === 'chunk')
const texts = new Map<string, string | Uint8Array>()
for (const file of output) texts.set(file.fileName, file.type === 'chunk' ? file.code : file.source)
/** The page with the first script in it. */
const onEveryPage = ['index.html']
const code = [...texts.keys()].filter((file) => /\.(html|js|css)$/.test(file))

const together = (...modules: readonly string[]) =>
  new Set([...onEveryPage, ...modules.flatMap((id) => loadedWith(holderOf(id, chunks), chunks))])

const sizes = new Map<string, number>()
for (const file of code) sizes.set(file, (await gzipped(Buffer.from(texts.get(file) ?? ''))).length / 1000)
/** kB of gzip, each file by itself, as the build packs it for hosts to send. */
const kilobytes = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)

const groups: readonly Group[] = [
  { name: 'sign-in pages', files: together('src/app/main.ts', 'src/app/public.tsx') },
  {
    // The list that signing in leads to, with filters and actions; the verbs' windows come after the first row.
    name: 'a list with its first row',
    files: together('src/app/main.ts', 'src/app/console.tsx', 'src/sections/cashbacks/list.tsx'),
  },
  { name: 'the reading’s worker', files: new Set(code.filter((file) => file.includes('reading-worker'))) },
  { name: 'everything', files: new Set(code) },
]

const recordFile = fileURLToPath(new URL('budget.json', import.meta.url))
const today: Sizes = Object.fromEntries(groups.map(({ name, files }) => [name, Math.round(kilobytes(files) * 10) / 10]))
if (process.argv.includes('--write')) writeFileSync(recordFile, `${JSON.stringify(today, null, 2)}\n`)
const recorded = JSON.parse(readFileSync(recordFile, 'utf8')) as Sizes

const tooLarge = grown(today, recorded)
for (const [name, size] of Object.entries(today)) {
  const mark = tooLarge.includes(name) ? '✗' : '✓'
  console.log(`${mark} ${name.padEnd(28)} ${size.toFixed(1).padStart(6)} kB, recorded ${recorded[name] ?? 'nothing'}`)
}
if (tooLarge.length > 0) {
  console.log('More than a twentieth beyond the record. Is it meant? npm run budget -- --write')
  process.exitCode = 1
}

/** kB of gzip by owner: each file's, shared out as its characters are. */
function owners(files: Iterable<string>): Map<string, number> {
  const sums = new Map<string, number>()
  for (const file of files) {
    const chunk = chunks.find(({ fileName }) => fileName === file)
    const shares = chunk?.map
      ? sharesOf({ code: chunk.code, map: chunk.map })
      : new Map([[file.replace(/-[\w-]{8}\./, '.'), 1]])
    const whole = [...shares.values()].reduce((sum, share) => sum + share, 0)
    for (const [owner, share] of shares)
      sums.set(owner, (sums.get(owner) ?? 0) + (kilobytes([file]) * share) / Math.max(1, whole))
  }
  return sums
}

console.log('\nkB of gzip by library and folder' + groups.map(({ name }) => name.padStart(28)).join(''))
const columns = groups.map(({ files }) => owners(files))
const everything = columns.at(-1) ?? new Map<string, number>()
for (const [owner] of [...everything].sort(([, one], [, other]) => other - one)) {
  const cells = columns.map((column) => (column.has(owner) ? (column.get(owner) ?? 0).toFixed(1) : '').padStart(28))
  console.log(owner.padEnd(32) + cells.join(''))
}

console.log('\nfiles, kB of gzip, and which of the first two count them')
for (const file of code.toSorted((one, other) => kilobytes([other]) - kilobytes([one]))) {
  const marks = `${groups[0]?.files.has(file) ? 's' : ' '}${groups[1]?.files.has(file) ? 'l' : ' '}`
  console.log(`${kilobytes([file]).toFixed(1).padStart(8)} ${marks} ${file}`)
}
