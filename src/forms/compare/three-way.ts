/**
 * A record as it was opened, as it is left and as it is now, field by field (case N1): what one side alone changed is
 * joined, what both changed otherwise is a clash that only the operator decides. Pure.
 */
import type { Alike } from './alike.ts'
import type { FormValue, FormValues, TrackedField } from '#forms/values.ts'

/** A field that both sides changed: as opened, as left, as it is now. */
export interface Clash {
  field: TrackedField
  original: FormValue
  mine: FormValue
  current: FormValue
}

interface Joined {
  field: TrackedField
  before: FormValue
  after: FormValue
  /** True where the others changed it, false where the operator did. */
  byOthers: boolean
}

interface Comparison {
  clashes: readonly Clash[]
  joined: readonly Joined[]
}

/** Compares the three; a field whose stored value cannot be compared (a file) is the operator's. */
export function compareSides(
  fields: readonly TrackedField[],
  opened: FormValues,
  left: FormValues,
  now: FormValues,
  alike: Alike,
): Comparison {
  const clashes: Clash[] = []
  const joined: Joined[] = []
  for (const field of fields) {
    const original = opened[field.name] ?? ''
    const mine = left[field.name] ?? ''
    const current = now[field.name] ?? ''
    const isMine = !alike(field.name, original, mine)
    if (field.transient || alike(field.name, original, current)) {
      if (isMine) joined.push({ field, before: original, after: mine, byOthers: false })
    } else if (!isMine) joined.push({ field, before: original, after: current, byOthers: true })
    else if (!alike(field.name, mine, current)) clashes.push({ field, original, mine, current })
  }
  return { clashes, joined }
}
