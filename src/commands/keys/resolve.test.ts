import { describe, expect, it } from 'vitest'
import { type AnyCommand, defineCommand, type KeyScope } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import type { FocusContext } from '#ui/focus/focus.ts'
import type { FormHandle, ListHandle, Screen } from '#commands/screen.ts'
import { createBindings } from '#commands/bindings.ts'
import { type KeySettings, type PendingSequence, resolveKey } from './resolve.ts'
import { createKeyPress } from '#lib/key-press.fixture.ts'
import type { KeyPress } from '#lib/key-chords.ts'
import { cashback, pedido, plano, produto } from '#commands/resources.fixture.ts'

const command = (id: string, place: KeyScope, keys: string[], more: Partial<AnyCommand> = {}) =>
  defineCommand({ id, title: more.title ?? id, group: 'Ações', scope: place, keys, phrases: [id] as string[], ...more })

const commands = [
  command('casca.paleta', 'global', ['Mod+K', ':']),
  command('casca.atalhos', 'global', ['?']),
  command('ir.produtos', 'global', ['g p']),
  command('ir.pedidos', 'global', ['g o']),
  command('ir.auditoria.tipo', 'global', ['g a t']),
  command('casca.repetir', 'global', ['a a']),
  command('tabela.proxima', 'list', [']', 'Shift+PageDown'], { title: 'Próxima página' }),
  command('tabela.focar', 'list', ['j']),
  command('tabela.csv', 'list', ['a e']),
  command('auditoria.exportar', 'list', ['a e'], { path: '/auditoria/transacoes/tipo' }),
  command('produto.sincronizar', 'list', ['a s'], { resource: produto, title: 'Sincronizar RV' }),
  command('produto.cadastrar', 'list', ['c'], { resource: produto, title: 'Cadastrar produto' }),
  command('produto.excluir', 'row', ['Delete', '#'], { resource: produto, title: 'Excluir produto' }),
  command('produto.editar', 'row', ['e', 'Enter'], { resource: produto, title: 'Editar produto' }),
  command('tabela.fixar', 'row', ['m'], { title: 'Fixar ou soltar a linha' }),
  command('leitura.procurar', 'list', ['x'], { title: 'Procurar exceções', region: 'leitura' }),
  command('cashback.habilitar', 'row', ['h'], { resource: cashback, when: () => true }),
  command('cashback.desabilitar', 'row', ['h'], { resource: cashback, when: () => 'já inativo' }),
  command('form.salvar', 'form', ['Mod+Enter', 'Mod+S']),
]
const bindings = createBindings(commands, {})
const settings: KeySettings = { allowsSingleKeys: true, sequenceTimeoutMs: 1500, isMac: false }

const screen = (resource: Resource | null, more: Partial<Screen> = {}): Screen => ({
  path: resource ? `/${resource.plural}` : '/blank',
  resource,
  // Only the resource of the handles is read here.
  list: resource ? ({ resource } as ListHandle) : null,
  form: null,
  ...more,
})

interface Typed {
  focus?: FocusContext
  activates?: boolean
  on?: Screen
  with?: Partial<KeySettings>
  /** In ms, between two keys. */
  every?: number
}

/** Presses the keys one after the other; returns the effect of the last one. */
function type(keys: (string | Partial<KeyPress>)[], given: Typed = {}) {
  let pending: PendingSequence | null = null
  let last: ReturnType<typeof resolveKey> | undefined
  keys.forEach((given_, index) => {
    const part = typeof given_ === 'string' ? { key: given_ } : given_
    const where = {
      focusKind: given.focus ?? 'page',
      isActivatable: given.activates ?? false,
      screen: given.on ?? screen(produto),
    }
    last = resolveKey(
      createKeyPress('', { timestampMs: index * (given.every ?? 100), ...part }),
      pending,
      where,
      bindings,
      {
        ...settings,
        ...given.with,
      },
    )
    pending = last.pending
  })
  if (!last) throw new Error('nothing typed')
  return last.effect.kind === 'run'
    ? last.effect.commands.map((item) => item.id)
    : last.effect.kind === 'say'
      ? last.effect.text
      : last.effect.kind
}
const ctrl = (key: string) => ({ key, ctrlKey: true })

