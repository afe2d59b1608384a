/** Tests the example section, made as the documentation says: everything that the documentation promises works. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRoute, getRoutes } from '#app/find-route.ts'
import { sections } from '#app/sections.ts'
import { loadRegistry } from '#commands/registry.ts'
import { createContexts } from '#commands/language/screens.fixture.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { buildMenuTree } from '#app/shell/menu-tree.ts'
import { sortByReferences, sandboxResources } from '#sandbox/resources.ts'
import { startTestServer, type TestServer } from '#sandbox/test-server.ts'
import { campanhasSection } from './index.ts'
import { campanha } from './resource.ts'
import { campanhasResource } from './table.ts'

const withIt = [...sections, campanhasSection]

describe('the console', () => {
  it('has the menu entry, the routes with their titles and the screens', async () => {
    expect(buildMenuTree(withIt).at(-1)).toMatchObject({ label: 'Campanhas', path: '/campanhas' })
    const routes = getRoutes(withIt)
    const titles = ['/campanhas', '/campanhas/cadastrar', '/campanhas/editar/3'].map(
      (path) => findRoute(routes, path)?.title,
    )
    expect(titles).toEqual(['Campanhas', 'Cadastrar Campanha', 'Editar Campanha'])
    for (const { loadScreen } of campanhasSection.routes) expect(await loadScreen()).toBeTypeOf('function')
  })

  it('has its commands, and no key or id clashes with another command', async () => {
    const registry = await loadRegistry(withIt, [])
    const before = await loadRegistry(sections, [])
    const known = new Set(before.commands.map(({ id }) => id))
    expect(registry.commands.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([
      'ir.campanhas',
      'campanha.cadastrar',
      'campanha.editar',
      'campanha.excluir',
      'campanha.alterar',
      'campanha.alterar.colado',
      'campanha.salvar',
      'campanha.voltar',
      'campanha.desabilitar',
      'campanha.habilitar',
      'campanha.duplicar',
      'campanha.filtrar',
    ])
  })

  it('interprets its words in whatever way they are phrased', async () => {
    const registry = await loadRegistry(withIt, [])
    const interpreter = createInterpreter(registry)
    const { at } = createContexts(registry.resources)
    const interpret = (line: string) => {
      const [first] = interpreter.interpret(line, at('/'))
      return first && [first.command.id, first.args]
    }
    expect(interpret('ir para campanhas')).toEqual(['ir.campanhas', {}])
    expect(interpret('desativar campanha 3')).toEqual(['campanha.desabilitar', { ids: [3] }])
    expect(interpret('excluir campanhas 3, 5-6')).toEqual(['campanha.excluir', { ids: [3, 5, 6] }])
    expect(interpret('delete campaign 3')).toEqual(['campanha.excluir', { ids: [3] }])
    expect(interpret('duplicar campanha 3')).toEqual(['campanha.duplicar', { id: 3 }])
    expect(interpret('nova campanha')).toEqual(['campanha.cadastrar', {}])
  })

  it('uses its grammatical gender, and undoes an action', async () => {
    const { get } = await loadRegistry(withIt, [])
    const off = get('campanha.desabilitar')
    const list = { resource: campanha, getRows: () => [{ id: 3, status: { id: 2, descricao: 'Inativo' } }] }
    const screen = { path: '/campanhas', resource: campanha, form: null, list } as never
    expect(off?.when?.({ screen, navigate: () => {} }, { ids: [3] })).toBe('Campanha #3 já está inativa')
    expect(off?.undo?.({ ids: [3, 4] }, new Map())).toMatchObject({ id: 'campanha.habilitar', args: { ids: [3, 4] } })
  })
})

describe('the sandbox', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({}, sortByReferences([campanhasResource, ...sandboxResources]))
  })
  afterAll(() => server.close())

  it('serves its table: list, record, creation, update, removal', async () => {
    const page = await server.call('GET /gestor/campanhas/listar?page=0&size=5&sort=id,DESC&dscNome=natal')
    expect(page.json.totalElements).toBeGreaterThan(3)
    const created = await server.call('POST /gestor/campanhas', {
      dscNome: 'Páscoa',
      numValor: 12.5,
      dtInicio: '2027-03-20T08:00',
    })
    expect(created.status).toBe(201)
    const { id } = created.json
    const changes = { dscNome: 'Páscoa', numValor: 12.5, dtInicio: '2027-03-20T08:00:09', statusId: 2 }
    expect((await server.call(`PUT /gestor/campanhas/${id}`, changes)).json.status.descricao).toBe('Inativo')
    expect((await server.call(`GET /gestor/campanhas/${id}`)).json).toMatchObject({
      numValor: 12.5,
      dtInicio: '2027-03-20T08:00:09',
    })
    expect((await server.call(`DELETE /gestor/campanhas/${id}`)).status).toBe(200)
    expect((await server.call(`GET /gestor/campanhas/${id}`)).status).toBe(404)
  })
})
