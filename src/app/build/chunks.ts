/**
 * Decides which modules the build puts into one chunk. There are few chunks, each of what is needed together, because
 * the browser pays a round trip and a module for every file. A module that no group matches stays with its importer.
 */
import type { Rolldown } from 'vite'

const matchesAny = (...parts: readonly string[]) => {
  const pattern = new RegExp(`(${parts.join('|')})`)
  return (id: string) => pattern.test(id.replaceAll('\\', '/'))
}

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>

/** The folders of sections, by the chunks that they share: the section that signing in leads to, and all others. */
const SECTION_PACKS: Readonly<Record<string, string>> = {
  entry: 'cashbacks',
  // Few chunks for small modules: a small file compresses worse by itself, and these sections share commands.
  lists:
    'categorias|fornecedores|lojas|produtos|rvhub|saldo|dashboard|perfil|placeholder|' +
    'bonus|pedidos|planos|auditoria|transacoes|usuarios|estatisticas',
}

/** The pack that a folder of sections belongs to; undefined for a folder that has its own chunks. */
export const getSectionPack = (folder: string): string | undefined =>
  Object.entries(SECTION_PACKS).find(([, folders]) => folders.split('|').includes(folder))?.[0]

/** One group for each pack, of these files in its sections. */
const createPackGroups = (name: string, files: readonly string[], priority: number): Groups =>
  Object.entries(SECTION_PACKS).map(([part, folders]) => ({
    name: `${name}-${part}`,
    test: matchesAny(`/src/sections/(${folders})/(${files.join('|')})$`),
    priority,
  }))

/** The groups in falling priority. A module goes to the first group that matches it, together with its imports. */
export const chunkGroups: Groups = [
  // What the pages for visitors share with the console, and nothing that only the console needs.
  {
    name: 'start',
    test: matchesAny(
      '/src/app/(main|analytics)\\.ts$',
      '/src/lib/startup/(version|running-build)\\.ts$',
      '/src/app/reporting/(start-reporting|reporting-state)\\.ts$',
      '/src/ui/notices/notify\\.tsx$',
      '/src/api/call/reachability\\.ts$',
      // The schemas that parse typed texts.
      '/src/forms/schema\\.ts$',
    ),
    priority: 100,
  },
  // What is needed to call the platform: signing in and the console's first requests use it.
  { name: 'calls', test: matchesAny('/src/api/session/(client|sign-in)\\.ts$'), priority: 90 },
  {
    name: 'session-prefetch',
    test: matchesAny(
      '/src/app/session-prefetch\\.ts$',
      '/src/listing/url-state/list-request\\.ts$',
      '/src/api/record-status\\.ts$',
    ),
    priority: 85,
  },
  // What each list requests first, with its endpoints: needed before anything renders. The files of the first list have
  // their own chunk. The others share one, which compresses better.
  {
    name: 'contracts-entry',
    test: matchesAny(`/src/sections/${SECTION_PACKS.entry}/(contract|list-request)\\.ts$`),
    priority: 84,
  },
  { name: 'contracts', test: matchesAny('/src/sections/[^/]+/(contract|list-request)\\.ts$'), priority: 83 },
  // Compiled on another core beside the console, and unchanged from one version to the next.
  { name: 'react', test: matchesAny('/node_modules/(react|react-dom|scheduler)/'), priority: 82 },
  // What the pages for visitors and every screen of the console render with.
  {
    name: 'components',
    test: matchesAny(
      '/src/ui/components/(button|checkbox|environment-badge|password-field)\\.tsx$',
      '/src/ui/icons/logo\\.tsx$',
      '/src/ui/react-root\\.ts$',
      '/src/ui/theme/theme\\.css$',
    ),
    priority: 81,
  },
  // What every screen of the console needs: the first chunk to be fetched once there is a session.
  { name: 'console', test: matchesAny('/src/app/(console\\.tsx|session-notices\\.ts)$'), priority: 80 },
  {
    name: 'list-screen',
    test: matchesAny(
      '/src/listing/(screen/list-screen|record/create-record-dialog|views/list-view-command)\\.tsx?$',
      '/src/forms/resource-commands/(record|status)-commands\\.ts$',
    ),
    priority: 70,
  },
  // Lists with their commands.
  ...createPackGroups('screens', ['commands\\.ts', 'list\\.tsx', 'history\\.tsx', 'screen\\.tsx', 'page\\.tsx'], 60),
  // What every key runs through, with the palette, which is often opened by the first key.
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
    test: matchesAny(
      '/src/forms/screen/form-screen\\.tsx$',
      '/src/sections/[^/]+/form\\.tsx$',
      // The control of one field of a form, over a cell.
      '/src/listing/edit-cell/(open-cell|cell-editor)\\.tsx?$',
    ),
    priority: 30,
  },
  // Used by the forms of the console and those for visitors.
  {
    name: 'conform',
    test: matchesAny('/node_modules/@conform-to/', '/src/forms/fields/control-props\\.ts$'),
    priority: 31,
  },
  // What is opened now and then, and what a list has besides its table: one chunk, fetched while the console is idle.
  {
    name: 'lazy',
    test: matchesAny(
      '/src/commands/dialogs/(layer-dialogs|report-dialog|recording-indicator)\\.tsx$',
      '/src/listing/(record/record-dialog|record/search-dialog|table/row-menu|screen/footer-sums)\\.tsx$',
      '/src/app/shell/(settings-panel|tool-menu|top-menu)\\.tsx$',
      '/src/ui/dialogs/dialog-host\\.tsx$',
      '/src/listing/(record/fetch-record|position/scroll-anchor)\\.ts$',
      '/src/listing/(preview|compare|export|auto-refresh|continuous|quick-filter|columns|pinned|scan(?!/drawing/))/',
      '/src/commands/language/days/period-text\\.ts$',
      '/src/scan/protocol/',
    ),
    priority: 25,
  },
  // A chart with its library: only for those who open one, also on the dashboard.
  {
    name: 'charts',
    test: matchesAny(
      '/src/listing/scan/drawing/',
      '/src/sections/dashboard/(recent-chart\\.tsx|recent-days\\.ts|read-recent-transactions\\.ts)$',
      '/node_modules/(d3-[a-z]+|internmap)/',
    ),
    priority: 20,
  },
  { name: 'scan-files', test: matchesAny('/src/scan/', '/node_modules/fflate/'), priority: 15 },
]

/** True for the names of the chunks that every first row and every first key need. */
export const isFirstLoadChunk = (name: string): boolean =>
  /^(start|calls|session-prefetch|react|components|console|list-screen|command-layer|(contracts|screens)-.*)$/.test(
    name,
  )
