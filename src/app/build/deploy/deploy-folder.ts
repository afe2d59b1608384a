/**
 * Copies a build into the folder that a host serves, so that an upgrade loses nothing: open consoles of the build before
 * go on working, the host's config.json stays, and a copy that stops half-way leaves the old build complete.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { inlineScriptHashes } from '#lib/security-headers.ts'
import { isConsolePage, listPageFiles } from '#app/build/hosts/write-host-files.ts'

/** The deployment was refused, and the folder is as it was. The message is in Portuguese. */
export class DeploymentRefusedError extends Error {}

/** What is copied, and where to. */
export interface DeploymentOrder {
  /** The folder of the build: 'dist'. */
  from: string
  /** The folder of the console on the host: '/srv/www'. */
  to: string
  /** The config.json for a folder that never had the console; null if the host brings its own. */
  config: string | null
  /** How long an asset stays after the build that used it was replaced, in ms. */
  keepOldAssetsMs: number
  /** The time of the deployment, in ms since the epoch. */
  now: number
}

/** One change of one file. */
export interface DeploymentStep {
  kind: 'copy' | 'remove'
  /** Relative to the console's folder: 'assets/index-1a2b3c4d.js'. */
  file: string
  run: () => void
}

/** The changes of a deployment, in their order. Files that are the same already have no step. */
export interface DeploymentPlan {
  /** Adds what the new build needs. The old build does not notice. */
  prepare: readonly DeploymentStep[]
  /** Replaces the page. Each step leaves either the old build or the new one complete. */
  replace: readonly DeploymentStep[]
  /** Removes the assets that no build has used for the agreed time. */
  clean: readonly DeploymentStep[]
  /** The hashes of the first script before and after: a host's policy has to allow both during the change. */
  scriptHashes: { old: readonly string[]; new: readonly string[] }
}

/** Since when each asset belongs to no current build: `{ "index-1a2b3c4d.js": "2026-11-28T12:00:00.000Z" }`. */
type OldAssets = Readonly<Record<string, string>>

/** Lies in the console's folder. Written first, so that a first deployment that stopped half-way is recognized. */
const RECORD = 'old-assets.json'
const PAGE = 'index.html'
/** The file by which open consoles notice a new build. It must not tell of a build whose page is not there. */
const BUILD_FACTS = 'build.json'
/** Hosts prefer these to the page itself. */
const PACKED_PAGES = [`${PAGE}.gz`, `${PAGE}.br`]
const CONFIG = 'config.json'
/** Lies in the console's folder while a deployment writes it (deployment-lock.ts). */
export const LOCK_FILE = '.deploy-lock'
/** What may be in the folder before the first deployment: what the host has put there, and the lock. */
const BEFORE_FIRST_DEPLOYMENT = new Set([CONFIG, '.well-known', LOCK_FILE])
/** A file while it is being copied; it is renamed when it is complete. */
const PART = '.part'
/** 'index-1a2b3c4d.js.gz'. Files with other names in assets/ are the host's own. */
const BUILT_ASSET = /-[\w-]{8}\.\w+(?:\.(?:br|gz))?(?:\.part)?$/

const readPage = (folder: string): string | null => {
  const path = join(folder, PAGE)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/** The files of a folder, relative to it, with '/' between the parts. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll(sep, '/'))
    .toSorted()

/** Throws DeploymentRefusedError if `from` is not a complete build. Returns its page. */
function requireBuild(from: string): string {
  const html = existsSync(from) ? readPage(from) : null
  if (html === null || !isConsolePage(html) || !existsSync(join(from, BUILD_FACTS)))
    throw new DeploymentRefusedError(`${from}: não é uma versão montada do Gestor; rode "npm run build" antes`)
  const { files } = JSON.parse(readFileSync(join(from, BUILD_FACTS), 'utf8')) as { files: string[] }
  const missingFile = [...listPageFiles(html), ...files].find((file) => !existsSync(join(from, file)))
  if (missingFile !== undefined)
    throw new DeploymentRefusedError(`${from}: a versão está incompleta, falta ${missingFile}`)
  return html
}

/** Throws DeploymentRefusedError if `to` holds something other than the console. Returns its page; null before the first. */
function requireConsoleFolder(from: string, to: string): string | null {
  const [source, target] = [resolve(from) + sep, resolve(to) + sep]
  if (target.startsWith(source) || source.startsWith(target))
    throw new DeploymentRefusedError(`${to}: a pasta de destino não pode conter a da versão, nem estar nela`)
  if (!existsSync(to)) return null
  if (!statSync(to).isDirectory()) throw new DeploymentRefusedError(`${to}: não é uma pasta`)
  const html = readPage(to)
  const names = readdirSync(to)
  const isConsole = html === null ? names.includes(RECORD) : isConsolePage(html)
  if (!isConsole && names.some((name) => !BEFORE_FIRST_DEPLOYMENT.has(name)))
    throw new DeploymentRefusedError(`${to}: a pasta tem outra coisa que não o Gestor; nada foi mudado`)
  return html
}

function readOldAssets(to: string): OldAssets {
  try {
    const json: unknown = JSON.parse(readFileSync(join(to, RECORD), 'utf8'))
    const entries = Object.entries((json ?? {}) as Record<string, unknown>)
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => !Number.isNaN(Date.parse(String(entry[1])))),
    )
  } catch {
    // Without a record every old asset counts as replaced now, so it stays too long rather than too short.
    return {}
  }
}