describe('sequences', () => {
  it('run when complete', () => expect(type(['g', 'p'])).toEqual(['ir.produtos']))
  it('may have three keys', () => expect(type(['g', 'a', 't'])).toEqual(['ir.auditoria.tipo']))
  it('start over at their first key: g g p', () => expect(type(['g', 'g', 'p'])).toEqual(['ir.produtos']))
  it('start over inside as well: g a g p', () => expect(type(['g', 'a', 'g', 'p'])).toEqual(['ir.produtos']))
  it('hold single keys back', () => expect(type(['g', 'c'])).toBe('g c: sem atalho'))
  it('say so when a key continues nothing', () => expect(type(['g', 'x'])).toBe('g x: sem atalho'))
  it('are over after that', () => expect(type(['g', 'x', 'p'])).toBe('leave'))
  it('know Caps Lock [G11]', () => expect(type(['G', 'P'])).toEqual(['ir.produtos']))
  it('are not made of modified keys', () => expect(type([ctrl('g'), ctrl('p')])).toBe('leave'))
  it('end at a modified key, which then counts', () => expect(type(['g', ctrl('k')])).toEqual(['casca.paleta']))
  it('end at a modified key that means nothing', () => expect(type(['g', ctrl('x'), 'p'])).toBe('leave'))
  it('end at Esc', () => expect(type(['g', 'Escape', 'p'])).toBe('leave'))
  it('survive a modifier pressed alone', () =>
    expect(type(['g', { key: 'Shift', shiftKey: true }, 'p'])).toEqual(['ir.produtos']))
  it('wait 1500 ms', () => {
    expect(type(['g', 'p'], { every: 1500 })).toEqual(['ir.produtos'])
    expect(type(['g', 'p'], { every: 1501 })).toBe('leave')
    expect(type(['g', 'p'], { every: 60_000, with: { sequenceTimeoutMs: Infinity } })).toEqual(['ir.produtos'])
  })
  it('go on when the focus has moved into a field', () => expect(type(['g', 'p'], { focus: 'field' })).toBe('leave'))
  it('name the command that has no target here', () =>
    expect(type(['a', 's'], { on: screen(pedido) })).toBe('Nada para sincronizar aqui'))
})

