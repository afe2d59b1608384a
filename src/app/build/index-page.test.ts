import { expect, it } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from '#lib/security-headers.ts'
import { parseIndexPage } from './hosts/write-host-files.ts'
import { getFirstSegments, createPortablePage, extractTags } from './index-page.ts'

const built = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <title>Gestor</title>
    <script type="module" crossorigin src="./assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="./assets/part-2.js">
    <link rel="stylesheet" crossorigin href="./assets/index-3.css">
  </head>
  <body></body>
</html>`

const getNoFiles = () => ({ first: [], session: [], visitor: [], parts: [] })

it('moves Vite’s tags into a meta element, relative to the folder', async () => {
  const page = await createPortablePage(built, 'start()', ['login', 'a"&b'], (known) => ({
    first: [],
    session: ['assets/console-4.js', ...known],
    visitor: ['assets/login-6.js'],
    parts: [{ of: ['produtos'], first: [], files: ['assets/list-5.js'] }],
  }))
  expect(page).not.toMatch(/type="module"|rel="/)
  expect(parseIndexPage(page)).toEqual({
    entry: 'assets/index-1.js',
    styles: ['assets/index-3.css'],
    preloads: ['assets/part-2.js'],
    screens: ['login', 'a"&b'],
    first: [],
    session: ['assets/console-4.js', 'assets/index-1.js', 'assets/index-3.css', 'assets/part-2.js'],
    visitor: ['assets/login-6.js'],
    parts: [{ of: ['produtos'], first: [], files: ['assets/list-5.js'] }],
  })
})

it('tells the facts of the build, which a page that is open keeps when the host has a newer one', async () => {
  const facts = { version: '1.2.3', commit: null, time: '2026-11-28T22:00:00.000Z' }
  const page = await createPortablePage(built, 'start()', [], getNoFiles, facts)
  expect(parseIndexPage(page)).toMatchObject({ build: facts })
})

it('puts the policy before the script that it allows, and both before the rest', async () => {
  const page = await createPortablePage(built, 'start()', [], getNoFiles)
  const [hash] = await inlineScriptHashes(page)
  // echo -n 'start()' | openssl dgst -sha256 -binary | base64
  expect(hash).toBe('sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=')
  const positions = ['http-equiv', 'name="gestor"', '<script>start()</script>', '<title>'].map((text) =>
    page.indexOf(text),
  )
  expect(positions).toEqual(positions.toSorted((first, second) => first - second))
  expect(page).toContain(`script-src 'self' '${hash}';`)
})

it('has a policy in the page that is as strict as the header, except what config.json decides [R4]', async () => {
  const page = await createPortablePage(built, 'start()', [], getNoFiles)
  const inPage = (/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '').split('; ')
  const inHeader = contentSecurityPolicy({ scriptHashes: await inlineScriptHashes(page) }).split('; ')
  const name = (directive: string) => directive.split(' ')[0]
  for (const directive of inPage) {
    const same = inHeader.find((other) => name(other) === name(directive))
    if (same !== undefined) expect(directive).toBe(same)
  }
  expect(inPage.map(name)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(default|connect|img)-src$/) as string]),
  )
})

it('fails if a file is named absolutely, or there is no entry', () => {
  expect(() => extractTags(built.replace('./assets/index-1', '/assets/index-1'))).toThrow('"/assets/index-1.js"')
  expect(() => extractTags('<html></html>')).toThrow('entry')
})

it('lists the first segment of each address once', () => {
  expect(getFirstSegments(['/', '/produtos', '/produtos/editar/$id', '/login'])).toEqual(['produtos', 'login'])
})
