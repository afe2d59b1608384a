/** The build deployed in a folder of another site, with the platform on an origin of its own. */
import { test as base } from '@playwright/test'
import { expect } from './expect.ts'
import { FOLDER_PATH, serveFolder } from './serve-folder.ts'
import { Operator } from './operator.ts'
import { startPlatform, type TestPlatform } from './test-platform.ts'

interface Site {
  /** The site with its folder: 'http://127.0.0.1:40124/gestor'. */
  url: string
  platform: TestPlatform
}

const test = base.extend<{ complaints: string[] }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const platform = await startPlatform({ cors: ['*'] })
      const folder = await serveFolder(`${platform.url}/api`, [platform.url])
      await use({ url: folder.url, platform })
      await folder.close()
      await platform.close()
    },
    { scope: 'worker' },
  ],
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await use(complaints)
  },
})

test('one build runs in a folder, with the platform elsewhere, and requests nothing from the rest of its site [I11]', async ({
  page,
  site,
  complaints,
}) => {
  const strays: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === new URL(site.url).origin && !pathname.startsWith(`${FOLDER_PATH}/`)) strays.push(pathname)
  })

  // A deep link without a session, three levels down.
  await page.goto(`${site.url}/produtos/editar/12`)
  await expect(page).toHaveURL(`${site.url}/login`)
  await new Operator(page, site.url).signsInThroughPage()
  await expect(page).toHaveURL(`${site.url}/cashbacks`)
  await expect(page.getByRole('grid').getByRole('row')).not.toHaveCount(1)

  // Lazy chunks, links and the history use the folder.
  await new Operator(page, site.url).presses('g p')
  await expect(page).toHaveURL(new RegExp(`^${site.url}/produtos`))
  await expect(page.getByRole('link', { name: 'Lojas' }).first()).toHaveAttribute('href', `${FOLDER_PATH}/lojas`)
  await page.goto(`${site.url}/produtos/editar/12`)
  await expect(page.getByRole('heading', { name: 'Editar Produto' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nome').first()).not.toHaveValue('')
  // The state of a list is in its URL, which a reload keeps.
  await page.goto(`${site.url}/cashbacks?pagina=2&STATUS_ID=1`)
  const rows = page.getByRole('grid').getByRole('row')
  await expect(rows.nth(1)).toContainText('#')
  const before = await rows.allTextContents()
  await page.reload()
  await expect(rows).toHaveText(before)
  await expect(page).toHaveURL(`${site.url}/cashbacks?pagina=2&STATUS_ID=1`)
  await expect(page.getByRole('textbox', { name: 'Status ID' })).toHaveValue('1')
  await page.goto(`${site.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  expect(strays).toEqual([])
  expect(complaints).toEqual([])
})

test('the theme is set before the first paint, in a folder too', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('gestor.preferencias.1', '{"theme":"escuro"}'))
  await page.route('**/assets/**', () => undefined)
  await page.goto(`${site.url}/login`, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('an unknown path leads to the first page, missing chunks are reported with a retry, and the console starts on every visit', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/nao/existe/mesmo`)
  await expect(page).toHaveURL(`${site.url}/login`)
  await expect(page.getByRole('button', { name: 'Acessar' })).toBeVisible()
  await test.step('Missing chunks', async () => {
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
    await page.goto(`${site.url}/login`)
    await expect(page.getByRole('alert')).toHaveText(/Uma parte do console não pôde ser carregada/)
    await page.unroute('**/assets/**')
    await page.getByRole('link', { name: 'tente novamente' }).click()
    await expect(page.getByRole('button', { name: 'Acessar' })).toBeVisible()
  })
  await test.step('Every visit, its chunks from the browser’s cache', async () => {
    for (let time = 0; time < 12; time++) {
      await page.goto(`${site.url}/login`, { waitUntil: 'commit' })
      await expect(page.getByRole('button', { name: 'Acessar' })).toBeVisible()
    }
  })
})
