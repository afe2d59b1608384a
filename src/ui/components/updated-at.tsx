/** Shows when the figures of a page were last read. */
import { formatTime } from '#lib/format/dates.ts'

/** `at`: ms since the epoch; 0 before the first response, and then nothing is shown. */
export const UpdatedAt = ({ at }: { at: number }) =>
  at > 0 && (
    <span className="mr-1 hidden self-center text-xs text-ink-2 tabular-nums sm:inline">
      {`Atualizado às ${formatTime(new Date(at))}`}
    </span>
  )
