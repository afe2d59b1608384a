/**
 * The keys (commands/keys/README) and the commands of every route as literal data: every documented key runs its
 * command.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildHref } from '#lib/urls/route-location.ts'
import { createBindings, getKeyRefusal, getUniqueTitle } from '#commands/bindings.ts'
import type { FocusContext } from '#ui/focus/focus.ts'
import { type PendingSequence, resolveKey } from '#commands/keys/resolve.ts'
import { type KeyPress, parseKeySequence } from '#lib/key-chords.ts'
import type { FormHandle, ListHandle, Screen } from '#commands/screen.ts'
import { getResource, registry } from './registry.ts'

const bindings = createBindings(registry.commands, {})

interface Place {
  path?: string
  /** The resource of the screen's list or form, by its id. */
  list?: string
  form?: string
  focus?: FocusContext
}

/** Returns the commands that these keys run here, the winner first; [] if they run none. */
function getCommands(keys: string, { path = '/blank', list, form, focus = 'page' }: Place): string[] {
  const screen: Screen = {
    path,
    resource: null,
    // The resolver uses only the resource of the handles.
    list: list ? ({ resource: getResource(list) } as ListHandle) : null,
    form: form ? ({ resource: getResource(form) } as FormHandle) : null,
  }
  let pending: PendingSequence | null = null
  let commandIds: string[] = []
  parseKeySequence(keys).forEach((chord, index) => {
    const keyParts = chord.split(/\+(?=.)/)
    const key = keyParts.at(-1) ?? ''
    const heldModifiers = new Set(keyParts.slice(0, -1))
    const press: KeyPress = {
      key: key === 'Space' ? ' ' : key,
      code: '',
      ctrlKey: heldModifiers.has('Mod'),
      metaKey: false,
      altKey: heldModifiers.has('Alt'),
      shiftKey: heldModifiers.has('Shift'),
      altGraphKey: false,
      repeat: false,
      isComposing: false,
      timestampMs: index,
    }
    const keyContext = { focusKind: focus, isActivatable: false, screen }
    const result = resolveKey(press, pending, keyContext, bindings, {
      allowsSingleKeys: true,
      sequenceTimeoutMs: 1500,
      isMac: false,
    })
    pending = result.pending
    commandIds = result.effect.kind === 'run' ? result.effect.commands.map(({ id }) => id) : []
  })
  return commandIds
}

const GLOBAL: readonly (readonly [keys: string, command: string])[] = [
  ['Mod+K', 'casca.paleta'],
  [':', 'casca.paleta'],
  ['?', 'casca.atalhos'],
  ['Mod+/', 'casca.atalhos'],
  ['Mod+B', 'casca.menuLateral'],
  ['F6', 'casca.regiao'],
  ['F8', 'casca.avisos.focar'],
  ['g d', 'ir.dashboard'],
  ['g c', 'ir.cashbacks'],
  ['g k', 'ir.categorias'],
  ['g f', 'ir.fornecedores'],
  ['g p', 'ir.produtos'],
  ['g l', 'ir.lojas'],
  ['g m', 'ir.planos'],
  ['g b', 'ir.bonus'],
  ['g o', 'ir.pedidos'],
  ['g t', 'ir.transacoes'],
  ['g u', 'ir.usuarios'],
  ['g r', 'ir.rvhub'],
  ['g s', 'ir.saldo'],
  ['g e', 'ir.perfil'],
  ['g a t', 'ir.auditoria.tipo'],
  ['g a u', 'ir.auditoria.usuario'],
  ['g a v', 'ir.auditoria.valor'],
  ['g a h', 'transacao.historico'],
  ['g ,', 'casca.ajustes'],
  ['a t', 'casca.tema'],
  ['a v', 'casca.avisos.dispensar'],
  ['a a', 'casca.repetir'],
  ['a g', 'roteiro.gravar'],
]

