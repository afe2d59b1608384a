import { describe, expect, it } from 'vitest'
import { type AnyCommand, defineCommand, type Scope } from './define.ts'
import { refusal } from './bindings.ts'
import { keysOf } from './own-keys.ts'
import { produto } from './nouns.fixture.ts'

const command = (id: string, place: Scope, keys: string[], more: Partial<AnyCommand> = {}) =>
  defineCommand({ id, title: id, group: 'Ações', place, keys, phrases: [id] as string[], ...more })

describe('keys of one’s own', () => {
  const palette = command('casca.paleta', 'global', ['Mod+K', ':'], { title: 'Abrir a paleta' })
  const remove = command('produto.excluir', 'row', ['Delete'], { title: 'Excluir produto', noun: produto })
  const go = command('ir.produtos', 'global', ['g p'], { title: 'Ir para Produtos' })
  const all = [palette, remove, go]

  it('stand in the place of the catalogue’s', () => {
    expect(keysOf(palette, { 'casca.paleta': ['Mod+Y'] })).toEqual(['Mod+Y'])
    expect(keysOf(palette, { 'casca.paleta': [] })).toEqual([])
    expect(keysOf(palette, {})).toEqual(['Mod+K', ':'])
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
  ])('%s is refused: %s', (keys, _, reason) => expect(refusal(keys, remove, all, {})).toBe(reason))
  it('accepts what is free, its own key, and what another gave up', () => {
    expect(refusal('z', remove, all, {})).toBeNull()
    expect(refusal('Delete', remove, all, {})).toBeNull()
    expect(refusal('g p', remove, all, { 'ir.produtos': [] })).toBeNull()
  })
})
