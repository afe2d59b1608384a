/** Runs a minute and a half of what `npm run soak` does for ten minutes. */
import { startPlatform } from './test-platform.ts'
import { evaluateFigures, formatFigures } from './soak/figures.ts'
import { runSoak } from './soak/soak.ts'
import { expect, test } from './fixtures.ts'

const SECONDS = 90

test('90 seconds of five tabs, faults, reversed responses and paging stay within their limits [S1, S2, S3, S4, S5, S6, F15, G9]', async ({
  browser,
}) => {
  test.setTimeout(6 * SECONDS * 1000)
  const platform = await startPlatform()
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  try {
    const figures = await runSoak(context, platform, SECONDS)
    const evaluated = evaluateFigures(figures, SECONDS)
    console.info(formatFigures(evaluated))
    expect(
      evaluated.filter(({ holds }) => !holds),
      figures.notes.join('\n'),
    ).toEqual([])
  } finally {
    await context.close()
    await platform.close()
  }
})
