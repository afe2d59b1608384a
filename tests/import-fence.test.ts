/**
 * Plants forbidden lines and expects the linter to refuse each: a fence that silently allows everything is the usual
 * failure. The project's own configuration runs over a folder of its own.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const fence = 'no-restricted-imports'

/** [folder of the importing file, or the file itself, line, rule that must refuse it]. */
const refused: [string, string, string][] = [
  ['src/lib', `import { a } from '#ui/a.tsx'`, fence],
  ['src/lib', `import { a } from '#api/wire.ts'`, fence],
  ['src/lib', `import type { A } from '#commands/args.ts'`, fence],
  ['src/ui', `import { a } from '#api/session/client.ts'`, fence],
  ['src/ui', `import { a } from '#commands/define.ts'`, fence],
  ['src/api', `import { a } from '#ui/notices/notify.tsx'`, fence],
  ['src/api', `import { a } from '#sections/produtos/contract.ts'`, fence],
  ['src/commands', `import { a } from '#listing/define.ts'`, fence],
  ['src/commands/keys', `import { a } from '#sections/produtos/commands.ts'`, fence],
  ['src/commands/keys', `import { a } from '../args.ts'`, fence],
  ['src/commands', `import { a } from '#commands/language/interpreter.ts'`, fence],
  ['src/commands', `import { a } from './keys/resolve.ts'`, fence],
  ['src/commands', `export const a = () => import('#commands/palette/palette.tsx')`, fence],
  ['src/commands/language', `import { a } from '#commands/bulk/queue.ts'`, fence],
  ['src/commands/language', `import type { A } from '#commands/execution/perform-command.ts'`, fence],
  ['src/commands/language/words', `import type { A } from '#commands/language/interpretation.ts'`, fence],
  ['src/commands/language/words', `import { a } from '#commands/language/days/period.ts'`, fence],
  ['src/commands/language/days', `import { a } from '#commands/language/slot-values.ts'`, fence],
  ['src/commands/language/days', `import { a } from '#commands/language/views/parse-view.ts'`, fence],
  ['src/commands/language/views', `import { a } from '#commands/language/patterns.ts'`, fence],
  ['src/commands/bulk', `import { a } from '#commands/execution/notify-outcome.ts'`, fence],
  ['src/commands/execution', `import { a } from '#commands/palette/palette-store.ts'`, fence],
  ['src/commands/execution', `import { a } from '#commands/keys/handle-key.ts'`, fence],
  ['src/commands/scripts', `import { a } from '#commands/palette/palette-store.ts'`, fence],
  ['src/commands/execution', `import { a } from '#commands/scripts/execution-plan.ts'`, fence],
  ['src/commands/keys', `import { a } from '#commands/palette/palette-store.ts'`, fence],
  ['src/commands/palette', `import { a } from '#commands/keys/use-display-key.ts'`, fence],
  ['src/commands/palette', `import type { A } from '#commands/dialogs/dialog-store.ts'`, fence],
  ['src/commands/novidade', `import { a } from '#commands/language/interpreter.ts'`, fence],
  ['src/scan', `import { a } from '#ui/notices/notify.tsx'`, fence],
  ['src/scan/protocol', `import { a } from '#commands/define.ts'`, fence],
  ['src/scan/protocol', `import { a } from '#listing/define.ts'`, fence],
  ['src/api', `import { a } from '#scan/protocol/verdict.ts'`, fence],
  ['src/commands', `import { a } from '#scan/protocol/verdict.ts'`, fence],
  ['src/listing', `import { a } from '#sections/produtos/contract.ts'`, fence],
  ['src/listing', `import { a } from '#app/router.tsx'`, fence],
  ['src/forms', `import { a } from '#sections/produtos/form.tsx'`, fence],
  ['src/sections/produtos', `import { a } from '#sections/lojas/commands.ts'`, fence],
  ['src/sections/produtos', `import { a } from '#sections/lojas/index.tsx'`, fence],
  ['src/sections/produtos', `import { a } from '#sections/lojas/contracts.ts'`, fence],
  ['src/sections/produtos', `import { a } from '../lojas/contract.ts'`, fence],
  ['src/sections/*/contract.ts', `import { a } from '#sections/lojas/resource.ts'`, fence],
  ['src/sections/*/contract.ts', `import { a } from './paths.ts'`, fence],
  ['src/sections/*/resource.ts', `import { a } from '#sections/lojas/paths.ts'`, fence],
  ['src/sections/*/resource.ts', `export const a = () => import('./shared-commands.ts')`, fence],
  ['src/sections/produtos', `import { a } from '#app/shell.tsx'`, fence],
  ['src/sections/produtos', `import { a } from '#sandbox/server.ts'`, fence],
  ['src/app', `import { a } from '#sandbox/server.ts'`, fence],
  ['src/app', `import { a } from '#novidade/a.ts'`, fence],
  ['src/sandbox', `import { a } from '#sections/produtos/commands.ts'`, fence],
  ['src/sandbox', `import { a } from '#api/session/client.ts'`, fence],
  ['src/sandbox/tables', `import { a } from '#ui/a.tsx'`, fence],
  ['src/app', `import type { A } from '#sandbox/server.ts'`, fence],
  ['src/app', `export { a } from '#sandbox/server.ts'`, fence],
  ['src/app', `export * from '#sandbox/server.ts'`, fence],
  ['src/app', `export const a = () => import('#sandbox/server.ts')`, fence],
  ['src/app', `export type A = import('#sandbox/server.ts').A`, 'consistent-type-imports'],
  ['src/app', `import { a } from './router'`, fence],
  ['src/app', `import { a } from '#lib/money'`, fence],
  ['src/forms', `import * as z from 'zod'`, fence],
  ['src/forms', `import * as z from 'zod/v4'`, fence],
  ['src/app', `import { Hono } from 'hono'`, fence],
  ['src/api', `import { SignJWT } from 'jose'`, fence],
  ['src/api', `import { readFile } from 'node:fs'`, 'no-nodejs-modules'],
  ['src/sections/produtos', `import path from 'path'`, 'no-nodejs-modules'],
  ['src/ui', `export default 1`, 'no-default-export'],
  ['src/ui', `export const a: any = 1`, 'no-explicit-any'],
  ['src/ui', `export const a = <b dangerouslySetInnerHTML={{ __html: '' }} />`, 'no-danger'],
  ['src/ui', `document.body.innerHTML = ''`, 'no-restricted-properties'],
  ['src/ui', `document.body.insertAdjacentHTML('beforeend', '')`, 'no-restricted-properties'],
  ['src/ui', `console.log(1)`, 'no-console'],
  ['src/listing', `localStorage.setItem('a', 'b')`, 'no-restricted-globals'],
  ['src/commands/bulk', `export const a = sessionStorage`, 'no-restricted-globals'],
  ['src/forms', `export const a = window.localStorage`, 'no-restricted-properties'],
  ['src/app', `export const a = globalThis.sessionStorage`, 'no-restricted-properties'],
]

