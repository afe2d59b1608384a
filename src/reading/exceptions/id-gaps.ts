/** Ids that are missing between the smallest and the greatest: records that were deleted, or never shown. */
import { formatInteger } from '#lib/money.ts'
import { type Candidate, MOST_TOLD, type Rule } from './rule.ts'

/** Gaps between neighbouring ids; a candidate holds the ids before and behind the gap. Rows come in id order. */
export const idGaps: Rule = {
  start() {
    let last: number | null = null
    let count = 0
    let missing = 0
    const told: Candidate[] = []
    return {
      first({ id }) {
        const before = last
        last = id
        if (before === null || id <= before + 1) return
        count++
        const size = id - before - 1
        missing += size
        const from = `#${before + 1}`
        const detail = size === 1 ? `falta ${from}` : `faltam ${formatInteger(size)}: ${from} a #${id - 1}`
        if (told.length < MOST_TOLD) told.push({ ids: [before, id], detail })
      },
      second: () => {},
      end: () => ({
        rule: 'lacunas de id',
        explained: `Ids que faltam entre o menor e o maior: ${formatInteger(missing)}. Num filtro é natural.`,
        count,
        told,
      }),
    }
  },
}
