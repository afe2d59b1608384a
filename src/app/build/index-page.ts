/**
 * Makes index.html run in any folder without a rebuild (app/build/README §1): the page names its files relative to the
 * folder, in a meta element, and its first script, which stands in the page itself, finds the folder and loads them.
 * The page also carries the part of the security policy that a meta element can hold, for hosts that send no headers.
 */
import { fileURLToPath } from 'node:url'
import { build, type Plugin, runnerImport } from 'vite'
import { inlineScriptHashes, metaContentSecurityPolicy } from '#lib/security-headers.ts'
import type { sectionPaths } from './section-paths.ts'
import { type SessionFiles, getSessionFiles } from './session-files.ts'

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))
const firstScript = fileURLToPath(new URL('../first-script.ts', import.meta.url))

/** The first script, bundled and minified, as it stands in the page. */
async function bundleFirstScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: firstScript, formats: ['iife'], name: 'gestor', fileName: 'first' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('the first script was not built')
  return chunk.code.trim()
}

const importAppModule = <Module>(file: string) =>
  runnerImport<Module>(`${projectRoot}src/app/${file}`, { configFile: false, root: projectRoot, logLevel: 'error' })

/** The console's own addresses, from the registry of sections and the pages for visitors: '/produtos/editar/$id'. */
export async function loadConsolePaths(): Promise<string[]> {
  const [registry, visitors] = await Promise.all([
    importAppModule<{ sections: readonly { routes: readonly { path: string }[] }[] }>('sections.ts'),
    importAppModule<{ VISITOR_PATHS: readonly string[] }>('visitor-paths.ts'),
  ])
  const routes = registry.module.sections.flatMap((section) => section.routes.map(({ path }) => path))
  return [...new Set([...routes, ...visitors.module.VISITOR_PATHS])]
}

/** '/produtos/editar/$id' -> 'produtos'; the first parts of all paths, each once. */
export const getFirstSegments = (paths: readonly string[]): string[] =>
  [...new Set(paths.map((path) => path.split('/')[1] ?? ''))].filter((part) => part !== '')

interface PageTags {
  entry: string
  styles: string[]
  preloads: string[]
}

/**
 * Takes the script and link elements out that Vite puts into the page. Throws where the page has no entry, or a file
 * that is not named relative to it ('./assets/…').
 */
export function extractTags(html: string): { html: string; tags: PageTags } {
  const tags: PageTags = { entry: '', styles: [], preloads: [] }
  const relative = (address: string | undefined): string => {
    if (!address?.startsWith('./')) throw new Error(`index.html: "${address}" does not start with "./"`)
    return address.slice(2)
  }
  const remaining = html
    .replaceAll(/\s*<script type="module"[^>]* src="([^"]*)"[^>]*><\/script>/g, (_, address: string) => {
      tags.entry = relative(address)
      return ''
    })
    .replaceAll(/\s*<link rel="(stylesheet|modulepreload)"[^>]* href="([^"]*)"[^>]*>/g, (_, rel, address: string) => {
      tags[rel === 'stylesheet' ? 'styles' : 'preloads'].push(relative(address))
      return ''
    })
  if (tags.entry === '') throw new Error('index.html: the entry was not found')
  return { html: remaining, tags }
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * The page with its policy, what its first script must know, and that script, before everything else in the head.
 * `ahead`: what a session asks for besides the files that the page itself names.
 */
export async function createPortablePage(
  built: string,
  script: string,
  screens: readonly string[],
  getSessionFilesFor: (knownFiles: readonly string[]) => SessionFiles,
): Promise<string> {
  const { html, tags } = extractTags(built)
  const known = [tags.entry, ...tags.styles, ...tags.preloads]
  const inline = `<script>${script}</script>`
  const policy = metaContentSecurityPolicy({ scriptHashes: await inlineScriptHashes(inline) })
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}" />`,
    `<meta name="gestor" content="${escapeAttribute(JSON.stringify({ ...tags, screens, ...getSessionFilesFor(known) }))}" />`,
    inline,
  ]
  return html.replace(/(<meta charset="utf-8" \/>)/, (charset) => [charset, ...head].join('\n    '))
}

/**
 * Vite plugin; the development server keeps its own page, at the root, with the theme alone set by the first script.
 */
export function indexPagePlugin(): Plugin {
  let isBuild = false
  let script: Promise<string> | undefined
  return {
    name: 'gestor:index-page',
    config: () => ({ base: './' }),
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        script ??= bundleFirstScript()
        if (isBuild) {
          const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
          const { module } = await importAppModule<{ sectionPaths: typeof sectionPaths }>('build/section-paths.ts')
          const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
          return createPortablePage(html, await script, getFirstSegments(await loadConsolePaths()), (known) =>
            getSessionFiles(chunks, module.sectionPaths, known, fonts),
          )
        }
        return [{ tag: 'script', children: await script, injectTo: 'head-prepend' }]
      },
    },
  }
}
