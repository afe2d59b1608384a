/** What Tab completes. Pure. */
import type { PaletteEntry } from './entry.ts'
import type { PaletteListing } from './palette-listing.ts'

/**
 * The line that Tab writes into the field; null if there is nothing to complete: the line says the highlighted command
 * in full, or the entry is no command that could be typed.
 */
export function getCompletion(
  active: PaletteEntry | null,
  text: string,
  { interpretation }: Pick<PaletteListing, 'interpretation'>,
): string | null {
  if (!active || active.expands !== undefined || active.replacementId !== undefined) return null
  const completion = active.replacementLine ?? (active.missing.length > 0 ? `${active.phrase} ` : active.phrase)
  const isSaidInFull =
    interpretation?.tier === 'exact' &&
    interpretation.ignoredText === null &&
    interpretation.missing.length === 0 &&
    interpretation.phrase === active.phrase &&
    active.missing.length === 0
  return completion === text || isSaidInFull ? null : completion
}
