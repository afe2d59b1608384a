/** The block of config.json that takes what the platform cannot do out of the console. */
import type { AnyList } from '#listing/define.ts'
import type { Finding } from './finding.ts'

/** `capabilities` of config.json (src/app/config.ts). Lists are named by their path. */
export interface SuggestedCapabilities {
  maxPageSize?: number
  withoutSort?: Record<string, string[]>
  withoutFilter?: Record<string, string[]>
  readOnly?: readonly string[]
}

/**
 * Returns the settings that help against the findings; null if none does. `cap` is the smallest page cap found,
 * `readOnly` the names of what the platform does not let anybody write.
 */
export function suggestCapabilities(
  findings: readonly Finding[],
  lists: readonly AnyList[],
  cap: number | null,
  readOnly: readonly string[],
): SuggestedCapabilities | null {
  const collect = (prefix: string) => {
    const fields: Record<string, string[]> = {}
    for (const { code, call, field } of findings) {
      const path = lists.find(({ endpoint }) => endpoint.id === call)?.path
      if (code.startsWith(prefix) && field !== undefined && path !== undefined) (fields[path] ??= []).push(field)
    }
    return fields
  }
  const withoutSort = collect('order-')
  const withoutFilter = collect('filter-')
  const suggested = {
    ...(cap !== null && { maxPageSize: cap }),
    ...(Object.keys(withoutSort).length > 0 && { withoutSort }),
    ...(Object.keys(withoutFilter).length > 0 && { withoutFilter }),
    ...(readOnly.length > 0 && { readOnly }),
  }
  return Object.keys(suggested).length > 0 ? suggested : null
}
