/** What an operator does, in the operator's words; everything is found by role and visible text. */
import type { Locator, Page } from '@playwright/test'
import { DEMO_LOGIN } from '#sandbox/auth/routes.ts'
import { expect } from './expect.ts'

/** 'Mod+K' is Ctrl or ⌘; a single letter is typed as it stands, so 'Shift+S' and 'g' differ. */
const toPlaywrightKey = (key: string) => key.replace('Mod+', 'ControlOrMeta+')

/** The operator of a test, at one page of the console. */
export class Operator {
  readonly page: Page
  private readonly url: string

  constructor(page: Page, url: string) {
    this.page = page
    this.url = url
  }

  /** Comes in with a session, past the login screen (sessao.spec.ts goes through it), and opens `path`. */
  async openSignedIn(path = '/cashbacks', email: string = DEMO_LOGIN.dscEmail) {
    const token = await this.fetchToken(email)
    if (this.page.url() !== 'about:blank') await this.storeToken(token)
    // A storage that nobody has written to yet gets it from the first page itself: `guarda` opens one of its own for
    // it.
    const kept = await this.page.addInitScript((text) => localStorage.setItem('authToken', text), token)
    await this.open(path)
    await kept.dispose()
  }

  /** The same at a list, whose first row is waited for. */
  async openListSignedIn(path?: string, email?: string) {
    await this.openSignedIn(path, email)
    await expect(this.row('#')).toBeVisible()
  }

  /** A token as the platform's login gives it. */
  async fetchToken(email: string = DEMO_LOGIN.dscEmail): Promise<string> {
    const answer = await this.page.request.post(`${this.url}/api/gestor/auth/login`, {
      data: { dscEmail: email, dscSenha: DEMO_LOGIN.dscSenha },
    })
    expect(answer.status(), 'login').toBe(200)
    const { accessToken } = (await answer.json()) as { accessToken: string }
    return accessToken
  }

  /** What the platform itself answers to a read, past the console. */
  async fetchJson(path: string): Promise<unknown> {
    const headers = { Authorization: `Bearer ${await this.fetchToken()}` }
    return (await this.page.request.get(`${this.url}/api${path}`, { headers })).json()
  }

  /** The rows of a list, as the platform has them. */
  async fetchRows<Row = { id: number }>(path: string): Promise<Row[]> {
    return ((await this.fetchJson(path)) as { content: Row[] }).content
  }

  /** Goes through the sign-in page that this tab shows, as a person does. */
  async signInThroughPage(email: string = DEMO_LOGIN.dscEmail) {
    await this.fill('E-mail', email)
    await this.fill('Senha', DEMO_LOGIN.dscSenha)
    await this.field('Senha').press('Enter')
  }

