/**
 * Recorded acts as the phrases of a script: the ids of what was changed become places (commands/scripts/README §4).
 * Pure.
 */
import type { Values } from '#commands/args.ts'
import { argEntries } from '#commands/command-args.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Noun } from '#commands/noun.ts'
import { canonicalPhrase } from '#commands/language/canonical.ts'
import { asSlots, probeOf } from './template.ts'

interface Act {
  command: AnyCommand
  args: Values
}

/** The arguments that take ids of this noun, and have some. */
const idArgsOf = ({ command, args }: Act, noun: Noun) =>
  argEntries(command).filter(
    ([name, arg]) => (arg.kind === 'id' || arg.kind === 'ids') && arg.noun === noun && args[name] !== undefined,
  )

/** Whose records the script changes: those of the first act on one. */
function changedNoun(acts: readonly Act[]): Noun | null {
  for (const { command, args } of acts)
    for (const [name, arg] of argEntries(command))
      if ((arg.kind === 'id' || arg.kind === 'ids') && arg.noun && args[name] !== undefined) return arg.noun
  return null
}

/** Most places that a script has. */
const MOST_PLACES = 9

interface Place {
  ids: Set<number>
  /** What was done on them, with a hole for the record; each once. */
  done: string[]
}

const idsOf = (value: unknown): number[] => [value].flat().filter((id): id is number => typeof id === 'number')

/** The act with this number for its records of the noun. */
function phraseWith(act: Act, noun: Noun, of: (ids: readonly number[]) => number | null): string {
  const open = idArgsOf(act, noun).flatMap(([name, { kind }]) => {
    const probe = of(idsOf(act.args[name]))
    return probe === null ? [] : [[name, kind === 'ids' ? [probe] : probe] as const]
  })
  return canonicalPhrase(act.command, { ...act.args, ...Object.fromEntries(open) }).trim()
}

const begins = (longer: readonly string[], shorter: readonly string[]) =>
  shorter.every((each, at) => each === longer[at])

/**
 * Which records take one place: those that one act was about, and those on which the same was done, as far as it was
 * done on each. All others are told apart.
 */
function placesOf(acts: readonly Act[], noun: Noun): Place[] {
  const places: Place[] = []
  for (const act of acts) {
    const done = phraseWith(act, noun, () => probeOf(1))
    for (const [name] of idArgsOf(act, noun)) {
      const ids = idsOf(act.args[name])
      const known = places.filter((place) => ids.some((id) => place.ids.has(id)))
      const [place = { ids: new Set(), done: [] }, ...others] = known
      if (known.length === 0) places.push(place)
      for (const other of others) {
        places.splice(places.indexOf(other), 1)
        for (const id of other.ids) place.ids.add(id)
        place.done = [...new Set([...place.done, ...other.done])]
      }
      for (const id of ids) place.ids.add(id)
      if (!place.done.includes(done)) place.done.push(done)
    }
  }
  const joined: Place[] = []
  for (const place of places) {
    const like = joined.find(({ done }) => begins(done, place.done) || begins(place.done, done))
    if (!like) joined.push(place)
    else {
      for (const id of place.ids) like.ids.add(id)
      if (place.done.length > like.done.length) like.done = place.done
    }
  }
  return joined
}

/** One phrase a line, in order; a phrase that is there already says nothing new. */
export function recordedLines(acts: readonly Act[]): string[] {
  const noun = changedNoun(acts)
  const places = noun ? placesOf(acts, noun) : []
  const place = (ids: readonly number[]) => {
    const at = places.findIndex((each) => ids.some((id) => each.ids.has(id))) + 1
    return at > 0 && at <= MOST_PLACES ? probeOf(at) : null
  }
  const lines = acts.map((act) =>
    noun ? asSlots(phraseWith(act, noun, place)) : canonicalPhrase(act.command, act.args).trim(),
  )
  return [...new Set(lines)]
}
