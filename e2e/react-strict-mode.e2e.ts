/**
 * React's strict mode mounts each screen twice and runs its effects twice, as a quick remount does. It does so only in
 * development, so the console is served from its sources here, with one element around it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { test as base } from '@playwright/test'
import { expect } from './expect.ts'
import { Operator } from './operator.ts'
import { platformFixture, type TestPlatform } from './test-platform.ts'

/** Puts the whole console into strict mode, and counts the runs of one effect in it. */
const strict: Plugin = {
  name: 'strict',
  enforce: 'pre',
  transform(code, id) {
    if (!id.split('?')[0]?.endsWith('/src/app/console.tsx')) return null
    const strictCode = code
      // React runs effects twice only if strict mode is the outermost element.
      .replace('<CdnBaseContext', '<StrictMode><Twice /><CdnBaseContext')
      .replace('</CdnBaseContext>', '</CdnBaseContext></StrictMode>')
    expect(strictCode).toContain('</StrictMode>')
    return `import { StrictMode, useEffect } from 'react'
const Twice = () => { useEffect(() => { globalThis.effects = (globalThis.effects ?? 0) + 1 }, []); return null }
${strictCode}`
  },
}

const test = base.extend<object, { devPlatform: TestPlatform; console: string }>({
  devPlatform: platformFixture(),
  console: [
    async ({ devPlatform }, use) => {
      const cacheDir = mkdtempSync(join(tmpdir(), 'gestor-estrito-'))
      const proxy = { '/api': { target: devPlatform.url, changeOrigin: true } }
      const server = { port: 0, host: '127.0.0.1', hmr: false, watch: null, proxy }
      const vite = await createServer({ cacheDir, server, plugins: [strict], logLevel: 'error' })
      await vite.listen()
      await use(vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '')
      await vite.close()
      rmSync(cacheDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('a screen that is mounted twice sends nothing twice and leaves no lock behind [G8]', async ({
  page,
  devPlatform,
  console: url,
}) => {
  // Hundreds of files, each compiled on request.
  test.setTimeout(240_000)
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.startsWith('/api/')) sent.push(`${request.method()} ${pathname}`)
  })
  const operator = new Operator(page, devPlatform.url)
  await devPlatform.setTokenControls({ ttlSeconds: 25 })
  const endingToken = await operator.fetchToken()
  await devPlatform.setTokenControls({ ttlSeconds: 3600 })
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin: url, localStorage: [{ name: 'authToken', value: endingToken }] }],
  })
  await page.goto(`${url}/cashbacks/editar/249`)
  const field = page.getByLabel('Descrição')
  await expect(field).not.toHaveValue('', { timeout: 180_000 })
  expect(await page.evaluate(() => Reflect.get(window, 'effects'))).toBe(2)
  expect(sent).toEqual(['POST /api/gestor/auth/refreshToken'])
  const { held: heldLocks, pending } = await page.evaluate(() => navigator.locks.query())
  expect([heldLocks, pending]).toEqual([[], []])

  await field.fill('Montado duas vezes')
  await operator.presses('Mod+Enter')
  await expect(page.getByRole('row').filter({ hasText: 'Montado duas vezes' })).toBeVisible({ timeout: 60_000 })
  await operator.focusesRow('#250')
  await operator.presses('Delete')
  await operator.acceptsDialog('Excluir cashback #250?')
  await expect(operator.row('#250')).toHaveCount(0)
  expect(sent.slice(1)).toEqual(['PUT /api/gestor/cashback/atualizar', 'DELETE /api/gestor/cashback/deletar'])
})
