/**
 * The content of the help, derived from the registry and the screen, never a second list (commands/keys/README §11).
 */
import { matchesPath } from '#lib/urls/route-location.ts'
import { matchesSearch } from '#lib/format/match-words.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { type AnyCommand, isInRegion } from '#commands/define.ts'
import type { Binding } from '#commands/bindings.ts'
import { getDisabledReason } from '#commands/command-item.ts'
import { NO_FILTERS_REASON, type Screen } from '#commands/screen.ts'

/** One row: keys, and what they do. */
export interface HelpRow {
  label: string
  /** Alternative keys, spelled as in commands/keys/README. */
  keys: readonly string[]
  /** '1 a 9' instead of '1 ou 2 ou …'. */
  isRange?: boolean
}

/** A heading of the help with its rows. */
export interface HelpSection {
  title: string
  /** 1 to 3 side by side; 4 below them. */
  column: 1 | 2 | 3 | 4
  rows: readonly HelpRow[]
  /** The text if there are no rows. */
  emptyText?: string
}

/** Keys that belong to a widget and run no command (commands/keys/README §5, §7, §8). */
const GRID_ROWS: readonly HelpRow[] = [
  { label: 'Linha anterior ou próxima', keys: ['k', 'j'] },
  { label: 'Coluna anterior ou próxima', keys: ['ArrowLeft', 'ArrowRight'] },
  { label: 'Primeira ou última coluna', keys: ['Home', 'End'] },
  { label: 'Primeira ou última linha', keys: ['Mod+Home', 'Mod+End'] },
  { label: 'Uma tela de linhas', keys: ['PageUp', 'PageDown'] },
  { label: 'Estender a seleção', keys: ['Shift+ArrowUp', 'Shift+ArrowDown'] },
  { label: 'Limpar a seleção; de novo: sair da tabela', keys: ['Escape'] },
]
const WINDOW_ROWS: readonly HelpRow[] = [
  { label: 'Sim, confirmar', keys: ['s', 'Mod+Enter'] },
  { label: 'Não, cancelar', keys: ['n', 'Escape'] },
  { label: 'Trocar de botão', keys: ['ArrowLeft', 'ArrowRight'] },
  { label: 'Registro anterior ou próximo', keys: ['k', 'j'] },
]
const PALETTE_ROWS: readonly HelpRow[] = [
  { label: 'Executar', keys: ['Enter'] },
  { label: 'Abrir em nova aba', keys: ['Mod+Enter'] },
  { label: 'Completar', keys: ['Tab'] },
  { label: 'Registro achado: ações, na lista', keys: ['Tab', 'ArrowRight'] },
  { label: 'Voltar um nível', keys: ['Backspace', 'Escape'] },
  { label: 'Comandos recentes', keys: ['ArrowUp'] },
  { label: 'Registro, usuário, ações, ajuda', keys: ['#', '@', '>', '?'] },
]

/** Regions of the page with keys of their own, by `data-region`. */
const REGIONS = [
  ['leitura', 'No painel da leitura'],
  ['conciliar', 'Ao conciliar'],
  ['revisar', 'Ao revisar'],
  ['periodos', 'Ao comparar períodos'],
  ['grafico', 'No gráfico'],
] as const

function getBindingName({ label, title, confirm, args, group }: AnyCommand, usesFullTitle: boolean): string {
  // Away from its resource's screen, only the full title says what a command acts on.
  const name = (usesFullTitle && group !== 'Ir para' ? title : (label ?? title))
    .replace(/…$/, '')
    .replace(/\d+ª/, 'n-ésima')
  return confirm || (usesFullTitle && Object.keys(args).length > 0) ? `${name}…` : name
}

/** One row for each command, in order; commands with the same name share a row. */
function toHelpRows(bindings: readonly Binding[], usesFullTitle = false): HelpRow[] {
  const rows = new Map<string, HelpRow>()
  for (const { command, keys } of bindings) {
    const label = getBindingName(command, usesFullTitle)
    const before = rows.get(label)
    if (before?.keys.includes(keys)) continue
    rows.set(label, { label, keys: [...(before?.keys ?? []), keys] })
  }
  return [...rows.values()].map((row) => (row.keys.length > 3 ? { ...row, isRange: true } : row))
}

