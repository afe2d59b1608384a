/** The day's steps in forms and fields, in this order. */
import {
  waitForPath,
  focusField,
  waitForFocus,
  waitForRows,
  waitForValue,
  waitUntilReady,
  leaveForm,
  assert,
  waitForText,
  type Step,
} from './page.ts'

/** Each step is named after what it shows; the first can begin anywhere, the last ends on the list of cashbacks. */
export const formSteps: readonly Step[] = [
  [
    'edits and saves',
    async (browser, url) => {
      await browser.open(`${url}/fornecedores/editar/4`)
      await waitUntilReady(browser)
      await browser.waitFor('the form is filled, and one of its fields has the focus', () => {
        const name = document.querySelector<HTMLInputElement>('input[name=dscNome]')
        return (name?.value ?? '') !== '' && document.activeElement?.closest('form') === name?.form
      })
      await browser.evaluate(() => document.querySelector<HTMLInputElement>('input[name=dscNome]')?.focus())
      assert(
        await browser.evaluate(() => document.querySelector('input[type=number]') === null),
        'a number field with the browser’s own buttons',
      )
      await browser.press('End')
      await browser.type(' FF')
      await browser.press('Control+s')
      await waitForText(browser, 'Fornecedor atualizado com sucesso')
    },
  ],
  [
    'chooses in a picker',
    async (browser, url) => {
      await browser.open(`${url}/produtos/cadastrar`)
      await waitUntilReady(browser)
      await focusField(browser, 'Fornecedor')
      await browser.type('a')
      await browser.waitFor(
        'what is typed finds some',
        () => document.querySelector('[role=listbox] [role=option]') !== null,
      )
      await browser.press('ArrowDown Enter')
      await browser.waitFor('one is chosen and the list is gone', () => {
        const field = document.activeElement
        return (
          field instanceof HTMLInputElement &&
          field.value.length > 1 &&
          field.getAttribute('aria-expanded') === 'false' &&
          document.querySelector('[role=listbox] [role=option]') === null
        )
      })
      await leaveForm(browser, 'ir para planos', '/cashback-planos')
      await waitForRows(browser)
    },
  ],
  [
    'reads words and pasted text in a date field',
    async (browser, url) => {
      await browser.open(`${url}/auditoria/transacoes/valor`)
      await waitUntilReady(browser)
      await waitForRows(browser)
      await focusField(browser, 'Início')
      await browser.type('1010')
      await browser.waitFor('the field has the digits, and the ring of the focus', () => {
        const field = document.activeElement
        return (
          field instanceof HTMLInputElement &&
          field.validity.badInput &&
          getComputedStyle(field).outlineStyle === 'solid'
        )
      })
      await browser.type('ontem')
      await browser.press('Tab')
      await waitForValue(browser, 'Início', 'T00:00')
      // By the browser's own clipboard, through another field.
      await focusField(browser, 'Mínimo')
      await browser.type('15/10/2026 14:30')
      await browser.press('Control+a Control+x')
      await focusField(browser, 'Início')
      await browser.press('Control+v')
      await waitForValue(browser, 'Início', '2026-10-15T14:30')
      await focusField(browser, 'Fim')
      await browser.type('hoje')
      await browser.press('Enter')
      await browser.waitFor('the period is the address’s', () =>
        /dataInicio=2026-10-15T14:30&dataFim=\d{4}-\d\d-\d\dT23:59/.test(decodeURIComponent(location.search)),
      )
      await waitForRows(browser)
      await browser.press('Escape g m')
      await waitForPath(browser, '/cashback-planos')
      await waitForRows(browser)
    },
  ],
  [
    'adds a level and types its percentage',
    async (browser) => {
      await browser.press('c')
      await waitForPath(browser, '/cashback-planos/cadastrar')
      await focusField(browser, 'Nome')
      await browser.press('Control+Shift+Enter')
      await waitForFocus(browser, 'Percentual da linha 1')
      await browser.type('5')
      await browser.press('Enter')
      await waitForFocus(browser, 'Percentual da linha 2')
      await leaveForm(browser, 'ir para cashbacks', '/cashbacks')
      await waitForRows(browser)
    },
  ],
]