  /** The token in the browser's storage; '' after a sign-out. */
  async getStoredToken(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('authToken'))
  }

  /** Leaves this token, and nothing else, in the browser's storage. */
  async storeToken(token: string) {
    const localStorage = [{ name: 'authToken', value: token }]
    await this.page.context().setStorageState({ cookies: [], origins: [{ origin: this.url, localStorage }] })
  }

  /** Puts this token in the place of the one in the browser's storage, as another tab would. */
  async replaceToken(token: string) {
    await this.page.evaluate((text) => localStorage.setItem('authToken', text), token)
  }

  async open(path: string) {
    await this.page.goto(`${this.url}${path}`)
  }

  /**
   * Keys one after the other: 'g p', 'Mod+K', 'Delete'. A person needs a moment before the first one, in which the
   * command layer arrives; the line that offers the keys' help says when it is there.
   */
  async press(keys: string) {
    // By its element: a window that opens meanwhile takes it from the tree that roles are read from.
    const footer = this.page.locator('footer')
    if ((await footer.filter({ hasNotText: 'atalhos' }).count()) > 0) {
      // It comes at the first press, or 400 ms later (app/README §2): a hundred journeys need not wait for that.
      await this.page.evaluate(() => dispatchEvent(new Event('pointerdown')))
      await expect(footer.getByText('atalhos')).toBeAttached()
    }
    for (const key of keys.split(' ')) await this.page.keyboard.press(toPlaywrightKey(key))
  }

  /** Pastes a text where the focus is; the machine's own clipboard is left alone. */
  async paste(text: string) {
    await this.page.evaluate((pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, text)
  }

  /** Holds back the files with this address until the returned function is called: a slow network. */
  async holdRequests(address: RegExp): Promise<() => void> {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await this.page.route(address, async (route) => {
      await released
      await route.continue()
    })
    return release
  }

  /** The palette's window, open or not. */
  get palette(): Locator {
    return this.page
      .getByRole('dialog')
      .filter({ has: this.page.getByRole('combobox') })
      .filter({ visible: true })
  }

  /** Has the palette open, with nothing in its box. */
  private async openEmptyPalette() {
    // Nobody listens before the shell is drawn.
    const footer = this.page.locator('footer').first()
    await expect(footer).toBeAttached()
    if (!(await this.palette.isVisible())) await this.press('Mod+k')
    const box = this.palette.getByRole('combobox').first()
    await expect(box).toBeFocused()
    if ((await box.inputValue()) !== '') await box.fill('')
  }

  /** Types a line into the palette key by key, and leaves it there. */
  async typeLine(line: string) {
    await this.openEmptyPalette()
    // A number is a record's while it stands alone: on a crowded machine long enough to be looked for (404) before
    // '100 por página' is typed to its end.
    if (/^\d+ [a-z]/.test(line)) await this.page.keyboard.insertText(line)
    else await this.page.keyboard.type(line)
  }

  /** Puts a line into the palette in one piece, where its keys are not what is looked at: each is drawn for. */
  async insertLine(line: string) {
    await this.openEmptyPalette()
    await this.page.keyboard.insertText(line)
  }

  /** Runs what is highlighted for a line of the palette. */
  async runLine(line: string) {
    await this.insertLine(line)
    const marked = this.palette.getByRole('option', { selected: true })
    await expect(marked).toBeVisible()
    await this.page.keyboard.press('Enter')
  }

  /** The field with this label. */
  field(label: string | RegExp): Locator {
    return this.page.getByLabel(label).filter({ visible: true }).first()
  }

  async fill(label: string | RegExp, text: string) {
    await this.field(label).fill(text)
  }

  /** Comes in at the form of a record, waits until its field is filled, and types `text` over it where told. */
  async editRecord(path: string, label: string, text?: string) {
    await this.openSignedIn(path)
    await expect(this.field(label)).not.toHaveValue('')
    if (text !== undefined) await this.fill(label, text)
  }

  /** Chooses in a plain select by the text of the option. */
  async selectOption(label: string | RegExp, option: string) {
    await this.field(label).selectOption({ label: option })
  }

  /** Presses a button or a link with the mouse. */
  async click(name: string | RegExp, within: Locator | Page = this.page) {
    const target = within.getByRole('button', { name }).or(within.getByRole('link', { name }))
    await target.filter({ visible: true }).first().click()
  }

  /** The table's row that shows this text. */
  row(text: string | RegExp): Locator {
    return this.page.getByRole('grid').getByRole('row').filter({ hasText: text }).first()
  }

  /** The id that the table's row at this place shows, from 0. */
  async readRowId(index: number): Promise<number> {
    const cell = this.page.getByRole('grid').locator('tr[data-row]').nth(index).getByRole('gridcell').nth(1)
    return Number((await cell.innerText()).slice(1))
  }

  /** Puts the table's cursor on the row by a click on its second cell, as the mouse does. */
  async focusRow(text: string | RegExp) {
    await this.row(text).getByRole('gridcell').nth(1).click()
  }

  /** The confirmation with exactly this text, answered by its key. */
  async acceptDialog(text: string) {
    const question = this.page.getByRole('alertdialog').filter({ hasText: text })
    await expect(question.getByText(text, { exact: true })).toBeVisible()
    await this.press('s')
    await expect(question).toBeHidden()
  }

  /** Has this done to one record: types it, and answers its question with yes. */
  async runOnRecord(verb: string, id: number | undefined) {
    await this.runLine(`${verb} ${id}`)
    await this.acceptDialog(`${verb.charAt(0).toUpperCase()}${verb.slice(1)} #${id}?`)
  }

  /** A question, answered with no. */
  async rejectDialog(text: string) {
    const question = this.page.getByRole('alertdialog').filter({ hasText: text })
    await expect(question.getByText(text, { exact: true })).toBeVisible()
    await this.press('n')
    await expect(question).toBeHidden()
  }
}
