/**
 * Dates are whole ms of São Paulo's wall clock (UTC-3, without summer time since 2019), and travel as ISO texts without
 * a zone: shown as they stand (lib/format/README §2).
 */
const PLATFORM_OFFSET_MS = -3 * 60 * 60 * 1000

/** Epoch ms to wall-clock ms. */
export const toWallClockMs = (epochMs: number): number => epochMs + PLATFORM_OFFSET_MS

/** '2026-11-20T10:30:00' of wall-clock ms; null stays null. */
export const formatLocalIso = (wall: number | null): string | null =>
  wall === null ? null : new Date(wall).toISOString().slice(0, 19)

/** Wall-clock ms of '2026-11-20', '2026-11-20T10:30' or with seconds; null for anything else. */
export function parseLocalIso(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?)?$/.test(text)) return null
  const wall = Date.parse(text.length === 10 ? `${text}T00:00Z` : `${text}Z`)
  return Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 10) !== text.slice(0, 10) ? null : wall
}

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

/** The last moment of the seed: everything in it happened before. */
export const SEED_END_MS = Date.UTC(2026, 10, 20, 12, 0, 0)