describe('Ctrl and ⌘', () => {
  it.each<[string, Partial<KeyPress>, boolean, string[] | string]>([
    ['⌘K where Mod is Ctrl', { key: 'k', metaKey: true }, false, ['casca.paleta']],
    ['⌘K under Caps Lock', { key: 'K', metaKey: true }, false, ['casca.paleta']],
    ['⌘K of a Cyrillic keyboard', { key: 'л', code: 'KeyK', metaKey: true }, false, ['casca.paleta']],
    ['Ctrl+K of a Cyrillic keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }, false, ['casca.paleta']],
    ['Ctrl+K of a Greek one', { key: 'κ', code: 'KeyK', ctrlKey: true }, false, ['casca.paleta']],
    ['⌘K on macOS', { key: 'k', metaKey: true }, true, ['casca.paleta']],
    ['Ctrl+K on macOS', { key: 'k', ctrlKey: true }, true, ['casca.paleta']],
    ['⌘S', { key: 's', metaKey: true }, false, ['form.salvar']],
    ['⌘ and Enter', { key: 'Enter', metaKey: true }, false, ['form.salvar']],
    ['AltGr+K', { key: 'k', ctrlKey: true, altKey: true, altGraphKey: true }, false, 'leave'],
    ['⌘ and a letter that is bound alone', { key: 'c', metaKey: true }, false, 'leave'],
  ])('%s', (_, key, mac, act) => {
    const on = screen(null, { form: { resource: produto } as unknown as FormHandle })
    expect(type([key], { with: { isMac: mac }, on })).toEqual(act)
  })

  it('in a field on macOS Ctrl edits, and only ⌘ is Mod', () => {
    expect(type([ctrl('k')], { focus: 'field', with: { isMac: true } })).toBe('leave')
    expect(type([{ key: 'k', metaKey: true }], { focus: 'field', with: { isMac: true } })).toEqual(['casca.paleta'])
    expect(type([{ key: 'k', metaKey: true }], { focus: 'field' })).toEqual(['casca.paleta'])
  })
})

describe('contexts', () => {
  it('a field keeps its letters [G11]', () => expect(type([']'], { focus: 'field' })).toBe('leave'))
  it('a field knows Mod+K', () => expect(type([ctrl('k')], { focus: 'field' })).toEqual(['casca.paleta']))
  it('a form saves from its fields', () =>
    expect(
      type([ctrl('s')], { focus: 'field', on: screen(null, { form: { resource: produto } as FormHandle }) }),
    ).toEqual(['form.salvar']))
  it('nothing works over a confirmation [G11]', () => expect(type([ctrl('k')], { focus: 'alert' })).toBe('leave'))
  it('a dialog passes only modified global keys', () => {
    expect(type([ctrl('k')], { focus: 'window' })).toEqual(['casca.paleta'])
    expect(type([']'], { focus: 'window' })).toBe('leave')
  })
  it('a menu keeps its letters, and passes Mod+K', () => {
    expect(type(['c'], { focus: 'menu' })).toBe('leave')
    expect(type([ctrl('k')], { focus: 'menu' })).toEqual(['casca.paleta'])
  })
  it('row keys work only inside the table', () => {
    expect(type(['Delete'], { focus: 'grid' })).toEqual(['produto.excluir'])
    expect(type(['Delete'])).toBe('leave')
  })
  it('no key works on a table covered by a view, except the view’s own', () => {
    expect(type(['c'], { focus: 'view' })).toBe('Nada para cadastrar aqui')
    expect(type([']'], { focus: 'view' })).toBe('leave')
    expect(type(['g', 'p'], { focus: 'view' })).toEqual(['ir.produtos'])
  })
  it('Enter on a button presses the button', () => {
    expect(type(['Enter'], { focus: 'grid' })).toEqual(['produto.editar'])
    expect(type(['Enter'], { focus: 'grid', activates: true })).toBe('leave')
  })
  it('the narrower screen wins', () => {
    expect(type(['a', 'e'])).toEqual(['tabela.csv'])
    const on = screen(plano, { path: '/auditoria/transacoes/tipo' })
    expect(type(['a', 'e'], { on })).toEqual(['auditoria.exportar'])
  })
  it('two commands on one key are distinguished by their state', () =>
    expect(type(['h'], { focus: 'grid', on: screen(cashback) })).toEqual([
      'cashback.habilitar',
      'cashback.desabilitar',
    ]))
  it('a key without a target says so', () => {
    expect(type(['c'], { on: screen(pedido) })).toBe('Nada para cadastrar aqui')
    for (const focus of ['page', 'grid', 'field', 'window'] as const)
      expect(type([ctrl('s')], { focus, on: screen(pedido) })).toBe('Nada para salvar aqui')
    expect(type(['e'], { focus: 'grid', on: screen(pedido) })).toBe('Nada para editar aqui')
    expect(type([']'], { on: screen(null) })).toBe('leave')
    // Rows have the key: what is missing is the focus.
    expect(type(['e'], { on: screen(produto) })).toBe('Para editar, entre antes na tabela')
    for (const resource of [produto, pedido])
      expect(type(['m'], { on: screen(resource) })).toBe('Para fixar, entre antes na tabela')
    // A key that only a panel has is not a key of the page.
    expect(type(['x'], { on: screen(produto) })).toBe('leave')
    expect(type(['e'], { on: screen(pedido) })).toBe('leave')
    expect(type(["'"], { focus: 'grid' })).toBe('swallow')
    expect(type(["'"], { focus: 'field' })).toBe('leave')
  })
})

describe('a key held down', () => {
  it('never acts [G11]', () => expect(type([{ key: 'Delete', repeat: true }], { focus: 'grid' })).toBe('swallow'))
  it('never pages', () => expect(type([{ key: ']', repeat: true }])).toBe('swallow'))
  it('moves', () => expect(type([{ key: 'j', repeat: true }])).toEqual(['tabela.focar']))
  it('does not end a sequence', () => expect(type(['g', { key: 'g', repeat: true }, 'p'])).toEqual(['ir.produtos']))
})

describe('single keys switched off', () => {
  const off = { with: { allowsSingleKeys: false } }
  it('leave every single key and sequence to the browser', () => {
    expect(type(['?'], off)).toBe('leave')
    expect(type(['g', 'p'], off)).toBe('leave')
    expect(type([']'], off)).toBe('leave')
    expect(type(['g'], { ...off, focus: 'grid' })).toBe('leave')
  })
  it('keep modified keys, and the row keys inside the table', () => {
    expect(type([ctrl('k')], off)).toEqual(['casca.paleta'])
    expect(type(['e'], { ...off, focus: 'grid' })).toEqual(['produto.editar'])
  })
})
