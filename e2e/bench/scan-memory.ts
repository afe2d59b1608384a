/** Measures how much memory a page needs for scanning a whole list, in a Chromium without a driver. */
import { DEMO_LOGIN } from '#sandbox/auth/routes.ts'
import { openBarePage } from './bare-page.ts'

/** Returns code whose promise resolves when the page's condition is true. */
const waitForExpression = (condition: string) =>
  `new Promise((done) => { const look = () => (${condition}) ? done(true) : setTimeout(look, 100); look() })`
const PANEL_TEXT = `(document.querySelector('[data-region="leitura"]')?.textContent ?? '')`
const PAGES_READ = `Number((/Páginas([\\d.]+) de/.exec(${PANEL_TEXT})?.[1] ?? '0').replace('.', ''))`

/**
 * Returns the MB of the page's process at the end of 'ler tudo' minus those at its tenth page: by then everything that
 * is loaded once is there.
 */
export async function measureScanMemory(url: string): Promise<number> {
  const page = await openBarePage()
  try {
    await page.goto(`${url}/login`)
    await page.evaluate(`fetch('/api/gestor/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: ${JSON.stringify(JSON.stringify(DEMO_LOGIN))},
    }).then((answer) => answer.json()).then(({ accessToken }) => localStorage.setItem('authToken', accessToken))`)
    await page.goto(`${url}/transacoes`)
    await page.evaluate(
      waitForExpression(
        `document.querySelector('[role=grid] tbody td') && document.querySelector('footer')?.textContent.includes('atalhos')`,
      ),
    )
    await page.press('k', 'KeyK', true)
    await page.evaluate(waitForExpression(`document.activeElement?.getAttribute('role') === 'combobox'`))
    await page.type('ler tudo')
    await page.evaluate(
      waitForExpression(
        `document.querySelector('[role=option][aria-selected=true]')?.textContent.includes('Ler tudo')`,
      ),
    )
    await page.press('Enter', 'Enter')
    await page.evaluate(waitForExpression(`${PAGES_READ} >= 10`))
    const before = await page.measureMemory()
    await page.evaluate(waitForExpression(`${PANEL_TEXT}.includes('Provada')`))
    return (await page.measureMemory()) - before
  } finally {
    await page.close()
  }
}
