/**
 * A record as it was opened, as it is left and as it is now, field by field (case N1): what one side alone changed is
 * joined, what both changed otherwise is a clash that only the operator decides. Pure.
 */
import type { FieldEquality } from './field-equality.ts'
import type { FormValue, FormValues, TrackedField } from '#forms/values.ts'

/** A field that both sides changed: as opened, as left, as it is now. */
export interface FieldConflict {
  field: TrackedField
  original: FormValue
  mine: FormValue
  current: FormValue
}

interface MergedField {
  field: TrackedField
  before: FormValue
  after: FormValue
  /** True where the others changed it, false where the operator did. */
  isRemote: boolean
}

interface ThreeWayMerge {
  conflicts: readonly FieldConflict[]
  merged: readonly MergedField[]
}

/** Compares the three; a field whose stored value cannot be compared (a file) is the operator's. */
export function mergeThreeWay(
  fields: readonly TrackedField[],
  opened: FormValues,
  edited: FormValues,
  stored: FormValues,
  isEqual: FieldEquality,
): ThreeWayMerge {
  const clashes: FieldConflict[] = []
  const joined: MergedField[] = []
  for (const field of fields) {
    const original = opened[field.name] ?? ''
    const mine = edited[field.name] ?? ''
    const current = stored[field.name] ?? ''
    const isMine = !isEqual(field.name, original, mine)
    if (field.isTransient || isEqual(field.name, original, current)) {
      if (isMine) joined.push({ field, before: original, after: mine, isRemote: false })
    } else if (!isMine) joined.push({ field, before: original, after: current, isRemote: true })
    else if (!isEqual(field.name, mine, current)) clashes.push({ field, original, mine, current })
  }
  return { conflicts: clashes, merged: joined }
}
