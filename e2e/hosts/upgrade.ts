/**
 * Upgrades the console on a real host while an operator has a changed form open: the tab of the old build goes on, and a
 * new tab gets the new build.
 */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect } from '@playwright/test'
import type { Deployment } from '#app/build/hosts/deployment.ts'
import { withScriptHashes } from '#app/build/hosts/write-host-files.ts'
import { Operator } from '../operator.ts'
import { createNextBuild, NEXT_HASH } from './next-build.ts'
import { collectProblems } from './page-problems.ts'

/** Runs `npm run deploy`. Resolves to its output, and whether it ended without an error. */
const deploy = (...args: string[]): Promise<{ ok: boolean; output: string }> =>
  new Promise((resolve) =>
    execFile(process.execPath, ['--import', 'tsx', 'src/app/build/deploy-cli.ts', ...args], (error, stdout, stderr) =>
      resolve({ ok: error === null, output: stdout + stderr }),
    ),
  )

/** A host that serves `documents`, and can be started anew with another configuration. */
interface RunningHost {
  url: string
  documents: string
  deployment: Deployment
  restart: (deployment: Deployment) => Promise<void>
}

/** Performs the upgrade of the build in `dist`; `scratch` takes the second build. Returns problems in words. */
export async function runUpgrade(
  browser: Browser,
  dist: string,
  scratch: string,
  { url, documents, deployment, restart }: RunningHost,
): Promise<string[]> {
  const next = join(scratch, 'next')
  await createNextBuild(dist, next)
  const readPage = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8')
  const toNext = ['--from', next, '--to', documents, '--url', url]

  const page = await browser.newPage({ locale: 'pt-BR', viewport: { width: 1440, height: 900 } })
  const problems = await collectProblems(page)
  const operator = new Operator(page, url.slice(0, -1))
  const assets: { name: string; status: number }[] = []
  page.on('response', (response) => {
    const [, name] = /\/assets\/([^/]+)$/.exec(response.url()) ?? []
    if (name !== undefined) assets.push({ name, status: response.status() })
  })
  // Without build.json the tab does not fetch the rest of its build ahead of time, as a tab that was just opened.
  await page.route('**/build.json', (route) => route.abort())
  await operator.opensSignedIn('/fornecedores/editar/4')
  const name = operator.field('Nome')
  await expect(name).not.toHaveValue('')
  await name.fill('Trabalho de antes')

  const refused = await deploy(...toNext)
  if (refused.ok) problems.push('the page was replaced although the host forbids the new one')
  if (readPage(documents) !== readPage(dist)) problems.push('the refused deployment replaced the page')
  await restart(await withScriptHashes(deployment, readPage(next), readPage(documents)))
  const done = await deploy(...toNext)
  if (!done.ok) problems.push(`deploy: ${done.output}`)

  assets.length = 0
  await operator.presses('Escape ?')
  await expect(page.getByRole('dialog', { name: 'Atalhos' })).toBeVisible()
  await operator.presses('Escape')
  await expect(name).toHaveValue('Trabalho de antes')
  await operator.clicks('Atualizar')
  await expect(page.getByText('Fornecedor atualizado com sucesso').filter({ visible: true }).first()).toBeVisible()
  await operator.runs('ir para auditoria')
  await expect(page).toHaveURL(/\/auditoria/)
  if (assets.length === 0) problems.push('the open tab fetched nothing after the upgrade, so it shows nothing')
  for (const asset of assets)
    if (asset.status !== 200 || asset.name.includes(NEXT_HASH)) problems.push(`${asset.name}: ${asset.status}`)
  await page.unroute('**/build.json')
  await page.reload()
  await expect(page).toHaveURL(/\/auditoria/)

  const fresh = await browser.newPage({ locale: 'pt-BR' })
  const freshProblems = await collectProblems(fresh)
  await fresh.goto(`${url}login`)
  await expect(fresh.getByLabel('E-mail')).toBeVisible()
  const entries = await fresh
    .locator('script[src], link[href*=assets]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  if (!entries.some((href) => href?.includes(NEXT_HASH))) problems.push('a new tab has the old build')
  await fresh.close()
  await page.close()
  // The tab could not read build.json, as the test wanted.
  return [...problems, ...freshProblems].filter((problem) => !problem.includes('build.json'))
}
