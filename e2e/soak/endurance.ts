/** Responses in the wrong order, endless paging, and every route under the policy (cases S4, S5, G9, S6). */
import type { CDPSession } from '@playwright/test'
import { Operator } from '../operator.ts'
import { shellRoutes } from '../routes.ts'
import { clearFaults, firstRow, storeToken, openTab, type Soak, signIn, sleep } from './tabs.ts'

/** Runs S4 for `ms`: bursts of page turns whose responses arrive in reverse; the last view must be that of the URL. */
export async function soakOrder(soak: Soak, ms: number): Promise<void> {
  const { platform, figures } = soak
  const page = await openTab(soak, '/cashbacks')
  const operator = new Operator(page, platform.url)
  await platform.addFault({
    match: { path: 'cashback/listar$' },
    effect: { kind: 'latency', byPage: [700, 600, 500, 400, 300, 200, 100, 0] },
  })
  // The content of each page, directly from the platform; nobody writes meanwhile.
  const content = await operator.fetchRows('/gestor/cashback/listar?page=0&size=500&sort=id,DESC')
  const expectedPages = Array.from({ length: Math.ceil(content.length / 10) }, (_, at) =>
    content
      .slice(at * 10, at * 10 + 10)
      .map(({ id }) => `#${id}`)
      .join(' '),
  )
  const end = Date.now() + ms
  for (let step = 0; Date.now() < end; step++) {
    const burst = step % 2 === 0 ? ']]]]' : '[[]'
    for (const key of burst) await page.keyboard.press(key)
    const isViewCurrent = async () => {
      const pageIndex = Number(new URL(page.url()).searchParams.get('pagina') ?? 1) - 1
      const shownIds = await page.locator('[role=grid] tbody [role=row] [role=gridcell]:nth-child(2)').allTextContents()
      return shownIds.join(' ') === expectedPages[pageIndex]
    }
    const until = Date.now() + 10_000
    while (!(await isViewCurrent()) && Date.now() < until) await sleep(50)
    // The last response has arrived by now.
    await sleep(800)
    if (await isViewCurrent()) continue
    figures.wrongViews += 1
    figures.notes.push(`another page's rows at ${page.url()}`)
  }
  await clearFaults(platform)
  await page.close()
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
}

/**
 * Returns the bytes that the page's scripts keep. Code that V8 compiles again because it runs often is excluded: it
 * grew by a megabyte while the objects grew by 11 kB. So are the browser's own records of requests and timings.
 */
async function measureRetainedBytes(devtools: CDPSession): Promise<number> {
  const chunks: string[] = []
  const collectChunk = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collectChunk)
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collectChunk)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!/^(code|native)$/.test(types[0][nodes[at + type] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0
  return bytes
}

async function measure(devtools: CDPSession) {
  for (let at = 0; at < 3; at++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const getMetric = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { heap: await measureRetainedBytes(devtools), nodes: getMetric('Nodes') + getMetric('JSEventListeners') }
}

/** Runs S5 for `ms`: ten pages forth and back, with a record's dialog and the palette at each end. */
export async function soakEndurance(soak: Soak, ms: number): Promise<void> {
  const page = await openTab(soak, '/transacoes?itens=100')
  const devtools = await soak.context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const runRound = async () => {
    for (const key of [...']]]]]]]]]', ...'[[[[[[[[[']) {
      await page.keyboard.press(key)
      await page.locator('[role=grid][aria-busy=false]').waitFor()
      await firstRow(page).waitFor()
    }
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('dialog').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').first().waitFor({ state: 'hidden' })
  }
  for (let warm = 0; warm < 3; warm++) await runRound()
  const before = await measure(devtools)
  const end = Date.now() + ms
  do await runRound()
  while (Date.now() < end)
  const after = await measure(devtools)
  const growth = (from: number, to: number) => Math.max(0, (100 * (to - from)) / from)
  soak.figures.heapGrowthPercent = growth(before.heap, after.heap)
  soak.figures.nodeGrowth = growth(before.nodes, after.nodes)
  await page.close()
}

/** Runs S6: visits as many routes as the time allows; the watch of the tabs counts violations. */
export async function soakPolicy(soak: Soak, ms: number): Promise<void> {
  const page = await soak.context.newPage()
  const end = Date.now() + ms
  for (const route of shellRoutes) {
    if (Date.now() > end) break
    await page.goto(`${soak.platform.url}${route}`)
    await page.getByRole('heading').filter({ visible: true }).first().waitFor()
  }
  await page.close()
}

/** Runs S4, S5 and S6 in a session of their own. */
export async function soakRemaining(soak: Soak, ms: number): Promise<void> {
  const { token } = await signIn(soak)
  await storeToken(soak, token)
  await soakOrder(soak, ms * 0.35)
  await soakEndurance(soak, ms * 0.45)
  await soakPolicy(soak, ms * 0.2)
}
