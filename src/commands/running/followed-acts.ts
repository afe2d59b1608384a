/** What was done, told to those who follow it: a recording of acts. */
import type { Values } from '#commands/command-args.ts'
import type { AnyCommand } from '#commands/define.ts'

/** An act, one that failed, or the save of a form, of which nothing more is told. */
export type FollowedAct = { kind: 'act' | 'failed'; command: AnyCommand; args: Values } | { kind: 'form' }

const followers = new Set<(act: FollowedAct) => void>()

/** Called for every act but those that take another back or do it again; returns the way to stop. */
export function onAct(follower: (act: FollowedAct) => void): () => void {
  followers.add(follower)
  return () => void followers.delete(follower)
}

export function tellFollowers(act: FollowedAct): void {
  for (const follower of followers) follower(act)
}
