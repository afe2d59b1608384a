/** Presses keys and counts them: a key with its modifiers is one press, and so is a typed letter. */
import { expect, type Page } from '@playwright/test'

/** The keyboard of a task: it counts its key presses and records the console's calls meanwhile. */
export class KeyCounter {
  readonly page: Page
  pressCount = 0
  private readonly calls: { method: string; path: string }[] = []

  constructor(page: Page) {
    this.page = page
    page.on('request', (request) =>
      this.calls.push({ method: request.method(), path: new URL(request.url()).pathname.replace('/api', '') }),
    )
  }

  async press(...keys: string[]) {
    for (const key of keys) {
      await this.page.keyboard.press(key)
      this.pressCount++
    }
  }

  async type(text: string) {
    await this.page.keyboard.type(text)
    this.pressCount += text.length
  }

  /** Opens the palette, types, and runs the first option, which must be the expected one. */
  async runLine(text: string, expectedOption: string) {
    await this.press('ControlOrMeta+k')
    await expect(this.page.getByRole('combobox').filter({ visible: true }).first()).toBeFocused()
    await this.type(text)
    await expect(this.page.getByRole('option', { selected: true })).toContainText(expectedOption)
    await this.press('Enter')
  }

  /** Expects a confirmation with this text. */
  expectDialog(text: string | RegExp) {
    return expect(this.page.getByRole('alertdialog').getByText(text).first()).toBeVisible()
  }

  expectFocus(label: string) {
    return expect(this.page.locator('main form').getByLabel(label).filter({ visible: true }).first()).toBeFocused()
  }

  /** Expects the table to have loaded rows. */
  expectRows() {
    return expect(this.page.getByRole('gridcell').nth(1)).toBeVisible()
  }

  expectPath(path: string) {
    return expect.poll(() => new URL(this.page.url()).pathname).toBe(path)
  }

  path(path: RegExp) {
    return expect.poll(() => new URL(this.page.url()).pathname).toMatch(path)
  }

  /** Returns how many calls of this kind were sent. */
  countCalls(method: string, path: string | RegExp): number {
    return this.calls.filter(
      (call) => call.method === method && (typeof path === 'string' ? call.path === path : path.test(call.path)),
    ).length
  }
}
