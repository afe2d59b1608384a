/** 'Histórico de comandos': what was run in this browser, to look at, repeat, copy and undo. */
import { useSyncExternalStore } from 'react'
import { formatDateTime } from '#lib/format/dates.ts'
import { IconButton } from '#ui/components/button.tsx'
import { copyAndNotify } from '#ui/device/copy-and-notify.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { type HistoryEntry, getHistory, subscribeToHistory } from '#commands/execution/history.ts'
import { showPalette } from '#commands/palette/palette-store.ts'
import { performCommand } from '#commands/execution/perform-command.ts'
import { getRemainingUndo, redoEntry, undoEntry } from '#commands/execution/undo.ts'
import { getRegistry } from '#commands/runtime.ts'

/** An undo has no line of its own. */
function isListed({ commandId }: HistoryEntry): boolean {
  const command = getRegistry().get(commandId)
  return !command?.hidden || command.historyLabel !== undefined
}

/** Renders the dialog. An undo is confirmed if it needs to be; a repeated script appears in the palette first. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const entries = useSyncExternalStore(subscribeToHistory, getHistory)
  const repeat = (entry: HistoryEntry) => {
    const command = getRegistry().get(entry.commandId)
    onClose()
    if (command && !command.hidden)
      void performCommand(command, entry.args, 'paleta', { usesTargetRows: false, phrase: entry.phrase })
    // A script is interpreted again, so that it is previewed before it runs.
    else showPalette(entry.phrase)
  }
  const undo = (entry: HistoryEntry) => {
    onClose()
    void (entry.undone ? redoEntry(entry) : undoEntry(entry))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Histórico de comandos"
      description="Os últimos 50, somente neste navegador, até você sair. Até 24 horas depois, o que a plataforma permite pode ser desfeito."
      width={720}
    >
      {entries.length === 0 && <p className="text-sm text-ink-2">Nenhum comando executado ainda.</p>}
      <ul>
        {entries.map((entry) => (
          <li
            key={`${entry.at} ${entry.phrase}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1.5 text-sm last:border-0 sm:grid-cols-[7.25rem_minmax(0,1fr)_minmax(0,1fr)_5.25rem]"
          >
            <time className="hidden text-xs text-ink-3 sm:block">{formatDateTime(entry.at)}</time>
            <span className="line-clamp-6 font-medium wrap-anywhere" title={entry.phrase}>
              {entry.phrase}
            </span>
            <span className="col-start-1 flex min-w-0 items-center gap-1.5 text-xs text-ink-2 sm:col-start-3">
              <Icon
                name={entry.ok ? 'certo' : 'erro'}
                size={14}
                className={`shrink-0 ${entry.ok ? 'text-success-ink' : 'text-danger-ink'}`}
              />
              <span className="line-clamp-6 wrap-anywhere" title={entry.result}>
                {entry.undone ? 'Desfeito' : entry.result || (entry.ok ? 'Feito' : 'Falhou')}
              </span>
            </span>
            <span className="col-start-2 row-span-2 row-start-1 flex justify-end gap-1 sm:col-start-4 sm:row-span-1">
              {entry.step && entry.undo !== null && (
                <IconButton
                  icon={entry.undone ? 'refazer' : 'desfazer'}
                  label={
                    entry.undone ? `Refazer: ${entry.phrase}` : `Desfazer: ${getRemainingUndo(entry)?.phrase ?? ''}`
                  }
                  small
                  onClick={() => undo(entry)}
                />
              )}
              {!entry.form && isListed(entry) && (
                <>
                  <IconButton
                    icon="copiar"
                    label={`Copiar “${entry.phrase}”`}
                    small
                    onClick={() => void copyAndNotify(entry.phrase, 'Frase copiada')}
                  />
                  <IconButton
                    icon="reprocessar"
                    label={`Repetir “${entry.phrase}”`}
                    small
                    onClick={() => repeat(entry)}
                  />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
