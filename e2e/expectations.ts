/** What an operator expects to see. Each method waits until it holds. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import type { Call } from './network-watch.ts'

/** The properties of a call that a test checks; the others are ignored. */
export type ExpectedCall = Partial<Pick<Call, 'query' | 'headers' | 'body'>>

/** Expects the first visible match. */
const expectVisible = (found: Locator) => expect(found.filter({ visible: true }).first()).toBeVisible()

/** The expectations of one page: each waits until it holds, and fails the test if it does not in time. */
export class Expectations {
  private readonly page: Page
  private readonly calls: readonly Call[]

  constructor(page: Page, calls: readonly Call[]) {
    this.page = page
    this.calls = calls
  }

  /** A notice at the top right shows the text. */
  async toast(text: string | RegExp) {
    // The region itself has no height: its notices have a fixed position in the window.
    const notices = this.page.getByRole('region', { name: 'Avisos' }).getByText(text)
    await expectVisible(notices)
  }

  /** An alert inside the screen shows the text: beside a form's button or above a list. */
  async formError(text: string | RegExp) {
    const alerts = this.page.getByRole('main').getByRole('alert').filter({ hasText: text })
    await expectVisible(alerts)
  }

  async heading(text: string | RegExp) {
    await expectVisible(this.page.getByRole('heading', { name: text }))
  }

  /** The page is at this path; the query is ignored. */
  async path(path: string) {
    await expect.poll(() => new URL(this.page.url()).pathname).toBe(path)
  }

  /** The text is visible. */
  async text(text: string | RegExp) {
    await expectVisible(this.page.getByText(text))
  }

  async noText(text: string | RegExp) {
    await expect(this.page.getByText(text).filter({ visible: true })).toHaveCount(0)
  }

  /** The page has fetched every chunk of the build, the lazy ones too (app/README §2). */
  async allChunksLoaded() {
    const response = await this.page.request.get(new URL('/build.json', this.page.url()).href)
    const { files } = (await response.json()) as { files: string[] }
    const findMissing = async () => {
      const loaded = await this.page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)),
      )
      return files.filter((file) => /\.(js|css)$/.test(file) && !loaded.includes(file))
    }
    await expect.poll(findMissing, { timeout: 30_000 }).toEqual([])
  }

  /** A live region holds the text for a screen reader. */
  async announcement(text: string | RegExp) {
    const regions = this.page.getByRole('status').filter({ hasText: text })
    await expect(regions.first()).toBeAttached()
  }

  /** The table has a row with this text. */
  async row(text: string | RegExp) {
    await expectVisible(this.page.getByRole('grid').getByRole('row').filter({ hasText: text }))
  }

  async noRow(text: string | RegExp) {
    const rows = this.page.getByRole('grid').getByRole('row').filter({ hasText: text })
    await expect(rows).toHaveCount(0)
  }

  /** The pager shows this page, 1-based: 'Página 2 de 15'. */
  async pageNumber(page: number, pageCount: number) {
    await this.text(new RegExp(`Página ${page} de ${pageCount}\\b`))
  }

  /** The last call of this method and path matches `part`; returns the call. */
  async call(method: string, path: string, expectedCall: ExpectedCall = {}): Promise<Call> {
    const last = () => this.calls.findLast((call) => call.method === method && call.path === path)
    await expect.poll(last, `${method} ${path}`).toMatchObject(expectedCall)
    return last() as Call
  }

  /** Returns how many calls of this method and path there were so far. */
  countCalls(method: string, path: string): number {
    return this.calls.filter((call) => call.method === method && call.path === path).length
  }
}
