/** Writes the files for hosts beside a build: into 'dist-hosts' for 'dist', so that no host serves them. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { inlineScriptHashes } from '#lib/policy.ts'
import { caddyfile } from './caddy.ts'
import { containerConf, dockerfile } from './container.ts'
import type { Deployment } from './deployment.ts'
import { nginxConf } from './nginx.ts'
import { objectStorageGuide } from './object-storage.ts'
import { headersFile, redirectsFile } from './pages.ts'

/** 'dist' -> 'dist-hosts', the folder of what belongs to a build and is not served. */
const hostsFolder = (dist: string): string => join(dirname(dist), `${basename(dist)}-hosts`)

interface Page {
  entry: string
  styles: readonly string[]
  preloads: readonly string[]
  screens: readonly string[]
}

/** What a built page says about itself (index-page.ts). Throws for one that says nothing. */
export function readIndexPage(html: string): Page {
  const told = /<meta name="gestor" content="([^"]*)"/.exec(html)?.[1]
  if (told === undefined) throw new Error('index.html says nothing of its files: run "npm run build" first')
  return JSON.parse(told.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as Page
}

/** The deployment with the policy that this page needs. */
export async function forPage(deployment: Deployment, html: string): Promise<Deployment> {
  return { ...deployment, policy: { ...deployment.policy, scripts: await inlineScriptHashes(html) } }
}

/** Writes all of them for the build in `dist`; returns the folder. */
export async function writeHostFiles(dist: string, deployment: Deployment): Promise<string> {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const { entry, styles, preloads, screens } = readIndexPage(html)
  const first = [entry, ...styles, ...preloads]
  const built = readdirSync(join(dist, 'assets')).filter((file) => !/\.(br|gz)$/.test(file))
  const assets = [...new Set([...first, ...built.map((file) => `assets/${file}`)])]
  const exact = await forPage(deployment, html)
  const folder = hostsFolder(dist)
  const files: Readonly<Record<string, string>> = {
    'nginx.conf': nginxConf(exact),
    Caddyfile: caddyfile(exact),
    Dockerfile: dockerfile(exact, basename(folder)),
    'nginx-container.conf': containerConf({ ...exact, proxied: inContainer(exact.proxied) }),
    's3-cloudfront.md': objectStorageGuide(exact),
    'pages/_headers': headersFile(exact, assets),
    'pages/_redirects': redirectsFile(exact, screens),
    'pages/404.html': html,
  }
  rmSync(join(folder, 'pages'), { recursive: true, force: true })
  mkdirSync(join(folder, 'pages'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

/** The container's own address is not the machine's. */
const inContainer = (proxied: Deployment['proxied']): Deployment['proxied'] =>
  Object.fromEntries(
    Object.entries(proxied).map(([path, upstream]) => [
      path,
      upstream.replace(/\/\/(127\.0\.0\.1|localhost)/, '//plataforma'),
    ]),
  )
