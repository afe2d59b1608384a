/** Chooses the three to six keys that work right now, for the middle of the status bar (ui/README §3). */
import { getCommandLabel, getDisabledReason } from '#commands/command-item.ts'
import { resolveArgs, getTargetRows } from '#commands/command-args.ts'
import { type AnyCommand, isInRegion } from '#commands/define.ts'
import type { FocusContext } from '#ui/focus/focus.ts'
import type { ListHandle, Screen } from '#commands/screen.ts'

/** A key and what it does, as the status bar shows it. */
export interface KeyHint {
  /** One key, or alternatives, which are joined by 'ou'. */
  keys: string | readonly string[]
  text: string
}

const FIXED_HINTS: Partial<Record<FocusContext, readonly KeyHint[]>> = {
  alert: [
    { keys: 's', text: 'sim, confirmar' },
    { keys: 'n', text: 'não, cancelar' },
    { keys: ['ArrowLeft', 'ArrowRight'], text: 'trocar de botão' },
  ],
  palette: [
    { keys: ['ArrowUp', 'ArrowDown'], text: 'mover' },
    { keys: 'Enter', text: 'executar' },
    { keys: 'Esc', text: 'fechar' },
  ],
  menu: [
    { keys: ['ArrowUp', 'ArrowDown'], text: 'mover' },
    { keys: 'Enter', text: 'executar' },
    { keys: 'Esc', text: 'fechar' },
  ],
  window: [{ keys: 'Esc', text: 'fechar' }],
}

/** A question that is answered by typing a number: there letters are typed. */
const TYPED_ANSWER_HINTS: readonly KeyHint[] = [
  { keys: 'Enter', text: 'confirmar' },
  { keys: 'Esc', text: 'cancelar' },
]

/** Returns the key that a command is bound to now; undefined if there is none. */
type GetKey = (command: AnyCommand) => string | undefined

/** Returns the hint of a command; empty if the command has no key or cannot run now. */
type CreateHint = (command: AnyCommand) => KeyHint[]

const createHintFactory =
  (getKey: GetKey, screen: Screen): CreateHint =>
  (command) => {
    const keys = getKey(command)
    return keys && isAvailable(command, screen) ? [{ keys, text: getHintText(command) }] : []
  }

/** False for a key that does nothing here: a disabled command, or a command for one row while several are selected. */
function isAvailable(command: AnyCommand, screen: Screen): boolean {
  const { args, hasTooManyRows } = resolveArgs(
    command,
    {},
    command.scope === 'row' ? getTargetRows(screen) : [],
    screen,
  )
  return !hasTooManyRows && getDisabledReason(command, args, { screen, navigate: () => {} }) === null
}

const getHintText = (command: AnyCommand) => getCommandLabel(command).replace(/…$/, '').toLowerCase()

interface HintContext {
  focusContext: FocusContext
  /** The region of the page around the focus (`data-region`). */
  region?: string | undefined
  screen: Screen
  commands: readonly AnyCommand[]
  getKey: GetKey
  /** The palette highlights a line, which Enter would run. */
  hasPaletteLine?: boolean
  /** The focus is in a field that takes text. */
  isInTextField?: boolean
  /** If false, only keys with a modifier and keys inside the table are shown. */
  singleKeys: boolean
}

/** The hints to show, six at most. */
export function getKeyHints({
  focusContext,
  region,
  screen,
  commands,
  getKey,
  singleKeys,
  hasPaletteLine,
  isInTextField,
}: HintContext): readonly KeyHint[] {
  if (focusContext === 'alert' && isInTextField) return TYPED_ANSWER_HINTS
  const fixed = FIXED_HINTS[focusContext]
  if (fixed) return fixed.filter(({ keys }) => keys !== 'Enter' || focusContext === 'menu' || hasPaletteLine)
  const hint = createHintFactory(getKey, screen)
  const regionHints = commands
    .filter((command) => region && isInRegion(command, region) && focusContext !== 'field' && singleKeys)
    // Commands that a region borrows from another region come after its own.
    .sort((a, b) => [a.region].flat().indexOf(region) - [b.region].flat().indexOf(region))
    .flatMap(hint)
    .slice(0, 5)
  if (regionHints.length > 0 || focusContext === 'view') {
    const isReadOnly =
      focusContext === 'view' && !commands.some((command) => command.region && [command.region].flat()[0] === region)
    const wayBack = screen.list ? [{ keys: 'Esc', text: 'voltar à tabela' }] : []
    return [...(isReadOnly ? [SCROLL_HINT] : []), ...regionHints, ...wayBack]
  }
  const findHints = (ids: readonly string[]) =>
    ids.flatMap((id) => commands.filter((command) => command.id === id).flatMap(hint))
  const hasRows = (screen.list?.getRows().length ?? 0) > 0
  if (focusContext === 'grid' && hasRows) {
    if (getTargetRows(screen).length === 0) return [...findHints(HEADER_COMMAND_IDS), ROWS_HINT]
    // This command is disabled if no row is pinned on top.
    const unpinHints = findHints(['tabela.soltarTodas'])
    if (unpinHints.length > 0)
      return [
        ...findHints(['tabela.fixar', 'tabela.comparar']),
        ...unpinHints,
        ...findHints(['tabela.previa', 'tabela.onde']),
        ROWS_HINT,
      ]
    const multipleIds = (screen.list?.getSelection().length ?? 0) > 1 ? ['tabela.copiarLinhas', 'tabela.comparar'] : []
    return [...getRowHints(screen, commands, hint), ...findHints([...multipleIds, 'tabela.acoes']), ROWS_HINT].slice(
      0,
      6,
    )
  }
  const hints = screen.form
    ? [...findHints(['form.salvar']), { keys: 'Esc', text: focusContext === 'field' ? 'sair do campo' : 'voltar' }]
    : focusContext === 'field'
      ? [{ keys: 'Esc', text: 'sair do campo' }, ...findHints(['casca.paleta'])]
      : screen.list
        ? [
            ...findHints(['tabela.filtrar']),
            ...(hasRows ? [ROWS_HINT] : []),
            ...(hasNextPage(screen.list) ? findHints(['tabela.proxima']) : []),
            ...findHints([
              `${screen.list.resource.id}.cadastrar`,
              'auditoria.voltar',
              'tabela.recarregar',
              'casca.paleta',
            ]),
          ]
        : [{ keys: 'g', text: 'ir para' }, ...findHints(['casca.menuLateral', 'casca.paleta'])]
  return hints.filter(({ keys }) => singleKeys || /^(Mod\+|Esc)/.test(typeof keys === 'string' ? keys : '')).slice(0, 6)
}

const hasNextPage = (list: ListHandle) => list.getState().page + 1 < (list.getTotals()?.totalPages ?? 0)

/** Commands hinted at for a column header. The card below the header shows all of its keys. */
const HEADER_COMMAND_IDS = ['coluna.fixar', 'coluna.ocultar', 'tabela.onde']
const ROWS_HINT: KeyHint = { keys: ['j', 'k'], text: 'linhas' }
/** A view without commands of its own is only read. */
const SCROLL_HINT: KeyHint = { keys: ['ArrowUp', 'ArrowDown'], text: 'rolar' }

/** The first three commands of the row that have a key of a single chord. */
const getRowHints = ({ list }: Screen, commands: readonly AnyCommand[], hint: CreateHint): KeyHint[] =>
  commands
    .filter((command) => command.scope === 'row' && command.resource === list?.resource)
    .flatMap(hint)
    .filter(({ keys }) => !keys.includes(' '))
    .slice(0, 3)
