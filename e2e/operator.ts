/** What an operator does in the console; every element is found by role or visible text. */
import type { Locator, Page } from '@playwright/test'
import { DEMO_LOGIN } from '#sandbox/auth/routes.ts'
import { expect } from './expect.ts'

/** 'Mod+K' is Ctrl+K or ⌘K. A single letter is typed as written, so 'Shift+S' and 'g' differ. */
const toPlaywrightKey = (key: string) => key.replace('Mod+', 'ControlOrMeta+')

/** The operator of a test, on one page of the console. */
export class Operator {
  readonly page: Page
  private readonly url: string

  constructor(page: Page, url: string) {
    this.page = page
    this.url = url
  }

  /** Opens `path` with a stored session, without the sign-in page (sign-in-and-out.e2e.ts tests that page). */
  async opensSignedIn(path = '/cashbacks', email: string = DEMO_LOGIN.dscEmail) {
    const token = await this.fetchToken(email)
    if (this.page.url() !== 'about:blank') await this.storesToken(token)
    // `storageState` can be set only after the browser has a page of this origin. A new page therefore stores its token
    // from its own init script.
    const initScript = await this.page.addInitScript((text) => localStorage.setItem('authToken', text), token)
    await this.opens(path)
    await initScript.dispose()
  }

  /** Opens a list with a stored session and waits for its first row. */
  async opensListSignedIn(path?: string, email?: string) {
    await this.opensSignedIn(path, email)
    await expect(this.row('#')).toBeVisible()
  }

  /** Opens a list in a page that is signed in already, and waits for its first row. */
  async opensList(path: string) {
    await this.opens(path)
    await expect(this.row('#')).toBeVisible()
  }

  /** Signs in at the platform and returns the access token. */
  async fetchToken(email: string = DEMO_LOGIN.dscEmail): Promise<string> {
    const response = await this.page.request.post(`${this.url}/api/gestor/auth/login`, {
      data: { dscEmail: email, dscSenha: DEMO_LOGIN.dscSenha },
    })
    expect(response.status(), 'login').toBe(200)
    const { accessToken } = (await response.json()) as { accessToken: string }
    return accessToken
  }

  /** Reads a path from the platform directly, without the console. `path` has no API prefix. */
  async fetchJson(path: string): Promise<unknown> {
    const headers = { Authorization: `Bearer ${await this.fetchToken()}` }
    return (await this.page.request.get(`${this.url}/api${path}`, { headers })).json()
  }

  /** Reads the rows of a list from the platform directly. */
  async fetchRows<Row = { id: number }>(path: string): Promise<Row[]> {
    return ((await this.fetchJson(path)) as { content: Row[] }).content
  }

  /** Signs in through the page's sign-in form, as a person does. */
  async signsInThroughPage(email: string = DEMO_LOGIN.dscEmail) {
    await this.fills('E-mail', email)
    await this.fills('Senha', DEMO_LOGIN.dscSenha)
    await this.field('Senha').press('Enter')
  }

