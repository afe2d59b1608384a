import { expect, it } from 'vitest'
import { defineCommand } from '#commands/define.ts'
import { validateImportedKeys } from './validate-imported-keys.ts'

const command = (id: string, keys: string[]) =>
  defineCommand({ id, title: id.toUpperCase(), group: 'Ações', scope: 'global', keys, phrases: [id] as string[] })
const commands = [command('a', ['r']), command('b', ['f']), command('c', ['q', 'Mod+Enter'])]
const none = (reason: string) => ({ keys: {}, rejections: [reason] })

it('accepts keys as a recording writes them, and disabled ones', () => {
  const keys = { a: ['Mod+Shift+u'], b: [], c: ['g w', 'F9'] }
  expect(validateImportedKeys(keys, commands)).toEqual({ keys, rejections: [] })
})

it.each(['lixo qualquer', 'Hyper+q', 'MOD+Q', 'ctrl+shift+u', '  q   w ', 'Shift+S', 'lixo', ''])(
  'rejects “%s”',
  (key) => expect(validateImportedKeys({ a: [key] }, commands)).toEqual(none('A: Não é uma tecla')),
)

it('rejects clashing, taken and unknown keys, and accepts the rest', () => {
  expect(validateImportedKeys({ a: ['z'], b: ['Mod+t'], outro: ['w'], c: ['F9'] }, commands)).toEqual({
    keys: { a: ['z'], c: ['F9'] },
    rejections: ['B: Esta combinação é do navegador', 'outro: comando desconhecido'],
  })
  expect(validateImportedKeys({ a: ['f'] }, commands)).toEqual(none('A: “B” já usa esta tecla'))
  expect(validateImportedKeys({ a: ['z'], b: ['z'] }, commands)).toEqual({
    keys: {},
    rejections: ['A: “B” já usa esta tecla', 'B: “A” já usa esta tecla'],
  })
})

it('accepts keys that change hands, but none whose holder keeps them', () => {
  const swapped = { a: ['f'], b: ['r'] }
  expect(validateImportedKeys(swapped, commands)).toEqual({ keys: swapped, rejections: [] })
  expect(validateImportedKeys({ a: ['f'], b: ['Mod+t'] }, commands)).toEqual({
    keys: {},
    rejections: ['B: Esta combinação é do navegador', 'A: “B” já usa esta tecla'],
  })
})
