/** A hand at the keyboard that counts what it presses: a key with its modifiers is one press, a letter typed is one. */
import { expect, type Page } from '@playwright/test'

/** One hand at the keyboard: it counts what it presses and knows what the console asked for meanwhile. */
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

  /** Opens the palette, types, and runs the first line, which must be the one that is meant. */
  async runLine(text: string, meant: string) {
    await this.press('ControlOrMeta+k')
    await expect(this.page.getByRole('combobox').filter({ visible: true }).first()).toBeFocused()
    await this.type(text)
    await expect(this.page.getByRole('option', { selected: true })).toContainText(meant)
    await this.press('Enter')
  }

  /** The question stands there. */
  expectDialog(text: string | RegExp) {
    return expect(this.page.getByRole('alertdialog').getByText(text).first()).toBeVisible()
  }

  expectFocus(label: string) {
    return expect(this.page.locator('main form').getByLabel(label).filter({ visible: true }).first()).toBeFocused()
  }

  /** The table has rows and is at rest. */
  expectRows() {
    return expect(this.page.getByRole('gridcell').nth(1)).toBeVisible()
  }

  expectPath(path: string) {
    return expect.poll(() => new URL(this.page.url()).pathname).toBe(path)
  }

  path(path: RegExp) {
    return expect.poll(() => new URL(this.page.url()).pathname).toMatch(path)
  }

  /** How many calls of this kind went out. */
  countCalls(method: string, path: string | RegExp): number {
    return this.calls.filter(
      (call) => call.method === method && (typeof path === 'string' ? call.path === path : path.test(call.path)),
    ).length
  }
}