  /** Returns the token in the browser's storage; '' after a sign-out. */
  async getStoredToken(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('authToken'))
  }

  /** Sets the browser's storage to this token and nothing else. */
  async storesToken(token: string) {
    const localStorage = [{ name: 'authToken', value: token }]
    await this.page.context().setStorageState({ cookies: [], origins: [{ origin: this.url, localStorage }] })
  }

  /** Replaces the stored token, as another tab would. */
  async replacesToken(token: string) {
    await this.page.evaluate((text) => localStorage.setItem('authToken', text), token)
  }

  async opens(path: string) {
    await this.page.goto(`${this.url}${path}`)
  }

  /**
   * Presses keys one after the other: 'g p', 'Mod+K', 'Delete'. Before the first key it waits for the command layer, as
   * a person's own pause would; the footer's offer of key help shows that the layer is there.
   */
  async presses(keys: string) {
    // Found by its element: a dialog that opens meanwhile hides the footer from the accessibility tree that roles are
    // read from.
    const footer = this.page.locator('footer')
    if ((await footer.filter({ hasNotText: 'atalhos' }).count()) > 0) {
      // The command layer loads at the first press, or 400 ms later (app/README §2). A pointer press saves a hundred
      // tests those 400 ms.
      await this.page.evaluate(() => dispatchEvent(new Event('pointerdown')))
      await expect(footer.getByText('atalhos')).toBeAttached()
    }
    for (const key of keys.split(' ')) await this.page.keyboard.press(toPlaywrightKey(key))
  }

  /** Pastes a text at the focus, without the machine's own clipboard. */
  async pastes(text: string) {
    await this.page.evaluate((pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, text)
  }

  /** Holds back requests matching `address` until the returned function is called: a slow network. */
  async holdsRequests(address: RegExp): Promise<() => void> {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await this.page.route(address, async (route) => {
      await released
      await route.continue()
    })
    return release
  }

  /** The palette's dialog, open or not. */
  get palette(): Locator {
    return this.page
      .getByRole('dialog')
      .filter({ has: this.page.getByRole('combobox') })
      .filter({ visible: true })
  }

  /** Opens the palette with an empty input. */
  private async openEmptyPalette() {
    // No key listener is installed before the shell is rendered.
    const footer = this.page.locator('footer').first()
    await expect(footer).toBeAttached()
    if (!(await this.palette.isVisible())) await this.presses('Mod+k')
    const box = this.palette.getByRole('combobox').first()
    await expect(box).toBeFocused()
    if ((await box.inputValue()) !== '') await box.fill('')
  }

  /** Types a line into the palette key by key, without running it. */
  async typesKeyByKey(line: string) {
    await this.openEmptyPalette()
    // A line that begins with a number goes in as one piece: on a crowded machine '100' would be looked up as a record
    // (404) before '100 por página' is complete.
    if (/^\d+ [a-z]/.test(line)) await this.page.keyboard.insertText(line)
    else await this.page.keyboard.type(line)
  }

  /** Puts a line into the palette in one piece, for tests that do not look at its keys: each key costs a render. */
  async types(line: string) {
    await this.openEmptyPalette()
    await this.page.keyboard.insertText(line)
  }

  /** Runs the highlighted option for a line of the palette. */
  async runs(line: string) {
    await this.types(line)
    const highlighted = this.palette.getByRole('option', { selected: true })
    await expect(highlighted).toBeVisible()
    await this.page.keyboard.press('Enter')
  }

  /** The visible field with this label. */
  field(label: string | RegExp): Locator {
    return this.page.getByLabel(label).filter({ visible: true }).first()
  }

  async fills(label: string | RegExp, text: string) {
    await this.field(label).fill(text)
  }

  /**
   * Opens the form of a record with a stored session, waits until the field is filled, and replaces its value if `text`
   * is given.
   */
  async editsRecord(path: string, label: string, text?: string) {
    await this.opensSignedIn(path)
    await expect(this.field(label)).not.toHaveValue('')
    if (text !== undefined) await this.fills(label, text)
  }

  /** Chooses an option of a plain select by its text. */
  async selectsOption(label: string | RegExp, option: string) {
    await this.field(label).selectOption({ label: option })
  }

  /** Clicks a visible button or link. */
  async clicks(name: string | RegExp, within: Locator | Page = this.page) {
    const target = within.getByRole('button', { name }).or(within.getByRole('link', { name }))
    await target.filter({ visible: true }).first().click()
  }

  /** The first row of the table that shows this text. */
  row(text: string | RegExp): Locator {
    return this.page.getByRole('grid').getByRole('row').filter({ hasText: text }).first()
  }

  /** Returns the id that the table's row at this 0-based index shows. */
  async readRowId(index: number): Promise<number> {
    const cell = this.page.getByRole('grid').locator('tr[data-row]').nth(index).getByRole('gridcell').nth(1)
    return Number((await cell.innerText()).slice(1))
  }

  /** Puts the table's cursor on the row by a click on its second cell. */
  async focusesRow(text: string | RegExp) {
    await this.row(text).getByRole('gridcell').nth(1).click()
  }

  /** Confirms the dialog with exactly this text by its key. */
  async acceptsDialog(text: string) {
    const dialog = this.page.getByRole('alertdialog').filter({ hasText: text })
    await expect(dialog.getByText(text, { exact: true })).toBeVisible()
    await this.presses('s')
    await expect(dialog).toBeHidden()
  }

  /**
   * Runs a command on one record from the palette and confirms its dialog. `phrase` is the text before the id: 'excluir
   * cashback'.
   */
  async runsOnRecord(phrase: string, id: number | undefined) {
    await this.runs(`${phrase} ${id}`)
    await this.acceptsDialog(`${phrase.charAt(0).toUpperCase()}${phrase.slice(1)} #${id}?`)
  }

  /** Rejects the dialog with exactly this text by its key. */
  async rejectsDialog(text: string) {
    const dialog = this.page.getByRole('alertdialog').filter({ hasText: text })
    await expect(dialog.getByText(text, { exact: true })).toBeVisible()
    await this.presses('n')
    await expect(dialog).toBeHidden()
  }
}
