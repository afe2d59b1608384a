/**
 * The editor of a script: its name, its phrases one per line, and what is wrong with them (commands/scripts/README §4).
 */
import { type RefObject, useId, useRef, useState } from 'react'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import { toPlatformTime } from '#lib/format/platform-time.ts'
import { getInterpreter } from '#commands/palette/palette-context.ts'
import { MAX_NAME_LENGTH, saveScript, findSavedScript } from '#commands/scripts/saved-scripts.ts'
import { validateScript, type ScriptValidation } from '#commands/scripts/validate-script.ts'
import { splitPhrases } from '#commands/scripts/script-text.ts'
import { getSlots } from '#commands/scripts/template.ts'
import { Button } from '#ui/components/button.tsx'
import { confirm } from '#ui/dialogs/confirm.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextArea, TextField } from '#ui/components/field.tsx'
import { notify } from '#ui/notices/notify.tsx'
import { stopRecording } from '#commands/scripts/recording.ts'
import { getEditedScript } from './script-editor-store.ts'
import { openDialog } from './dialog-store.ts'

/**
 * The state of the editor: the edited script, its problems, and the two ways to leave. A refused name focuses
 * `nameField`.
 */
function useScriptEditor(nameField: RefObject<HTMLInputElement | null>) {
  const [edited] = useState(getEditedScript)
  const [name, setName] = useState(edited.name)
  const [text, setText] = useState(edited.lines.join('\n'))
  const [problems, setProblems] = useState<ScriptValidation>({ nameError: null, lineErrors: [] })
  const lines = splitPhrases(text)
  const isChanged =
    edited.previousName === null ? text.trim() !== '' : name !== edited.name || text !== edited.lines.join('\n')

  const finish = () => {
    if (edited.isRecorded) stopRecording()
  }
  const leave = () => {
    finish()
    openDialog(edited.previousName === null ? null : 'roteiros')
  }
  /** Asks before it discards a recorded or changed script. */
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
    const validation = validateScript({ name, lines }, getInterpreter(), toPlatformTime())
    setProblems(validation)
    if (validation.nameError !== null) nameField.current?.focus()
    if (validation.nameError !== null || validation.lineErrors.length > 0) return
    const other = findSavedScript(name)
    const isOther = other && normalizeText(other.name) !== normalizeText(edited.previousName ?? '')
    const isAgreed =
      !isOther || (await confirm({ text: `Substituir o roteiro “${other.name}”?`, confirmLabel: 'Substituir' }))
    if (!isAgreed) return
    const saveError = saveScript({ name, lines }, edited.previousName)
    if (saveError !== null) return setProblems({ nameError: saveError, lineErrors: [] })
    const exampleCall = getSlots(lines).length > 0 ? `${name.trim()} 12, 15` : name.trim()
    finish()
    notify('success', `Roteiro guardado. Para executar: ${exampleCall}`)
    openDialog('roteiros', name.trim())
  }

  return { edited, name, setName, text, setText, problems, close, save }
}

/** Renders the editor. */
export function ScriptEditor() {
  const formId = useId()
  const nameField = useRef<HTMLInputElement>(null)
  const { edited, name, setName, text, setText, problems, close, save } = useScriptEditor(nameField)

  return (
    <Dialog
      open
      trapsKeys
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
          <Button type="submit" form={formId} variant="primary" keys="Mod+Enter">
            Guardar
          </Button>
        </>
      }
      keys={{ 'Mod+Enter': () => void save() }}
    >
      <form
        id={formId}
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
          maxLength={MAX_NAME_LENGTH}
          required
          value={name}
          error={problems.nameError}
          onChange={(event) => setName(sanitizeLine(event.target.value))}
        />
        <TextArea
          label="Comandos"
          rows={8}
          spellCheck={false}
          value={text}
          error={problems.lineErrors}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
