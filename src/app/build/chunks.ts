/**
 * How the build cuts the console: few files, each of what is needed together, because every file is a round trip and
 * a module of its own to the browser. What no group takes stays where it is imported.
 */
import type { Rolldown } from 'vite'

const matchesAny = (...parts: readonly string[]) => {
  const pattern = new RegExp(`(${parts.join('|')})`)
  return (id: string) => pattern.test(id.replaceAll('\\', '/'))
}

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>

/** The folders of sections by what is packed together: what signing in leads to, and all the others. */
const SECTION_PACKS: Readonly<Record<string, string>> = {
  entrada: 'cashbacks',
  // Of what is small as few as can be: a file packed by itself is packed worse, and these have verbs in common.
  listas:
    'categorias|fornecedores|lojas|produtos|rvhub|saldo|dashboard|perfil|placeholder|' +
    'bonus|pedidos|planos|auditoria|transacoes|usuarios|estatisticas',
}

/** The part that a folder of sections is packed with; undefined for one that is packed apart. */
export const getSectionPack = (folder: string): string | undefined =>
  Object.entries(SECTION_PACKS).find(([, folders]) => folders.split('|').includes(folder))?.[0]

/** One file for each part, of what these files of its sections hold. */
const createPackGroups = (name: string, files: readonly string[], priority: number): Groups =>
  Object.entries(SECTION_PACKS).map(([part, folders]) => ({
    name: `${name}-${part}`,
    test: matchesAny(`/src/sections/(${folders})/(${files.join('|')})$`),
    priority,
  }))

/** In falling priority: a module goes to the first group that wants it, with what it imports. */
export const chunkGroups: Groups = [
  // What the pages for visitors have in common with the console, and nothing that only the console needs.
  {
    name: 'start',
    test: matchesAny(
      '/src/app/(main|analytics)\\.ts$',
      '/src/lib/startup/version\\.ts$',
      '/src/ui/notices/notify\\.tsx$',
      '/src/api/call/reachability\\.ts$',
      // What a field makes of a typed text.
      '/src/forms/schema\\.ts$',
    ),
    priority: 100,
  },
  // What it takes to call the platform: signing in needs it, and the console's first questions.
  { name: 'calls', test: matchesAny('/src/api/session/(client|sign-in)\\.ts$'), priority: 90 },
  {
    name: 'session-prefetch',
    test: matchesAny(
      '/src/app/session-prefetch\\.ts$',
      '/src/listing/url-state/first-page\\.ts$',
      '/src/api/status\\.ts$',
    ),
    priority: 85,
  },
  // What each list asks for first, and the calls beside it: needed before anything that draws. Those of the entry by
  // themselves, the others in one file, which is packed better.
  {
    name: 'contratos-entrada',
    test: matchesAny(`/src/sections/${SECTION_PACKS.entrada}/(contract|first-page)\\.ts$`),
    priority: 84,
  },
  { name: 'contratos', test: matchesAny('/src/sections/[^/]+/(contract|first-page)\\.ts$'), priority: 83 },
  // Compiled beside the console on another core, and the same from one version to the next.
  { name: 'react', test: matchesAny('/node_modules/(react|react-dom|scheduler)/'), priority: 82 },
  // What the pages for visitors draw with, and every screen of the console too.
  {
    name: 'parts',
    test: matchesAny(
      '/src/ui/components/(button|checkbox|password-field)\\.tsx$',
      '/src/ui/icons/logo\\.tsx$',
      '/src/ui/theme/theme\\.css$',
    ),
    priority: 81,
  },
  // What every screen of the console stands on: the first to be fetched once there is a session.
  { name: 'console', test: matchesAny('/src/app/(console\\.tsx|session-notices\\.ts)$'), priority: 80 },
  {
    name: 'list-screen',
    test: matchesAny(
      '/src/listing/(screen/list-screen|record/lazy-record-dialog|views/list-view-command)\\.tsx?$',
      '/src/forms/resource-commands/(record|status)-commands\\.ts$',
    ),
    priority: 70,
  },
  // Lists with their verbs.
  ...createPackGroups('telas', ['commands\\.ts', 'list\\.tsx', 'history\\.tsx', 'screen\\.tsx', 'page\\.tsx'], 60),
  // What every key runs through, and the palette, which many a first key opens.
  {
    name: 'command-layer',
    test: matchesAny(
      '/src/app/(command-layer\\.tsx|load-commands\\.ts|shell/status-hints\\.tsx)$',
      '/src/commands/palette/palette\\.tsx$',
    ),
    priority: 50,
  },
  {
    name: 'form',
    test: matchesAny('/src/forms/screen/form-screen\\.tsx$', '/src/sections/[^/]+/form\\.tsx$'),
    priority: 30,
  },
  // The forms of the console and those for visitors.
  {
    name: 'conform',
    test: matchesAny('/node_modules/@conform-to/', '/src/forms/fields/control-props\\.ts$'),
    priority: 31,
  },
  // What is opened now and then, and what a list has besides its table: one file, which is fetched while the console
  // rests.
  {
    name: 'late',
    test: matchesAny(
      '/src/commands/dialogs/(layer-dialogs|report-dialog|recording-indicator)\\.tsx$',
      '/src/listing/(record/record-dialog|record/search-dialog|table/row-menu|screen/footer-sums)\\.tsx$',
      '/src/app/shell/(settings-panel|tool-menu|top-menu)\\.tsx$',
      '/src/ui/dialogs/dialog-host\\.tsx$',
      '/src/listing/(record/fetch-record|position/scroll-anchor)\\.ts$',
      '/src/listing/(preview|compare|export|auto-refresh|continuous|quick-filter|columns|pinned|scan)/',
      '/src/commands/language/days/period-text\\.ts$',
      '/src/scan/protocol/',
    ),
    priority: 25,
  },
  { name: 'scan-files', test: matchesAny('/src/scan/', '/node_modules/fflate/'), priority: 15 },
]

/** The chunks, by name, that every first row and every first key runs through. */
export const isFirstLoadChunk = (name: string): boolean =>
  /^(start|calls|session-prefetch|react|parts|console|list-screen|command-layer|(contratos|telas)-.*)$/.test(name)
