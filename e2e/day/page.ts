/** Actions and waits in a page of the console, by keyboard, role and visible text, for the day's steps. */
import type { Browser } from './browser.ts'

/** Waits until the URL has this path. */
export const waitForPath = (browser: Browser, path: string) =>
  browser.waitFor(`at ${path}`, (wanted) => location.pathname === wanted, path)
/** Waits until the page shows the text. */
export const waitForText = (browser: Browser, text: string) =>
  browser.waitFor(`shows "${text}"`, (wanted) => document.body.innerText.includes(wanted), text)
/** Waits until the text is gone. */
export const waitForNoText = (browser: Browser, text: string) =>
  browser.waitFor(`hides "${text}"`, (wanted) => !document.body.innerText.includes(wanted), text)
/** Waits for a list with loaded rows. */
export const waitForRows = (browser: Browser) =>
  browser.waitFor(
    'a table with rows, at rest',
    () =>
      document.querySelectorAll('[role=grid] tbody tr [role=gridcell]').length > 1 &&
      document.querySelector('[role=grid][aria-busy=true]') === null,
  )
/** Waits for the command layer: the footer then shows the key of the help. */
export const waitUntilReady = (browser: Browser) =>
  browser.waitFor(
    'the keys are there',
    () => document.querySelector('footer')?.textContent?.includes('atalhos') ?? false,
  )

/** Types a line into the palette and runs the highlighted option. */
export async function runCommand(browser: Browser, line: string) {
  await waitUntilReady(browser)
  await browser.press('Control+k')
  await browser.waitFor('the palette has the focus', () => document.activeElement?.getAttribute('role') === 'combobox')
  await browser.type(line)
  await browser.waitFor(
    `"${line}" leads to something`,
    () => document.querySelector('[data-palette] [role=option][aria-selected=true]') !== null,
  )
  await browser.press('Enter')
}

/** Focuses the field with this label. */
export const focusField = (browser: Browser, label: string) =>
  browser.waitFor(
    `a field "${label}"`,
    (wanted) => {
      const named = [...document.querySelectorAll('label')].find((each) => each.textContent?.startsWith(wanted))
      const field = document.getElementById(named?.htmlFor ?? '')
      field?.focus()
      return field !== null && document.activeElement === field
    },
    label,
  )
/** Waits until the field with this name has the focus. */
export const waitForFocus = (browser: Browser, name: string) =>
  browser.waitFor(
    `the focus is in "${name}"`,
    (wanted) => {
      const field = document.activeElement
      const label = field instanceof HTMLInputElement ? field.labels?.[0]?.textContent : null
      return (field?.getAttribute('aria-label') ?? label ?? '').startsWith(wanted)
    },
    name,
  )
/** Waits until the value of the field with this label ends with `end`. */
export const waitForValue = (browser: Browser, label: string, end: string) =>
  browser.waitFor(
    `"${label}" ends in ${end}`,
    (wanted, ending) => {
      const named = [...document.querySelectorAll('label')].find((each) => each.textContent?.startsWith(wanted))
      const field = document.getElementById(named?.htmlFor ?? '')
      return field instanceof HTMLInputElement && field.type === 'datetime-local' && field.value.endsWith(ending)
    },
    label,
    end,
  )
/** Leaves a changed form: the confirmation is accepted by its key. */
export async function leaveForm(browser: Browser, line: string, path: string) {
  await runCommand(browser, line)
  await browser.waitFor('a question', () => document.querySelector('[role=alertdialog]') !== null)
  await browser.press('s')
  await waitForPath(browser, path)
}

/** Returns the query of the URL. */
export const getQuery = (browser: Browser) => browser.evaluate(() => new URLSearchParams(location.search).toString())

/** Whether the page handled the key, which would otherwise open a window of the browser. */
export async function isKeyHandled(browser: Browser, keys: string): Promise<boolean> {
  await browser.evaluate(() => {
    addEventListener('keydown', (event) => {
      document.documentElement.dataset['kept'] = String(event.defaultPrevented)
    })
  })
  await browser.press(keys)
  return browser.evaluate(() => document.documentElement.dataset['kept'] === 'true')
}

/** One step of the day; throws if something is wrong. */
export type Step = readonly [name: string, go: (browser: Browser, url: string) => Promise<void>]

/** Throws with this message if the condition is false. */
export function assert(condition: boolean, message: string) {
  if (!condition) throw new Error(message)
}
