/** Two operators, one browser: nothing of one reaches the other, and nobody acts with another's hands (cases M1-M4). */
import { DEMO_LOGIN } from '#sandbox/auth/routes.ts'
import type { Operator } from './operator.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const ANA = DEMO_LOGIN.dscEmail
const OTAVIO = 'auditor@gestor.test'
const RELEASES = /\/gestor\/bonus\/\d+\/liberar$/

test.beforeEach(({ watch }) => watch.acceptProblem(FAILED_CALL_MESSAGE))

/** Comes back through the sign-in page, to its list. */
async function signIn(operator: Operator, email: string) {
  await operator.signInThroughPage(email)
  await expect.poll(() => new URL(operator.page.url()).pathname).toBe('/cashbacks')
  await expect(operator.row('#')).toBeVisible()
}

test('a sign-out in the middle of a run says what it ends, and the next operator is offered nothing [M1, M2]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  await operator.openListSignedIn('/bonus', ANA)
  await platform.delayCalls('liberar$', 4000)
  await operator.runLine('liberar bônus 101-103, 105-107')
  await operator.acceptDialog('Liberar 6 bônus? #101, #102, #103, #105, #106, #107')
  await expect.poll(() => expected.countCalls('POST', '/gestor/bonus/101/liberar')).toBe(1)
  await operator.runLine('sair')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/Sair cancela [2345] liberações que faltam\./)
  await operator.press('s')
  await expected.path('/login')
  const sent = watch.calls.filter(({ path }) => RELEASES.test(path)).length
  expect(sent).toBeLessThan(6)

  await signIn(operator, OTAVIO)
  await operator.typeLine('')
  await expect(operator.palette.getByRole('option').first()).toBeVisible()
  await expected.noText(/^Recentes$/)
  await expected.noText(/liberar bônus/)
  await operator.press('Escape')
  await expect(page.getByRole('button', { name: /Retomar|Conferir|Voltar para onde parei/ })).toHaveCount(0)
  expect(watch.calls.filter(({ path }) => RELEASES.test(path))).toHaveLength(sent)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain('bonus')
})

test('a run cut off by a lost session waits for its owner, who is asked again [M1, M3]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  await operator.openListSignedIn('/bonus', ANA)
  await platform.delayCalls('liberar$', 1500)
  await operator.runLine('liberar bônus 113-115, 117-119')
  await operator.acceptDialog('Liberar 6 bônus? #113, #114, #115, #117, #118, #119')
  await expect.poll(() => expected.countCalls('POST', '/gestor/bonus/113/liberar')).toBe(1)
  await platform.setTokenControls({ revokeAll: true })
  await expected.path('/login')
  await expected.text(/Sessão expirada\. Entre novamente\. Ficou por terminar: [2-6] liberações que faltam\./)
  const sent = () => watch.calls.filter(({ path }) => RELEASES.test(path)).length
  const before = sent()

  await signIn(operator, OTAVIO)
  // The shell and the command layer are there, and nothing is offered.
  await operator.press('?')
  await expect(page.getByRole('dialog', { name: 'Atalhos' })).toBeVisible()
  await operator.press('Escape')
  await expect(page.getByRole('button', { name: /Retomar|Conferir|Voltar para onde parei/ })).toHaveCount(0)
  expect(sent()).toBe(before)
  await operator.runLine('sair')
  await expected.path('/login')

  await signIn(operator, ANA)
  await expect(page.getByRole('button', { name: 'Voltar para onde parei' })).toBeVisible()
  await page.getByRole('button', { name: 'Retomar' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(/Liberar [2-6] bônus\?/)
  expect(sent()).toBe(before)
  await operator.press('n')
  expect(sent()).toBe(before)
})

test('the record that met the end of the session is counted, told and gone on with as the others are [D8, M2, M3]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  await operator.openListSignedIn('/bonus', ANA)
  await platform.failCalls('bonus/115/liberar$', 403, { times: 1 })
  await operator.runLine('liberar bônus 113-115, 117')
  await operator.acceptDialog('Liberar 4 bônus? #113, #114, #115, #117')
  await expected.path('/login')
  await expected.text(/Ficou por terminar: 2 liberações que faltam\./)
  await signIn(operator, ANA)
  await expect(page.getByText('Retomar 2 restantes? Liberar bônus')).toBeVisible()
  await page.getByRole('button', { name: 'Retomar' }).click()
  await operator.acceptDialog('Liberar 2 bônus? #115, #117')
  await expected.toast('2 bônus liberados')
  expect(watch.calls.filter(({ path }) => RELEASES.test(path)).map(({ path }) => /\d+/.exec(path)?.[0])).toEqual([
    '113',
    '114',
    '115',
    '115',
    '117',
  ])
})

test('another operator’s token in the storage begins the page anew, and nothing is sent with it [M4]', async ({
  page,
  context,
  operator,
  expected,
  platform,
  watch,
}) => {
  await operator.openSignedIn('/lojas/cadastrar', ANA)
  await page.getByLabel(/Nome/).first().fill('Loja de Ana')
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('gestor.rascunho'))))
    .toBe(true)
  const token = await operator.fetchToken(OTAVIO)
  const other = await context.newPage()
  await other.goto(`${platform.url}/favicon.svg`)
  // The browser asks about a page that somebody has touched: here nobody is asked, whose work it is not.
  await page.keyboard.press('End')
  page.on('dialog', (asked) => void asked.dismiss())
  const reloaded = page.waitForEvent('load')
  await other.evaluate((stored) => localStorage.setItem('authToken', stored), token)
  await reloaded
  await expected.path('/lojas/cadastrar')
  await expect(page.getByLabel(/Nome/).first()).toHaveValue('')
  await expected.noText(/Rascunho restaurado/)
  const writes = watch.calls.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/gestor/auth/'))
  expect(writes).toEqual([])
})
