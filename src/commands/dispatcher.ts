/**
 * The one door through which every surface runs a command: button, row menu, key, palette. What stands behind it
 * (run.ts, palette, keys) is loaded after the first paint; what is asked for before that waits and is not lost.
 */
import type { NoticeOptions } from '#ui/notices/notice-options.ts'
import type { Values } from './args.ts'
import type { AnyCommand } from './define.ts'

/** Where the wish came from; a mouse click counts for the hint of the third time (commands/keys/README §11). */
export type Source = 'ponteiro' | 'tecla' | 'paleta' | 'menu'

/** A command that waits for an argument (commands/README §4 rule 3). */
export interface Asking {
  command: AnyCommand
  /** What is known so far. */
  args: Values
  /** The argument that is asked for now. */
  name: string
}

/** What the command layer does for the surfaces, which call it by the functions below. */
export interface CommandLayer {
  execute(command: AnyCommand, args: Values, source: Source): void
  /** Asks the operator for what a command still needs, and runs it then. */
  ask(asking: Asking): void
  /** Opens the palette, with this text typed if any. */
  openPalette(text?: string): void
  /** Takes back the act of this moment, ms, as the history has it. */
  takeBack(at: number): void
  /** A link that stands for this command was clicked. */
  pointed(command: AnyCommand): void
}

type Wish = (layer: CommandLayer) => void

let layer: CommandLayer | null = null
let wishes: Wish[] = []

function wish(run: Wish) {
  if (layer) run(layer)
  else wishes.push(run)
}

/** Runs a command with what is known of its arguments; the rest comes from row and selection, or is asked for. */
export const execute = (command: AnyCommand, args: Values, source: Source): void =>
  wish((behind) => behind.execute(command, args, source))

/** Asks for what a command still needs, and runs it then. */
export const ask = (asking: Asking): void => wish((behind) => behind.ask(asking))

/** Opens the palette from anywhere. */
export const openPalette = (text?: string): void => wish((behind) => behind.openPalette(text))

/** An act that is to be kept as a step: the moment under which the history has it, null until it is there. */
export interface KeptStep {
  at: number | null
}

/** The way back of this act and of no other, on its notice for 10 s. */
export const undoable = (step: KeptStep): NoticeOptions => ({
  timeOut: 10_000,
  step,
  action: { label: 'Desfazer', run: () => wish((behind) => step.at !== null && behind.takeBack(step.at)) },
})

/**
 * A link that stands for the command was clicked: it counts for the hint of the third time (commands/keys/README §11).
 */
export const pointed = (command: AnyCommand): void => layer?.pointed(command)

/** Called once by the command layer when it is there. */
export function provideCommandLayer(behind: CommandLayer) {
  layer = behind
  const waiting = wishes
  wishes = []
  for (const run of waiting) run(behind)
}
