/** `npm run soak [-- --seconds=600]`: prints the figures of cases S1-S6 and exits with 1 if one is beyond its limit. */
import { chromium } from '@playwright/test'
import { startPlatform } from '../test-platform.ts'
import playwright from '../playwright.config.ts'
import { evaluateFigures, formatFigures } from './figures.ts'
import { runSoak } from './soak.ts'

const secondsArg = process.argv.find((argument) => argument.startsWith('--seconds='))
const seconds = Number(secondsArg?.slice('--seconds='.length) ?? 600)
const { launchOptions = {}, ...use } = playwright.use ?? {}

const platform = await startPlatform()
const browser = await chromium.launch(launchOptions)
try {
  const context = await browser.newContext({
    locale: use.locale ?? 'pt-BR',
    timezoneId: use.timezoneId ?? 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
  })
  const figures = await runSoak(context, platform, seconds, (part) => console.info(part))
  const lines = evaluateFigures(figures, seconds)
  console.info(formatFigures(lines))
  for (const note of figures.notes) console.info(`  ${note}`)
  process.exitCode = lines.every(({ holds }) => holds) ? 0 : 1
} finally {
  await browser.close()
  await platform.close()
}