/** The same imports, used as intended. */
const accepted: [string, string][] = [
  ['src/lib', `import { a } from './money.ts'`],
  ['src/ui', `import { a } from '#lib/format/money.ts'`],
  ['src/api', `import * as z from 'zod/mini'`],
  ['src/commands/keys', `import { a } from '#commands/args.ts'`],
  ['src/commands', `import { a } from '#ui/icons/icon.tsx'`],
  ['src/commands/language', `import { a } from '#commands/language/views/parse-view.ts'`],
  ['src/commands/language/days', `import { a } from '#commands/language/words/tokens.ts'`],
  ['src/commands/language/views', `import type { A } from '#commands/language/interpretation.ts'`],
  ['src/commands/bulk', `import { a } from '#commands/language/words/inflection.ts'`],
  ['src/commands/execution', `import { a } from '#commands/bulk/queue.ts'`],
  ['src/commands/palette', `import { a } from '#commands/execution/perform-command.ts'`],
  ['src/commands/dialogs', `import { a } from '#commands/palette/palette-store.ts'`],
  ['src/scan/protocol', `import { a } from '#api/errors.ts'`],
  ['src/scan', `import { a } from '#scan/protocol/verdict.ts'`],
  ['src/listing', `import { a } from '#scan/protocol/verdict.ts'`],
  ['src/sections/produtos', `import type { A } from '#scan/aggregates/aggregate.ts'`],
  ['src/listing', `import { a } from '#forms/define.ts'`],
  ['src/forms', `import { a } from '#listing/define.ts'`],
  ['src/forms', `import { a } from '@conform-to/zod/v4/future'`],
  ['src/sections/produtos', `import { a } from '#sections/rvhub/contract.ts'`],
  ['src/sections/produtos', `import { a } from '#listing/define.ts'`],
  ['src/sections/*/contract.ts', `import { a } from '#sections/lojas/contract.ts'`],
  ['src/sections/*/resource.ts', `import { a } from '#sections/lojas/resource.ts'`],
  ['src/sections/*/resource.ts', `export const a = () => import('./contract.ts')`],
  ['src/sections/produtos', `export const a = () => import('./form.tsx')`],
  ['src/app', `import { a } from '#sections/produtos/index.tsx'`],
  ['src/app', `import '#app/console.css'`],
  ['src/sandbox', `import { a } from '#sections/produtos/contract.ts'`],
  ['src/sandbox', `import { a } from '#api/endpoint.ts'`],
  ['src/sandbox', `import { Hono } from 'hono'`],
  ['src/sandbox', `import { readFile } from 'node:fs'`],
  ['src/app/build', `import { readFile } from 'node:fs'`],
]

