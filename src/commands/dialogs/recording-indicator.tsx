/**
 * 'Gravando' in the status bar while actions are recorded, with the button that ends the recording
 * (commands/scripts/README §4).
 */
import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { execute } from '#commands/command-requests.ts'
import { useGetDisplayKeyById } from '#commands/keys/use-display-key.ts'
import { subscribeToRecording, getRecordedActions } from '#commands/scripts/recording.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { RestoreFocus, restoreFocus } from '#ui/focus/restore-focus.ts'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import { stopRecordingCommand } from './script-commands.ts'

/** Rendered where the shell leaves room for it. */
export function RecordingIndicator() {
  const count = useSyncExternalStore(subscribeToRecording, () => getRecordedActions()?.length ?? 0)
  const keys = useGetDisplayKeyById()(stopRecordingCommand.id)
  const [container] = useState(() => document.querySelector('[data-marks]'))
  return (
    container &&
    createPortal(
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-ink">
        <RestoreFocus restore={() => restoreFocus(null)} />
        <span
          role="status"
          className="inline-flex items-center whitespace-pre before:mr-1.5 before:size-1.5 before:rounded-full before:bg-danger-ink"
        >
          <span>Gravando</span>
          {count > 0 && (
            <span className="sr-only sm:not-sr-only">{`\u00a0· ${formatCount(count, 'comando', 'comandos')}`}</span>
          )}
        </span>
        <button
          type="button"
          aria-label="Parar gravação"
          className="inline-flex min-h-6 items-center gap-1.5 rounded-sm bg-selected px-2 hover:bg-hover"
          onClick={() => execute(stopRecordingCommand, {}, 'ponteiro')}
        >
          <span>Parar</span>
          {keys && (
            <span className="hidden sm:inline">
              <KeyChips keys={keys} small />
            </span>
          )}
        </button>
      </span>,
      container,
    )
  )
}
