/** The steps of a day, each starting where the one before has ended. */
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_LOGIN } from '#sandbox/auth/routes.ts'
import { SCREENS, runRandomKeys } from '../keys/random-keys.ts'
import { installKeyWatcher } from '../keys/key-watcher.ts'
import { formSteps } from './form-steps.ts'
import {
  waitForPath,
  runCommand,
  getQuery,
  waitForRows,
  waitForNoText,
  isKeyHandled,
  waitUntilReady,
  assert,
  waitForText,
  type Step,
} from './page.ts'

/**
 * Seeds of random keys (e2e/random-keys.e2e.ts) if RANDOM_KEYS has some, 'RANDOM_KEYS=12-25', and the number of bursts
 * of each.
 */
const [first = 0, last = first] = (process.env['RANDOM_KEYS'] ?? '').split('-').map(Number)
const SEEDS = first > 0 ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : []
const BURST_COUNT = 6

/** Walks over the console by fast random keys; no step without seeds. */
const randomKeySteps: readonly Step[] =
  SEEDS.length === 0
    ? []
    : [
        [
          `acts only on what is visible under fast random keys, seeds ${process.env['RANDOM_KEYS']}`,
          async (browser, url) => {
            if (!browser.addInitScript) throw new Error('this driver runs nothing before the scripts of a page')
            await browser.addInitScript(installKeyWatcher, SCREENS)
            // F6 moves to the browser's own bars, if it has some: Firefox handles it itself.
            const press = async (key: string) => {
              if (!key.endsWith('F6')) await browser.press(key.replace('Mod+', 'Control+'))
            }
            for (const seed of SEEDS) {
              await browser.open(`${url}/cashbacks`)
              await waitForRows(browser)
              const problems = await runRandomKeys({ press, evaluate: browser.evaluate }, seed, BURST_COUNT)
              assert(problems.length === 0, problems.join('\n'))
            }
            await browser.open(`${url}/cashbacks`)
            await waitForRows(browser)
          },
        ],
      ]

