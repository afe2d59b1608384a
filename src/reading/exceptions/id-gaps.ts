/** Ids that are missing between the smallest and the greatest: records that were deleted, or never shown. */
import { formatInteger } from '#lib/written/money.ts'
import { Numbers } from '#reading/folds/numbers.ts'
import { type Candidate, MOST_TOLD, type Rule } from './rule.ts'

/**
 * Gaps between neighbouring ids, in whatever order the rows come (a call may refuse the one by id); a candidate holds
 * the ids before and behind the gap.
 */
export const idGaps: Rule = {
  start() {
    const ids = new Numbers()
    return {
      // Below 0 stands a row's place, where it has no id.
      first: ({ id }) => void (id >= 0 && ids.add(id)),
      second: () => {},
      end() {
        let count = 0
        let missing = 0
        const told: Candidate[] = []
        let before = Infinity
        for (const id of ids.sorted()) {
          const size = id - before - 1
          if (size > 0) {
            count++
            missing += size
            const from = `#${before + 1}`
            const detail = size === 1 ? `falta ${from}` : `faltam ${formatInteger(size)}: ${from} a #${id - 1}`
            if (told.length < MOST_TOLD) told.push({ ids: [before, id], detail })
          }
          before = id
        }
        return {
          rule: 'lacunas de id',
          explained: `Ids que faltam entre o menor e o maior: ${formatInteger(missing)}. Num filtro é natural.`,
          count,
          told,
        }
      },
    }
  },
}
