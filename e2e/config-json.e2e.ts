/** How the console treats a config.json that is wrong, missing or unreadable. */
import type { Page } from '@playwright/test'
import { checkAccessibility } from './check-accessibility.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'
import { Operator } from './operator.ts'
import { getScanPanel } from './scan-page.ts'

test.describe('config.json', () => {
  const withConfig = (page: Page, body: string, status = 200, contentType = 'application/json') =>
    page.route('**/config.json', (route) => route.fulfill({ status, contentType, body }))

  test('that is wrong, no JSON or unreadable is reported on a page of its own; a missing one leaves the defaults', async ({
    page,
    operator,
    expected,
    watch,
  }) => {
    watch.acceptProblem(FAILED_CALL_MESSAGE)
    await test.step('a wrong value: a page that names the key, and nothing else', async () => {
      await withConfig(page, '{"apiBase": 5}')
      await operator.opens('/login')
      await expected.text(/apiBase.*esperado um caminho que comece com "\/"/)
      await expect(page.getByRole('textbox')).toHaveCount(0)
    })
    await test.step('no JSON: the same', async () => {
      await page.unroute('**/config.json')
      await withConfig(page, 'apiBase=/api')
      await operator.opens('/')
      await expected.text(/esperado um arquivo JSON válido/)
    })
    await test.step('unreadable: a page with a retry', async () => {
      await page.unroute('**/config.json')
      await withConfig(page, '', 500)
      await operator.opens('/login')
      await expected.text(/Não foi possível ler config.json/)
      await page.unroute('**/config.json')
      await operator.clicks('Tentar novamente')
      await expect(page.getByLabel('E-mail')).toBeVisible()
    })
    await test.step('missing, or answered by the single page: the defaults', async () => {
      for (const [status, type] of [
        [404, 'text/plain'],
        [200, 'text/html'],
      ] as const) {
        await withConfig(page, '<!doctype html>', status, type)
        await operator.opens('/login')
        await expect(page.getByLabel('E-mail')).toBeVisible()
        await page.unroute('**/config.json')
      }
    })
  })

  /** Returns the names of channels and locks that the page opens from now on, which no browser lists. */
  async function recordOpenedNames(page: Page): Promise<readonly string[]> {
    const names: string[] = []
    await page.exposeFunction('recordName', (name: string) => void names.push(name))
    await page.addInitScript(() => {
      const record = (name: string) => (Reflect.get(globalThis, 'recordName') as (name: string) => void)(name)
      globalThis.BroadcastChannel = class extends BroadcastChannel {
        constructor(name: string) {
          super(name)
          record(name)
        }
      }
      const { request } = LockManager.prototype
      LockManager.prototype.request = function (this: LockManager, ...args: Parameters<typeof request>) {
        record(args[0])
        return Reflect.apply(request, this, args) as ReturnType<typeof request>
      } as typeof request
    })
    return names
  }

  /** The names under which the page stores something that another console of its origin could read. */
  const listStoredNames = (page: Page) =>
    page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(document.cookie === '' ? [] : [document.cookie]),
      ...(window.name === '' ? [] : [window.name]),
    ])

  const STAGING = JSON.stringify({ environment: { name: 'Homologação', kind: 'staging' } })
  const badge = (page: Page) => page.getByText('Ambiente: Homologação').filter({ visible: true })

  test('with an environment: its name is worn from the sign-in page to the printed page', async ({
    page,
    operator,
  }) => {
    await withConfig(page, STAGING)
    await operator.opens('/login')
    await expect(page).toHaveTitle(/^Homologação · .+ · Gestor$/)
    await expect(badge(page)).toBeVisible()
    await expect(page.locator('link[rel="icon"]')).not.toHaveAttribute(
      'href',
      /^data:image\/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgBAMAAAC/,
    )
    await checkAccessibility(page)
    await operator.signsInThroughPage()
    await expect(operator.row('#')).toBeVisible()
    await expect(page).toHaveTitle(/^Homologação · Cashbacks · Gestor$/)
    await expect(page.getByRole('banner').getByText('Ambiente: Homologação')).toBeVisible()
    await operator.runs('excluir cashback 250')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toHaveAccessibleDescription(/^Ambiente: Homologação/)
    await checkAccessibility(page)
    await operator.presses('n')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.print-note')).toHaveText(/^Homologação · Cashbacks · /)
  })

  test('with an environment: nothing that is stored is shared with a console that has another', async ({
    context,
    page,
    operator,
    platform,
  }) => {
    const opened = await recordOpenedNames(page)
    await withConfig(page, STAGING)
    await operator.opens('/login')
    await operator.signsInThroughPage()
    await expect(operator.row('#')).toBeVisible()
    await operator.runs('desabilitar cashback 250')
    await operator.acceptsDialog('Desabilitar cashback #250?')
    await operator.opens('/bonus')
    await expect(operator.row('#')).toBeVisible()
    await operator.runs('ler tudo')
    await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
    const stored = await listStoredNames(page)
    const names = [...stored, ...opened]
    // The token, the history, the pages of the scan, a channel and the lock of a write are among them.
    for (const word of ['authToken', 'historico', 'escritas', 'envio'])
      expect(names.filter((name) => name.includes(word))).not.toEqual([])
    // The only name of several environments says which one the console in this folder had last.
    expect(names.filter((name) => !/@staging-Homologa|^gestor-ambiente:\/$/.test(name))).toEqual([])

    const otherPage = await context.newPage()
    const other = new Operator(otherPage, platform.url)
    await other.opens('/cashbacks')
    await expect(otherPage).toHaveURL(/\/login$/)
    await expect(otherPage).not.toHaveTitle(/Homologação/)
    await other.signsInThroughPage('auditor@gestor.test')
    await expect(other.row('#')).toBeVisible()
    await other.runs('sair')
    await expect(otherPage.getByRole('button', { name: 'Acessar' })).toBeVisible()
    const kept = stored.filter((name) => !name.startsWith('gestor-ambiente'))
    expect(await listStoredNames(page)).toEqual(expect.arrayContaining(kept))
    await page.reload()
    await expect(operator.row('#')).toBeVisible()
  })
})
