/** What was done, told to those who follow it: a recording of acts. */
import type { ArgValues } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { createEmitter } from '#lib/storage/store.ts'

/** An act, one that failed, or the save of a form, of which nothing more is told. */
export type ActionEvent = { kind: 'act' | 'failed'; command: AnyCommand; args: ArgValues } | { kind: 'form' }

const actionEmitter = createEmitter<[ActionEvent]>()

/** Called for every act but those that take another back or do it again; returns the way to stop. */
export const subscribeToActions = actionEmitter.subscribe

/** Tells those who follow. */
export const notifyActionListeners = actionEmitter.emit
