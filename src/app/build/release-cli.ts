/**
 * `npm run release`: builds the console from the current commit and packs it with the files for hosts, checksums and a
 * script that deploys it: release/gestor-0.3.4.tar.gz. The same commit gives the same bytes (app/build/deploy/README §3).
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { VERSION } from '#lib/startup/version.ts'
import { CHECKSUMS, createArchive, createChecksums, formatChecksum } from './release/archive.ts'

const RELEASES = 'release'
const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** Bundles `npm run deploy` into one file that Node runs without installed packages. */
async function bundleDeployScript(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: 'src/app/build/deploy-cli.ts',
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'deploy.mjs' } },
    },
    ssr: { noExternal: true },
  })
}

async function main(): Promise<void> {
  if (git('status', '--porcelain') !== '')
    throw new Error('Há mudanças que nenhum commit tem: uma versão é feita de um commit.')
  const epochSeconds = Number(git('log', '-1', '--format=%ct'))
  // The name by which build tools agree on the time of what they make.
  process.env['SOURCE_DATE_EPOCH'] = String(epochSeconds)
  const name = `gestor-${VERSION}`
  const folder = join(RELEASES, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // The files for hosts are written beside it, into dist-hosts.
  await build({ logLevel: 'warn', build: { outDir: join(folder, 'dist') } })
  await bundleDeployScript(folder)
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(file, join(folder, file))
  writeFileSync(join(folder, CHECKSUMS), createChecksums(folder))
  const archive = createArchive(folder, epochSeconds)
  writeFileSync(`${folder}.tar.gz`, archive)
  const checksum = formatChecksum(archive, `${name}.tar.gz`)
  writeFileSync(`${folder}.tar.gz.sha256`, checksum)
  rmSync(folder, { recursive: true })
  console.log(`${folder}.tar.gz  ${(archive.length / 1e6).toFixed(1)} MB\n${checksum.trim()}`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
