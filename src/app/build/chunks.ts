/**
 * How the build cuts the console: few files, each of what is needed together, because every file is a round trip and
 * a module of its own to the browser. What no group takes stays where it is imported.
 */
import type { Rolldown } from 'vite'

const has = (...parts: readonly string[]) => {
  const pattern = new RegExp(`(${parts.join('|')})`)
  return (id: string) => pattern.test(id.replaceAll('\\', '/'))
}

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>

/** The folders of sections by what is packed together: what signing in leads to, and all the others. */
const PARTS: Readonly<Record<string, string>> = {
  entrada: 'cashbacks',
  // Of what is small as few as can be: a file packed by itself is packed worse, and these have verbs in common.
  listas:
    'categorias|fornecedores|lojas|produtos|rvhub|saldo|dashboard|perfil|placeholder|' +
    'bonus|pedidos|planos|auditoria|transacoes|usuarios|estatisticas',
}

/** The part that a folder of sections is packed with; undefined for one that is packed apart. */
export const packedPart = (folder: string): string | undefined =>
  Object.entries(PARTS).find(([, folders]) => folders.split('|').includes(folder))?.[0]

/** One file for each part, of what these files of its sections hold. */
const byPart = (name: string, files: readonly string[], priority: number): Groups =>
  Object.entries(PARTS).map(([part, folders]) => ({
    name: `${name}-${part}`,
    test: has(`/src/sections/(${folders})/(${files.join('|')})$`),
    priority,
  }))

/** In falling priority: a module goes to the first group that wants it, with what it imports. */
export const chunkGroups: Groups = [
  // What the pages for visitors have in common with the console, and nothing that only the console needs.
  {
    name: 'start',
    test: has(
      '/src/app/(main|analytics)\\.ts$',
      '/src/lib/start/version\\.ts$',
      '/src/ui/notices/notify\\.tsx$',
      '/src/api/call/reach\\.ts$',
      // What a field makes of a typed text.
      '/src/forms/schema\\.ts$',
    ),
    priority: 100,
  },
  // What it takes to call the platform: signing in needs it, and the console's first questions.
  { name: 'calls', test: has('/src/api/session/(client|session-sign-in)\\.ts$'), priority: 90 },
  {
    name: 'early',
    test: has('/src/app/early\\.ts$', '/src/listing/address/first-page\\.ts$', '/src/api/status\\.ts$'),
    priority: 85,
  },
  // What each list asks for first, and the calls beside it: needed before anything that draws. Those of the entry by
  // themselves, the others in one file, which is packed better.
  { name: 'contratos-entrada', test: has(`/src/sections/${PARTS.entrada}/(contract|first-page)\\.ts$`), priority: 84 },
  { name: 'contratos', test: has('/src/sections/[^/]+/(contract|first-page)\\.ts$'), priority: 83 },
  // Compiled beside the console on another core, and the same from one version to the next.
  { name: 'react', test: has('/node_modules/(react|react-dom|scheduler)/'), priority: 82 },
  // What the pages for visitors draw with, and every screen of the console too.
  {
    name: 'parts',
    test: has(
      '/src/ui/parts/(button|checkbox|password-field)\\.tsx$',
      '/src/ui/signs/logo\\.tsx$',
      '/src/ui/theme/theme\\.css$',
    ),
    priority: 81,
  },
  // What every screen of the console stands on: the first to be fetched once there is a session.
  { name: 'console', test: has('/src/app/(console\\.tsx|session-notices\\.ts)$'), priority: 80 },
  {
    name: 'list-screen',
    test: has(
      '/src/listing/(screen/list-screen|record/record-window|views/list-view-command)\\.tsx?$',
      '/src/forms/verbs/(record|status)-commands\\.ts$',
    ),
    priority: 70,
  },
  // Lists with their verbs.
  ...byPart('telas', ['commands\\.ts', 'list\\.tsx', 'history\\.tsx', 'screen\\.tsx', 'page\\.tsx'], 60),
  // What every key runs through, and the palette, which many a first key opens.
  {
    name: 'command-layer',
    test: has(
      '/src/app/(command-layer\\.tsx|load-commands\\.ts|shell/status-hints\\.tsx)$',
      '/src/commands/palette/palette\\.tsx$',
    ),
    priority: 50,
  },
  { name: 'form', test: has('/src/forms/mounted/form-screen\\.tsx$', '/src/sections/[^/]+/form\\.tsx$'), priority: 30 },
  // The forms of the console and those for visitors.
  { name: 'conform', test: has('/node_modules/@conform-to/', '/src/forms/fields/bound\\.ts$'), priority: 31 },
  // What is opened now and then, and what a list has besides its table: one file, which is fetched while the console
  // rests.
  {
    name: 'late',
    test: has(
      '/src/commands/windows/(layer-windows|report-window|recording-mark)\\.tsx$',
      '/src/listing/(record/record-dialog|record/search-window|table/row-menu|screen/footer-sums)\\.tsx$',
      '/src/app/shell/(settings-panel|tool-menu|top-menu)\\.tsx$',
      '/src/ui/dialogs/confirm-host\\.tsx$',
      '/src/listing/(record/record-row|place/kept-place)\\.ts$',
      '/src/listing/(look|copy|follow|long|typed|columns|pinned|whole)/',
      '/src/commands/language/days/period-text\\.ts$',
      '/src/reading/walk/',
    ),
    priority: 25,
  },
  { name: 'reading-files', test: has('/src/reading/', '/node_modules/fflate/'), priority: 15 },
]

/** The chunks, by name, that every first row and every first key runs through. */
export const isNeededFirst = (name: string): boolean =>
  /^(start|calls|early|react|parts|console|list-screen|command-layer|(contratos|telas)-.*)$/.test(name)
