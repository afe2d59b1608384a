/** What the journey does and waits for in a page of the console, by keyboard, role and visible text. */
import type { Firefox } from './bidi.ts'

/** Waits until this path is the address's. */
export const at = (firefox: Firefox, path: string) =>
  firefox.until(`at ${path}`, (wanted) => location.pathname === wanted, path)
/** Waits until the text stands on the page. */
export const shows = (firefox: Firefox, text: string) =>
  firefox.until(`shows "${text}"`, (wanted) => document.body.innerText.includes(wanted), text)
/** Waits until the text is gone. */
export const hides = (firefox: Firefox, text: string) =>
  firefox.until(`hides "${text}"`, (wanted) => !document.body.innerText.includes(wanted), text)
/** Waits for a list that has been read. */
export const hasRows = (firefox: Firefox) =>
  firefox.until(
    'a table with rows, at rest',
    () =>
      document.querySelectorAll('[role=grid] tbody tr [role=gridcell]').length > 1 &&
      document.querySelector('[role=grid][aria-busy=true]') === null,
  )
/** The command layer is there when the footer names the key of its help. */
export const isReady = (firefox: Firefox) =>
  firefox.until('the keys are there', () => document.querySelector('footer')?.textContent?.includes('atalhos') ?? false)

/** Types a line into the palette and runs what is highlighted. */
export async function command(firefox: Firefox, line: string) {
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

/** Puts the focus into the field with this label. */
export const focusField = (firefox: Firefox, label: string) =>
  firefox.until(
    `a field "${label}"`,
    (wanted) => {
      const named = [...document.querySelectorAll('label')].find((each) => each.textContent?.startsWith(wanted))
      const field = document.getElementById(named?.htmlFor ?? '')
      field?.focus()
      return field !== null && document.activeElement === field
    },
    label,
  )
/** Waits until the focus is in the field of this name. */
export const hasFocus = (firefox: Firefox, name: string) =>
  firefox.until(
    `the focus is in "${name}"`,
    (wanted) => {
      const field = document.activeElement
      const label = field instanceof HTMLInputElement ? field.labels?.[0]?.textContent : null
      return (field?.getAttribute('aria-label') ?? label ?? '').startsWith(wanted)
    },
    name,
  )
/** Waits until the value of the field with this label ends so. */
export const hasValue = (firefox: Firefox, label: string, end: string) =>
  firefox.until(
    `"${label}" ends in ${end}`,
    (wanted, ending) => {
      const named = [...document.querySelectorAll('label')].find((each) => each.textContent?.startsWith(wanted))
      const field = document.getElementById(named?.htmlFor ?? '')
      return field instanceof HTMLInputElement && field.type === 'datetime-local' && field.value.endsWith(ending)
    },
    label,
    end,
  )
/** Leaves a changed form: the question is answered by its key. */
export async function leave(firefox: Firefox, line: string, path: string) {
  await command(firefox, line)
  await firefox.until('a question', () => document.querySelector('[role=alertdialog]') !== null)
  await firefox.press('s')
  await at(firefox, path)
}

/** The query of the address. */
export const dataKey = (firefox: Firefox) => firefox.ask(() => new URLSearchParams(location.search).toString())

/** Whether the page kept the key from the browser, which would have answered it with a window of its own. */
export async function isKept(firefox: Firefox, keys: string): Promise<boolean> {
  await firefox.ask(() => {
    addEventListener('keydown', (event) => {
      document.documentElement.dataset['kept'] = String(event.defaultPrevented)
    })
  })
  await firefox.press(keys)
  return firefox.ask(() => document.documentElement.dataset['kept'] === 'true')
}

/** One step of the journey; throws where something is not as it should be. */
export type Step = readonly [name: string, go: (firefox: Firefox, url: string) => Promise<void>]

/** Throws with these words where it is not so. */
export function mustBe(isSo: boolean, what: string) {
  if (!isSo) throw new Error(what)
}
