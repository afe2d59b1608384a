// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import type { FormHandle, ListHandle, Screen } from '#commands/screen.ts'
import { keyHints, keyPlace } from './key-hints.ts'

const command = (id: string, place: AnyCommand['place'], keys: string[], noun?: 'produto' | 'bonus') =>
  defineCommand({
    id,
    title: id,
    label: id.split('.')[1] ?? id,
    group: 'Ações',
    place,
    keys,
    phrases: [],
    ...(noun ? { noun } : {}),
  })

const commands = [
  command('produto.editar', 'row', ['Enter', 'e'], 'produto'),
  command('produto.excluir', 'row', ['Delete'], 'produto'),
  command('produto.estoque', 'row', ['a q'], 'produto'),
  command('bonus.liberar', 'row', ['l'], 'bonus'),
  command('produto.cadastrar', 'list', ['c'], 'produto'),
  command('tabela.filtrar', 'list', ['/']),
  command('tabela.acoes', 'row', ['.']),
  command('form.salvar', 'form', ['Mod+Enter']),
  command('casca.paleta', 'global', ['Mod+K']),
]
const empty: Screen = { path: '/', noun: null, list: null, form: null }
const listing: Screen = { ...empty, list: { noun: 'produto' } as ListHandle }
const shown = (place: Parameters<typeof keyHints>[0]['place'], screen: Screen, singleKeys = true) =>
  keyHints({ place, screen, commands, keyOf: ({ keys }) => keys?.[0], singleKeys }).map(({ keys }) => keys)

describe('keyHints', () => {
  it('tells the row’s verbs of one stroke, of its own noun, inside the table', () =>
    expect(shown('tabela', listing)).toEqual(['Enter', 'Delete', '.', ['j', 'k']]))
  it('tells the list’s keys beside it', () => expect(shown('pagina', listing)).toEqual(['/', ['j', 'k'], 'c', 'Mod+K']))
  it('tells saving in a form', () =>
    expect(shown('campo', { ...empty, form: {} as FormHandle })).toEqual(['Mod+Enter', 'Esc']))
  it('leaves single keys out where they are off, but not inside the table', () => {
    expect(shown('pagina', listing, false)).toEqual(['Mod+K'])
    expect(shown('tabela', listing, false)).toContain('Delete')
  })
  it('tells the answers of a confirmation', () =>
    expect(shown('alerta', listing)).toEqual(['s', 'n', ['ArrowLeft', 'ArrowRight']]))
})

describe('keyPlace', () => {
  beforeEach(() => document.body.replaceChildren())
  const add = (tag: string, role?: string) => {
    const element = document.createElement(tag)
    if (role) element.setAttribute('role', role)
    document.body.append(element)
    return element
  }
  it('is the topmost of what is open', () => {
    const input = add('input')
    expect(keyPlace(input)).toBe('campo')
    expect(keyPlace(add('button'))).toBe('pagina')
    expect(keyPlace(add('div', 'grid'))).toBe('tabela')
    add('div', 'dialog')
    expect(keyPlace(input)).toBe('janela')
    add('div', 'menu')
    expect(keyPlace(input)).toBe('menu')
    add('div', 'alertdialog')
    expect(keyPlace(input)).toBe('alerta')
  })
})
