/**
 * Two operators, one browser: nothing of one reaches the other, and nobody acts with the other's session (cases M1-M4).
 */
import { DEMO_LOGIN } from '#sandbox/auth/routes.ts'
import type { Operator } from './operator.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const ANA = DEMO_LOGIN.dscEmail
const OTAVIO = 'auditor@gestor.test'
const RELEASES = /\/gestor\/bonus\/\d+\/liberar$/

test.beforeEach(({ watch }) => watch.acceptProblem(FAILED_CALL_MESSAGE))

/** Signs in through the sign-in page and waits for the operator's list. */
async function signIn(operator: Operator, email: string) {
  await operator.signsInThroughPage(email)
  await expect.poll(() => new URL(operator.page.url()).pathname).toBe('/cashbacks')
  await expect(operator.row('#')).toBeVisible()
}

test('a sign-out during a bulk job says what it ends, and the next operator is offered nothing [M1, M2]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  await operator.opensListSignedIn('/bonus', ANA)
  await platform.delayCalls('liberar$', 4000)
  await operator.runs('liberar bônus 101-103, 105-107')
  await operator.acceptsDialog('Liberar 6 bônus? #101, #102, #103, #105, #106, #107')
  await expect.poll(() => expected.countCalls('POST', '/gestor/bonus/101/liberar')).toBe(1)
  await operator.runs('sair')
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText(/Sair cancela [2345] liberações que faltam\./)
  await operator.presses('s')
  await expected.path('/login')
  const countReleases = watch.calls.filter(({ path }) => RELEASES.test(path)).length
  expect(countReleases).toBeLessThan(6)

  await signIn(operator, OTAVIO)
  await operator.typesKeyByKey('')
  await expect(operator.palette.getByRole('option').first()).toBeVisible()
  await expected.noText(/^Recentes$/)
  await expected.noText(/liberar bônus/)
  await operator.presses('Escape')
  await expect(page.getByRole('button', { name: /Retomar|Conferir|Voltar para onde parei/ })).toHaveCount(0)
  expect(watch.calls.filter(({ path }) => RELEASES.test(path))).toHaveLength(countReleases)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain('bonus')
})

test('a bulk job interrupted by a lost session waits for its owner, who confirms it again [M1, M3]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  await operator.opensListSignedIn('/bonus', ANA)
  await platform.delayCalls('liberar$', 1500)
  await operator.runs('liberar bônus 113-115, 117-119')
  await operator.acceptsDialog('Liberar 6 bônus? #113, #114, #115, #117, #118, #119')
  await expect.poll(() => expected.countCalls('POST', '/gestor/bonus/113/liberar')).toBe(1)
  await platform.setTokenControls({ revokeAll: true })
  await expected.path('/login')
  await expected.text(/Sessão expirada\. Entre novamente\. Ficou por terminar: [2-6] liberações que faltam\./)
  const countReleases = () => watch.calls.filter(({ path }) => RELEASES.test(path)).length
  const before = countReleases()

  await signIn(operator, OTAVIO)
  // Shell and command layer are loaded, and nothing is offered.
  await operator.presses('?')
  await expect(page.getByRole('dialog', { name: 'Atalhos' })).toBeVisible()
  await operator.presses('Escape')
  await expect(page.getByRole('button', { name: /Retomar|Conferir|Voltar para onde parei/ })).toHaveCount(0)
  expect(countReleases()).toBe(before)
  await operator.runs('sair')
  await expected.path('/login')

  await signIn(operator, ANA)
  await expect(page.getByRole('button', { name: 'Voltar para onde parei' })).toBeVisible()
  await page.getByRole('button', { name: 'Retomar' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(/Liberar [2-6] bônus\?/)
  expect(countReleases()).toBe(before)
  await operator.presses('n')
  expect(countReleases()).toBe(before)
})

test('the record whose request met the end of the session is counted, reported and continued like the others [D8, M2, M3]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  await operator.opensListSignedIn('/bonus', ANA)
  await platform.failCalls('bonus/115/liberar$', 403, { times: 1 })
  await operator.runs('liberar bônus 113-115, 117')
  await operator.acceptsDialog('Liberar 4 bônus? #113, #114, #115, #117')
  await expected.path('/login')
  await expected.text(/Ficou por terminar: 2 liberações que faltam\./)
  await signIn(operator, ANA)
  await expect(page.getByText('Retomar 2 restantes? Liberar bônus')).toBeVisible()
  await page.getByRole('button', { name: 'Retomar' }).click()
  await operator.acceptsDialog('Liberar 2 bônus? #115, #117')
  await expected.toast('2 bônus liberados')
  expect(watch.calls.filter(({ path }) => RELEASES.test(path)).map(({ path }) => /\d+/.exec(path)?.[0])).toEqual([
    '113',
    '114',
    '115',
    '115',
    '117',
  ])
})

test('another operator’s token in the storage reloads the page, and nothing is sent with it [M4]', async ({
  page,
  context,
  operator,
  expected,
  platform,
  watch,
}) => {
  await operator.opensSignedIn('/lojas/cadastrar', ANA)
  await page.getByLabel(/Nome/).first().fill('Loja de Ana')
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('gestor.rascunho'))))
    .toBe(true)
  const token = await operator.fetchToken(OTAVIO)
  const otherTab = await context.newPage()
  await otherTab.goto(`${platform.url}/favicon.svg`)
  // The browser asks about leaving a page that was touched. The console must not ask here: the work is not this
  // operator's.
  await page.keyboard.press('End')
  page.on('dialog', (dialog) => void dialog.dismiss())
  const reloaded = page.waitForEvent('load')
  await otherTab.evaluate((stored) => localStorage.setItem('authToken', stored), token)
  await reloaded
  await expected.path('/lojas/cadastrar')
  await expect(page.getByLabel(/Nome/).first()).toHaveValue('')
  await expected.noText(/Rascunho restaurado/)
  const writes = watch.calls.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/gestor/auth/'))
  expect(writes).toEqual([])
})
