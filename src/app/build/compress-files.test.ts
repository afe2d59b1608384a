import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { compressFiles } from './compress-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'gestor-packed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('compresses long texts, but not small ones, fonts, or JSON', async () => {
  const long = 'const ação = 1\n'.repeat(500)
  mkdirSync(join(folder, 'assets'))
  for (const name of ['index.html', 'assets/a.js', 'assets/b.css', 'assets/c.woff2', 'build.json'])
    writeFileSync(join(folder, name), long)
  writeFileSync(join(folder, 'assets', 'small.js'), 'export {}')
  await compressFiles(folder)
  expect(readdirSync(folder).toSorted()).toEqual([
    'assets',
    'build.json',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ])
  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual([
    'a.js',
    'a.js.br',
    'a.js.gz',
    'b.css',
    'b.css.br',
    'b.css.gz',
    'c.woff2',
    'small.js',
  ])
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(long)
  expect(gunzipSync(readFileSync(join(folder, 'assets', 'a.js.gz'))).toString()).toBe(long)
})
