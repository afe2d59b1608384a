import { describe, expect, it } from 'vitest'
import { type AnyCommand, defineCommand, type KeyScope } from './define.ts'
import { getKeyRefusal, getUniqueTitle } from './bindings.ts'
import { getActiveKeys } from './custom-keys.ts'
import { produto } from './resources.fixture.ts'

const command = (id: string, scope: KeyScope, keys: string[], more: Partial<AnyCommand> = {}) =>
  defineCommand({ id, title: id, group: 'Ações', scope, keys, phrases: [id] as string[], ...more })

const EDITING =
  'Mod+v Mod+x Mod+c Mod+a Mod+z Mod+y Mod+Shift+v Shift+Insert Shift+End Mod+Home Mod+ArrowLeft Mod+Backspace ' +
  'Mod+Delete Mod+Shift+ArrowRight Alt+ArrowDown'

describe('custom keys', () => {
  const palette = command('casca.paleta', 'global', ['Mod+K', ':'], { title: 'Abrir a paleta' })
  const remove = command('produto.excluir', 'row', ['Delete'], { title: 'Excluir produto', resource: produto })
  const go = command('ir.produtos', 'global', ['g p'], { title: 'Ir para Produtos' })
  const all = [palette, remove, go]

  it('replace the default keys', () => {
    expect(getActiveKeys(palette, { 'casca.paleta': ['Mod+Y'] })).toEqual(['Mod+Y'])
    expect(getActiveKeys(palette, { 'casca.paleta': [] })).toEqual([])
    expect(getActiveKeys(palette, {})).toEqual(['Mod+K', ':'])
  })
  it.each([
    ['g p', 'conflict', '“Ir para Produtos” já usa esta tecla'],
    ['g', 'the beginning of a sequence', '“Ir para Produtos” já usa esta tecla'],
    ['g p x', 'a sequence that another key begins', '“Ir para Produtos” já usa esta tecla'],
    ['Mod+T', 'the browser’s', 'Esta combinação é do navegador'],
    ['Alt+f', 'the browser’s menus', 'Esta combinação é do navegador'],
    ['~', 'dead', 'Esta tecla é um acento em teclados usados no Brasil'],
    ['j', 'movement', 'Esta tecla move o foco'],
    ['Enter', 'activation', 'Esta tecla move o foco'],
    ['x', 'the table’s', '“Selecionar a linha” já usa esta tecla'],
    ['x p', 'a sequence that begins with it', '“Selecionar a linha” já usa esta tecla'],
    ['', 'nothing', 'Pressione uma tecla'],
    ...EDITING.split(' ').map((keys) => [keys, 'what edits a field', 'Esta combinação é do navegador']),
    ['Shift+ArrowUp', 'what extends a selection', 'Esta tecla move o foco'],
  ])('%s is refused: %s', (keys, _, reason) => expect(getKeyRefusal(keys, remove, all, {})).toBe(reason))
  it('accepts a free key, its own key, and one that another command gave up', () => {
    expect(getKeyRefusal('z', remove, all, {})).toBeNull()
    expect(getKeyRefusal('Delete', remove, all, {})).toBeNull()
    expect(getKeyRefusal('g p', remove, all, { 'ir.produtos': [] })).toBeNull()
    for (const keys of ['Mod+i', 'F9', 'Alt+Enter', 'Mod+Shift+Enter', 'Shift+z', 'ç', 'Mod+;', 'q w e'])
      expect(getKeyRefusal(keys, remove, all, {})).toBeNull()
  })
  it('gives a default key back, unless another command has it since', () => {
    const undo = command('casca.desfazer', 'global', ['Mod+Z'])
    const focusTable = command('tabela.focar', 'list', ['j'])
    const reload = command('tabela.recarregar', 'list', ['r'])
    const reloadDashboard = command('dashboard.recarregar', 'list', ['r'])
    const commands = [...all, undo, focusTable, reload, reloadDashboard]
    for (const candidate of [undo, focusTable, reload])
      expect(getKeyRefusal(candidate.keys?.[0] ?? '', candidate, commands, {})).toBeNull()
    expect(getKeyRefusal('r', reload, commands, { 'ir.produtos': ['r'] })).toBe('“Ir para Produtos” já usa esta tecla')
  })
  it('names the command that has the key, distinguished from others with its title', () => {
    const createReload = (id: string, more: Partial<AnyCommand> = {}) =>
      command(id, 'list', ['a s'], { title: 'Recarregar', ...more })
    const commands = [
      createReload('a', { resource: produto }),
      createReload('d', { resource: produto, hidden: true }),
      createReload('b'),
      createReload('c', { scope: 'global' }),
      go,
    ]
    expect(commands.map((candidate) => getUniqueTitle(candidate, commands))).toEqual([
      'Recarregar (produtos)',
      'Recarregar (produtos, botão)',
      'Recarregar (ações)',
      'Recarregar',
      'Ir para Produtos',
    ])
    expect(getKeyRefusal('a s', go, commands, {})).toBe('“Recarregar (produtos)” já usa esta tecla')
  })
})