/** The sections for this screen: what works here first, then the rest. */
export function createHelpSections(bindings: readonly Binding[], screen: Screen, screenPath: string): HelpSection[] {
  const { list, form, path } = screen
  const resource = list?.resource ?? form?.resource
  const hasNoFilters = (command: AnyCommand) => {
    const reason = getDisabledReason(command, {}, { screen, navigate() {} })
    return reason !== null && (reason === NO_FILTERS_REASON || reason === list?.noFiltersReason)
  }
  const isOfThisScreen = ({ command }: Binding) =>
    !hasNoFilters(command) &&
    (!command.path || matchesPath(command.path, path)) &&
    (command.scope === 'global' || !command.resource || command.resource === resource)
  const screenBindings = bindings.filter(isOfThisScreen)
  const bindingsOfScopes = (...scopes: AnyCommand['scope'][]) =>
    screenBindings.filter(({ command }) => !command.region && scopes.includes(command.scope))
  const isNavigation = ({ command }: Binding) => command.to !== undefined
  const isInLocalRegion = ({ command }: Binding) => command.scope === 'global' && command.path !== undefined
  const isUsableHere = ({ command }: Binding) =>
    (list !== null || (command.scope !== 'list' && command.scope !== 'row')) &&
    (form !== null || command.scope !== 'form')
  const listedBindings = new Set(
    screenBindings.filter(isUsableHere).map(({ command, keys }) => `${command.title} ${keys}`),
  )
  const isOfOtherScreen = (binding: Binding) =>
    !(isOfThisScreen(binding) && isUsableHere(binding)) &&
    !listedBindings.has(`${binding.command.title} ${binding.keys}`)
  const sections: HelpSection[] = [
    {
      title: `Nesta tela${screenPath ? ` · ${screenPath}` : ''}`,
      column: 1,
      emptyText: 'Nenhum atalho aqui',
      rows: toHelpRows([
        ...(form ? bindingsOfScopes('form') : []),
        ...(list ? sortResourceFirst(bindingsOfScopes('list')) : []),
        ...bindingsOfScopes('global').filter(isInLocalRegion),
      ]),
    },
    ...REGIONS.map(([region, title]): HelpSection => {
      const rows = toHelpRows(screenBindings.filter(({ command }) => list !== null && isInRegion(command, region)))
      return { title, column: 2, rows }
    }),
    {
      title: 'Na linha',
      column: 2,
      rows: list ? [...toHelpRows(sortResourceFirst(bindingsOfScopes('row'))), ...GRID_ROWS] : [],
    },
    { title: 'Ir para', column: 3, rows: toHelpRows(bindingsOfScopes('global').filter(isNavigation), true) },
    {
      title: 'Em toda parte',
      column: 3,
      rows: toHelpRows(
        bindingsOfScopes('global').filter((binding) => !isNavigation(binding) && !isInLocalRegion(binding)),
      ),
    },
    { title: 'Em confirmações e janelas', column: 2, rows: WINDOW_ROWS },
    { title: 'Na paleta', column: 2, rows: PALETTE_ROWS },
    { title: 'Em outras telas', column: 4, rows: toHelpRows(bindings.filter(isOfOtherScreen), true) },
  ]
  return sections.filter(({ rows, emptyText }) => rows.length > 0 || emptyText !== undefined)
}

/** Commands of the screen's resource come before those that every table has. */
const sortResourceFirst = (bindings: readonly Binding[]): Binding[] =>
  [...bindings].sort((a, b) => Number(!a.command.resource) - Number(!b.command.resource))

/** The rows whose label contains the words of this text, or that have this key; all of them without one. */
export function filterSections(sections: readonly HelpSection[], text: string): HelpSection[] {
  const searchText = normalizeText(text.trim())
  if (searchText === '') return [...sections]
  return sections
    .map(({ title, column, rows }) => ({
      title,
      column,
      rows: rows.filter(
        ({ label, keys }) => matchesSearch(label, text) || keys.some((key) => normalizeText(key) === searchText),
      ),
    }))
    .filter(({ rows }) => rows.length > 0)
}
