/** The three to six keys that work right now, for the middle of the status line (ui/README §3). */
import { commandLabel, whyOff } from '#commands/action.ts'
import { completed, rowsAtHand } from '#commands/command-args.ts'
import { type AnyCommand, isOfRegion } from '#commands/define.ts'
import type { FocusKind } from '#ui/focus/focus.ts'
import type { ListHandle, Screen } from '#commands/screen.ts'

/** A key and what it does, in the status bar. */
export interface KeyHint {
  /** Alternatives are joined by 'ou'. */
  keys: string | readonly string[]
  text: string
}

const FIXED: Partial<Record<FocusKind, readonly KeyHint[]>> = {
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
type KeyOf = (command: AnyCommand) => string | undefined

/** The hint for a command that has a key and can act; else none. */
type HintOf = (command: AnyCommand) => KeyHint[]

const hintOf =
  (keyOf: KeyOf, screen: Screen): HintOf =>
  (command) => {
    const keys = keyOf(command)
    return keys && isOn(command, screen) ? [{ keys, text: nameOf(command) }] : []
  }

/** A key that does nothing here is not promised: off, or for one row where several are selected. */
function isOn(command: AnyCommand, screen: Screen): boolean {
  const { args, tooMany } = completed(command, {}, command.place === 'row' ? rowsAtHand(screen) : [], screen)
  return !tooMany && whyOff(command, args, { screen, navigate: () => {} }) === null
}

const nameOf = (command: AnyCommand) => commandLabel(command).replace(/…$/, '').toLowerCase()

interface HintContext {
  place: FocusKind
  /** The part of the page around the focus (`data-region`). */
  region?: string | undefined
  screen: Screen
  commands: readonly AnyCommand[]
  keyOf: KeyOf
  /** The palette marks a line, which Enter would run. */
  hasLine?: boolean
  /** Off: only keys with a modifier, and those inside the table, are told. */
  singleKeys: boolean
}

/** What to show; never more than six. */
export function keyHints({
  place,
  region,
  screen,
  commands,
  keyOf,
  singleKeys,
  hasLine,
}: HintContext): readonly KeyHint[] {
  const fixed = FIXED[place]
  if (fixed) return fixed.filter(({ keys }) => keys !== 'Enter' || place === 'menu' || hasLine)
  const hint = hintOf(keyOf, screen)
  const ofRegion = commands
    .filter((command) => region && isOfRegion(command, region) && place !== 'field' && singleKeys)
    // What another part lends it comes after what is its own.
    .sort((a, b) => [a.region].flat().indexOf(region) - [b.region].flat().indexOf(region))
    .flatMap(hint)
    .slice(0, 5)
  if (ofRegion.length > 0 || place === 'view') {
    const isRead = place === 'view' && !commands.some((each) => each.region && [each.region].flat()[0] === region)
    return [...(isRead ? [SCROLL] : []), ...ofRegion, { keys: 'Esc', text: 'voltar à tabela' }]
  }
  const find = (ids: readonly string[]) => ids.flatMap((id) => commands.filter((each) => each.id === id).flatMap(hint))
  const hasRows = (screen.list?.rows().length ?? 0) > 0
  if (place === 'grid' && hasRows) {
    if (rowsAtHand(screen).length === 0) return [...find(IN_HEAD), LINES]
    // Off where no row stays on top.
    const onTop = find(['tabela.soltarTodas'])
    if (onTop.length > 0)
      return [...find(['tabela.fixar', 'tabela.comparar']), ...onTop, ...find(['tabela.previa', 'tabela.onde']), LINES]
    const several = (screen.list?.selection().length ?? 0) > 1 ? ['tabela.copiarLinhas', 'tabela.comparar'] : []
    return [...rowHints(screen, commands, hint), ...find([...several, 'tabela.acoes']), LINES].slice(0, 6)
  }
  const all = screen.form
    ? [...find(['form.salvar']), { keys: 'Esc', text: place === 'field' ? 'sair do campo' : 'voltar' }]
    : place === 'field'
      ? [{ keys: 'Esc', text: 'sair do campo' }, ...find(['casca.paleta'])]
      : screen.list
        ? [
            ...find(['tabela.filtrar']),
            ...(hasRows ? [LINES] : []),
            ...(hasNextPage(screen.list) ? find(['tabela.proxima']) : []),
            ...find([`${screen.list.noun.id}.cadastrar`, 'auditoria.voltar', 'tabela.recarregar', 'casca.paleta']),
          ]
        : [{ keys: 'g', text: 'ir para' }, ...find(['casca.menuLateral', 'casca.paleta'])]
  return all.filter(({ keys }) => singleKeys || /^(Mod\+|Esc)/.test(typeof keys === 'string' ? keys : '')).slice(0, 6)
}

const hasNextPage = (list: ListHandle) => list.state().page + 1 < (list.totals()?.totalPages ?? 0)

/** All of the header's keys stand in the card beneath it. */
const IN_HEAD = ['coluna.fixar', 'coluna.ocultar', 'tabela.onde']
const LINES: KeyHint = { keys: ['j', 'k'], text: 'linhas' }
/** A view without verbs of its own is read. */
const SCROLL: KeyHint = { keys: ['ArrowUp', 'ArrowDown'], text: 'rolar' }

/** The first three verbs of the row that have a key of one stroke. */
const rowHints = ({ list }: Screen, commands: readonly AnyCommand[], hint: HintOf): KeyHint[] =>
  commands
    .filter((command) => command.place === 'row' && command.noun === list?.noun)
    .flatMap(hint)
    .filter(({ keys }) => !keys.includes(' '))
    .slice(0, 3)
