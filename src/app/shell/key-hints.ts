/** The three to six keys that work right now, for the middle of the status line (ui/README §5). */
import { commandLabel } from '#commands/action.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { FocusKind } from '#ui/focus.ts'
import type { Screen } from '#commands/screen.ts'

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

/** Hints for the commands of these ids that have a key, in this order. */
type Find = (ids: readonly string[]) => KeyHint[]

function finder(commands: readonly AnyCommand[], keyOf: KeyOf, screen: Screen): Find {
  return (ids) =>
    ids.flatMap((id) => {
      const command = commands.find((candidate) => candidate.id === id)
      const keys = command && keyOf(command)
      return command && keys && isOn(command, screen) ? [{ keys, text: nameOf(command) }] : []
    })
}

/** A key that does nothing here is not promised. */
const isOn = (command: AnyCommand, screen: Screen) =>
  (command.when?.({ screen, navigate: () => {} }, {}) ?? true) === true

const nameOf = (command: AnyCommand) => commandLabel(command).replace(/…$/, '').toLowerCase()

interface HintContext {
  place: FocusKind
  /** The part of the page around the focus (`data-region`). */
  region?: string | undefined
  screen: Screen
  commands: readonly AnyCommand[]
  keyOf: KeyOf
  /** Off: only keys with a modifier, and those inside the table, are told. */
  singleKeys: boolean
}

/** What to show; never more than six. */
export function keyHints({ place, region, screen, commands, keyOf, singleKeys }: HintContext): readonly KeyHint[] {
  const fixed = FIXED[place]
  if (fixed) return fixed
  const ofRegion = region && place !== 'field' && singleKeys ? regionHints(region, screen, commands, keyOf) : []
  if (ofRegion.length > 0 || place === 'view')
    return [...(ofRegion.length > 0 ? ofRegion : [SCROLL]), { keys: 'Esc', text: 'voltar à tabela' }]
  const find = finder(commands, keyOf, screen)
  // Off where no row stays on top.
  const onTop = place === 'grid' ? find(['tabela.soltarTodas']) : []
  if (onTop.length > 0)
    return [...find(['tabela.fixar', 'tabela.comparar']), ...onTop, ...find(['tabela.previa', 'tabela.onde']), LINES]
  if (place === 'grid')
    return [...rowHints(screen, commands, keyOf), ...find(['tabela.selecionar', 'tabela.acoes']), LINES].slice(0, 6)
  const all = screen.form
    ? [...find(['form.salvar']), { keys: 'Esc', text: place === 'field' ? 'sair do campo' : 'voltar' }]
    : place === 'field'
      ? [{ keys: 'Esc', text: 'sair do campo' }, ...find(['casca.paleta'])]
      : screen.list
        ? [
            ...find(['tabela.filtrar']),
            LINES,
            ...find(['tabela.proxima', `${screen.list.noun.id}.cadastrar`, 'tabela.recarregar', 'casca.paleta']),
          ]
        : [{ keys: 'g', text: 'ir para' }, ...find(['casca.menuLateral', 'casca.paleta'])]
  return all.filter(({ keys }) => singleKeys || /^(Mod\+|Esc)/.test(typeof keys === 'string' ? keys : '')).slice(0, 6)
}

const LINES: KeyHint = { keys: ['j', 'k'], text: 'linhas' }
/** A view without verbs of its own is read. */
const SCROLL: KeyHint = { keys: ['ArrowUp', 'ArrowDown'], text: 'rolar' }

/** The first five verbs of a part of the page that are on and have a key. */
function regionHints(region: string, screen: Screen, commands: readonly AnyCommand[], keyOf: KeyOf): KeyHint[] {
  return commands
    .filter((command) => command.region === region && isOn(command, screen))
    .flatMap((command) => {
      const keys = keyOf(command)
      return keys ? [{ keys, text: nameOf(command) }] : []
    })
    .slice(0, 5)
}

/** The first three verbs of the row that have a key of one stroke. */
function rowHints(screen: Screen, commands: readonly AnyCommand[], keyOf: KeyOf): KeyHint[] {
  const noun = screen.list?.noun
  return commands
    .filter((command) => command.place === 'row' && command.noun === noun)
    .flatMap((command) => {
      const keys = keyOf(command)
      return keys && !keys.includes(' ') ? [{ keys, text: nameOf(command) }] : []
    })
    .slice(0, 3)
}
