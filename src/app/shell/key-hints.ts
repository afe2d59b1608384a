/** The three to six keys that work right now, for the middle of the status line (ui/README §3). */
import { getCommandLabel, getDisabledReason } from '#commands/command-item.ts'
import { resolveArgs, getTargetRows } from '#commands/command-args.ts'
import { type AnyCommand, isInRegion } from '#commands/define.ts'
import type { FocusContext } from '#ui/focus/focus.ts'
import type { ListHandle, Screen } from '#commands/screen.ts'

/** A key and what it does, in the status bar. */
export interface KeyHint {
  /** Alternatives are joined by 'ou'. */
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
    { keys: 'Tab', text: 'completar' },
    { keys: 'Esc', text: 'fechar' },
  ],
  menu: [
    { keys: ['ArrowUp', 'ArrowDown'], text: 'mover' },
    { keys: 'Enter', text: 'executar' },
    { keys: 'Esc', text: 'fechar' },
  ],
  window: [{ keys: 'Esc', text: 'fechar' }],
}

/** The key of a command as it is bound now; undefined where it has none. */
type GetKey = (command: AnyCommand) => string | undefined

/** The hint for a command that has a key and can act; else none. */
type CreateHint = (command: AnyCommand) => KeyHint[]

const createHintFactory =
  (getKey: GetKey, screen: Screen): CreateHint =>
  (command) => {
    const keys = getKey(command)
    return keys && isAvailable(command, screen) ? [{ keys, text: getHintText(command) }] : []
  }

/** A key that does nothing here is not promised: off, or for one row where several are selected. */
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
  /** The part of the page around the focus (`data-region`). */
  region?: string | undefined
  screen: Screen
  commands: readonly AnyCommand[]
  getKey: GetKey
  /** The palette marks a line, which Enter would run. */
  hasPaletteLine?: boolean
  /** Off: only keys with a modifier, and those inside the table, are told. */
  singleKeys: boolean
}

/** What to show; never more than six. */
export function getKeyHints({
  focusContext,
  region,
  screen,
  commands,
  getKey,
  singleKeys,
  hasPaletteLine,
}: HintContext): readonly KeyHint[] {
  const fixed = FIXED_HINTS[focusContext]
  if (fixed) return fixed.filter(({ keys }) => keys !== 'Enter' || focusContext === 'menu' || hasPaletteLine)
  const hint = createHintFactory(getKey, screen)
  const regionHints = commands
    .filter((command) => region && isInRegion(command, region) && focusContext !== 'field' && singleKeys)
    // What another part lends it comes after what is its own.
    .sort((a, b) => [a.region].flat().indexOf(region) - [b.region].flat().indexOf(region))
    .flatMap(hint)
    .slice(0, 5)
  if (regionHints.length > 0 || focusContext === 'view') {
    const isRead =
      focusContext === 'view' && !commands.some((each) => each.region && [each.region].flat()[0] === region)
    return [...(isRead ? [SCROLL_HINT] : []), ...regionHints, { keys: 'Esc', text: 'voltar à tabela' }]
  }
  const findHints = (ids: readonly string[]) =>
    ids.flatMap((id) => commands.filter((each) => each.id === id).flatMap(hint))
  const hasRows = (screen.list?.getRows().length ?? 0) > 0
  if (focusContext === 'grid' && hasRows) {
    if (getTargetRows(screen).length === 0) return [...findHints(HEADER_COMMAND_IDS), ROWS_HINT]
    // Off where no row stays on top.
    const onTop = findHints(['tabela.soltarTodas'])
    if (onTop.length > 0)
      return [
        ...findHints(['tabela.fixar', 'tabela.comparar']),
        ...onTop,
        ...findHints(['tabela.previa', 'tabela.onde']),
        ROWS_HINT,
      ]
    const several = (screen.list?.getSelection().length ?? 0) > 1 ? ['tabela.copiarLinhas', 'tabela.comparar'] : []
    return [...getRowHints(screen, commands, hint), ...findHints([...several, 'tabela.acoes']), ROWS_HINT].slice(0, 6)
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

/** All of the header's keys stand in the card beneath it. */
const HEADER_COMMAND_IDS = ['coluna.fixar', 'coluna.ocultar', 'tabela.onde']
const ROWS_HINT: KeyHint = { keys: ['j', 'k'], text: 'linhas' }
/** A view without verbs of its own is read. */
const SCROLL_HINT: KeyHint = { keys: ['ArrowUp', 'ArrowDown'], text: 'rolar' }

/** The first three verbs of the row that have a key of one stroke. */
const getRowHints = ({ list }: Screen, commands: readonly AnyCommand[], hint: CreateHint): KeyHint[] =>
  commands
    .filter((command) => command.scope === 'row' && command.resource === list?.resource)
    .flatMap(hint)
    .filter(({ keys }) => !keys.includes(' '))
    .slice(0, 3)
