/**
 * How buttons, menus and links run a command. The command layer is loaded after the first paint; requests made before
 * that are queued. Keys and the palette belong to the command layer and call `performCommand` directly.
 */
import { createStore } from '#lib/storage/store.ts'
import type { NoticeOptions } from '#ui/notices/notice-options.ts'
import type { ArgValues, Choice } from './args.ts'
import type { AnyCommand } from './define.ts'

/**
 * Which surface requested the command; mouse clicks count for the hint after the third use (commands/keys/README §11).
 */
export type CommandSource = 'ponteiro' | 'tecla' | 'paleta' | 'menu'

/** A command that waits for an argument (commands/README §4 rule 3). */
export interface ArgumentPrompt {
  command: AnyCommand
  /** The arguments known so far. */
  args: ArgValues
  /** The argument to ask for now. */
  argName: string
  /** What to choose from, if it is known only now: records that a typed name may mean. */
  choices?: readonly Choice[]
}

/** What the command layer does for the surfaces, which call it through the functions below. */
export interface CommandLayer {
  execute(command: AnyCommand, args: ArgValues, source: CommandSource): void
  /** Asks the operator for the missing arguments of a command, then runs it. */
  promptForArgument(prompt: ArgumentPrompt): void
  /** Opens the palette, with this text typed if given. */
  openPalette(text?: string): void
  /** Undoes the action with this timestamp (ms) in the history. */
  undo(at: number): void
  /** Counts a click on a link that stands for this command. */
  countClick(command: AnyCommand): void
}

const layerStore = createStore<CommandLayer | null>(null)

/** Runs the request on the command layer: at once, or as soon as the layer is loaded, in the order of the requests. */
function requestLayer(run: (layer: CommandLayer) => void) {
  const layer = layerStore.get()
  if (layer) return run(layer)
  const stop = layerStore.subscribe(() => {
    stop()
    requestLayer(run)
  })
}

/**
 * Runs a command with the known arguments; missing ones come from the row or the selection, or the operator is asked.
 */
export const execute = (command: AnyCommand, args: ArgValues, source: CommandSource): void =>
  requestLayer((commandLayer) => commandLayer.execute(command, args, source))

/** Asks for the missing arguments of a command, then runs it. */
export const promptForArgument = (prompt: ArgumentPrompt): void =>
  requestLayer((commandLayer) => commandLayer.promptForArgument(prompt))

/** Opens the palette from anywhere, with this text typed if given. */
export const openPalette = (text?: string): void => requestLayer((commandLayer) => commandLayer.openPalette(text))

/** Refers to an action that the history will store: its timestamp (ms), null until it is stored. */
export interface HistoryRef {
  timestampMs: number | null
}

/** Notice options for undoing this action and no other: a button for 10 s. */
export const undoNoticeOptions = (step: HistoryRef): NoticeOptions => ({
  timeOut: 10_000,
  historyRef: step,
  action: {
    label: 'Desfazer',
    run: () => requestLayer((commandLayer) => step.timestampMs !== null && commandLayer.undo(step.timestampMs)),
  },
})

/**
 * Counts a click on a link that stands for the command, for the hint after the third use (commands/keys/README §11).
 */
export const countClick = (command: AnyCommand): void => layerStore.get()?.countClick(command)

/** Called once by the command layer when it is loaded; runs the queued requests. */
export const registerCommandLayer: (layer: CommandLayer) => void = layerStore.set
