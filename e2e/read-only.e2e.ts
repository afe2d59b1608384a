/** A platform whose calls only read (`capabilities.readOnly` of config.json): nothing is offered that would write. */
import { expect, test as base } from './fixtures.ts'
import { platformFixture, type TestPlatform } from './test-platform.ts'

const config = { apiBase: '/api', cdnBase: '', capabilities: { readOnly: ['lojas'] } }
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
