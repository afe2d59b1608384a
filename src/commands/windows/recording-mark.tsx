/** 'Gravando' in the status bar while acts are recorded, and the way to end it (commands/scripts/README §4). */
import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { execute } from '#commands/dispatcher.ts'
import { useKeyOfId } from '#commands/keys/use-keys.ts'
import { onRecording, recordedActs } from '#commands/scripts/recording.ts'
import { counted } from '#lib/written/counted.ts'
import { FocusBack, giveFocusBack } from '#ui/focus/focus-back.ts'
import { Keys } from '#ui/signs/kbd.tsx'
import { endRecording } from './script-commands.ts'

/** Drawn where the shell leaves room for it. */
export function RecordingMark() {
  const count = useSyncExternalStore(onRecording, () => recordedActs()?.length ?? 0)
  const keys = useKeyOfId()(endRecording.id)
  const [place] = useState(() => document.querySelector('[data-marks]'))
  return (
    place &&
    createPortal(
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-ink">
        <FocusBack give={() => giveFocusBack(null)} />
        <span
          role="status"
          className="inline-flex items-center whitespace-pre before:mr-1.5 before:size-1.5 before:rounded-full before:bg-danger-ink"
        >
          <span>Gravando</span>
          {count > 0 && (
            <span className="sr-only sm:not-sr-only">{`\u00a0· ${counted(count, 'comando', 'comandos')}`}</span>
          )}
        </span>
        <button
          type="button"
          aria-label="Parar gravação"
          className="inline-flex min-h-6 items-center gap-1.5 rounded-sm bg-selected px-2 hover:bg-hover"
          onClick={() => execute(endRecording, {}, 'ponteiro')}
        >
          <span>Parar</span>
          {keys && (
            <span className="hidden sm:inline">
              <Keys keys={keys} small />
            </span>
          )}
        </button>
      </span>,
      place,
    )
  )
}
