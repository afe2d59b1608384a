/** Configures the end-to-end tests: the built console against one sandbox per worker (fixtures.ts). */
import { defineConfig } from '@playwright/test'
import { findBrowser, findHeadlessShell } from '#app/build/find-browser.ts'

const executablePath = findHeadlessShell() ?? findBrowser()

/**
 * Chromium renders its address bar's lists as pages of their own, one more process for each test's window: without them
 * the run takes a fifth less time. Only the last `--disable-features` counts, so this list repeats Playwright's own.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  // Two cores: the sandbox and the browser of a worker share one. The soak test mostly waits and has a third worker to
  // itself.
  workers: 3,
  fullyParallel: true,
  // The order matters: the longest test starts first, so that no worker waits for it at the end.
  projects: [
    { name: 'soak', testMatch: 'soak.e2e.ts', workers: 1 },
    { name: 'journeys', testIgnore: 'soak.e2e.ts', workers: 2 },
  ],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // One retry for a crowded machine. A test that needed it is listed as flaky at the end of the run and should be
  // fixed.
  retries: 1,
  reporter: [['line'], ['../src/app/build/times/playwright-reporter.ts']],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    // Recording every test costs a quarter of the run: trace a failure with `npm run e2e -- --trace on`.
    trace: 'off',
    // Playwright would take a screenshot at the end of each test, because the test may still fail, which costs 0.2 s
    // each: fixtures.ts takes one only after a failure.
    screenshot: 'off',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A test's page is too short-lived for optimized code: without the optimizing compilers the run takes a twelfth
        // less time.
        '--js-flags=--no-opt,--no-maglev',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
})
