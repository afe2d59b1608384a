/**
 * How buttons, menus and links run a command. The command layer is loaded after the first paint; requests made before
 * that are queued. Keys and the palette belong to the command layer and call `performCommand` directly.
 */
import type { NoticeOptions } from '#ui/notices/notice-options.ts'
import type { ArgValues } from './args.ts'
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
  recordClick(command: AnyCommand): void
}

type QueuedRequest = (layer: CommandLayer) => void

let layer: CommandLayer | null = null
let queuedRequests: QueuedRequest[] = []

function requestLayer(run: QueuedRequest) {
  if (layer) run(layer)
  else queuedRequests.push(run)
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
export const recordClick = (command: AnyCommand): void => layer?.recordClick(command)

/** Called once by the command layer when it is loaded; runs the queued requests. */
export function registerCommandLayer(registered: CommandLayer) {
  layer = registered
  const queued = queuedRequests
  queuedRequests = []
  for (const run of queued) run(registered)
}
