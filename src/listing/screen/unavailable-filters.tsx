/** Says which filters a list does not have because the platform does not carry them out (`limitList`). */
import type { UnavailableFilter } from '#listing/limit-list.ts'

/** Renders one line for each filter. */
export function UnavailableFilters({ filters }: { filters: readonly UnavailableFilter[] | undefined }) {
  return filters?.map(({ name, reason }) => (
    <p key={name} className="text-xs text-ink-2">
      {reason}
    </p>
  ))
}
