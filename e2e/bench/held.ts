/** What a page holds more while it reads a whole list, in a Chromium that nobody drives. */
import { demoLogin } from '#sandbox/auth/routes.ts'
import { openBare } from './bare.ts'

/** Settles when the page's expression is true. */
const until = (condition: string) =>
  `new Promise((done) => { const look = () => (${condition}) ? done(true) : setTimeout(look, 100); look() })`
const PANEL = `(document.querySelector('[data-region="leitura"]')?.textContent ?? '')`
const PAGES = `Number((/Páginas([\\d.]+) de/.exec(${PANEL})?.[1] ?? '0').replace('.', ''))`

/** MB of the page's process at the end of 'ler tudo' less those at its tenth page, which brings what is there once. */
export async function heldByReading(url: string): Promise<number> {
  const page = await openBare()
  try {
    await page.goto(`${url}/login`)
    await page.evaluate(`fetch('/api/gestor/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: ${JSON.stringify(JSON.stringify(demoLogin))},
    }).then((answer) => answer.json()).then(({ accessToken }) => localStorage.setItem('authToken', accessToken))`)
    await page.goto(`${url}/transacoes`)
    await page.evaluate(
      until(
        `document.querySelector('[role=grid] tbody td') && document.querySelector('footer')?.textContent.includes('atalhos')`,
      ),
    )
    await page.press('k', 'KeyK', true)
    await page.evaluate(until(`document.activeElement?.getAttribute('role') === 'combobox'`))
    await page.type('ler tudo')
    await page.evaluate(
      until(`document.querySelector('[role=option][aria-selected=true]')?.textContent.includes('Ler tudo')`),
    )
    await page.press('Enter', 'Enter')
    await page.evaluate(until(`${PAGES} >= 10`))
    const before = await page.held()
    await page.evaluate(until(`${PANEL}.includes('Provada')`))
    return (await page.held()) - before
  } finally {
    await page.close()
  }
}
