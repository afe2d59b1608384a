/**
 * Runs before everything else: the build puts it into index.html itself. A page at '/gestor/produtos/editar/12' can
 * name no file before it knows in which folder the console is installed (app/build/README §1). The script sets theme
 * and density first, so that nothing flashes.
 */
import { TOKEN_KEY } from '#api/token/token-storage.ts'
import { prefetchConfig } from '#lib/startup/config-request.ts'
import { bufferStartupKeys } from '#lib/startup/startup-keys.ts'
import { listBasePathCandidates } from '#lib/startup/base-path-candidates.ts'
import { isValidToken } from '#lib/jwt.ts'
import { readLastScope, scopeName, setStorageScope } from '#lib/storage/storage-scope.ts'
import { applyStoredAppearance } from './stored-appearance.ts'

/** What the build writes into `<meta name="gestor">` of the page. File paths are relative to the console's folder. */
interface BuildMeta {
  entry: string
  styles: readonly string[]
  preloads: readonly string[]
  /** The first segments of the console's own addresses. */
  screens: readonly string[]
  /** What a session needs in addition (app/build/session-files.ts). */
  first: readonly string[]
  session: readonly string[]
  parts: readonly { of: readonly string[]; first: readonly string[]; files: readonly string[] }[]
  /** What the pages for visitors need, if there is no session. */
  visitor: readonly string[]
}

/** Only reads the token: the entry decides what starts (app/README §2). */
function isSignedIn(): boolean {
  try {
    return isValidToken(localStorage.getItem(scopeName(TOKEN_KEY)) ?? '', Date.now() / 1000)
  } catch {
    return false
  }
}

function addLink(rel: 'stylesheet' | 'modulepreload' | 'preload', href: string): HTMLLinkElement {
  const element = document.createElement('link')
  element.rel = rel
  if (rel === 'preload') element.as = href.endsWith('.css') ? 'style' : 'font'
  element.crossOrigin = ''
  element.href = href
  // Otherwise a style sheet added by a script would not block the first paint.
  if (rel === 'stylesheet') element.setAttribute('blocking', 'render')
  document.head.append(element)
  return element
}

/**
 * Resolves when the page is parsed: Chromium 156 loses about 1 in 50 modules that are imported earlier, if they come
 * from its cache. Fetching begins earlier.
 */
const documentReady = new Promise<void>((resolve) =>
  document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
)

/** Loads the console from the first folder that has it. Rejects if none has. */
async function loadConsole({
  entry,
  styles,
  preloads,
  screens,
  first,
  session,
  parts,
  visitor,
}: BuildMeta): Promise<void> {
  let failure: unknown
  const signedIn = isSignedIn()
  for (const folder of listBasePathCandidates(location.pathname, screens)) {
    const name = location.pathname.slice(folder.length).split('/')[0] ?? ''
    const sectionPart = parts.find(({ of }) => of.includes(name))
    prefetchConfig(folder)
    // All files are requested at once. Otherwise each file would be requested only when the file that imports it has
    // run.
    const sessionFiles = signedIn
      ? [...first, ...(sectionPart?.first ?? []), ...session, ...(sectionPart?.files ?? [])]
      : visitor
    const links = [
      ...styles.map((file) => addLink('stylesheet', folder + file)),
      ...[entry, ...preloads, ...sessionFiles].map((file) =>
        addLink(file.endsWith('.js') ? 'modulepreload' : 'preload', folder + file),
      ),
    ]
    await documentReady
    try {
      await import(/* @vite-ignore */ folder + entry)
      return
    } catch (error) {
      failure = error
      for (const link of links) link.remove()
    }
  }
  throw failure
}

const buildMetaElement = document.querySelector<HTMLMetaElement>('meta[name="gestor"]')
const buildMeta = buildMetaElement && (JSON.parse(buildMetaElement.content) as BuildMeta)
if (buildMeta) {
  const [folder = '/'] = listBasePathCandidates(location.pathname, buildMeta.screens)
  // config.json, which tells the environment, is not read yet.
  setStorageScope(readLastScope(folder))
}
applyStoredAppearance(document.documentElement)
// For a host that cannot send frame-ancestors: a console inside another page shows nothing (case J7).
if (window.top !== window.self) document.documentElement.hidden = true
if (isSignedIn()) bufferStartupKeys()
if (buildMeta) {
  loadConsole(buildMeta).catch((error: unknown) => {
    console.error(error)
    document.querySelector('.start-loading')?.remove()
    document.getElementById('start-failed')?.removeAttribute('hidden')
  })
}
