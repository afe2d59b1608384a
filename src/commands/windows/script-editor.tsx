/** A script in writing: its name, its phrases one a line, what is wrong with them (commands/scripts/README §4). */
import { type RefObject, useId, useRef, useState } from 'react'
import { fold } from '#lib/written/fold.ts'
import { plainLine } from '#lib/written/plain-text.ts'
import { platformNow } from '#lib/written/platform-day.ts'
import { theReader } from '#commands/palette/scene.ts'
import { LONGEST_NAME, saveScript, keptScriptOf } from '#commands/scripts/kept-scripts.ts'
import { judgeScript } from '#commands/scripts/judge.ts'
import { phrasesIn } from '#commands/scripts/script-text.ts'
import { templateSlots } from '#commands/scripts/template.ts'
import { Button } from '#ui/parts/button.tsx'
import { confirm } from '#ui/dialogs/confirm.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextArea, TextField } from '#ui/parts/field.tsx'
import { notify } from '#ui/notices/notify.tsx'
import { stopRecording } from '#commands/scripts/recording.ts'
import { editedScript, noteKept } from './edited-script.ts'
import { openWindow } from './window-store.ts'

/** The script in writing, what is wrong with it, and both ways out. `nameField` has the focus where its name is refused. */
function useEditedScript(nameField: RefObject<HTMLInputElement | null>) {
  const [edited] = useState(editedScript)
  const [name, setName] = useState(edited.name)
  const [text, setText] = useState(edited.lines.join('\n'))
  const [problems, setProblems] = useState<{ name: string | null; lines: readonly string[] }>({ name: null, lines: [] })
  const lines = phrasesIn(text)
  const isChanged =
    edited.before === null ? text.trim() !== '' : name !== edited.name || text !== edited.lines.join('\n')

  const end = () => {
    if (edited.isRecorded) stopRecording()
  }
  const leave = () => {
    end()
    openWindow(edited.before === null ? null : 'roteiros')
  }
  /** What was recorded or changed is not thrown away unasked. */
  async function close() {
    const isAgreed =
      !isChanged ||
      (await confirm({
        text: 'Descartar o roteiro?',
        description: 'Ele não foi guardado.',
        confirmLabel: 'Descartar',
        tone: 'danger',
      }))
    if (isAgreed) leave()
  }

  async function save() {
    const judged = judgeScript({ name, lines }, theReader(), platformNow())
    setProblems(judged)
    if (judged.name !== null) nameField.current?.focus()
    if (judged.name !== null || judged.lines.length > 0) return
    const other = keptScriptOf(name)
    const isOther = other && fold(other.name) !== fold(edited.before ?? '')
    const isAgreed =
      !isOther || (await confirm({ text: `Substituir o roteiro “${other.name}”?`, confirmLabel: 'Substituir' }))
    if (!isAgreed) return
    const isFull = saveScript({ name, lines }, edited.before)
    if (isFull !== null) return setProblems({ name: isFull, lines: [] })
    const how = templateSlots(lines).length > 0 ? `${name.trim()} 12, 15` : name.trim()
    end()
    noteKept(name.trim())
    notify('success', `Roteiro guardado. Para executar: ${how}`)
    openWindow('roteiros')
  }

  return { edited, name, setName, text, setText, problems, close, save }
}

/** Draws the editor. */
export function ScriptEditor() {
  const form = useId()
  const nameField = useRef<HTMLInputElement>(null)
  const { edited, name, setName, text, setText, problems, close, save } = useEditedScript(nameField)

  return (
    <Dialog
      open
      sealed
      onClose={() => void close()}
      title={edited.title}
      description="Uma frase por linha. {1} é o lugar do id: cada id dito ao chamar passa por todos os comandos."
      width={560}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        nameField.current?.focus()
      }}
      footer={
        <>
          <Button onClick={() => void close()}>Cancelar</Button>
          <Button type="submit" form={form} variant="primary" keys="Mod+Enter">
            Guardar
          </Button>
        </>
      }
      keys={{ 'Mod+Enter': () => void save() }}
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-3.5"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          ref={nameField}
          label="Nome"
          placeholder="fechamento"
          autoComplete="off"
          maxLength={LONGEST_NAME}
          required
          value={name}
          error={problems.name}
          onChange={(event) => setName(plainLine(event.target.value))}
        />
        <TextArea
          label="Comandos"
          rows={8}
          spellCheck={false}
          value={text}
          error={problems.lines}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