describe('everywhere (commands/keys/README §3)', () => {
  it.each(GLOBAL)('%s runs %s, on a bare page and inside a table', (keys, command) => {
    expect(getCommands(keys, {})[0]).toBe(command)
    expect(getCommands(keys, { list: 'produto', path: '/produtos', focus: 'grid' })[0]).toBe(command)
  })
  it.each(['Mod+K', 'Mod+/', 'Mod+B', 'F6', 'F8'])('%s works while typing', (keys) =>
    expect(getCommands(keys, { focus: 'field' })).toHaveLength(1),
  )
  it.each(['?', ':', 'g p', ']', 'c', 'Delete'])('%s is a letter while typing', (keys) =>
    expect(getCommands(keys, { focus: 'field', list: 'produto' })).toEqual([]),
  )
})

const PRODUTOS: Place = { list: 'produto', path: '/produtos' }

const LIST: readonly (readonly [keys: string, command: string, place: Place])[] = [
  ['r', 'tabela.recarregar', PRODUTOS],
  ['y', 'tabela.copiarLink', PRODUTOS],
  ['/', 'tabela.filtroDigitado', PRODUTOS],
  ['f', 'tabela.filtrar', PRODUTOS],
  ['a l', 'tabela.limpar', PRODUTOS],
  [']', 'tabela.proxima', PRODUTOS],
  ['Shift+PageDown', 'tabela.proxima', PRODUTOS],
  ['[', 'tabela.anterior', PRODUTOS],
  ['Shift+PageUp', 'tabela.anterior', PRODUTOS],
  ['}', 'tabela.ultima', PRODUTOS],
  ['{', 'tabela.primeira', PRODUTOS],
  ['1', 'tabela.ordenar.1', PRODUTOS],
  ['9', 'tabela.ordenar.9', PRODUTOS],
  ['0', 'tabela.ordenarPadrao', PRODUTOS],
  ['s', 'tabela.ordenar', PRODUTOS],
  ['Shift+S', 'tabela.inverter', PRODUTOS],
  ['a i', 'tabela.tamanho', PRODUTOS],
  ['a d', 'tabela.densidade', PRODUTOS],
  ['a c', 'tabela.colunas', PRODUTOS],
  ['i', 'tabela.previa', PRODUTOS],
  ['Shift+M', 'tabela.soltarTodas', PRODUTOS],
  ['d', 'tabela.comparar', PRODUTOS],
  ['w', 'tabela.onde', PRODUTOS],
  ['a m', 'tabela.continuo', PRODUTOS],
  ['a w', 'tabela.acompanhar', PRODUTOS],
  // auditoria.exportar is the same file of the same list, by its phrase.
  ['a e', 'tabela.csv', PRODUTOS],
  ['j', 'tabela.focar', PRODUTOS],
  ['↓', 'tabela.focar', PRODUTOS],
  ['a s', 'produto.sincronizar', PRODUTOS],
  ['a r', 'bonus.reprocessar.bonus', { list: 'bonus', path: '/bonus' }],
  ['a r', 'bonus.reprocessar.pedido', { list: 'pedido', path: '/pedidos' }],
  ['c', 'produto.cadastrar', PRODUTOS],
  ['c', 'cashback.cadastrar', { list: 'cashback', path: '/cashbacks' }],
  ['c', 'categoria.cadastrar', { list: 'categoria', path: '/categorias' }],
  ['c', 'fornecedor.cadastrar', { list: 'fornecedor', path: '/fornecedores' }],
  ['c', 'loja.cadastrar', { list: 'loja', path: '/lojas' }],
  ['c', 'plano.cadastrar', { list: 'plano', path: '/cashback-planos' }],
]

describe('on a screen with a table (commands/keys/README §4)', () => {
  it.each(LIST)('%s runs %s', (keys, command, place) => expect(getCommands(keys, place)[0]).toBe(command))
})

