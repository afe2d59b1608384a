/** Writes the files for hosts beside a build: into 'dist-hosts' for 'dist', so that no host serves them. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { inlineScriptHashes } from '#lib/security-headers.ts'
import { createCaddyfile } from './caddy.ts'
import { createContainerTemplates, createDockerfile, createPrebuiltDockerignore } from './container.ts'
import type { Deployment } from './deployment.ts'
import { createNginxConf } from './nginx.ts'
import { createObjectStorageGuide } from './object-storage.ts'
import { createHeadersFile, createRedirectsFile } from './pages.ts'

/** The folder for files that belong to a build and are not served: 'dist' -> 'dist-hosts'. */
export const getHostsFolder = (dist: string): string => join(dirname(dist), `${basename(dist)}-hosts`)

/** What the files of a build do not say. */
interface HostFileOptions {
  /** The console's own addresses ('/produtos/editar/$id'). */
  consolePaths: readonly string[]
  /** The text of the page that the host serves until the new one is there: the policy allows both. */
  replacedPage?: string
}

interface IndexPageMeta {
  entry: string
  styles: readonly string[]
  preloads: readonly string[]
  screens: readonly string[]
}

/** Whether this is the page of a build of the console. */
export const isConsolePage = (html: string): boolean => html.includes('<meta name="gestor" content="')

/** The meta data that a built page holds (index-page.ts). Throws if the page has none. */
export function parseIndexPage(html: string): IndexPageMeta {
  const metaContent = /<meta name="gestor" content="([^"]*)"/.exec(html)?.[1]
  if (metaContent === undefined) throw new Error('index.html says nothing of its files: run "npm run build" first')
  return JSON.parse(metaContent.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as IndexPageMeta
}

/** The files that a built page requests at the start, relative to the console's folder. Throws if it names none. */
export function listPageFiles(html: string): string[] {
  const { entry, styles, preloads } = parseIndexPage(html)
  return [entry, ...styles, ...preloads]
}

/** The deployment with the script hashes of these pages in its policy. */
export async function withScriptHashes(deployment: Deployment, ...pages: readonly string[]): Promise<Deployment> {
  const hashes = await Promise.all(pages.map(inlineScriptHashes))
  return { ...deployment, policy: { ...deployment.policy, scriptHashes: [...new Set(hashes.flat())] } }
}

/** Writes all files for the build in `dist`, and returns their folder. */
export async function writeHostFiles(
  dist: string,
  deployment: Deployment,
  { consolePaths, replacedPage }: HostFileOptions,
): Promise<string> {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const { screens } = parseIndexPage(html)
  const first = listPageFiles(html)
  const built = readdirSync(join(dist, 'assets')).filter((file) => !/\.(br|gz)$/.test(file))
  const assets = [...new Set([...first, ...built.map((file) => `assets/${file}`)])]
  const exact = await withScriptHashes(deployment, html, ...(replacedPage === undefined ? [] : [replacedPage]))
  const folder = getHostsFolder(dist)
  const configText = `${JSON.stringify(exact.config, null, 2)}\n`
  const container = {
    ...createContainerTemplates(exact),
    'start.sh': readFileSync(new URL('container-start.sh', import.meta.url), 'utf8'),
  }
  const files: Readonly<Record<string, string>> = {
    'nginx.conf': createNginxConf(exact),
    Caddyfile: createCaddyfile(exact),
    Dockerfile: createDockerfile({ kind: 'folder', hosts: basename(folder) }),
    'Dockerfile.dockerignore': createPrebuiltDockerignore(basename(folder)),
    ...Object.fromEntries(Object.entries(container).map(([name, text]) => [`container/${name}`, text])),
    's3-cloudfront.md': createObjectStorageGuide(exact, basename(folder)),
    'config.json': configText,
    'pages/config.json': configText,
    'pages/_headers': createHeadersFile(exact, assets, screens),
    'pages/_redirects': createRedirectsFile(
      exact,
      consolePaths.map((path) => path.slice(1)).filter((path) => path !== ''),
    ),
    'pages/404.html': html,
  }
  for (const name of ['pages', 'container']) rmSync(join(folder, name), { recursive: true, force: true })
  for (const name of ['pages', 'container']) mkdirSync(join(folder, name), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}
