/** Custom keys: change, disable, export, import, reset (commands/keys/README §10, WCAG 2.1.4). */
import { useState, useSyncExternalStore } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { matchesSearch } from '#lib/format/match-words.ts'
import type { AnyCommand } from '#commands/define.ts'
import { getRegistry } from '#commands/runtime.ts'
import { Button, IconButton } from '#ui/components/button.tsx'
import { chooseFile, readTextFile } from '#ui/device/choose-file.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { downloadText } from '#ui/device/download.ts'
import { TextField } from '#ui/components/field.tsx'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import { notify } from '#ui/notices/notify.tsx'
import { getUniqueTitle } from '#commands/bindings.ts'
import {
  getActiveKeys,
  subscribeToCustomKeys,
  type CustomKeys,
  getCustomKeys,
  parseCustomKeys,
  setCustomKeys,
} from '#commands/custom-keys.ts'
import { validateImportedKeys } from './validate-imported-keys.ts'
import { useKeyRecorder } from './use-key-recorder.ts'

/** Replaces all custom keys. They took the operator some time, so the notice offers to undo this. */
function replaceCustomKeys(keys: CustomKeys, message: string) {
  const before = getCustomKeys()
  setCustomKeys(keys)
  notify('success', message, { timeOut: 10_000, action: { label: 'Desfazer', run: () => setCustomKeys(before) } })
}

/** Replaces the custom keys with those of a file; a notice says which keys of the file are not accepted. */
async function importCustomKeys(commands: readonly AnyCommand[]): Promise<void> {
  const file = await chooseFile('application/json,.json')
  if (!file) return
  const read = await readTextFile(file)
  if ('problem' in read) return void notify('error', read.problem, { timeOut: 10_000 })
  const { keys, rejections } = validateImportedKeys(parseCustomKeys(read.text) ?? {}, commands)
  const rejectedText =
    rejections.length > 0 ? `. Fica de fora (${rejections.length}): ${rejections.slice(0, 3).join('; ')}` : ''
  // Nothing is accepted from another program's file, and nothing must not replace all custom keys.
  if (Object.keys(keys).length === 0)
    return void notify('error', `O arquivo não tem atalhos deste console${rejectedText || '.'}`, { timeOut: 10_000 })
  replaceCustomKeys(keys, `Atalhos importados${rejectedText}`)
}

/** Renders the dialog with every command that can have keys. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const customKeys = useSyncExternalStore(subscribeToCustomKeys, getCustomKeys)
  const [text, setText] = useState('')
  const { commands } = getRegistry()
  const visibleCommands = commands
    .filter(
      (command) =>
        (command.keys || customKeys[command.id] || !command.hidden) &&
        matchesSearch(getUniqueTitle(command, commands), text),
    )
    .sort((a, b) => Number(!getActiveKeys(a, customKeys)[0]) - Number(!getActiveKeys(b, customKeys)[0]))

  return (
    <Dialog
      open
      onClose={onClose}
      title="Configurar atalhos"
      description="Uma tecla, uma combinação, ou até três teclas em sequência."
      width={720}
      onEscapeKeyDown={(event) => {
        // While keys are recorded, Escape only ends the recording.
        if (document.activeElement?.matches('[data-recorder]')) event.preventDefault()
      }}
      footer={<KeysFooter customKeys={customKeys} commands={commands} onClose={onClose} />}
    >
      <TextField
        label="Buscar um comando"
        hideLabel
        placeholder="Buscar um comando"
        icon="buscar"
        isQuiet
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul className="mt-2">
        {visibleCommands.map((command) => (
          <KeyRow key={command.id} command={command} commands={commands} />
        ))}
      </ul>
    </Dialog>
  )
}

interface KeysFooterProps {
  customKeys: CustomKeys
  commands: readonly AnyCommand[]
  onClose: () => void
}

function KeysFooter({ customKeys, commands, onClose }: KeysFooterProps) {
  const disabledReason = Object.keys(customKeys).length === 0 && 'Nenhum atalho próprio'
  return (
    <>
      <span className="mr-auto flex flex-wrap gap-1">
        <Button
          variant="ghost"
          icon="baixar"
          disabledReason={disabledReason}
          onClick={() => downloadText('gestor-atalhos.json', JSON.stringify(customKeys, null, 2), 'application/json')}
        >
          Exportar
        </Button>
        <Button variant="ghost" icon="enviar" onClick={() => void importCustomKeys(commands)}>
          Importar
        </Button>
        <Button
          variant="ghost"
          icon="desfazer"
          disabledReason={disabledReason}
          onClick={() => replaceCustomKeys({}, 'Atalhos padrão restaurados')}
        >
          Restaurar padrões
        </Button>
      </span>
      <Button onClick={onClose}>Fechar</Button>
    </>
  )
}

function KeyRow({ command, commands }: { command: AnyCommand; commands: readonly AnyCommand[] }) {
  const {
    keys,
    isOwn,
    problem,
    change,
    strokes,
    begin: startRecording,
    record,
    leave,
    switchOff,
    restore,
  } = useKeyRecorder(command, commands)
  const title = getUniqueTitle(command, commands)
  return (
    <li className="border-b border-line py-1 text-sm last:border-0">
      <div className="flex min-h-8 items-center gap-2">
        <span className="min-w-0 flex-1">{title}</span>
        {strokes === null ? (
          keys.length > 0 ? (
            <KeyChips always keys={keys} />
          ) : (
            <span className="text-xs text-ink-3">{isOwn ? 'desligado' : 'sem tecla'}</span>
          )
        ) : (
          <KeyRecorder chords={strokes} onKey={record} onEnd={leave} />
        )}
        <Button
          ref={change}
          size="small"
          variant="ghost"
          aria-label={`Trocar a tecla de ${title}`}
          onClick={startRecording}
        >
          Trocar
        </Button>
        <IconButton
          icon="fechar"
          small
          label={`Desligar a tecla de ${title}`}
          disabled={keys.length === 0}
          onClick={switchOff}
        />
        <IconButton icon="desfazer" small label={`Restaurar a tecla de ${title}`} disabled={!isOwn} onClick={restore} />
      </div>
      {problem && (
        <p role="alert" className="pb-1 text-xs text-danger-ink">
          {problem}
        </p>
      )}
    </li>
  )
}

interface RecorderProps {
  chords: readonly string[]
  onKey: (event: KeyboardEvent) => void
  onEnd: () => void
}

/** Records every key pressed here, whatever it does elsewhere. */
function KeyRecorder({ chords, onKey, onEnd }: RecorderProps) {
  const ref = useHotkeys<HTMLButtonElement>('*', onKey, { ignoreModifiers: true })
  return (
    <button
      ref={ref}
      type="button"
      autoFocus
      data-recorder=""
      onBlur={onEnd}
      className="flex min-h-7 items-center gap-2 rounded-md border border-line-strong px-2 text-xs text-ink-2"
    >
      {chords.length > 0 ? <KeyChips always keys={chords.join(' ')} /> : <span>Pressione as teclas</span>}
      <span className="text-ink-3">Enter grava, Esc cancela</span>
    </button>
  )
}
