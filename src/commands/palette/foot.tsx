/** The palette's last line: what Enter will do, and the keys worth knowing now. */
import { Keys } from '#ui/signs/kbd.tsx'
import type { Preview } from './preview.ts'

const PREFIXES = [
  ['#', 'registro'],
  ['@', 'usuário'],
  ['>', 'ações'],
  ['?', 'ajuda'],
] as const

/** 40 px high; `empty`: nothing is typed, so the prefixes are told. */
export function PaletteFoot({ preview, empty }: { preview: Preview | null; empty: boolean }) {
  return (
    <div className="flex min-h-10 items-center gap-2 border-t border-line bg-sunken/60 px-4 text-xs text-ink-2">
      {preview && (
        <>
          <Keys keys="Enter" />
          {/* On a phone a reason may take lines of its own: cut, it would say nothing. */}
          <span className="min-w-0 truncate max-sm:py-1.5 max-sm:whitespace-normal" data-preview="">
            {preview.verb} <b className="font-medium text-ink">{preview.object}</b> {preview.tail}
          </span>
        </>
      )}
      <span className="ml-auto hidden shrink-0 items-center gap-3 text-ink-3 sm:flex">
        {empty ? (
          PREFIXES.map(([key, word]) => (
            <span key={key} className="flex items-center gap-1.5">
              <Keys keys={key} /> {word}
            </span>
          ))
        ) : (
          <span className="flex items-center gap-1.5">
            <Keys keys="Tab" /> completar
          </span>
        )}
      </span>
    </div>
  )
}
