/** Two operators, one browser: nothing of one reaches the other, and nobody acts with another's hands (cases M1-M4). */
import { demoLogin } from '#sandbox/auth/routes.ts'
import type { Operador } from './operador.ts'
import { expect, test } from './test.ts'
import { failedCall } from './watch.ts'

const ANA = demoLogin.dscEmail
const OTAVIO = 'auditor@gestor.test'
const RELEASES = /\/gestor\/bonus\/\d+\/liberar$/

test.beforeEach(({ vigia }) => vigia.accept(failedCall))

/** Comes back through the sign-in page, to its list. */
async function signIn(operador: Operador, email: string) {
  await operador.acessa(email)
  await expect.poll(() => new URL(operador.page.url()).pathname).toBe('/cashbacks')
  await expect(operador.linha('#')).toBeVisible()
}

test('a sign-out in the middle of a run says what it ends, and the next operator is offered nothing [M1, M2]', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  await operador.entraNaLista('/bonus', ANA)
  await plataforma.late('liberar$', 4000)
  await operador.manda('liberar bônus 101-103, 105-107')
  await operador.confirma('Liberar 6 bônus? #101, #102, #103, #105, #106, #107')
  await expect.poll(() => espera.vezes('POST', '/gestor/bonus/101/liberar')).toBe(1)
  await operador.manda('sair')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/Sair cancela [2345] liberações que faltam\./)
  await operador.tecla('s')
  await espera.caminho('/login')
  const sent = vigia.calls.filter(({ path }) => RELEASES.test(path)).length
  expect(sent).toBeLessThan(6)

  await signIn(operador, OTAVIO)
  await operador.digita('')
  await expect(operador.paleta.getByRole('option').first()).toBeVisible()
  await espera.semTexto(/^Recentes$/)
  await espera.semTexto(/liberar bônus/)
  await operador.tecla('Escape')
  await expect(page.getByRole('button', { name: /Retomar|Conferir|Voltar para onde parei/ })).toHaveCount(0)
  expect(vigia.calls.filter(({ path }) => RELEASES.test(path))).toHaveLength(sent)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain('bonus')
})

test('a run cut off by a lost session waits for its owner, who is asked again [M1, M3]', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  await operador.entraNaLista('/bonus', ANA)
  await plataforma.late('liberar$', 1500)
  await operador.manda('liberar bônus 113-115, 117-119')
  await operador.confirma('Liberar 6 bônus? #113, #114, #115, #117, #118, #119')
  await expect.poll(() => espera.vezes('POST', '/gestor/bonus/113/liberar')).toBe(1)
  await plataforma.tokens({ revokeAll: true })
  await espera.caminho('/login')
  await espera.texto(/Sessão expirada\. Entre novamente\. Ficou por terminar: [2-6] liberações que faltam\./)
  const sent = () => vigia.calls.filter(({ path }) => RELEASES.test(path)).length
  const before = sent()

  await signIn(operador, OTAVIO)
  // The shell and the command layer are there, and nothing is offered.
  await operador.tecla('?')
  await expect(page.getByRole('dialog', { name: 'Atalhos' })).toBeVisible()
  await operador.tecla('Escape')
  await expect(page.getByRole('button', { name: /Retomar|Conferir|Voltar para onde parei/ })).toHaveCount(0)
  expect(sent()).toBe(before)
  await operador.manda('sair')
  await espera.caminho('/login')

  await signIn(operador, ANA)
  await expect(page.getByRole('button', { name: 'Voltar para onde parei' })).toBeVisible()
  await page.getByRole('button', { name: 'Retomar' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(/Liberar [2-6] bônus\?/)
  expect(sent()).toBe(before)
  await operador.tecla('n')
  expect(sent()).toBe(before)
})

test('the record that met the end of the session is counted, told and gone on with as the others are [D8, M2, M3]', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  await operador.entraNaLista('/bonus', ANA)
  await plataforma.refuse('bonus/115/liberar$', 403, { times: 1 })
  await operador.manda('liberar bônus 113-115, 117')
  await operador.confirma('Liberar 4 bônus? #113, #114, #115, #117')
  await espera.caminho('/login')
  await espera.texto(/Ficou por terminar: 2 liberações que faltam\./)
  await signIn(operador, ANA)
  await expect(page.getByText('Retomar 2 restantes? Liberar bônus')).toBeVisible()
  await page.getByRole('button', { name: 'Retomar' }).click()
  await operador.confirma('Liberar 2 bônus? #115, #117')
  await espera.toast('2 bônus liberados')
  expect(vigia.calls.filter(({ path }) => RELEASES.test(path)).map(({ path }) => /\d+/.exec(path)?.[0])).toEqual([
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
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  await operador.entra('/lojas/cadastrar', ANA)
  await page.getByLabel(/Nome/).first().fill('Loja de Ana')
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('gestor.rascunho'))))
    .toBe(true)
  const token = await operador.ficha(OTAVIO)
  const other = await context.newPage()
  await other.goto(`${plataforma.url}/favicon.svg`)
  // The browser asks about a page that somebody has touched: here nobody is asked, whose work it is not.
  await page.keyboard.press('End')
  page.on('dialog', (asked) => void asked.dismiss())
  const reloaded = page.waitForEvent('load')
  await other.evaluate((stored) => localStorage.setItem('authToken', stored), token)
  await reloaded
  await espera.caminho('/lojas/cadastrar')
  await expect(page.getByLabel(/Nome/).first()).toHaveValue('')
  await espera.semTexto(/Rascunho restaurado/)
  const writes = vigia.calls.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/gestor/auth/'))
  expect(writes).toEqual([])
})
