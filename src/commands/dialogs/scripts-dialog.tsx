/** 'Roteiros': the operator's scripts, to run, edit, rename, export, import and delete (commands/scripts/README §5). */
import { useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { openPalette } from '#commands/command-requests.ts'
import { getInterpreter } from '#commands/palette/palette-context.ts'
import { validateScript } from '#commands/scripts/validate-script.ts'
import {
  deleteScript,
  getSavedScripts,
  subscribeToScripts,
  saveScript,
  type SavedScript,
  findSavedScript,
} from '#commands/scripts/saved-scripts.ts'
import { parseScripts, formatScripts } from '#commands/scripts/script-text.ts'
import { getSlots } from '#commands/scripts/template.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { toPlatformTime } from '#lib/format/platform-time.ts'
import { Button, IconButton } from '#ui/components/button.tsx'
import { chooseFile, readTextFile } from '#ui/device/choose-file.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { restoreFocus } from '#ui/focus/restore-focus.ts'
import { downloadText } from '#ui/device/download.ts'
import { notify } from '#ui/notices/notify.tsx'
import { getFocusedScriptName } from './dialog-store.ts'
import { openScriptEditor } from './script-editor-store.ts'

const getFileName = (name: string) => `roteiro-${normalizeText(name).replaceAll(/[^a-z]+/g, '-')}.txt`
const downloadScripts = (name: string, scripts: readonly SavedScript[]) =>
  downloadText(name, formatScripts(scripts), 'text/plain;charset=utf-8')

const formatCommandCount = ({ lines }: SavedScript) => formatCount(lines.length, 'comando', 'comandos')

/** Saves the scripts of a text. Returns sentences about the refused ones; null if the operator cancelled. */
async function importScripts(text: string, defaultName: string): Promise<readonly string[] | null> {
  const { scripts, refused } = parseScripts(text, defaultName)
  const validations = scripts.map((script) => {
    const { nameError, lineErrors } = validateScript(script, getInterpreter(), toPlatformTime())
    return { script, reasons: [...(nameError === null ? [] : [nameError]), ...lineErrors] }
  })
  const validScripts = validations.filter(({ reasons }) => reasons.length === 0).map(({ script }) => script)
  const existingNames = validScripts.flatMap(({ name }) => findSavedScript(name)?.name ?? [])
  const isAgreed =
    existingNames.length === 0 ||
    (await confirm({
      text:
        existingNames.length === 1
          ? `Substituir o roteiro “${existingNames[0]}”?`
          : `Substituir ${existingNames.length} roteiros?`,
      description: existingNames.length > 1 ? existingNames.join(', ') : undefined,
      confirmLabel: 'Substituir',
    }))
  if (!isAgreed) return null
  const saveErrors = validScripts.flatMap((script) => saveScript(script) ?? []).slice(0, 1)
  const savedCount = validScripts.filter(({ name }) => findSavedScript(name)).length
  if (savedCount > 0) notify('success', formatCount(savedCount, 'roteiro importado', 'roteiros importados'))
  const rejections = [
    ...validations.flatMap(({ script, reasons }) => reasons.map((reason) => `${script.name}: ${reason}`)),
    ...saveErrors,
  ]
  return validScripts.length + refused.length + rejections.length === 0
    ? ['O arquivo não tem comandos']
    : [...refused, ...rejections]
}

/** Renders the dialog. */
export function ScriptsDialog({ onClose }: { onClose: () => void }) {
  const scripts = useSyncExternalStore(subscribeToScripts, getSavedScripts)
  const list = useRef<HTMLUListElement>(null)
  const [refused, setRefused] = useState<readonly string[]>([])

  const run = ({ name, lines }: SavedScript) => {
    onClose()
    openPalette(getSlots(lines).length > 0 ? `${name} ` : name)
  }
  const deleteSaved = async ({ name }: SavedScript) => {
    if (!(await confirm({ text: `Excluir o roteiro “${name}”?`, confirmLabel: 'Excluir', tone: 'danger' }))) return
    flushSync(() => deleteScript(name))
    // The button that had the focus was removed with its line.
    restoreFocus(document.querySelector('[role=dialog]'))
  }
  async function load() {
    setRefused([])
    const file = await chooseFile('text/plain,.txt')
    if (!file) return
    const read = await readTextFile(file)
    if ('problem' in read) return setRefused([read.problem])
    const defaultName = file.name.replace(/\.[^.]*$/, '').replace(/^roteiro-/, '')
    const refusals = await importScripts(read.text, defaultName)
    if (refusals) setRefused(refusals)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Roteiros"
      description="Guardados neste navegador, só para você."
      width={600}
      onOpenAutoFocus={(event) => {
        const savedName = getFocusedScriptName()
        const index = scripts.findIndex(({ name }) => name === savedName)
        const button = list.current?.children[index]?.querySelector('button')
        if (!button) return
        event.preventDefault()
        button.focus()
      }}
      footer={<ScriptsFooter scripts={scripts} onImport={() => void load()} onClose={onClose} />}
    >
      {refused.length > 0 && <RefusedList sentences={refused} />}
      {scripts.length === 0 && (
        <p className="text-sm text-ink-2">Nenhum roteiro. Grave um com “gravar”, ou importe de um arquivo de texto.</p>
      )}
      <ul ref={list}>
        {scripts.map((script) => (
          <ScriptRow
            key={script.name}
            script={script}
            onRun={() => run(script)}
            onDelete={() => void deleteSaved(script)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

interface ScriptsFooterProps {
  scripts: readonly SavedScript[]
  onImport: () => void
  onClose: () => void
}

function ScriptsFooter({ scripts, onImport, onClose }: ScriptsFooterProps) {
  return (
    <>
      <span className="mr-auto flex flex-wrap gap-1">
        <Button
          variant="ghost"
          icon="adicionar"
          onClick={() => openScriptEditor({ title: 'Novo roteiro', name: '', lines: [], previousName: null })}
        >
          Novo
        </Button>
        <Button variant="ghost" icon="enviar" onClick={onImport}>
          Importar
        </Button>
        <Button
          variant="ghost"
          icon="baixar"
          disabled={scripts.length === 0}
          onClick={() => downloadScripts('gestor-roteiros.txt', scripts)}
        >
          Exportar todos
        </Button>
      </span>
      <Button onClick={onClose}>Fechar</Button>
    </>
  )
}

function RefusedList({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="alert" className="mb-3 text-sm text-danger-ink">
      <p className="font-medium">Não importado:</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

interface ScriptLineProps {
  script: SavedScript
  onRun: () => void
  onDelete: () => void
}

function ScriptRow({ script, onRun, onDelete }: ScriptLineProps) {
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-line py-1.5 text-sm last:border-0">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{script.name}</span>
        <span className="block truncate text-xs text-ink-2" title={script.lines.join('\n')}>
          {`${formatCommandCount(script)}: ${script.lines.join('; ')}`}
        </span>
      </span>
      <span className="flex shrink-0 gap-1">
        <IconButton icon="direita" label={`Executar “${script.name}”`} small onClick={onRun} />
        <IconButton
          icon="editar"
          label={`Editar “${script.name}”`}
          small
          onClick={() => openScriptEditor({ title: 'Editar roteiro', ...script, previousName: script.name })}
        />
        <IconButton
          icon="baixar"
          label={`Exportar “${script.name}”`}
          small
          onClick={() => downloadScripts(getFileName(script.name), [script])}
        />
        <IconButton icon="excluir" label={`Excluir “${script.name}”`} small onClick={onDelete} />
      </span>
    </li>
  )
}
