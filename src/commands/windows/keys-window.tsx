/** Keys of one's own: bind anew, switch off, export, import, reset (commands/keys/README §10, WCAG 2.1.4). */
import { useState, useSyncExternalStore } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { fold } from '#lib/written/fold.ts'
import type { AnyCommand } from '#commands/define.ts'
import { theRegistry } from '#commands/runtime.ts'
import { Button, IconButton } from '#ui/parts/button.tsx'
import { chooseFile, readText, textProblem } from '#ui/device/choose-file.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { downloadText } from '#ui/device/download.ts'
import { TextField } from '#ui/parts/field.tsx'
import { Keys } from '#ui/signs/kbd.tsx'
import { notify } from '#ui/notices/notify.tsx'
import { titleAmong } from '#commands/bindings.ts'
import { keysOf, onOwnKeys, type OwnKeys, ownKeys, readOwnKeys, setOwnKeys } from '#commands/own-keys.ts'
import { soundKeys } from './imported-keys.ts'
import { useKeyLine } from './use-key-line.ts'

/** Puts these in the place of all own keys, which took their time to make: with the way back. */
function replace(keys: OwnKeys, said: string) {
  const before = ownKeys()
  setOwnKeys(keys)
  notify('success', said, { timeOut: 10_000, action: { label: 'Desfazer', run: () => setOwnKeys(before) } })
}

/** Draws the window with every command that can have keys. */
export function KeysWindow({ onClose }: { onClose: () => void }) {
  const own = useSyncExternalStore(onOwnKeys, ownKeys)
  const [text, setText] = useState('')
  const { commands } = theRegistry()
  const wanted = fold(text.trim())
  const shown = commands
    .filter(
      (command) =>
        (command.keys || own[command.id] || !command.hidden) && fold(titleAmong(command, commands)).includes(wanted),
    )
    .sort((a, b) => Number(!keysOf(a, own)[0]) - Number(!keysOf(b, own)[0]))

  const none = Object.keys(own).length === 0 && 'Nenhum atalho próprio'

  async function load() {
    const chosen = await chooseFile('application/json,.json')
    if (!chosen) return
    const problem = textProblem(chosen)
    if (problem !== null) return void notify('error', problem, { timeOut: 10_000 })
    const { keys, left } = soundKeys(readOwnKeys(await readText(chosen)) ?? {}, commands)
    const out = left.length > 0 ? `. Fica de fora (${left.length}): ${left.slice(0, 3).join('; ')}` : ''
    // Of another program's file nothing is left, and nothing would take the place of all own keys.
    if (Object.keys(keys).length === 0)
      return void notify('error', `O arquivo não tem atalhos deste console${out || '.'}`, { timeOut: 10_000 })
    replace(keys, `Atalhos importados${out}`)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Configurar atalhos"
      description="Uma tecla, uma combinação, ou até três teclas em sequência."
      width={720}
      onEscapeKeyDown={(event) => {
        // While keys are recorded it ends that alone.
        if (document.activeElement?.matches('[data-recorder]')) event.preventDefault()
      }}
      footer={
        <>
          <span className="mr-auto flex flex-wrap gap-1">
            <Button
              variant="ghost"
              icon="baixar"
              off={none}
              onClick={() => downloadText('gestor-atalhos.json', JSON.stringify(own, null, 2), 'application/json')}
            >
              Exportar
            </Button>
            <Button variant="ghost" icon="enviar" onClick={() => void load()}>
              Importar
            </Button>
            <Button
              variant="ghost"
              icon="desfazer"
              off={none}
              onClick={() => replace({}, 'Atalhos padrão restaurados')}
            >
              Restaurar padrões
            </Button>
          </span>
          <Button onClick={onClose}>Fechar</Button>
        </>
      }
    >
      <TextField
        label="Buscar um comando"
        hideLabel
        placeholder="Buscar um comando"
        icon="buscar"
        soft
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul className="mt-2">
        {shown.map((command) => (
          <KeyLine key={command.id} command={command} commands={commands} />
        ))}
      </ul>
    </Dialog>
  )
}

function KeyLine({ command, commands }: { command: AnyCommand; commands: readonly AnyCommand[] }) {
  const { keys, isOwn, problem, change, strokes, begin, record, leave, switchOff, restore } = useKeyLine(
    command,
    commands,
  )
  const title = titleAmong(command, commands)
  return (
    <li className="border-b border-line py-1 text-sm last:border-0">
      <div className="flex min-h-8 items-center gap-2">
        <span className="min-w-0 flex-1">{title}</span>
        {strokes === null ? (
          keys.length > 0 ? (
            <Keys always keys={keys} />
          ) : (
            <span className="text-xs text-ink-3">{isOwn ? 'desligado' : 'sem tecla'}</span>
          )
        ) : (
          <Recorder strokes={strokes} onKey={record} onEnd={leave} />
        )}
        <Button ref={change} size="small" variant="ghost" aria-label={`Trocar a tecla de ${title}`} onClick={begin}>
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
  strokes: readonly string[]
  onKey: (event: KeyboardEvent) => void
  onEnd: () => void
}

/** Every key that is pressed here is recorded, whatever it does elsewhere. */
function Recorder({ strokes, onKey, onEnd }: RecorderProps) {
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
      {strokes.length > 0 ? <Keys always keys={strokes.join(' ')} /> : <span>Pressione as teclas</span>}
      <span className="text-ink-3">Enter grava, Esc cancela</span>
    </button>
  )
}