/** Writes a file so that nobody ever reads half of it. */
function writeWhole(path: string, write: (part: string) => void): void {
  mkdirSync(dirname(path), { recursive: true })
  write(path + PART)
  renameSync(path + PART, path)
}

const isSameFile = (a: string, b: string): boolean =>
  existsSync(b) && statSync(a).size === statSync(b).size && readFileSync(a).equals(readFileSync(b))

/**
 * Returns the steps of a deployment, and changes nothing itself. Throws DeploymentRefusedError if `from` is no complete
 * build, or if `to` is neither the console's folder nor empty.
 */
export async function planDeployment(order: DeploymentOrder): Promise<DeploymentPlan> {
  const { from, to, config, keepOldAssetsMs, now } = order
  const html = requireBuild(from)
  const oldHtml = requireConsoleFolder(from, to)

  const copy = (file: string, source = join(from, file)): DeploymentStep[] =>
    isSameFile(source, join(to, file))
      ? []
      : [
          {
            kind: 'copy',
            file,
            run: () => writeWhole(join(to, file), (part) => copyFileSync(source, part)),
          },
        ]
  const remove = (file: string): DeploymentStep => ({
    kind: 'remove',
    file,
    run: () => rmSync(join(to, file), { force: true }),
  })
  const writeRecord = (record: OldAssets): DeploymentStep[] => {
    const text = `${JSON.stringify(record, null, 2)}\n`
    const path = join(to, RECORD)
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return []
    return [{ kind: 'copy', file: RECORD, run: () => writeWhole(path, (part) => writeFileSync(part, text)) }]
  }

  const built = listFiles(from)
  const assets = built.filter((file) => file.startsWith('assets/'))
  const last = new Set([PAGE, ...PACKED_PAGES, BUILD_FACTS])
  // The host's config.json never comes from a build.
  const others = built.filter((file) => !file.startsWith('assets/') && !last.has(file) && file !== CONFIG)
  const needsConfig = config !== null && oldHtml === null && !existsSync(join(to, CONFIG))

  const record = readOldAssets(to)
  const current = new Set(assets.map((file) => file.slice('assets/'.length)))
  const present = existsSync(join(to, 'assets')) ? readdirSync(join(to, 'assets')) : []
  const old = present.filter((name) => BUILT_ASSET.test(name) && !current.has(name))
  const since = (name: string): string => record[name] ?? new Date(now).toISOString()
  const expired = old.filter((name) => name.endsWith(PART) || now - Date.parse(since(name)) >= keepOldAssetsMs)
  const kept = old.filter((name) => !expired.includes(name))

  return {
    prepare: [
      ...(existsSync(join(to, RECORD)) ? [] : writeRecord({})),
      ...assets.flatMap((file) => copy(file)),
      ...others.flatMap((file) => copy(file)),
      ...(needsConfig ? copy(CONFIG, config) : []),
    ],
    replace: [
      ...PACKED_PAGES.flatMap((file) =>
        built.includes(file) ? copy(file) : existsSync(join(to, file)) ? [remove(file)] : [],
      ),
      ...copy(PAGE),
      ...copy(BUILD_FACTS),
    ],
    clean: [
      ...writeRecord(Object.fromEntries(kept.toSorted().map((name) => [name, since(name)]))),
      ...expired.map((name) => remove(`assets/${name}`)),
    ],
    scriptHashes: {
      old: oldHtml === null ? [] : await inlineScriptHashes(oldHtml),
      new: await inlineScriptHashes(html),
    },
  }
}