interface Finding {
  code: string
  filename: string
}

let folder = ''
const findings = new Map<string, string[]>()
/** Returns a file name for the planted line; a pattern with a star gets the name in its place. */
const getPlantedName = (kind: string, index: number, location: string) =>
  location.includes('*') ? location.replace('*', `${kind}${index}`) : join(location, `${kind}${index}.tsx`)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gestor-fence-'))
  for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) copyFileSync(file, join(folder, file))
  const plant = (file: string, line: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${line}\n`)
  }
  refused.forEach(([location, line], index) => plant(getPlantedName('refused', index, location), line))
  accepted.forEach(([location, line], index) => plant(getPlantedName('accepted', index, location), line))
  plant('src/lib/one.ts', `import { two } from './two.ts'\nexport const one = () => two`)
  plant('src/lib/two.ts', `import { one } from './one.ts'\nexport const two = () => one`)

  const linter = createRequire(import.meta.url)
    .resolve('oxlint/package.json')
    .replace('package.json', 'bin/oxlint')
  let report = ''
  try {
    report = execFileSync(process.execPath, [linter, '--format=json'], { cwd: folder, encoding: 'utf8' })
  } catch (failed) {
    report = (failed as { stdout: string }).stdout
  }
  for (const { code, filename } of (JSON.parse(report) as { diagnostics: Finding[] }).diagnostics)
    findings.set(filename, [...(findings.get(filename) ?? []), code])
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const doors = new RegExp(`\\((${fence}|no-nodejs-modules|no-cycle|no-default-export|no-explicit-any|no-danger)\\)`)

describe('refused', () => {
  test.each(refused.map(([location, line, rule], index) => ({ where: location, line, rule, index })))(
    '$where: $line',
    ({ where: location, rule, index }) => {
      expect(findings.get(getPlantedName('refused', index, location)) ?? []).toContainEqual(
        expect.stringContaining(`(${rule})`),
      )
    },
  )

  test('access to the storage outside its one module [M5]', () => {
    const outsideStorage = refused.flatMap(([location, line], index) =>
      /(local|session)Storage/.test(line) ? [getPlantedName('refused', index, location)] : [],
    )
    expect(outsideStorage).toHaveLength(4)
    for (const file of outsideStorage)
      expect(findings.get(file)).toContainEqual(expect.stringMatching(/no-restricted-(globals|properties)/))
  })

  test('a cycle', () => {
    expect(findings.get('src/lib/one.ts')).toContainEqual(expect.stringContaining('(no-cycle)'))
  })
})

describe('accepted', () => {
  test.each(accepted.map(([location, line], index) => ({ where: location, line, index })))(
    '$where: $line',
    ({ where: location, index }) => {
      const objections = (findings.get(getPlantedName('accepted', index, location)) ?? []).filter((code) =>
        doors.test(code),
      )
      expect(objections).toEqual([])
    },
  )
})
