/**
 * The help overlay's content, derived from the registry and the screen: never a second list (commands/keys/README §11).
 */
import { fitsPath } from '#lib/places/place.ts'
import { fold } from '#lib/written/fold.ts'
import { type AnyCommand, isOfRegion } from '#commands/define.ts'
import type { Binding } from '#commands/bindings.ts'
import { whyOff } from '#commands/action.ts'
import { NO_FILTERS, type Screen } from '#commands/screen.ts'

/** What some keys do. */
export interface HelpRow {
  label: string
  /** Alternatives, in the spelling of commands/keys/README. */
  keys: readonly string[]
  /** '1 a 9' instead of '1 ou 2 ou …'. */
  range?: boolean
}

/** A heading of the help with its rows. */
export interface HelpSection {
  title: string
  /** 1 to 3 side by side; 4 below them. */
  column: 1 | 2 | 3 | 4
  rows: readonly HelpRow[]
  /** What stands in the place of rows, where there are none. */
  none?: string
}

/** Keys that belong to a widget and run no command (commands/keys/README §5, §7, §8). */
const GRID: readonly HelpRow[] = [
  { label: 'Linha anterior ou próxima', keys: ['k', 'j'] },
  { label: 'Coluna anterior ou próxima', keys: ['ArrowLeft', 'ArrowRight'] },
  { label: 'Primeira ou última coluna', keys: ['Home', 'End'] },
  { label: 'Primeira ou última linha', keys: ['Mod+Home', 'Mod+End'] },
  { label: 'Uma tela de linhas', keys: ['PageUp', 'PageDown'] },
  { label: 'Estender a seleção', keys: ['Shift+ArrowUp', 'Shift+ArrowDown'] },
  { label: 'Limpar a seleção; de novo: sair da tabela', keys: ['Escape'] },
]
const WINDOWS: readonly HelpRow[] = [
  { label: 'Sim, confirmar', keys: ['s', 'Mod+Enter'] },
  { label: 'Não, cancelar', keys: ['n', 'Escape'] },
  { label: 'Trocar de botão', keys: ['ArrowLeft', 'ArrowRight'] },
  { label: 'Registro anterior ou próximo', keys: ['k', 'j'] },
]
const PALETTE: readonly HelpRow[] = [
  { label: 'Executar', keys: ['Enter'] },
  { label: 'Abrir em nova aba', keys: ['Mod+Enter'] },
  { label: 'Completar', keys: ['Tab'] },
  { label: 'Voltar um nível', keys: ['Backspace', 'Escape'] },
  { label: 'Comandos recentes', keys: ['ArrowUp'] },
  { label: 'Registro, usuário, ações, ajuda', keys: ['#', '@', '>', '?'] },
]

/** Parts of the page with keys of their own, by `data-region`. */
const REGIONS = [
  ['leitura', 'No painel da leitura'],
  ['conciliar', 'Ao conciliar'],
  ['revisar', 'Ao revisar'],
  ['periodos', 'Ao comparar períodos'],
] as const

function nameOf({ label, title, confirm, args, group }: AnyCommand, full: boolean): string {
  // Away from its noun's screen only the whole title says what a verb acts on.
  const name = (full && group !== 'Ir para' ? title : (label ?? title)).replace(/…$/, '').replace(/\d+ª/, 'n-ésima')
  return confirm || (full && Object.keys(args).length > 0) ? `${name}…` : name
}

/** One row for each command, in order; commands of one name share a row. */
function rowsOf(bindings: readonly Binding[], full = false): HelpRow[] {
  const rows = new Map<string, HelpRow>()
  for (const { command, keys } of bindings) {
    const label = nameOf(command, full)
    const before = rows.get(label)
    if (before?.keys.includes(keys)) continue
    rows.set(label, { label, keys: [...(before?.keys ?? []), keys] })
  }
  return [...rows.values()].map((row) => (row.keys.length > 3 ? { ...row, range: true } : row))
}

/** The sections for this screen: what works here first, then the rest. */
export function helpSections(bindings: readonly Binding[], screen: Screen, place: string): HelpSection[] {
  const { list, form, path } = screen
  const noun = list?.noun ?? form?.noun
  const matches = ({ command }: Binding) =>
    whyOff(command, {}, { screen, navigate() {} }) !== NO_FILTERS &&
    (!command.path || fitsPath(command.path, path)) &&
    (command.place === 'global' || !command.noun || command.noun === noun)
  const here = bindings.filter(matches)
  const of = (...places: AnyCommand['place'][]) =>
    here.filter(({ command }) => !command.region && places.includes(command.place))
  const goes = ({ command }: Binding) => command.to !== undefined
  const local = ({ command }: Binding) => command.place === 'global' && command.path !== undefined
  const works = ({ command }: Binding) =>
    (list !== null || (command.place !== 'list' && command.place !== 'row')) &&
    (form !== null || command.place !== 'form')
  const said = new Set(here.filter(works).map(({ command, keys }) => `${command.title} ${keys}`))
  const elsewhere = (binding: Binding) =>
    !(matches(binding) && works(binding)) && !said.has(`${binding.command.title} ${binding.keys}`)
  const sections: HelpSection[] = [
    {
      title: `Nesta tela${place ? ` · ${place}` : ''}`,
      column: 1,
      none: 'Nenhum atalho aqui',
      rows: rowsOf([
        ...(form ? of('form') : []),
        ...(list ? ofNounFirst(of('list')) : []),
        ...of('global').filter(local),
      ]),
    },
    ...REGIONS.map(([region, title]): HelpSection => {
      const rows = rowsOf(here.filter(({ command }) => list !== null && isOfRegion(command, region)))
      return { title, column: 2, rows }
    }),
    { title: 'Na linha', column: 2, rows: list ? [...rowsOf(ofNounFirst(of('row'))), ...GRID] : [] },
    { title: 'Ir para', column: 3, rows: rowsOf(of('global').filter(goes), true) },
    {
      title: 'Em toda parte',
      column: 3,
      rows: rowsOf(of('global').filter((binding) => !goes(binding) && !local(binding))),
    },
    { title: 'Em confirmações e janelas', column: 2, rows: WINDOWS },
    { title: 'Na paleta', column: 2, rows: PALETTE },
    { title: 'Em outras telas', column: 4, rows: rowsOf(bindings.filter(elsewhere), true) },
  ]
  return sections.filter(({ rows, none }) => rows.length > 0 || none !== undefined)
}

/** What this noun has of its own before what every table has. */
const ofNounFirst = (bindings: readonly Binding[]): Binding[] =>
  [...bindings].sort((a, b) => Number(!a.command.noun) - Number(!b.command.noun))

/** The rows whose label or keys hold this text; all of them without one. */
export function searchSections(sections: readonly HelpSection[], text: string): HelpSection[] {
  const wanted = fold(text.trim())
  if (wanted === '') return [...sections]
  return sections
    .map(({ title, column, rows }) => ({
      title,
      column,
      rows: rows.filter(({ label, keys }) => fold(label).includes(wanted) || keys.some((key) => fold(key) === wanted)),
    }))
    .filter(({ rows }) => rows.length > 0)
}
