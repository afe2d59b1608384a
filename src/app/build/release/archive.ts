/** Packs the folder of a release, so that the same files always give the same bytes. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The name of the file that lists the checksums of all others. */
export const CHECKSUMS = 'SHA256SUMS'

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A line that `sha256sum -c` reads. */
export const formatChecksum = (bytes: Uint8Array, file: string): string => `${sha256(bytes)}  ${file}\n`

/** The checksums of all files in the folder, for `sha256sum -c SHA256SUMS` inside it. */
export function createChecksums(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== CHECKSUMS)
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return files
    .toSorted()
    .map((file) => formatChecksum(readFileSync(join(folder, file)), file))
    .join('')
}

/**
 * Returns the folder as tar.gz. Order, owner, mode and time of the files are fixed, the time to `epochSeconds`. Throws
 * without GNU tar, which has options for that.
 */
export function createArchive(folder: string, epochSeconds: number): Buffer {
  const fixed = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX', '--format=ustar']
  const tar = execFileSync(
    'tar',
    [...fixed, `--mtime=@${epochSeconds}`, '-cf', '-', '-C', dirname(folder), basename(folder)],
    { maxBuffer: 1024 ** 3, env: { ...process.env, LC_ALL: 'C' } },
  )
  return gzipSync(tar, { level: 9 })
}
