/**
 * The palette offers a full scan for a condition that a list's call cannot filter by (commands/palette/README §2), and
 * the scan's command parses the condition on the list's own columns (scan/conditions/README §2).
 */
import { afterEach, describe, expect, it } from 'vitest'
import { queryClient } from '#api/cache/query.ts'
import { getDisabledReason } from '#commands/command-item.ts'
import type { AnyCommand } from '#commands/define.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import type { CommandEntry } from '#commands/palette/entry.ts'
import { createTextListing } from '#commands/palette/text-listing.ts'
import { INSTEAD_HEADING } from '#commands/palette/partial-views.ts'
import type { PaletteContext } from '#commands/palette/palette-listing.ts'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import { parseListState } from '#listing/url-state/list-state-url.ts'
import { toPageInput } from '#listing/url-state/list-request.ts'
import { createScreenAt, listsByPath } from '../lists.ts'
import { at, registry } from '../registry.ts'

const interpreter = createInterpreter(registry)
const contextAt = (path: string): PaletteContext => ({
  registry,
  interpreter,
  commandContext: { screen: createScreenAt(path, '').screen, navigate: () => {} },
  customKeys: {},
  rows: [],
  now: new Date('2026-11-20T12:00:00'),
  getUsage: () => 0,
  recentActions: [],
  recentRecords: [],
  scripts: [],
})
const isScan = (entry: unknown): entry is CommandEntry => (entry as CommandEntry).command?.id === 'leitura.filtrar'
const findScans = (path: string, line: string) =>
  createTextListing(line, contextAt(path), []).groups.flatMap(({ heading, entries }) =>
    entries
      .filter(isScan)
      .map(({ title, chips, args, disabledReason }) => ({ heading, title, chips, args, disabledReason })),
  )

afterEach(() => queryClient.clear())

describe('a refused condition has a door', () => {
  it.each([
    ['/', 'produtos sem estoque', '/produtos', 'QTD = 0'],
    ['/', 'bônus acima de 100 reais', '/bonus', 'Valor acima de 100'],
    ['/produtos', 'ativos sem estoque', '/produtos?statusId=1', 'QTD = 0'],
    ['/', 'pedidos do usuário 15', '/pedidos', 'Usuário = 15'],
    ['/', 'categorias inativas', '/categorias', 'Status inativo'],
    ['/', 'planos inativos', '/cashback-planos', 'Ativo não'],
    ['/lojas', 'inativas com amazon no nome', '/lojas', 'Status inativo e Nome contém amazon'],
  ])('on %s "%s": %s with %s', (path, line, endereco, condicao) => {
    const [scan] = findScans(path, line)
    expect(scan).toEqual({
      heading: INSTEAD_HEADING,
      title: 'Ler tudo e filtrar',
      chips: [condicao],
      args: { condicao, endereco, lista: listsByPath.get(endereco.split('?')[0] ?? '')?.title },
      disabledReason: null,
    })
  })

  it('is not highlighted by itself', () =>
    expect(createTextListing('produtos sem estoque', contextAt('/'), []).highlightsFirst).toBe(false))

  it.each([
    ['/bonus', 'pendentes e liberados'],
    ['/', 'produtos ativos'],
    // The list has the ids of people, and no names that a scan could compare.
    ['/auditoria/transacoes/usuario', 'acima de 500 canceladas'],
  ])('on %s there is none for "%s"', (path, line) => expect(findScans(path, line)).toEqual([]))
})

it('names the total of a cached page with the same filters, and no other', () => {
  const cache = (search: Record<string, string>, totalElements: number, page = 0) => {
    const definition = listsByPath.get('/produtos')!
    const state = { ...parseListState(definition, search), page }
    const data = { content: [], totalElements, totalPages: 1 }
    queryClient.setQueryData([definition.endpoint.id, toPageInput(definition, state), getCacheOwnerId()], data)
  }
  cache({ statusId: '1' }, 12)
  expect(findScans('/', 'produtos sem estoque')[0]?.title).toBe('Ler tudo e filtrar')
  cache({}, 2000, 3)
  expect(findScans('/', 'produtos sem estoque')[0]?.title).toBe('Ler tudo e filtrar (2.000 linhas)')
  expect(findScans('/produtos', 'ativos sem estoque')[0]?.title).toBe('Ler tudo e filtrar (12 linhas)')
})

describe('the command', () => {
  const getReason = (path: string, condicao: string) =>
    getDisabledReason(
      registry.commands.find(({ id }) => id === 'leitura.filtrar') as AnyCommand,
      { condicao },
      contextAt(path).commandContext,
    )

  it.each([
    ['/produtos', 'ler tudo com qtd = 0', 'qtd = 0'],
    ['/produtos', 'ler tudo e filtrar status diferente de inativo', 'e filtrar status diferente de inativo'],
    ['/bonus', 'ler tudo com valor acima de 100', 'valor acima de 100'],
  ])('on %s "%s" takes the condition as typed', (path, line, condicao) => {
    const [first] = interpreter.interpret(line, at(path))
    expect([first?.command.id, first?.args, first?.problem]).toEqual(['leitura.filtrar', { condicao }, null])
    expect(getReason(path, condicao)).toBeNull()
  })

  it('is disabled for what is no condition on the list, with the reason', () => {
    expect(getReason('/produtos', 'cor = azul')).toMatch(/^Comece por uma coluna da lista/)
    expect(getReason('/produtos', 'qtd muito')).toBe('QTD: diga o que comparar, como “QTD = 0”')
    expect(getReason('/', 'qtd = 0')).toBe('Esta tela não tem tabela')
  })

  it('leaves "ler tudo" as it is', () =>
    expect(interpreter.interpret('ler tudo', at('/produtos'))[0]?.command.id).toBe('leitura.ler'))
})
