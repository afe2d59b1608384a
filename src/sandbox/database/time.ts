/**
 * Dates of the platform: whole ms of São Paulo's wall clock (UTC-3, no summer time since 2019). On the wire they are
 * ISO texts without a zone, which are displayed unchanged (lib/format/README §2).
 */
const PLATFORM_OFFSET_MS = -3 * 60 * 60 * 1000

/** Converts epoch ms to wall-clock ms. */
export const toWallClockMs = (epochMs: number): number => epochMs + PLATFORM_OFFSET_MS

/** Formats wall-clock ms as '2026-11-20T10:30:00'; null stays null. */
export const formatLocalIso = (wallMs: number | null): string | null =>
  wallMs === null ? null : new Date(wallMs).toISOString().slice(0, 19)

/** Parses '2026-11-20', '2026-11-20T10:30' or with seconds to wall-clock ms; null for anything else. */
export function parseLocalIso(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?)?$/.test(text)) return null
  const wallMs = Date.parse(text.length === 10 ? `${text}T00:00Z` : `${text}Z`)
  return Number.isNaN(wallMs) || new Date(wallMs).toISOString().slice(0, 10) !== text.slice(0, 10) ? null : wallMs
}

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

/** The last moment of the seed: all seeded dates are before it. */
export const SEED_END_MS = Date.UTC(2026, 10, 20, 12, 0, 0)
