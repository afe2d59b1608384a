/** A day's journey in Firefox, step by step, each from where the one before it ended. */
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { demoLogin } from '#sandbox/auth/routes.ts'
import { SCREENS, walk } from '../keys/walk.ts'
import { watchKeys } from '../keys/watcher.ts'
import {
  at,
  command,
  dataKey,
  focusField,
  hasFocus,
  hasRows,
  hasValue,
  hides,
  isKept,
  isReady,
  leave,
  mustBe,
  shows,
  type Step,
} from './page.ts'

/** Lots of the walk (e2e/passeio.spec.ts) where some are told, `PASSEIO=12-25`, and how many bursts of each. */
const [first = 0, last = first] = (process.env['PASSEIO'] ?? '').split('-').map(Number)
const LOTS = first > 0 ? Array.from({ length: last - first + 1 }, (_, place) => first + place) : []
const BURSTS = 6

/** What is done, in this order, each under what it shows. */
export const steps: readonly Step[] = [
  [
    'signs in',
    async (firefox, url) => {
      await firefox.open(`${url}/login`)
      await firefox.until('the e-mail has the focus', () => document.activeElement?.getAttribute('name') === 'email')
      await firefox.type(demoLogin.dscEmail)
      await firefox.press('Tab')
      await firefox.until('the focus has moved', () => document.activeElement?.getAttribute('name') !== 'email')
      // 'Esqueceu a senha?' stands before its field.
      await firefox.ask(() => document.querySelector<HTMLInputElement>('input[name=password]')?.focus())
      await firefox.type(demoLogin.dscSenha)
      await firefox.press('Enter')
      await at(firefox, '/cashbacks')
      await hasRows(firefox)
    },
  ],
  [
    'goes by the palette and by sequences',
    async (firefox) => {
      await command(firefox, 'ir para categorias')
      await at(firefox, '/categorias')
      await hasRows(firefox)
      await firefox.press('g p')
      await at(firefox, '/produtos')
      await hasRows(firefox)
      await firefox.press('g u')
      await at(firefox, '/usuarios')
      await hasRows(firefox)
    },
  ],
  [
    'filters',
    async (firefox) => {
      await firefox.press('/')
      await firefox.until('the filter has the focus', () => document.activeElement instanceof HTMLInputElement)
      await firefox.type('maria')
      await firefox.press('Enter')
      await firefox.until('the address holds the filter', () => /maria/.test(location.search))
      await hasRows(firefox)
      mustBe(
        await firefox.ask(() =>
          [...document.querySelectorAll('[role=grid] tbody tr')].every((row) => /maria/i.test(row.textContent ?? '')),
        ),
        'a row without the name that was asked for',
      )
      await command(firefox, 'limpar filtros')
      await firefox.until('the filter is gone', () => !/maria/.test(location.search))
      await firefox.press('Escape')
    },
  ],
  [
    'sorts and pages',
    async (firefox) => {
      await hasRows(firefox)
      await command(firefox, 'ordenar por id crescente')
      await firefox.until('sorted by id', () => document.querySelector('th[aria-sort=ascending]') !== null)
      await hasRows(firefox)
      const before = await dataKey(firefox)
      await firefox.press(']')
      await shows(firefox, 'Página 2 de')
      mustBe((await dataKey(firefox)) !== before, 'the address does not tell the page')
      await hasRows(firefox)
      await firefox.press('[')
      await shows(firefox, 'Página 1 de')
    },
  ],
  [
    'keeps its keys from the browser',
    async (firefox) => {
      await hasRows(firefox)
      await firefox.press('j')
      await firefox.until(
        'the table has the focus',
        () => document.activeElement?.closest('[role=grid]') !== null && document.activeElement !== document.body,
      )
      mustBe(await isKept(firefox, 'Control+s'), 'Ctrl+S on a list is the browser’s')
      mustBe(await isKept(firefox, "'"), "' on a table opens the quick find")
      mustBe(await isKept(firefox, '/'), '/ on a list opens the quick find')
      await firefox.press('Escape')
    },
  ],
  [
    'edits and saves',
    async (firefox, url) => {
      await firefox.open(`${url}/fornecedores/editar/4`)
      await isReady(firefox)
      await firefox.until('the form is filled, and one of its fields has the focus', () => {
        const name = document.querySelector<HTMLInputElement>('input[name=dscNome]')
        return (name?.value ?? '') !== '' && document.activeElement?.closest('form') === name?.form
      })
      await firefox.ask(() => document.querySelector<HTMLInputElement>('input[name=dscNome]')?.focus())
      mustBe(
        await firefox.ask(() => document.querySelector('input[type=number]') === null),
        'a number field with the browser’s own buttons',
      )
      await firefox.press('End')
      await firefox.type(' FF')
      await firefox.press('Control+s')
      await shows(firefox, 'Fornecedor atualizado com sucesso')
    },
  ],
  [
    'chooses in a picker',
    async (firefox, url) => {
      await firefox.open(`${url}/produtos/cadastrar`)
      await isReady(firefox)
      await focusField(firefox, 'Fornecedor')
      await firefox.type('a')
      await firefox.until(
        'what is typed finds some',
        () => document.querySelector('[role=listbox] [role=option]') !== null,
      )
      await firefox.press('ArrowDown Enter')
      await firefox.until('one is chosen and the list is gone', () => {
        const field = document.activeElement
        return (
          field instanceof HTMLInputElement &&
          field.value.length > 1 &&
          field.getAttribute('aria-expanded') === 'false' &&
          document.querySelector('[role=listbox] [role=option]') === null
        )
      })
      await leave(firefox, 'ir para planos', '/cashback-planos')
      await hasRows(firefox)
    },
  ],
  [
    'reads words and pasted text in a date field',
    async (firefox, url) => {
      await firefox.open(`${url}/auditoria/transacoes/valor`)
      await isReady(firefox)
      await hasRows(firefox)
      await focusField(firefox, 'Início')
      await firefox.type('ontem')
      await firefox.press('Tab')
      await hasValue(firefox, 'Início', 'T00:00')
      // By the browser's own clipboard, through another field.
      await focusField(firefox, 'Mínimo')
      await firefox.type('15/10/2026 14:30')
      await firefox.press('Control+a Control+x')
      await focusField(firefox, 'Início')
      await firefox.press('Control+v')
      await hasValue(firefox, 'Início', '2026-10-15T14:30')
      await focusField(firefox, 'Fim')
      await firefox.type('hoje')
      await firefox.press('Enter')
      await firefox.until('the period is the address’s', () =>
        /dataInicio=2026-10-15T14:30&dataFim=\d{4}-\d\d-\d\dT23:59/.test(decodeURIComponent(location.search)),
      )
      await hasRows(firefox)
      await firefox.press('Escape g m')
      await at(firefox, '/cashback-planos')
      await hasRows(firefox)
    },
  ],
  [
    'adds a level and types its percentage',
    async (firefox) => {
      await firefox.press('c')
      await at(firefox, '/cashback-planos/cadastrar')
      await focusField(firefox, 'Nome')
      await firefox.press('Control+Shift+Enter')
      await hasFocus(firefox, 'Percentual da linha 1')
      await firefox.type('5')
      await firefox.press('Enter')
      await hasFocus(firefox, 'Percentual da linha 2')
      await leave(firefox, 'ir para cashbacks', '/cashbacks')
      await hasRows(firefox)
    },
  ],
  [
    'acts on many after a question',
    async (firefox, url) => {
      await firefox.open(`${url}/cashbacks`)
      await hasRows(firefox)
      await command(firefox, 'desabilitar cashback 249, 250')
      await firefox.until('a question', () => document.querySelector('[role=alertdialog]') !== null)
      await firefox.press('s')
      await firefox.until('the question is gone', () => document.querySelector('[role=alertdialog]') === null)
      await firefox.until('both are off', () =>
        ['#249', '#250'].every((id) =>
          [...document.querySelectorAll('[role=grid] tbody tr')].some(
            ({ textContent }) => textContent?.includes(id) && textContent.includes('Inativo'),
          ),
        ),
      )
    },
  ],
  [
    'downloads the page as CSV',
    async (firefox) => {
      await firefox.press('g c')
      await hasRows(firefox)
      await firefox.press('a e')
      // The file is there before what stands in it.
      const found = () =>
        readdirSync(firefox.downloads).find(
          (name) => name.endsWith('.csv') && statSync(join(firefox.downloads, name)).size > 0,
        )
      for (const end = performance.now() + 20_000; found() === undefined && performance.now() < end;)
        await new Promise((resolve) => setTimeout(resolve, 50))
      const name = found()
      mustBe(name !== undefined, 'no file')
      const text = readFileSync(join(firefox.downloads, name ?? ''), 'utf8')
      mustBe(text.startsWith('\uFEFF') && text.split('\n').length > 5, `not the page: ${text.slice(0, 80)}`)
    },
  ],
  [
    'shows the help and the other theme',
    async (firefox) => {
      await firefox.press('?')
      await firefox.until('the help', () => /atalhos/i.test(document.querySelector('[role=dialog]')?.textContent ?? ''))
      await firefox.press('Escape')
      await firefox.until('no window', () => document.querySelector('[role=dialog]') === null)
      const before = await firefox.ask(() => document.documentElement.dataset['theme'] ?? '')
      await firefox.press('a t')
      await firefox.until('another theme', (theme) => document.documentElement.dataset['theme'] !== theme, before)
    },
  ],
  [
    'captures a key of one’s own',
    async (firefox) => {
      await command(firefox, 'configurar atalhos')
      await firefox.until('the search has the focus', () => document.activeElement instanceof HTMLInputElement)
      await firefox.type('tema')
      const capture = async () => {
        await firefox.until('the button of the theme’s key', () => {
          const button = document.querySelector<HTMLElement>(
            '[role=dialog] button[aria-label^="Trocar a tecla de Usar tema"]',
          )
          button?.focus()
          return button !== null
        })
        await firefox.press('Enter')
        await firefox.until('keys are captured', () => document.activeElement?.matches('[data-recorder]') ?? false)
      }
      await capture()
      await firefox.press('Escape')
      await firefox.until(
        'Esc has ended the capture alone',
        () =>
          document.querySelector('[data-recorder]') === null &&
          document.querySelector('[role=dialog]')?.textContent?.includes('Configurar atalhos') === true,
      )
      await capture()
      // Dead on a Brazilian keyboard, and Firefox's quick find: it is heard here, and refused in words.
      await firefox.press("' Enter")
      await firefox.until('why not', () => document.querySelector('[role=dialog] [role=alert]') !== null)
      await capture()
      await firefox.press('g y Enter')
      await firefox.until('no capture', () => document.querySelector('[data-recorder]') === null)
      await firefox.press('Escape')
      await firefox.until('no window', () => document.querySelector('[role=dialog]') === null)
      const before = await firefox.ask(() => document.documentElement.dataset['theme'] ?? '')
      await firefox.press('g y')
      await firefox.until('another theme', (theme) => document.documentElement.dataset['theme'] !== theme, before)
    },
  ],
  [
    'is walked over by quick keys drawn by lot',
    async (firefox, url) => {
      if (LOTS.length === 0) return
      await firefox.begin(watchKeys, SCREENS)
      // F6 leaves a window for the browser's own bars, where it has some: Firefox keeps it.
      const press = async (key: string) => {
        if (!key.endsWith('F6')) await firefox.press(key.replace('Mod+', 'Control+'))
      }
      for (const lot of LOTS) {
        await firefox.open(`${url}/cashbacks`)
        await hasRows(firefox)
        const wrong = await walk({ press, ask: firefox.ask }, lot, BURSTS)
        mustBe(wrong.length === 0, wrong.join('\n'))
      }
      await firefox.open(`${url}/cashbacks`)
      await hasRows(firefox)
    },
  ],
  [
    'signs out',
    async (firefox) => {
      await command(firefox, 'sair')
      await at(firefox, '/login')
      mustBe(await firefox.ask(() => !localStorage.getItem('authToken')), 'the token stays')
      await hides(firefox, 'Recarregar')
    },
  ],
]