/** The steps in their order, each named after what it shows. */
export const steps: readonly Step[] = [
  [
    'signs in',
    async (browser, url) => {
      await browser.open(`${url}/login`)
      await browser.waitFor('the e-mail has the focus', () => document.activeElement?.getAttribute('name') === 'email')
      await browser.type(DEMO_LOGIN.dscEmail)
      await browser.press('Tab')
      await browser.waitFor('the focus has moved', () => document.activeElement?.getAttribute('name') !== 'email')
      // 'Esqueceu a senha?' comes before its field.
      await browser.evaluate(() => document.querySelector<HTMLInputElement>('input[name=password]')?.focus())
      await browser.type(DEMO_LOGIN.dscSenha)
      await browser.press('Enter')
      await waitForPath(browser, '/cashbacks')
      await waitForRows(browser)
    },
  ],
  [
    'goes by the palette and by sequences',
    async (browser) => {
      await runCommand(browser, 'ir para categorias')
      await waitForPath(browser, '/categorias')
      await waitForRows(browser)
      await browser.press('g p')
      await waitForPath(browser, '/produtos')
      await waitForRows(browser)
    },
  ],
  [
    'draws every cell in the middle of its row',
    async (browser) => {
      const aside = await browser.evaluate(() => {
        const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
        const words = document.createRange()
        return [...document.querySelectorAll('[role=grid] tbody [role=gridcell]')].flatMap((cell) => {
          words.selectNodeContents(cell)
          const distance = Math.abs(middle(words.getBoundingClientRect()) - middle(cell.getBoundingClientRect()))
          return distance > 2 ? [`${cell.textContent}: ${distance} px`] : []
        })
      })
      assert(aside.length === 0, `not in the middle of its row: ${aside.join(', ')}`)
    },
  ],
  [
    'filters',
    async (browser) => {
      await browser.press('g u')
      await waitForPath(browser, '/usuarios')
      await waitForRows(browser)
      await browser.press('/')
      await browser.waitFor('the filter has the focus', () => document.activeElement instanceof HTMLInputElement)
      await browser.type('maria')
      await browser.press('Enter')
      await browser.waitFor('the address holds the filter', () => /maria/.test(location.search))
      await waitForRows(browser)
      assert(
        await browser.evaluate(() =>
          [...document.querySelectorAll('[role=grid] tbody tr')].every((row) => /maria/i.test(row.textContent ?? '')),
        ),
        'a row without the name that was asked for',
      )
      await runCommand(browser, 'limpar filtros')
      await browser.waitFor('the filter is gone', () => !/maria/.test(location.search))
      await browser.press('Escape')
    },
  ],
  [
    'sorts and pages',
    async (browser) => {
      await waitForRows(browser)
      await runCommand(browser, 'ordenar por id crescente')
      await browser.waitFor('sorted by id', () => document.querySelector('th[aria-sort=ascending]') !== null)
      await waitForRows(browser)
      const before = await getQuery(browser)
      await browser.press(']')
      await waitForText(browser, 'Página 2 de')
      assert((await getQuery(browser)) !== before, 'the address does not tell the page')
      await waitForRows(browser)
      await browser.press('[')
      await waitForText(browser, 'Página 1 de')
    },
  ],
  [
    'keeps its keys from the browser',
    async (browser) => {
      await waitForRows(browser)
      await browser.press('j')
      await browser.waitFor(
        'the table has the focus',
        () => document.activeElement?.closest('[role=grid]') !== null && document.activeElement !== document.body,
      )
      assert(await isKeyHandled(browser, 'Control+s'), 'Ctrl+S on a list is the browser’s')
      assert(await isKeyHandled(browser, "'"), "' on a table opens the quick find")
      assert(await isKeyHandled(browser, '/'), '/ on a list opens the quick find')
      await browser.press('Escape')
    },
  ],
  ...formSteps,
  [
    'acts on many after a question',
    async (browser, url) => {
      await browser.open(`${url}/cashbacks`)
      await waitForRows(browser)
      await runCommand(browser, 'desabilitar cashback 249, 250')
      await browser.waitFor('a question', () => document.querySelector('[role=alertdialog]') !== null)
      await browser.press('s')
      await browser.waitFor('the question is gone', () => document.querySelector('[role=alertdialog]') === null)
      await browser.waitFor('both are off', () =>
        ['#249', '#250'].every((id) =>
          [...document.querySelectorAll('[role=grid] tbody tr')].some(
            ({ textContent }) => textContent?.includes(id) && textContent.includes('Inativo'),
          ),
        ),
      )
    },
  ],
  [
    'previews a record beside its list',
    async (browser) => {
      await runCommand(browser, 'ir para produtos')
      await waitForPath(browser, '/produtos')
      await waitForRows(browser)
      await browser.press('j i')
      const waitForPreview = (isThere: boolean) =>
        browser.waitFor(
          isThere ? 'a preview' : 'no preview',
          (wanted) => (document.querySelector('[aria-label="Prévia"]') !== null) === wanted,
          isThere,
        )
      await waitForPreview(true)
      await browser.press('i')
      await waitForPreview(false)
    },
  ],
  [
    'reads a whole list and proves it',
    async (browser) => {
      await runCommand(browser, 'ler tudo')
      await waitForText(browser, 'Provada')
      await waitForText(browser, '320 linhas, nenhuma repetida, nenhuma faltando')
    },
  ],
  [
    'says that there is no connection',
    async (browser) => {
      const setOnline = (isOnline: boolean) =>
        browser.evaluate((online) => {
          Object.defineProperty(navigator, 'onLine', { configurable: true, value: online })
          dispatchEvent(new Event(online ? 'online' : 'offline'))
        }, isOnline)
      await setOnline(false)
      await waitForText(browser, 'Sem conexão. Mostrando dados de')
      await setOnline(true)
      await waitForNoText(browser, 'Sem conexão')
    },
  ],
  [
    'comes back by itself after a reload',
    async (browser) => {
      await browser.press(']')
      await waitForText(browser, 'Página 2 de')
      await waitForRows(browser)
      await browser.open(await browser.evaluate(() => location.href))
      await waitForText(browser, 'Página 2 de')
      await waitForRows(browser)
      // No key was pressed: the hints load when the browser is idle.
      await waitUntilReady(browser)
    },
  ],
  [
    'downloads the page as CSV',
    async (browser) => {
      await browser.press('g c')
      await waitForText(browser, 'Cadastrar Cashback')
      await waitForRows(browser)
      await browser.press('a e')
      // The file exists before its content does.
      const findFile = () =>
        readdirSync(browser.downloadFolder).find(
          (name) => name.endsWith('.csv') && statSync(join(browser.downloadFolder, name)).size > 0,
        )
      for (const end = performance.now() + 20_000; findFile() === undefined && performance.now() < end;)
        await new Promise((resolve) => setTimeout(resolve, 50))
      const name = findFile()
      assert(name !== undefined, 'no file')
      const text = readFileSync(join(browser.downloadFolder, name ?? ''), 'utf8')
      assert(text.startsWith('\uFEFF') && text.split('\n').length > 5, `not the page: ${text.slice(0, 80)}`)
    },
  ],
  [
    'shows the help and the other theme',
    async (browser) => {
      await browser.press('?')
      await browser.waitFor('the help', () =>
        /atalhos/i.test(document.querySelector('[role=dialog]')?.textContent ?? ''),
      )
      await browser.press('Escape')
      await browser.waitFor('no window', () => document.querySelector('[role=dialog]') === null)
      const before = await browser.evaluate(() => document.documentElement.dataset['theme'] ?? '')
      await browser.press('a t')
      await browser.waitFor('another theme', (theme) => document.documentElement.dataset['theme'] !== theme, before)
    },
  ],
  [
    'captures a key of one’s own',
    async (browser) => {
      await runCommand(browser, 'configurar atalhos')
      await browser.waitFor('the search has the focus', () => document.activeElement instanceof HTMLInputElement)
      await browser.type('tema')
      const capture = async () => {
        await browser.waitFor('the button of the theme’s key', () => {
          const button = document.querySelector<HTMLElement>(
            '[role=dialog] button[aria-label^="Trocar a tecla de Usar tema"]',
          )
          button?.focus()
          return button !== null
        })
        await browser.press('Enter')
        await browser.waitFor('keys are captured', () => document.activeElement?.matches('[data-recorder]') ?? false)
      }
      await capture()
      await browser.press('Escape')
      await browser.waitFor(
        'Esc has ended the capture alone',
        () =>
          document.querySelector('[data-recorder]') === null &&
          document.querySelector('[role=dialog]')?.textContent?.includes('Configurar atalhos') === true,
      )
      await capture()
      // A dead key on a Brazilian keyboard, and Firefox's quick find: here the console handles it, and refuses it in
      // words.
      await browser.press("' Enter")
      await browser.waitFor('why not', () => document.querySelector('[role=dialog] [role=alert]') !== null)
      await capture()
      await browser.press('g y Enter')
      await browser.waitFor('no capture', () => document.querySelector('[data-recorder]') === null)
      await browser.press('Escape')
      await browser.waitFor('no window', () => document.querySelector('[role=dialog]') === null)
      const before = await browser.evaluate(() => document.documentElement.dataset['theme'] ?? '')
      await browser.press('g y')
      await browser.waitFor('another theme', (theme) => document.documentElement.dataset['theme'] !== theme, before)
    },
  ],
  ...randomKeySteps,
  [
    'signs out',
    async (browser) => {
      await runCommand(browser, 'sair')
      await waitForPath(browser, '/login')
      assert(await browser.evaluate(() => !localStorage.getItem('authToken')), 'the token stays')
      await waitForNoText(browser, 'Recarregar')
    },
  ],
]
