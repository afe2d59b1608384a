/** When the figures of a page were read last. */
import { formatTime } from '#lib/format/dates.ts'

/** `at`: ms since the epoch; nothing is drawn before the first answer, which is 0. */
export const UpdatedAt = ({ at }: { at: number }) =>
  at > 0 && (
    <span className="mr-1 hidden self-center text-xs text-ink-2 tabular-nums sm:inline">
      {`Atualizado às ${formatTime(new Date(at))}`}
    </span>
  )
