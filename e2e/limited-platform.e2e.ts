/**
 * A platform that does less than its contract (`capabilities` of config.json): nothing is offered that would write by
 * read-only calls, or filter a list that the platform does not filter.
 */
import { expect, test as base } from './fixtures.ts'
import { platformFixture, type TestPlatform } from './test-platform.ts'

const config = {
  apiBase: '/api',
  cdnBase: '',
  capabilities: {
    readOnly: ['lojas'],
    withoutFilter: { '/produtos': ['dscNome', 'statusId', 'categoriaId', 'fornecedorId'] },
  },
}
const test = base.extend<object, { platform: TestPlatform }>({
  platform: platformFixture({ config }),
})
const REASON = 'Só consulta: a plataforma não aceita esta alteração'

test('a form says why it saves nothing, and neither its keys nor its button send anything', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  await operator.editsRecord('/lojas/editar/3', 'Nome')
  await expect(page.getByText(`${REASON}. Nada é salvo aqui.`)).toBeVisible()
  await operator.fills('Nome', 'Outra loja')
  await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeDisabled()
  await operator.presses('Mod+Enter')
  await operator.presses('Enter')
  await expected.path('/lojas/editar/3')
  expect(watch.calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('the list offers no record to be created, and the palette says why', async ({ page, operator, expected }) => {
  await operator.opensListSignedIn('/lojas')
  const create = page.getByRole('button', { name: /^Cadastrar/ })
  await expect(create).toBeDisabled()
  await expect(create).toHaveAttribute('title', REASON)
  await operator.typesKeyByKey('excluir loja 3')
  await expect(operator.palette).toContainText(REASON)
  await operator.presses('Enter')
  await expected.path('/lojas')
})

test('a list of which all filters are taken out has no filter panel, and its key says why', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/produtos')
  const reason = page.getByText('A plataforma não filtra esta lista', { exact: true })
  await expect(reason).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Aplicar' })).toHaveCount(0)
  await operator.presses('/')
  await expect(reason.nth(1)).toBeVisible()
  await expect(page.getByRole('search', { name: 'Filtro digitado de Produtos' })).toHaveCount(0)
})
