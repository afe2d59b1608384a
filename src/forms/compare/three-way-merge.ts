/**
 * Merges three versions of a record field by field: as opened, as edited, as stored now (case N1). A field that only
 * one side changed is merged. A field that both sides changed differently is a conflict, which only the operator
 * resolves. Pure.
 */
import type { FieldEquality } from './field-equality.ts'
import type { FormValue, FormValues, TrackedField } from '#forms/values.ts'

/** A field that both sides changed: the value as opened, the operator's, and the one stored now. */
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
  /** True if others changed the field, false if the operator did. */
  isRemote: boolean
}

interface ThreeWayMerge {
  conflicts: readonly FieldConflict[]
  merged: readonly MergedField[]
}

/** Merges the three versions. A file cannot be compared with its stored value, so the operator's value wins. */
export function mergeThreeWay(
  fields: readonly TrackedField[],
  opened: FormValues,
  edited: FormValues,
  stored: FormValues,
  isEqual: FieldEquality,
): ThreeWayMerge {
  const conflicts: FieldConflict[] = []
  const merged: MergedField[] = []
  for (const field of fields) {
    const original = opened[field.name] ?? ''
    const mine = edited[field.name] ?? ''
    const current = stored[field.name] ?? ''
    const isEditedByOperator = !isEqual(field.name, original, mine)
    if (field.isTransient || isEqual(field.name, original, current)) {
      if (isEditedByOperator) merged.push({ field, before: original, after: mine, isRemote: false })
    } else if (!isEditedByOperator) merged.push({ field, before: original, after: current, isRemote: true })
    else if (!isEqual(field.name, mine, current)) conflicts.push({ field, original, mine, current })
  }
  return { conflicts, merged }
}
