/** What was done, told to those who follow it: a recording of acts. */
import type { Values } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { createSignal } from '#lib/kept/store.ts'

/** An act, one that failed, or the save of a form, of which nothing more is told. */
export type FollowedAct = { kind: 'act' | 'failed'; command: AnyCommand; args: Values } | { kind: 'form' }

const acts = createSignal<[FollowedAct]>()

/** Called for every act but those that take another back or do it again; returns the way to stop. */
export const onAct = acts.subscribe

/** Tells those who follow. */
export const tellFollowers = acts.tell
