/** Measures how soon another list is shown after its key, on an open console whose platform takes 20 ms to answer. */
import type { Browser } from '@playwright/test'
import { launch, readMetric, openList } from './browser.ts'
import type { Contestant } from './contestants.ts'
import { createFigures, type Figures } from './figures.ts'
import { startBenchServer } from './server.ts'
import { getFirstId } from './transactions.ts'

/** ms that the platform takes to answer. */
const PLATFORM_DELAY_MS = 20
/** ms until an opened console is idle, and between two changes. */
const IDLE_MS = 4_000
const PAUSE_MS = 400
/** How many lists later the next run begins. */
const LIST_OFFSET = 5

/** Keys after g, and the list's title; 'Auditoria por Usuário' requests nothing before it knows the user. */
const LISTS: readonly (readonly [string, string])[] = [
  ['c', 'Cashbacks'],
  ['k', 'Categorias'],
  ['f', 'Fornecedores'],
  ['l', 'Lojas'],
  ['p', 'Produtos'],
  ['b', 'Ledger de Bônus'],
  ['o', 'Pedidos'],
  ['m', 'Planos'],
  ['u', 'Usuários'],
  ['t', 'Transações'],
  ['at', 'Auditoria por Tipo'],
  ['av', 'Auditoria por Faixa de Valor'],
  ['r', 'RV hub'],
]
const firstIds = ['id,ASC', 'id,DESC'].map((sort) => String(getFirstId(0, 10, sort)))

/**
 * The very first change on a page runs code for the first time: each run begins with another list, and the first change
 * is listed separately.
 */
const FIRST_CHANGE = 'the first of all'

async function measureOnce(
  browser: Browser,
  column: Contestant,
  url: string,
  figures: Figures,
  run: number,
): Promise<void> {
  const { page, cdp, close } = await openList(browser, column, url, 10)
  await page.waitForTimeout(IDLE_MS)
  for (const time of ['first time', 'again']) {
    const from = (run * LIST_OFFSET) % LISTS.length
    for (const [index, [keys, title]] of [...LISTS.slice(from), ...LISTS.slice(0, from)].entries()) {
      for (const key of `g${keys.slice(0, -1)}`) await page.keyboard.press(key)
      const row = `table[aria-label="${title}"] tbody tr[aria-rowindex="2"] td[aria-colindex="2"]`
      await page.evaluate(([selector, ids]) => window.probe.startTiming(selector, ids, 'keydown'), [
        row,
        firstIds,
      ] as const)
      const before = await readMetric(cdp, 'TaskDuration')
      await page.keyboard.press(keys.at(-1) ?? '')
      const name = time === 'again' || index > 0 ? title : FIRST_CHANGE
      figures.add(time, name, await page.evaluate(() => window.probe.timingResult))
      await page.waitForTimeout(PAUSE_MS)
      figures.add(`${time}, CPU`, name, (await readMetric(cdp, 'TaskDuration')) - before)
    }
  }
  await close()
}

/**
 * Prints the medians: ms from the key to the painted first row, with two frames for painting, and ms of the main
 * thread's processor time, which a crowded machine changes little.
 */
export async function printScreens(column: Contestant, runs: number): Promise<void> {
  const browser = await launch()
  const server = await startBenchServer(column.folder, PLATFORM_DELAY_MS)
  try {
    const figures = createFigures()
    for (let run = 0; run < runs; run++) await measureOnce(browser, column, server.url, figures, run)
    console.log(
      `\nfrom the key to the painted first row of another list, ms; the platform answers after ${PLATFORM_DELAY_MS} ms\n`,
    )
    figures.print(['first time', 'first time, CPU', 'again', 'again, CPU'], '')
  } finally {
    await browser.close()
    server.close()
  }
}
