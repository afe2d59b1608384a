/** Ids that are missing between the smallest and the greatest: records that were deleted, or never shown. */
import { formatInteger } from '#lib/format/money.ts'
import { NumberList } from '#scan/aggregates/number-list.ts'
import { type ExceptionCandidate, MAX_CANDIDATES, type Rule } from './rule.ts'

/**
 * Gaps between neighbouring ids, in whatever order the rows come (a call may refuse the one by id); a candidate holds
 * the ids before and behind the gap.
 */
export const idGapsRule: Rule = {
  start() {
    const ids = new NumberList()
    return {
      // Below 0 stands a row's place, where it has no id.
      addFirstPass: ({ id }) => void (id >= 0 && ids.add(id)),
      addSecondPass: () => {},
      getResult() {
        let count = 0
        let missing = 0
        const told: ExceptionCandidate[] = []
        let before = Infinity
        for (const id of ids.toSorted()) {
          const size = id - before - 1
          if (size > 0) {
            count++
            missing += size
            const from = `#${before + 1}`
            const detail = size === 1 ? `falta ${from}` : `faltam ${formatInteger(size)}: ${from} a #${id - 1}`
            if (told.length < MAX_CANDIDATES) told.push({ ids: [before, id], detail })
          }
          before = id
        }
        return {
          rule: 'lacunas de id',
          explanation: `Ids que faltam entre o menor e o maior: ${formatInteger(missing)}. Num filtro é natural.`,
          count,
          candidates: told,
        }
      },
    }
  },
}
