/** End-to-end tests: the built console against a sandbox of its own per worker (fixtures in test.ts). */
import { defineConfig } from '@playwright/test'
import { findBrowser, findHeadlessShell } from '#app/build/find-browser.ts'

const executablePath = findHeadlessShell() ?? findBrowser()

/**
 * Chromium draws its address bar's lists as pages of their own, one more process for each test's window: without them
 * the run takes a fifth less. The last `--disable-features` counts, so Playwright's own list stands here again.
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
  outputDir: '../test-results',
  // Two cores; the sandbox and the browser of a worker share one. The soak, which mostly waits, has a third to itself.
  workers: 3,
  fullyParallel: true,
  // In this order: the longest test begins first, so that no worker waits for it at the end.
  projects: [
    { name: 'soak', testMatch: 'soak.spec.ts', workers: 1 },
    { name: 'journeys', testIgnore: 'soak.spec.ts', workers: 2 },
  ],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A second try on a crowded machine; what needed one is listed as flaky at the end of the run and wants mending.
  retries: 1,
  reporter: 'line',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    // Recording every test costs a quarter of the run: a failure is traced with `npm run e2e -- --trace on`.
    trace: 'off',
    // Playwright would take one of each test's end, for it may fail yet, which costs a fifth of a second: test.ts does
    // where it has.
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
        // A journey's page is too short-lived for what is compiled a second time: without it the run takes a twelfth
        // less.
        '--js-flags=--no-opt,--no-maglev',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
})