const ROW: readonly (readonly [keys: string, command: string, place: Place])[] = [
  ['Enter', 'cashback.ver', { list: 'cashback', path: '/cashbacks' }],
  ['o', 'cashback.ver', { list: 'cashback', path: '/cashbacks' }],
  ['v', 'cashback.ver', { list: 'cashback', path: '/cashbacks' }],
  ['v', 'rv.ver', { list: 'rv', path: '/rvhub' }],
  ['Enter', 'produto.editar', PRODUTOS],
  ['Enter', 'categoria.editar', { list: 'categoria', path: '/categorias' }],
  ['Enter', 'fornecedor.editar', { list: 'fornecedor', path: '/fornecedores' }],
  ['Enter', 'loja.editar', { list: 'loja', path: '/lojas' }],
  ['Enter', 'plano.editar', { list: 'plano', path: '/cashback-planos' }],
  ['e', 'cashback.editar', { list: 'cashback', path: '/cashbacks' }],
  ['e', 'produto.editar', PRODUTOS],
  ['Delete', 'produto.excluir', PRODUTOS],
  ['#', 'produto.excluir', PRODUTOS],
  ['Delete', 'cashback.excluir', { list: 'cashback', path: '/cashbacks' }],
  ['Delete', 'categoria.excluir', { list: 'categoria', path: '/categorias' }],
  ['Delete', 'fornecedor.excluir', { list: 'fornecedor', path: '/fornecedores' }],
  ['Delete', 'loja.excluir', { list: 'loja', path: '/lojas' }],
  ['Delete', 'plano.excluir', { list: 'plano', path: '/cashback-planos' }],
  ['Delete', 'rv.excluir', { list: 'rv', path: '/rvhub' }],
  ['l', 'bonus.liberar', { list: 'bonus', path: '/bonus' }],
  ['a q', 'produto.estoque.ajustar', PRODUTOS],
  ['.', 'tabela.acoes', PRODUTOS],
  ['Menu', 'tabela.acoes', PRODUTOS],
  ['Shift+F10', 'tabela.acoes', PRODUTOS],
  ['F2', 'tabela.editarCelula', PRODUTOS],
  ['Mod+C', 'tabela.copiarCelula', PRODUTOS],
  ['Shift+Y', 'tabela.copiarLinhas', PRODUTOS],
  ['<', 'coluna.esquerda', PRODUTOS],
  ['>', 'coluna.direita', PRODUTOS],
  ['-', 'coluna.estreitar', PRODUTOS],
  ['+', 'coluna.alargar', PRODUTOS],
  ['_', 'coluna.estreitarPouco', PRODUTOS],
  ['Shift+ArrowLeft', 'coluna.estreitarPouco', PRODUTOS],
  ['Shift+ArrowRight', 'coluna.alargarPouco', PRODUTOS],
  ['=', 'coluna.ajustar', PRODUTOS],
  ['p', 'coluna.fixar', PRODUTOS],
  ['z', 'coluna.ocultar', PRODUTOS],
  ['m', 'tabela.fixar', PRODUTOS],
  ['Shift+F', 'tabela.mesmoValor', PRODUTOS],
]

describe('inside the table (commands/keys/README §5)', () => {
  it.each(ROW)('%s runs %s', (keys, command, place) => {
    expect(getCommands(keys, { ...place, focus: 'grid' })[0]).toBe(command)
    // Outside the table the row is not used.
    expect(getCommands(keys, place)).not.toContain(command)
  })
  it('h enables or disables, depending on the row', () =>
    expect(getCommands('h', { list: 'cashback', path: '/cashbacks', focus: 'grid' }).toSorted()).toEqual([
      'cashback.desabilitar',
      'cashback.habilitar',
    ]))
  it('Enter opens the history of a transaction', () => {
    const [opened] = getCommands('Enter', { list: 'transacao', path: '/transacoes', focus: 'grid' })
    expect(registry.get(opened ?? '')?.title).toMatch(/histórico/i)
  })
})

describe('in a form (commands/keys/README §6)', () => {
  it.each([
    ['Mod+Enter', 'form.salvar', 'produto'],
    ['Mod+S', 'form.salvar', 'loja'],
    ['Mod+Shift+Enter', 'plano.nivel.adicionar', 'plano'],
    ['Mod+Shift+Backspace', 'plano.nivel.removerEste', 'plano'],
  ] as const)('%s runs %s, also from a field', (keys, command, form) => {
    expect(getCommands(keys, { form, focus: 'field' })).toContain(command)
  })
})

