import { expect, it } from 'vitest'
import { listBasePathCandidates } from './base-path-candidates.ts'

const screens = ['login', 'produtos', 'auditoria']

it.each([
  ['/', '/'],
  ['/produtos', '/'],
  ['/produtos/editar/12', '/'],
  ['/produtos/', '/'],
  ['/gestor/', '/gestor/'],
  ['/gestor/login', '/gestor/'],
  ['/gestor/auditoria/transacoes/12', '/gestor/'],
  ['/operacao/console/produtos', '/operacao/console/'],
  ['/nao-existe', '/'],
  ['/nao/existe', '/'],
])('%s: the likeliest folder is %s', (pathname, folder) => {
  expect(listBasePathCandidates(pathname, screens)[0]).toBe(folder)
})

it.each([
  ['/gestor', '/gestor/'],
  ['/gestor/nao/existe', '/gestor/'],
  ['/produtos/produtos/editar/3', '/produtos/'],
  ['/produtos/', '/produtos/'],
  ['/nao/existe/', '/'],
])('%s: %s is among the others', (pathname, folder) => {
  const folders = listBasePathCandidates(pathname, screens)
  expect(folders).toContain(folder)
  expect(new Set(folders).size).toBe(folders.length)
  for (const each of folders) expect(each).toMatch(/^\/([^/]+\/)*$/)
})

it('never returns two slashes, which would be another host', () => {
  for (const folder of listBasePathCandidates('//outro.exemplo/produtos', screens)) expect(folder).not.toMatch(/^\/\//)
})
