/** A browser of the build's targets (vite.config.ts) without newer functions. */
import { expect, test } from './fixtures.ts'

test('a browser without the newer functions starts by itself, reads, filters, moves and scans a list [G12]', async ({
  page,
  operator,
  expected,
}) => {
  await page.addInitScript(() => {
    const younger: [object, string][] = [
      [window, 'requestIdleCallback'],
      [window, 'cancelIdleCallback'],
      [window, 'scheduler'],
      [URL, 'canParse'],
      [URL, 'parse'],
      [URLSearchParams.prototype, 'size'],
      [AbortSignal, 'any'],
      [Element.prototype, 'checkVisibility'],
      [Promise, 'withResolvers'],
      [Promise, 'try'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Array, 'fromAsync'],
      ...['union', 'intersection', 'difference', 'isSubsetOf'].map((name): [object, string] => [Set.prototype, name]),
      ...['map', 'filter', 'toArray', 'some', 'find'].map((name): [object, string] => [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object,
        name,
      ]),
    ]
    for (const [owner, name] of younger) {
      const holder = name in owner && !Object.hasOwn(owner, name) ? (Object.getPrototypeOf(owner) as object) : owner
      Reflect.deleteProperty(holder, name)
      if (name in owner) throw new Error(`${name} is still there`)
    }
  })
  await operator.opensListSignedIn('/produtos')
  // No key and no press before: the chunks for idle time load by themselves.
  await expect(page.getByRole('contentinfo')).toContainText('atalhos')
  await operator.presses(']')
  await expected.pageNumber(2, 32)
  await operator.presses('F6')
  await expect(page.getByRole('grid')).not.toBeFocused()
  await operator.runs('ler tudo')
  await expect(page.getByText('Provada', { exact: true })).toBeVisible()
})