/** The commands of each route. */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  '/perfil': ['ir.perfil'],
  '/blank': ['ir.blank'],
  '/sub-menu-1': ['ir.submenu1'],
  '/sub-menu-2': ['ir.submenu2'],
  '/cashbacks': ['ir.cashbacks'],
  '/cashbacks/cadastrar': ['cashback.cadastrar'],
  '/cashbacks/editar/7': ['cashback.editar'],
  '/categorias': ['ir.categorias'],
  '/categorias/cadastrar': ['categoria.cadastrar'],
  '/categorias/editar/7': ['categoria.editar'],
  '/cashback-planos': ['ir.planos'],
  '/cashback-planos/cadastrar': ['plano.cadastrar'],
  '/cashback-planos/editar/7': ['plano.editar'],
  '/bonus': ['ir.bonus'],
  '/fornecedores': ['ir.fornecedores'],
  '/fornecedores/cadastrar': ['fornecedor.cadastrar'],
  '/fornecedores/editar/7': ['fornecedor.editar'],
  '/produtos': ['ir.produtos'],
  '/produtos/cadastrar': ['produto.cadastrar'],
  '/produtos/editar/7': ['produto.editar'],
  '/lojas': ['ir.lojas'],
  '/lojas/cadastrar': ['loja.cadastrar'],
  '/lojas/editar/7': ['loja.editar'],
  '/usuarios': ['ir.usuarios'],
  '/transacoes': ['ir.transacoes'],
  '/pedidos': ['ir.pedidos'],
  '/auditoria/transacoes/tipo': ['ir.auditoria.tipo'],
  '/auditoria/transacoes/usuario': ['ir.auditoria.usuario'],
  '/auditoria/transacoes/valor': ['ir.auditoria.valor'],
  '/auditoria/transacoes/7': ['transacao.historico'],
  '/': ['ir.dashboard'],
  '/rvhub': ['ir.rvhub'],
  '/saldo': ['ir.saldo'],
}

it('every destructive or releasing command is confirmed, wherever it is called from [G11]', async () => {
  const dangerousCommands = registry.commands.filter(
    ({ tone, title }) => tone === 'danger' || /^(Excluir|Liberar)\b/.test(title),
  )
  expect(dangerousCommands.length).toBeGreaterThan(8)
  const context = { screen: { path: '/', resource: null, list: null, form: null }, navigate: () => undefined }
  for (const { id, confirm } of dangerousCommands)
    expect([id, await confirm?.({ ids: [12], id: 12, texto: 'x' }, context)]).toEqual([
      id,
      expect.stringMatching(/\?$/),
    ])
})

it.each(Object.entries(ROUTES))('%s is reached by %s', (route, ids) => {
  for (const id of ids) {
    const command = registry.get(id)
    expect(command, id).toBeDefined()
    const location = command?.to?.({ id: 7 })
    expect(location && buildHref(location), id).toBe(route)
  }
})

describe('custom keys', () => {
  it('have distinct titles in their dialog', () => {
    const keyCommands = registry.commands.filter(({ keys, hidden }) => keys ?? !hidden)
    const titles = keyCommands.map((command) => getUniqueTitle(command, registry.commands))
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })
  it('are the catalogue’s, if a chip is rendered before the commands are loaded', () => {
    const early = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => [
        ...readFileSync(`src/${file}`, 'utf8').matchAll(
          /(?:KeyById\(\)|[kK]ey(?:Of|For|ById)?)\('([\w.]+)', '([^']+)'\)/g,
        ),
      ])
      .map(([, id = '', keys]) => [id, keys])
    expect(early.length).toBeGreaterThan(10)
    expect(early).toEqual(early.map(([id = '']) => [id, registry.get(id)?.keys?.[0]]))
  })
  it('yield to those of the catalogue', () => {
    for (const command of registry.commands)
      for (const keys of command.keys ?? []) expect(getKeyRefusal(keys, command, registry.commands, {})).toBeNull()
  })
})
