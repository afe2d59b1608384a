import { expect, it } from 'vitest'
import { findRoute, formatTabTitle } from './find-route.ts'
import { sections } from './sections.ts'

const routes = sections.flatMap((section) => section.routes)

it.each([
  ['/', '/'],
  ['/produtos', '/produtos'],
  ['/produtos/', '/produtos'],
  ['/produtos/cadastrar', '/produtos/cadastrar'],
  ['/produtos/editar/12', '/produtos/editar/$id'],
  ['/auditoria/transacoes/valor', '/auditoria/transacoes/valor'],
  ['/auditoria/transacoes/42', '/auditoria/transacoes/$id'],
])('%s is the route %s', (path, route) => expect(findRoute(routes, path)?.path).toBe(route))

it.each(['/nada', '/produtos/editar', '/produtos/12/editar/3'])('%s matches no route', (path) =>
  expect(findRoute(routes, path)).toBeUndefined(),
)

it.each([
  ['/lojas/editar/7', 'Editar Loja #7 · Gestor'],
  ['/lojas/editar/7/', 'Editar Loja #7 · Gestor'],
  ['/lojas/editar/abc', 'Editar Loja · Gestor'],
  ['/lojas/cadastrar', 'Cadastrar Loja · Gestor'],
  ['/lojas', 'Lojas · Gestor'],
  ['/nada', 'Gestor'],
])('the tab of %s is called %s', (path, title) => expect(formatTabTitle(findRoute(routes, path), path)).toBe(title))
