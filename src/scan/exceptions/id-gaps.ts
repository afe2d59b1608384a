/** A rule that finds ids missing between the smallest and the greatest: records that were deleted, or never shown. */
import { formatInteger } from '#lib/format/money.ts'
import { NumberList } from '#scan/aggregates/number-list.ts'
import { type ExceptionCandidate, MAX_CANDIDATES, type Rule } from './rule.ts'

/**
 * Finds gaps between neighbouring ids, whatever the order of the rows (a call may reject the order by id). A candidate
 * holds the ids before and after the gap.
 */
export const idGapsRule: Rule = {
  start() {
    const ids = new NumberList()
    return {
      // An id below 0 is the position of a row without an id.
      addFirstPass: ({ id }) => void (id >= 0 && ids.add(id)),
      addSecondPass: () => {},
      getResult() {
        let count = 0
        let missing = 0
        const candidates: ExceptionCandidate[] = []
        let previous = Infinity
        for (const id of ids.toSorted()) {
          const size = id - previous - 1
          if (size > 0) {
            count++
            missing += size
            const from = `#${previous + 1}`
            const detail = size === 1 ? `falta ${from}` : `faltam ${formatInteger(size)}: ${from} a #${id - 1}`
            if (candidates.length < MAX_CANDIDATES) candidates.push({ ids: [previous, id], detail })
          }
          previous = id
        }
        return {
          rule: 'lacunas de id',
          explanation: `Ids que faltam entre o menor e o maior: ${formatInteger(missing)}. Num filtro é natural.`,
          count,
          candidates,
        }
      },
    }
  },
}
