import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createNotices, findPackageFolder } from './notices.ts'

const root = mkdtempSync(join(tmpdir(), 'notices-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function writePackage(name: string, json: object, files: Readonly<Record<string, string>> = {}): string {
  const folder = join(root, 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...json }))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
}

describe('the folder of a package', () => {
  it.each([
    ['/x/node_modules/zod/v4/mini/index.js', '/x/node_modules/zod'],
    ['/x/node_modules/@radix-ui/react-menu/dist/index.mjs?v=1', '/x/node_modules/@radix-ui/react-menu'],
    ['\0/x/node_modules/react/index.js?commonjs-module', '/x/node_modules/react'],
    ['C:\\x\\node_modules\\a\\node_modules\\b\\index.js', 'C:/x/node_modules/a/node_modules/b'],
    ['node_modules/@fontsource-variable/inter/files/a.woff2', 'node_modules/@fontsource-variable/inter'],
  ])('of %j is %s', (id, folder) => expect(findPackageFolder(id)).toBe(folder))

  it.each(['/x/src/app/main.ts', '\0vite/preload-helper.js'])('is none for %j', (id) =>
    expect(findPackageFolder(id)).toBeNull(),
  )
})

describe('the notices', () => {
  it('hold each package once, by name, with the text of its licence', () => {
    const b = writePackage('b', { license: 'MIT' }, { 'LICENSE.txt': 'Licence of b\n' })
    const a = writePackage('a', { license: 'ISC' }, { Licence: 'Licence of a' })
    const text = createNotices([b, a, b])
    expect(text.match(/Licence of [ab]/g)).toEqual(['Licence of a', 'Licence of b'])
    expect(text).toContain('a 1.2.3 (ISC)\n\nLicence of a')
  })

  it('name the licence of a package that brings no text', () =>
    expect(createNotices([writePackage('c', { license: 'MIT' })])).toContain('c 1.2.3 (MIT)'))

  it('stop the build for a package without a licence', () =>
    expect(() => createNotices([writePackage('d', {})])).toThrow('d names no licence'))
})
