/**
 * What the compiler says of a mistyped name in a section, with the line where it says so. `@ts-expect-error`
 * (src/listing/define.types.test.ts) shows only that it says something.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'

const FOLDER = '.cache/type-messages'

/** By name, an expression with one mistake. Each stands on a line of its own. */
const MISTAKES = {
  column: `defineList({ ...parts, columns: [{ field: 'dscNomes', label: 'Nome' }] })`,
  slot: `defineCommand({ ...command, phrases: ['duplicar campanha {idd}'], args: { id: arg.id(campanha) } })`,
  slotWithoutArgs: `defineCommand({ ...command, phrases: ['duplicar campanha {idd}'] })`,
  label: `requireReadable(stored, { dscNome: 'o nome', numValo: 'o valor' })`,
  optionalLabel: `requireReadable(stored, { dscNome: 'o nome' }, { dtFimm: 'o fim' })`,
  path: `defineResource({ id: 'x', singular: 'x', plural: 'x', article: 'o', path: 'cupons' })`,
  default: `defineForm({ ...form, defaults: { statusIdd: 1 } })`,
  alias: `defineForm({ ...form, aliases: { dscNomes: 'nome' } })`,
} as const

const SOURCE_START = `
import * as z from 'zod/mini'
import { requireReadable } from '#api/require-readable.ts'
import * as arg from '#commands/args.ts'
import { type Command, defineCommand } from '#commands/define.ts'
import { defineResource } from '#commands/resource.ts'
import { defineForm, type FormDefinition } from '#forms/define.ts'
import { optionalChoice, requiredText } from '#forms/schema.ts'
import { defineList } from '#listing/define.ts'
import { type Campanha, campanhasListar } from '../../tests/campanhas/contract.ts'
import { campanha } from '../../tests/campanhas/resource.ts'

declare const command: Pick<Command, 'id' | 'title' | 'label' | 'group' | 'icon' | 'scope' | 'run'>
declare const stored: Campanha
const schema = z.object({ dscNome: requiredText('x', 100), statusId: optionalChoice() })
declare const form: Omit<FormDefinition<typeof schema, Campanha>, 'aliases'>
const parts = { resource: campanha, endpoint: campanhasListar, pageSize: 10, sort: 'id,DESC' } as const
`

/** The compiler's messages by the mistake that they are about. */
const messages: Record<string, string> = {}

beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true })
  const names = Object.keys(MISTAKES)
  writeFileSync(join(FOLDER, 'mistakes.ts'), `${SOURCE_START}\n${Object.values(MISTAKES).join('\n')}\n`)
  const options = { noEmit: true, incremental: false, noUnusedLocals: false }
  const config = { extends: '../../tsconfig.json', compilerOptions: options, files: ['mistakes.ts'], include: [] }
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(config))
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/lib/tsc.js'), '-p', FOLDER], {
    encoding: 'utf8',
  })
  const firstLine = SOURCE_START.split('\n').length + 1
  for (const part of stdout.split(/\n(?=\S)/)) {
    const [, line, text] = /mistakes\.ts\((\d+),\d+\): error TS\d+: ([^]*)/.exec(part) ?? []
    const name = line === undefined ? 'elsewhere' : (names[Number(line) - firstLine] ?? 'elsewhere')
    messages[name] = `${messages[name] ?? ''}${text ?? part}`.trim()
  }
})

it('has one message for each mistake, and none elsewhere', () => {
  expect(Object.keys(messages).toSorted()).toEqual(Object.keys(MISTAKES).toSorted())
})

it.each<[mistake: keyof typeof MISTAKES, message: string]>([
  ['column', `Did you mean '"dscNome"'?`],
  ['slot', `Property 'idd' is missing in type '{ id: `],
  ['slotWithoutArgs', `Property 'args' is missing`],
  ['label', `Property 'numValo' is missing in type`],
  ['optionalLabel', `Property 'dtFimm' is missing in type`],
  ['path', "Type '\"cupons\"' is not assignable to type '`/${string}`'"],
  ['default', `'statusIdd' does not exist in type`],
  ['alias', `'dscNomes' does not exist in type`],
])('says what is wrong: %s', (mistake, message) => {
  expect(messages[mistake]).toContain(message)
})
