/**
 * Makes index.html run in any folder without a rebuild (app/build/README §1). The page names its files in a meta
 * element, relative to the folder. Its first script, which is inlined, finds the folder and loads them. The page also
 * carries the part of the security policy that a meta element can hold, for hosts that send no headers.
 */
import { fileURLToPath } from 'node:url'
import { build, type Plugin, runnerImport } from 'vite'
import { inlineScriptHashes, metaContentSecurityPolicy } from '#lib/security-headers.ts'
import { type BuildFacts, getBuildFacts } from './build-facts.ts'
import type { sectionPaths } from './section-paths.ts'
import { type SessionFiles, getSessionFiles } from './session-files.ts'

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))
const firstScript = fileURLToPath(new URL('../first-script.ts', import.meta.url))

/** The first script, bundled and minified for the page. */
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

/** The console's own addresses ('/produtos/editar/$id'), from the sections and the pages for visitors. */
export async function loadConsolePaths(): Promise<string[]> {
  const [registry, visitors] = await Promise.all([
    importAppModule<{ sections: readonly { routes: readonly { path: string }[] }[] }>('sections.ts'),
    importAppModule<{ VISITOR_PATHS: readonly string[] }>('visitor-paths.ts'),
  ])
  const routes = registry.module.sections.flatMap((section) => section.routes.map(({ path }) => path))
  return [...new Set([...routes, ...visitors.module.VISITOR_PATHS])]
}

/** The first segments of all paths, without duplicates: '/produtos/editar/$id' -> 'produtos'. */
export const getFirstSegments = (paths: readonly string[]): string[] =>
  [...new Set(paths.map((path) => path.split('/')[1] ?? ''))].filter((part) => part !== '')

interface PageTags {
  entry: string
  styles: string[]
  preloads: string[]
}

/**
 * Removes the script and link elements that Vite put into the page, and returns the page and their files. Throws if the
 * page has no entry, or names a file that is not relative to it ('./assets/…').
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
 * The page with its policy, the meta data for its first script, and that script, before everything else in the head.
 * `getSessionFilesFor` returns what a session requests besides the files that the page itself names. `facts` are those of
 * the build, which the running console tells (lib/startup/running-build.ts).
 */
export async function createPortablePage(
  built: string,
  script: string,
  screens: readonly string[],
  getSessionFilesFor: (knownFiles: readonly string[]) => SessionFiles,
  facts?: BuildFacts,
): Promise<string> {
  const { html, tags } = extractTags(built)
  const known = [tags.entry, ...tags.styles, ...tags.preloads]
  const inline = `<script>${script}</script>`
  const policy = metaContentSecurityPolicy({ scriptHashes: await inlineScriptHashes(inline) })
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}" />`,
    `<meta name="gestor" content="${escapeAttribute(JSON.stringify({ ...tags, screens, ...getSessionFilesFor(known), build: facts }))}" />`,
    inline,
  ]
  return html.replace(/(<meta charset="utf-8" \/>)/, (charset) => [charset, ...head].join('\n    '))
}

/**
 * Vite plugin. The page of the development server stays as it is, at the root; only the first script is added, which
 * sets the theme.
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
          return createPortablePage(
            html,
            await script,
            getFirstSegments(await loadConsolePaths()),
            (known) => getSessionFiles(chunks, module.sectionPaths, known, fonts),
            getBuildFacts('.'),
          )
        }
        return [{ tag: 'script', children: await script, injectTo: 'head-prepend' }]
      },
    },
  }
}
