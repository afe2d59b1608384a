/** The palette's last line: what Enter will do, and the keys worth knowing now. */
import { KeyChips } from '#ui/icons/key-chips.tsx'
import type { EnterHint } from './enter-hint.ts'

/** A key worth knowing now, and what it does. */
export type PaletteKeyHint = readonly [key: string, does: string]

/** Shown while nothing is typed. */
export const PREFIX_HINTS: readonly PaletteKeyHint[] = [
  ['#', 'registro'],
  ['@', 'usuário'],
  ['>', 'ações'],
  ['?', 'ajuda'],
]

interface PaletteFooterProps {
  enterHint: EnterHint | null
  keyHints: readonly PaletteKeyHint[]
}

/** 40 px high. */
export function PaletteFooter({ enterHint, keyHints }: PaletteFooterProps) {
  return (
    <div className="flex min-h-10 shrink-0 items-center gap-2 border-t border-line bg-sunken/60 px-4 text-xs text-ink-2">
      {enterHint && (
        <>
          <KeyChips keys="Enter" />
          {/* A truncated hint would be useless, so it wraps. */}
          <span className="min-w-0 py-1.5 wrap-anywhere" data-preview="">
            <span>{`${enterHint.verb} `}</span>
            <b className="font-medium text-ink">{enterHint.object}</b>
            <span>{` ${enterHint.tail}`}</span>
          </span>
        </>
      )}
      {/* These give way to the hint as whole items, from the end: an item that does not fit wraps to a line that is hidden. */}
      <span className="hidden h-4.5 min-w-0 flex-1 flex-wrap justify-end gap-x-3 overflow-hidden whitespace-nowrap text-ink-3 before:-mr-3 before:h-full sm:flex">
        {keyHints.map(([key, does]) => (
          <span key={key} className="flex items-center gap-1.5">
            <KeyChips keys={key} />
            <span>{` ${does}`}</span>
          </span>
        ))}
      </span>
    </div>
  )
}
