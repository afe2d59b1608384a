import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CHECKSUMS, createArchive, createChecksums } from './archive.ts'

let root = ''
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'gestor-release-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Writes the same files in this order, as another machine would: with other times and another mode. */
function createFolder(name: string, files: readonly string[], time: number, mode: number): string {
  const folder = join(root, name, 'gestor-1.0.0')
  mkdirSync(join(folder, 'dist'), { recursive: true })
  for (const file of files) {
    writeFileSync(join(folder, file), `text of ${file}`)
    utimesSync(join(folder, file), time, time)
    chmodSync(join(folder, file), mode)
  }
  return folder
}

it('gives the same bytes for the same files, whenever and by whomever they were written', () => {
  const a = createFolder('a', ['dist/b.js', 'dist/a.js', 'LICENSE'], 1_000, 0o644)
  const b = createFolder('b', ['LICENSE', 'dist/a.js', 'dist/b.js'], 2_000, 0o600)
  expect(createArchive(a, 5_000).equals(createArchive(b, 5_000))).toBe(true)
  expect(createArchive(a, 5_000).equals(createArchive(a, 6_000))).toBe(false)
})

it('lists checksums that sha256sum confirms, and that notice a changed file', () => {
  const folder = createFolder('a', ['LICENSE', 'dist/a.js'], 1_000, 0o644)
  writeFileSync(join(folder, CHECKSUMS), createChecksums(folder))
  const check = () => execFileSync('sha256sum', ['-c', CHECKSUMS], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  expect(check()).toBe('LICENSE: OK\ndist/a.js: OK\n')
  writeFileSync(join(folder, 'dist/a.js'), 'another')
  expect(check).toThrow()
})
