/**
 * Takes screenshots of every screen, light and dark, 1440 and 390 px wide, into shots/, and README's pictures into
 * e2e/pictures/. Needs a build. Arguments limit the run to these routes; README stands for its picture: `npm run shots
 * -- /produtos README`.
 */
import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { DEMO_LOGIN } from '#sandbox/auth/routes.ts'
import { ensureBrowser } from '#app/build/find-browser.ts'
import { startPlatform } from './test-platform.ts'
import { publicRoutes, shellRoutes } from './routes.ts'

const WIDTHS = [1440, 390] as const
const SETTLE_DELAY_MS = 1200

const requested = process.argv.slice(2)
const wantsPicture = requested.length === 0 || requested.includes('README')
const routes =
  requested.length === 0 ? [...publicRoutes, ...shellRoutes] : requested.filter((name) => name !== 'README')
const platform = await startPlatform()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const response = await fetch(`${platform.url}/api/gestor/auth/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(DEMO_LOGIN),
})
const { accessToken } = (await response.json()) as { accessToken: string }

async function open(route: string, width: number, theme: 'light' | 'dark'): Promise<Page> {
  const isVisitor = (publicRoutes as readonly string[]).includes(route)
  const localStorage = isVisitor ? [] : [{ name: 'authToken', value: accessToken }]
  const context = await browser.newContext({
    viewport: { width, height: width > 600 ? 900 : 844 },
    colorScheme: theme,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    storageState: { cookies: [], origins: [{ origin: platform.url, localStorage }] },
  })
  const page = await context.newPage()
  await page.goto(platform.url + route, { waitUntil: 'networkidle' })
  await page.getByText('Carregando...').filter({ visible: true }).first().waitFor({ state: 'hidden' })
  await page.waitForTimeout(SETTLE_DELAY_MS)
  return page
}

mkdirSync('shots', { recursive: true })
for (const route of routes) {
  for (const width of WIDTHS) {
    for (const theme of ['light', 'dark'] as const) {
      const page = await open(route, width, theme)
      const name = route === '/' ? 'inicio' : route.slice(1).replaceAll('/', '-')
      await page.screenshot({ path: `shots/${name}-${width}-${theme}.png` })
      await page.context().close()
    }
  }
}
if (wantsPicture) {
  const page = await open('/produtos', 1440, 'light')
  // Opening the help ends the hint for first-time users. It opens once the commands are loaded, and so do the keys
  // after it work.
  for (const key of ['?', 'Escape']) {
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor({ state: key === '?' ? 'visible' : 'hidden' })
  }
  for (const key of ['j', 'x', 'j', 'x', 'j', 'j', 'ArrowRight']) await page.keyboard.press(key)
  await page.getByText('2 selecionados').first().waitFor()
  await page.waitForTimeout(SETTLE_DELAY_MS)
  mkdirSync('e2e/pictures', { recursive: true })
  await page.screenshot({ path: 'e2e/pictures/produtos.png' })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog').filter({ has: page.getByRole('combobox'), visible: true })
  await palette.getByRole('combobox').first().waitFor()
  await page.keyboard.type('excluir produto 312, 315-317')
  await page.waitForTimeout(SETTLE_DELAY_MS)
  await page.screenshot({ path: 'e2e/pictures/paleta.png' })
}
await browser.close()
await platform.close()
