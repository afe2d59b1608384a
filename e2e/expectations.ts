/** What an operator expects to see, in the operator's words. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import type { Call } from './network-watch.ts'

/** The names of a call's parts that a test is sure of; the rest is not looked at. */
export type ExpectedCall = Partial<Pick<Call, 'query' | 'headers' | 'body'>>

/** The first of them that is to be seen. */
const visible = (found: Locator) => expect(found.filter({ visible: true }).first()).toBeVisible()

/** What the operator of a test expects: each waits until it is so, and fails where it does not come. */
export class Expectations {
  private readonly page: Page
  private readonly calls: readonly Call[]

  constructor(page: Page, calls: readonly Call[]) {
    this.page = page
    this.calls = calls
  }

  /** The text is told by a notice at the top right. */
  async toast(text: string | RegExp) {
    // The region itself has no height: its notices are fixed to the window.
    const notices = this.page.getByRole('region', { name: 'Avisos' }).getByText(text)
    await visible(notices)
  }

  /** The text is told in place, in the screen's own alert: beside a form's button, above a list. */
  async formError(text: string | RegExp) {
    const alerts = this.page.getByRole('main').getByRole('alert').filter({ hasText: text })
    await visible(alerts)
  }

  async heading(text: string | RegExp) {
    await visible(this.page.getByRole('heading', { name: text }))
  }

  /** The address, query left out. */
  async path(path: string) {
    await expect.poll(() => new URL(this.page.url()).pathname).toBe(path)
  }

  /** The text is there to be read. */
  async text(text: string | RegExp) {
    await visible(this.page.getByText(text))
  }

  async noText(text: string | RegExp) {
    await expect(this.page.getByText(text).filter({ visible: true })).toHaveCount(0)
  }

  /** Every part of the build has been fetched by this page: what comes late, too (app/README §2). */
  async allChunksLoaded() {
    const answer = await this.page.request.get(new URL('/build.json', this.page.url()).href)
    const { files } = (await answer.json()) as { files: string[] }
    const absent = async () => {
      const there = await this.page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)),
      )
      return files.filter((file) => /\.(js|css)$/.test(file) && !there.includes(file))
    }
    await expect.poll(absent, { timeout: 30_000 }).toEqual([])
  }

  /** The text is said to a screen reader. */
  async announcement(text: string | RegExp) {
    const regions = this.page.getByRole('status').filter({ hasText: text })
    await expect(regions.first()).toBeAttached()
  }

  /** A row of the table with this text. */
  async row(text: string | RegExp) {
    await visible(this.page.getByRole('grid').getByRole('row').filter({ hasText: text }))
  }

  async noRow(text: string | RegExp) {
    const rows = this.page.getByRole('grid').getByRole('row').filter({ hasText: text })
    await expect(rows).toHaveCount(0)
  }

  /** 'Página 2 de 15', 1-based as shown. */
  async pageNumber(page: number, of: number) {
    await this.text(new RegExp(`Página ${page} de ${of}\\b`))
  }

  /** A call to the platform, the last of its kind; `part` is what it must hold. */
  async call(method: string, path: string, part: ExpectedCall = {}): Promise<Call> {
    const last = () => this.calls.findLast((call) => call.method === method && call.path === path)
    await expect.poll(last, `${method} ${path}`).toMatchObject(part)
    return last() as Call
  }

  /** How often this call was made so far. */
  countCalls(method: string, path: string): number {
    return this.calls.filter((call) => call.method === method && call.path === path).length
  }
}
