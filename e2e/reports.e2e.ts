/** What fails is seen by the platform team (src/app/reporting/README), and by support in a ticket. */
import { CONTROL_HEADER } from '#sandbox/http/allowed-hosts.ts'
import { expect, test as base } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'
import { platformFixture, type TestPlatform } from './test-platform.ts'

const config = { apiBase: '/api', cdnBase: '', reportUrl: '/__sandbox/reports', reportShare: 1 }
const test = base.extend<object, { platform: TestPlatform }>({
  platform: platformFixture({ config }),
})

test('an error and a failed call are reported without what the page shows, and are in the diagnosis', async ({
  page,
  context,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  watch.acceptProblem(/maria@exemplo.net/)
  const listReports = async () => {
    const response = await fetch(`${platform.url}/__sandbox/reports`, { headers: { [CONTROL_HEADER]: '1' } })
    return response.text()
  }
  await operator.opensSignedIn('/lojas/editar/3?nome=maria')
  await expect(operator.field('Nome')).not.toHaveValue('')
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('maria@exemplo.net')
    })
  })
  await platform.failCalls('/gestor/fornecedor/listar', 503)
  await operator.runs('ir para fornecedores')
  await expect.poll(listReports, { timeout: 30_000 }).toContain('"name":"RangeError"')
  await expect.poll(listReports, { timeout: 30_000 }).toContain('"status":503')
  const text = await listReports()
  expect(text).toContain('"route":"/lojas/editar/$id"')
  expect(text).not.toMatch(/maria|lojas\/editar\/3|nome=/)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await operator.runs('sobre')
  const dialog = page.getByRole('dialog', { name: 'Sobre o Gestor' })
  await expect(dialog).toContainText(/Versão\d+\.\d+\.\d+/)
  await operator.clicks('Copiar diagnóstico', dialog)
  await expect(page.getByText('Diagnóstico copiado')).toBeVisible()
  const diagnosis = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as { calls: unknown[] }
  expect(diagnosis).toMatchObject({ route: '/fornecedores', environment: null })
  expect(JSON.stringify(diagnosis.calls)).toContain('"outcome":"status","status":503')
  expect(JSON.stringify(diagnosis)).not.toMatch(/maria|lojas\/editar\/3|nome=/)
})

test('what a boundary of React catches is reported once, without its message', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(/maria@exemplo.net/)
  const printed: string[] = []
  page.on('console', (message) => message.type() === 'error' && printed.push(message.text()))
  await page.addInitScript(() => {
    const { normalize } = String.prototype
    const failingNormalize = function (this: string, form?: string) {
      if (form === 'NFD' && this.includes('quebrá')) throw new TypeError('maria@exemplo.net')
      return normalize.call(this, form)
    }
    Object.assign(String.prototype, { normalize: failingNormalize })
  })
  await operator.opensListSignedIn('/lojas')
  await operator.typesKeyByKey('quebrá')
  await expect(page.getByRole('alertdialog', { name: 'A paleta falhou' })).toBeFocused()
  const listReports = async () => {
    const response = await fetch(`${platform.url}/__sandbox/reports`, { headers: { [CONTROL_HEADER]: '1' } })
    return response.text()
  }
  await expect.poll(listReports, { timeout: 30_000 }).toContain('"name":"TypeError"')
  const text = await listReports()
  expect(text.match(/"name":"TypeError"/g)).toHaveLength(1)
  expect(text).toMatch(/"name":"TypeError","frames":\["[\w-]+\.js:\d+:\d+"/)
  expect(text).not.toContain('maria')
  expect(printed.filter((line) => line.includes('maria@exemplo.net'))).toHaveLength(1)
})
