/**
 * `npm run e2e:firefox`: a day's journey in the system's own Firefox, by keyboard. What automation cannot show is said at
 * the end: real keyboards with dead keys, the browser's own find bar, its print window and its save window.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { demoLogin } from '#sandbox/auth/routes.ts'
import { startPlatform } from '../platform.ts'
import { type Firefox, startFirefox } from './bidi.ts'

const program = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path !== undefined && existsSync(path),
)

/** In the page: waits and looks, by role and visible text. */
const at = (firefox: Firefox, path: string) =>
  firefox.until(`at ${path}`, (wanted) => location.pathname === wanted, path)
const shows = (firefox: Firefox, text: string) =>
  firefox.until(`shows "${text}"`, (wanted) => document.body.innerText.includes(wanted), text)
const hides = (firefox: Firefox, text: string) =>
  firefox.until(`hides "${text}"`, (wanted) => !document.body.innerText.includes(wanted), text)
const hasRows = (firefox: Firefox) =>
  firefox.until(
    'a table with rows, at rest',
    () =>
      document.querySelectorAll('[role=grid] tbody tr [role=gridcell]').length > 1 &&
      document.querySelector('[role=grid][aria-busy=true]') === null,
  )
/** The command layer is there when the footer names the key of its help. */
const isReady = (firefox: Firefox) =>
  firefox.until('the keys are there', () => document.querySelector('footer')?.textContent?.includes('atalhos') ?? false)

/** Types a line into the palette and runs what is highlighted. */
async function command(firefox: Firefox, line: string) {
  await isReady(firefox)
  await firefox.press('Control+k')
  await firefox.until('the palette has the focus', () => document.activeElement?.getAttribute('role') === 'combobox')
  await firefox.type(line)
  await firefox.until(
    `"${line}" leads to something`,
    () => document.querySelector('[data-palette] [role=option][aria-selected=true]') !== null,
  )
  await firefox.press('Enter')
}

const dataKey = (firefox: Firefox) => firefox.ask(() => new URLSearchParams(location.search).toString())

/** Whether the page kept the key from the browser, which would have answered it with a window of its own. */
async function isKept(firefox: Firefox, keys: string): Promise<boolean> {
  await firefox.ask(() => {
    addEventListener('keydown', (event) => {
      document.documentElement.dataset['kept'] = String(event.defaultPrevented)
    })
  })
  await firefox.press(keys)
  return firefox.ask(() => document.documentElement.dataset['kept'] === 'true')
}

type Step = readonly [name: string, go: (firefox: Firefox, url: string) => Promise<void>]

function mustBe(isSo: boolean, what: string) {
  if (!isSo) throw new Error(what)
}

const steps: readonly Step[] = [
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
      const found = () => readdirSync(firefox.downloads).find((name) => name.endsWith('.csv'))
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
    'signs out',
    async (firefox) => {
      await command(firefox, 'sair')
      await at(firefox, '/login')
      mustBe(await firefox.ask(() => !localStorage.getItem('authToken')), 'the token stays')
      await hides(firefox, 'Recarregar')
    },
  ],
]

if (program === undefined) {
  console.log('O Firefox não está instalado: nada foi testado ("apt-get install firefox-esr", ou FIREFOX_PATH).')
} else {
  const platform = await startPlatform()
  const firefox = await startFirefox(program)
  console.log(`Firefox ${firefox.version}`)
  try {
    for (const [name, go] of steps) {
      const started = performance.now()
      await go(firefox, platform.url)
      console.log(`✓ ${name.padEnd(40)} ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
    mustBe(firefox.complaints.length === 0, `Firefox complained:\n${firefox.complaints.join('\n')}`)
    console.log(
      'Not shown here: dead keys of a real keyboard, the find bar itself, printing, the window for saving a page.',
    )
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : String(error)}`)
    for (const line of firefox.complaints) console.error(`    ${line}`)
    process.exitCode = 1
  } finally {
    await firefox.close()
    await platform.close()
  }
}
