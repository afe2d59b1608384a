/** Emits every performed action, for the recording of scripts. */
import type { ArgValues } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { createEmitter } from '#lib/storage/store.ts'

/** A performed action, a failed one, or the save of a form; of a save, nothing more is told. */
export type ActionEvent = { kind: 'act' | 'failed'; command: AnyCommand; args: ArgValues } | { kind: 'form' }

const actionEmitter = createEmitter<[ActionEvent]>()

/** Calls the listener for every action except undo and redo; returns the function that unsubscribes. */
export const subscribeToActions = actionEmitter.subscribe

/** Calls the listeners with this event. */
export const notifyActionListeners = actionEmitter.emit
