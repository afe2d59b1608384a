/** A day's journey, step by step, each from where the one before it ended. */
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { demoLogin } from '#sandbox/auth/routes.ts'
import { SCREENS, walk } from '../keys/walk.ts'
import { watchKeys } from '../keys/watcher.ts'
import { formSteps } from './form-steps.ts'
import { at, command, dataKey, hasRows, hides, isKept, isReady, mustBe, shows, type Step } from './page.ts'

/** Lots of the walk (e2e/passeio.spec.ts) where some are told, `PASSEIO=12-25`, and how many bursts of each. */
const [first = 0, last = first] = (process.env['PASSEIO'] ?? '').split('-').map(Number)
const LOTS = first > 0 ? Array.from({ length: last - first + 1 }, (_, place) => first + place) : []
const BURSTS = 6

/** What is done, in this order, each under what it shows. */
export const steps: readonly Step[] = [
  [
    'signs in',
    async (browser, url) => {
      await browser.open(`${url}/login`)
      await browser.until('the e-mail has the focus', () => document.activeElement?.getAttribute('name') === 'email')
      await browser.type(demoLogin.dscEmail)
      await browser.press('Tab')
      await browser.until('the focus has moved', () => document.activeElement?.getAttribute('name') !== 'email')
      // 'Esqueceu a senha?' stands before its field.
      await browser.ask(() => document.querySelector<HTMLInputElement>('input[name=password]')?.focus())
      await browser.type(demoLogin.dscSenha)
      await browser.press('Enter')
      await at(browser, '/cashbacks')
      await hasRows(browser)
    },
  ],
  [
    'goes by the palette and by sequences',
    async (browser) => {
      await command(browser, 'ir para categorias')
      await at(browser, '/categorias')
      await hasRows(browser)
      await browser.press('g p')
      await at(browser, '/produtos')
      await hasRows(browser)
    },
  ],
  [
    'draws every cell in the middle of its row',
    async (browser) => {
      const aside = await browser.ask(() => {
        const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
        const words = document.createRange()
        return [...document.querySelectorAll('[role=grid] tbody [role=gridcell]')].flatMap((cell) => {
          words.selectNodeContents(cell)
          const away = Math.abs(middle(words.getBoundingClientRect()) - middle(cell.getBoundingClientRect()))
          return away > 2 ? [`${cell.textContent}: ${away} px`] : []
        })
      })
      mustBe(aside.length === 0, `not in the middle of its row: ${aside.join(', ')}`)
    },
  ],
  [
    'filters',
    async (browser) => {
      await browser.press('g u')
      await at(browser, '/usuarios')
      await hasRows(browser)
      await browser.press('/')
      await browser.until('the filter has the focus', () => document.activeElement instanceof HTMLInputElement)
      await browser.type('maria')
      await browser.press('Enter')
      await browser.until('the address holds the filter', () => /maria/.test(location.search))
      await hasRows(browser)
      mustBe(
        await browser.ask(() =>
          [...document.querySelectorAll('[role=grid] tbody tr')].every((row) => /maria/i.test(row.textContent ?? '')),
        ),
        'a row without the name that was asked for',
      )
      await command(browser, 'limpar filtros')
      await browser.until('the filter is gone', () => !/maria/.test(location.search))
      await browser.press('Escape')
    },
  ],
  [
    'sorts and pages',
    async (browser) => {
      await hasRows(browser)
      await command(browser, 'ordenar por id crescente')
      await browser.until('sorted by id', () => document.querySelector('th[aria-sort=ascending]') !== null)
      await hasRows(browser)
      const before = await dataKey(browser)
      await browser.press(']')
      await shows(browser, 'Página 2 de')
      mustBe((await dataKey(browser)) !== before, 'the address does not tell the page')
      await hasRows(browser)
      await browser.press('[')
      await shows(browser, 'Página 1 de')
    },
  ],
  [
    'keeps its keys from the browser',
    async (browser) => {
      await hasRows(browser)
      await browser.press('j')
      await browser.until(
        'the table has the focus',
        () => document.activeElement?.closest('[role=grid]') !== null && document.activeElement !== document.body,
      )
      mustBe(await isKept(browser, 'Control+s'), 'Ctrl+S on a list is the browser’s')
      mustBe(await isKept(browser, "'"), "' on a table opens the quick find")
      mustBe(await isKept(browser, '/'), '/ on a list opens the quick find')
      await browser.press('Escape')
    },
  ],
  ...formSteps,
  [
    'acts on many after a question',
    async (browser, url) => {
      await browser.open(`${url}/cashbacks`)
      await hasRows(browser)
      await command(browser, 'desabilitar cashback 249, 250')
      await browser.until('a question', () => document.querySelector('[role=alertdialog]') !== null)
      await browser.press('s')
      await browser.until('the question is gone', () => document.querySelector('[role=alertdialog]') === null)
      await browser.until('both are off', () =>
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
      await command(browser, 'ir para produtos')
      await at(browser, '/produtos')
      await hasRows(browser)
      await browser.press('j i')
      const previews = (isThere: boolean) =>
        browser.until(
          isThere ? 'a preview' : 'no preview',
          (wanted) => (document.querySelector('[aria-label="Prévia"]') !== null) === wanted,
          isThere,
        )
      await previews(true)
      await browser.press('i')
      await previews(false)
    },
  ],
  [
    'reads a whole list and proves it',
    async (browser) => {
      await command(browser, 'ler tudo')
      await shows(browser, 'Provada')
      await shows(browser, '320 linhas, nenhuma repetida, nenhuma faltando')
    },
  ],
  [
    'says that there is no connection',
    async (browser) => {
      const connect = (isOnline: boolean) =>
        browser.ask((online) => {
          Object.defineProperty(navigator, 'onLine', { configurable: true, value: online })
          dispatchEvent(new Event(online ? 'online' : 'offline'))
        }, isOnline)
      await connect(false)
      await shows(browser, 'Sem conexão. Mostrando dados de')
      await connect(true)
      await hides(browser, 'Sem conexão')
    },
  ],
  [
    'comes back by itself after a reload',
    async (browser) => {
      await browser.press(']')
      await shows(browser, 'Página 2 de')
      await hasRows(browser)
      await browser.open(await browser.ask(() => location.href))
      await shows(browser, 'Página 2 de')
      await hasRows(browser)
      // No key was pressed: the hints come when the browser has time for them.
      await isReady(browser)
    },
  ],
  [
    'downloads the page as CSV',
    async (browser) => {
      await browser.press('g c')
      await shows(browser, 'Cadastrar Cashback')
      await hasRows(browser)
      await browser.press('a e')
      // The file is there before what stands in it.
      const found = () =>
        readdirSync(browser.downloads).find(
          (name) => name.endsWith('.csv') && statSync(join(browser.downloads, name)).size > 0,
        )
      for (const end = performance.now() + 20_000; found() === undefined && performance.now() < end;)
        await new Promise((resolve) => setTimeout(resolve, 50))
      const name = found()
      mustBe(name !== undefined, 'no file')
      const text = readFileSync(join(browser.downloads, name ?? ''), 'utf8')
      mustBe(text.startsWith('\uFEFF') && text.split('\n').length > 5, `not the page: ${text.slice(0, 80)}`)
    },
  ],
  [
    'shows the help and the other theme',
    async (browser) => {
      await browser.press('?')
      await browser.until('the help', () => /atalhos/i.test(document.querySelector('[role=dialog]')?.textContent ?? ''))
      await browser.press('Escape')
      await browser.until('no window', () => document.querySelector('[role=dialog]') === null)
      const before = await browser.ask(() => document.documentElement.dataset['theme'] ?? '')
      await browser.press('a t')
      await browser.until('another theme', (theme) => document.documentElement.dataset['theme'] !== theme, before)
    },
  ],
  [
    'captures a key of one’s own',
    async (browser) => {
      await command(browser, 'configurar atalhos')
      await browser.until('the search has the focus', () => document.activeElement instanceof HTMLInputElement)
      await browser.type('tema')
      const capture = async () => {
        await browser.until('the button of the theme’s key', () => {
          const button = document.querySelector<HTMLElement>(
            '[role=dialog] button[aria-label^="Trocar a tecla de Usar tema"]',
          )
          button?.focus()
          return button !== null
        })
        await browser.press('Enter')
        await browser.until('keys are captured', () => document.activeElement?.matches('[data-recorder]') ?? false)
      }
      await capture()
      await browser.press('Escape')
      await browser.until(
        'Esc has ended the capture alone',
        () =>
          document.querySelector('[data-recorder]') === null &&
          document.querySelector('[role=dialog]')?.textContent?.includes('Configurar atalhos') === true,
      )
      await capture()
      // Dead on a Brazilian keyboard, and Firefox's quick find: it is heard here, and refused in words.
      await browser.press("' Enter")
      await browser.until('why not', () => document.querySelector('[role=dialog] [role=alert]') !== null)
      await capture()
      await browser.press('g y Enter')
      await browser.until('no capture', () => document.querySelector('[data-recorder]') === null)
      await browser.press('Escape')
      await browser.until('no window', () => document.querySelector('[role=dialog]') === null)
      const before = await browser.ask(() => document.documentElement.dataset['theme'] ?? '')
      await browser.press('g y')
      await browser.until('another theme', (theme) => document.documentElement.dataset['theme'] !== theme, before)
    },
  ],
  [
    'is walked over by quick keys drawn by lot',
    async (browser, url) => {
      // WebKit's driver runs nothing before a page's own scripts.
      if (LOTS.length === 0 || !browser.begin) return
      await browser.begin(watchKeys, SCREENS)
      // F6 leaves a window for the browser's own bars, where it has some: Firefox keeps it.
      const press = async (key: string) => {
        if (!key.endsWith('F6')) await browser.press(key.replace('Mod+', 'Control+'))
      }
      for (const lot of LOTS) {
        await browser.open(`${url}/cashbacks`)
        await hasRows(browser)
        const wrong = await walk({ press, ask: browser.ask }, lot, BURSTS)
        mustBe(wrong.length === 0, wrong.join('\n'))
      }
      await browser.open(`${url}/cashbacks`)
      await hasRows(browser)
    },
  ],
  [
    'signs out',
    async (browser) => {
      await command(browser, 'sair')
      await at(browser, '/login')
      mustBe(await browser.ask(() => !localStorage.getItem('authToken')), 'the token stays')
      await hides(browser, 'Recarregar')
    },
  ],
]
