/** Writes the licences of every bundled package into the build, as those licences ask. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FILE_NAME = 'third-party-notices.txt'
/** Packages whose text reaches the build through a style sheet: the bundler names no module of theirs. */
const STYLE_PACKAGES = ['tailwindcss']
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)\b/i

/** The folder of the package that a module belongs to; null for a module of ours. */
export function findPackageFolder(id: string): string | null {
  const path = id.replaceAll('\\', '/').replace(/^\0/, '').replace(/\?.*$/, '')
  const end = path.lastIndexOf('/node_modules/')
  const start = path.startsWith('node_modules/') ? 0 : end < 0 ? -1 : end + 1
  if (start < 0) return null
  const [, folder] = /^(node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.slice(start)) ?? []
  return folder === undefined ? null : path.slice(0, start) + folder
}

interface PackageJson {
  name?: string
  version?: string
  license?: string
}

/** 'name version (licence)' and the licence's text. Throws if the package names no licence at all. */
export function createNotice(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson
  const file = readdirSync(folder).find((entry) => LICENSE_FILE.test(entry))
  if (license === undefined && file === undefined) throw new Error(`${name} names no licence`)
  const heading = `${name} ${version} (${license ?? 'see below'})`
  return file === undefined ? heading : `${heading}\n\n${readFileSync(join(folder, file), 'utf8').trim()}`
}

/** All notices in one text, by name. Folders without a package.json are virtual modules of the bundler. */
export function createNotices(folders: Iterable<string>): string {
  const notices = [...new Set(folders)].filter((folder) => existsSync(join(folder, 'package.json'))).map(createNotice)
  const separator = `\n\n${'-'.repeat(80)}\n\n`
  return `This console contains the following software.${separator}${notices.toSorted().join(separator)}\n`
}

/**
 * Vite plugins that collect the packages of the page's modules and of the workers' (`forWorkers`, for
 * `worker.plugins`), and write their notices beside the index page.
 */
export function createNoticesPlugins(): { forPage: Plugin; forWorkers: () => Plugin[] } {
  const folders = new Set(STYLE_PACKAGES.map((name) => join(process.cwd(), 'node_modules', name)))
  const add = (id: string) => {
    const folder = findPackageFolder(id)
    if (folder !== null) folders.add(folder)
  }
  const collect = (bundle: Parameters<Extract<Plugin['generateBundle'], (...args: never) => unknown>>[1]) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') for (const id of file.moduleIds) add(id)
      else for (const name of file.originalFileNames) add(join(process.cwd(), name))
  }
  return {
    forPage: {
      name: 'gestor:notices',
      apply: 'build',
      generateBundle(_, bundle) {
        collect(bundle)
        this.emitFile({ type: 'asset', fileName: FILE_NAME, source: createNotices(folders) })
      },
    },
    forWorkers: () => [{ name: 'gestor:worker-notices', generateBundle: (_, bundle) => collect(bundle) }],
  }
}
