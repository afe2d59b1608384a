/** What the day does in forms and fields, in this order. */
import { at, focusField, hasFocus, hasRows, hasValue, isReady, leave, mustBe, shows, type Step } from './page.ts'

/** Each under what it shows; it begins anywhere and ends on the list of cashbacks. */
export const formSteps: readonly Step[] = [
  [
    'edits and saves',
    async (browser, url) => {
      await browser.open(`${url}/fornecedores/editar/4`)
      await isReady(browser)
      await browser.until('the form is filled, and one of its fields has the focus', () => {
        const name = document.querySelector<HTMLInputElement>('input[name=dscNome]')
        return (name?.value ?? '') !== '' && document.activeElement?.closest('form') === name?.form
      })
      await browser.ask(() => document.querySelector<HTMLInputElement>('input[name=dscNome]')?.focus())
      mustBe(
        await browser.ask(() => document.querySelector('input[type=number]') === null),
        'a number field with the browser’s own buttons',
      )
      await browser.press('End')
      await browser.type(' FF')
      await browser.press('Control+s')
      await shows(browser, 'Fornecedor atualizado com sucesso')
    },
  ],
  [
    'chooses in a picker',
    async (browser, url) => {
      await browser.open(`${url}/produtos/cadastrar`)
      await isReady(browser)
      await focusField(browser, 'Fornecedor')
      await browser.type('a')
      await browser.until(
        'what is typed finds some',
        () => document.querySelector('[role=listbox] [role=option]') !== null,
      )
      await browser.press('ArrowDown Enter')
      await browser.until('one is chosen and the list is gone', () => {
        const field = document.activeElement
        return (
          field instanceof HTMLInputElement &&
          field.value.length > 1 &&
          field.getAttribute('aria-expanded') === 'false' &&
          document.querySelector('[role=listbox] [role=option]') === null
        )
      })
      await leave(browser, 'ir para planos', '/cashback-planos')
      await hasRows(browser)
    },
  ],
  [
    'reads words and pasted text in a date field',
    async (browser, url) => {
      await browser.open(`${url}/auditoria/transacoes/valor`)
      await isReady(browser)
      await hasRows(browser)
      await focusField(browser, 'Início')
      await browser.type('1010')
      await browser.until('the field has the digits, and the ring of the focus', () => {
        const field = document.activeElement
        return (
          field instanceof HTMLInputElement &&
          field.validity.badInput &&
          getComputedStyle(field).outlineStyle === 'solid'
        )
      })
      await browser.type('ontem')
      await browser.press('Tab')
      await hasValue(browser, 'Início', 'T00:00')
      // By the browser's own clipboard, through another field.
      await focusField(browser, 'Mínimo')
      await browser.type('15/10/2026 14:30')
      await browser.press('Control+a Control+x')
      await focusField(browser, 'Início')
      await browser.press('Control+v')
      await hasValue(browser, 'Início', '2026-10-15T14:30')
      await focusField(browser, 'Fim')
      await browser.type('hoje')
      await browser.press('Enter')
      await browser.until('the period is the address’s', () =>
        /dataInicio=2026-10-15T14:30&dataFim=\d{4}-\d\d-\d\dT23:59/.test(decodeURIComponent(location.search)),
      )
      await hasRows(browser)
      await browser.press('Escape g m')
      await at(browser, '/cashback-planos')
      await hasRows(browser)
    },
  ],
  [
    'adds a level and types its percentage',
    async (browser) => {
      await browser.press('c')
      await at(browser, '/cashback-planos/cadastrar')
      await focusField(browser, 'Nome')
      await browser.press('Control+Shift+Enter')
      await hasFocus(browser, 'Percentual da linha 1')
      await browser.type('5')
      await browser.press('Enter')
      await hasFocus(browser, 'Percentual da linha 2')
      await leave(browser, 'ir para cashbacks', '/cashbacks')
      await hasRows(browser)
    },
  ],
]
