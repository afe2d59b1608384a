/**
 * The one door through which every surface runs a command: button, row menu, key, palette. What stands behind it
 * (run.ts, palette, keys) is loaded after the first paint; what is asked for before that waits and is not lost.
 */
import type { NoticeOptions } from '#ui/notices/notice-options.ts'
import type { ArgValues } from './args.ts'
import type { AnyCommand } from './define.ts'

/** Where the wish came from; a mouse click counts for the hint of the third time (commands/keys/README §11). */
export type CommandSource = 'ponteiro' | 'tecla' | 'paleta' | 'menu'

/** A command that waits for an argument (commands/README §4 rule 3). */
export interface ArgumentPrompt {
  command: AnyCommand
  /** What is known so far. */
  args: ArgValues
  /** The argument that is asked for now. */
  argName: string
}

/** What the command layer does for the surfaces, which call it by the functions below. */
export interface CommandLayer {
  execute(command: AnyCommand, args: ArgValues, source: CommandSource): void
  /** Asks the operator for what a command still needs, and runs it then. */
  promptForArgument(prompt: ArgumentPrompt): void
  /** Opens the palette, with this text typed if any. */
  openPalette(text?: string): void
  /** Takes back the act of this moment, ms, as the history has it. */
  undo(at: number): void
  /** A link that stands for this command was clicked. */
  recordClick(command: AnyCommand): void
}

type QueuedRequest = (layer: CommandLayer) => void

let layer: CommandLayer | null = null
let queuedRequests: QueuedRequest[] = []

function requestLayer(run: QueuedRequest) {
  if (layer) run(layer)
  else queuedRequests.push(run)
}

/** Runs a command with what is known of its arguments; the rest comes from row and selection, or is asked for. */
export const execute = (command: AnyCommand, args: ArgValues, source: CommandSource): void =>
  requestLayer((behind) => behind.execute(command, args, source))

/** Asks for what a command still needs, and runs it then. */
export const promptForArgument = (asking: ArgumentPrompt): void =>
  requestLayer((behind) => behind.promptForArgument(asking))

/** Opens the palette from anywhere. */
export const openPalette = (text?: string): void => requestLayer((behind) => behind.openPalette(text))

/** An act that is to be kept as a step: the moment under which the history has it, null until it is there. */
export interface HistoryRef {
  timestampMs: number | null
}

/** The way back of this act and of no other, on its notice for 10 s. */
export const undoNoticeOptions = (step: HistoryRef): NoticeOptions => ({
  timeOut: 10_000,
  historyRef: step,
  action: {
    label: 'Desfazer',
    run: () => requestLayer((behind) => step.timestampMs !== null && behind.undo(step.timestampMs)),
  },
})

/**
 * A link that stands for the command was clicked: it counts for the hint of the third time (commands/keys/README §11).
 */
export const recordClick = (command: AnyCommand): void => layer?.recordClick(command)

/** Called once by the command layer when it is there. */
export function registerCommandLayer(registered: CommandLayer) {
  layer = registered
  const queued = queuedRequests
  queuedRequests = []
  for (const run of queued) run(registered)
}
