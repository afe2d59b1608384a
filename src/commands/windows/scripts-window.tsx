/**
 * 'Roteiros': the operator's scripts, to run, change, rename, export, import and delete (commands/scripts/README §5).
 */
import { useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { openPalette } from '#commands/dispatcher.ts'
import { theReader } from '#commands/palette/scene.ts'
import { judgeScript } from '#commands/scripts/judge.ts'
import {
  dropScript,
  keptScripts,
  onScripts,
  saveScript,
  type KeptScript,
  keptScriptOf,
} from '#commands/scripts/kept-scripts.ts'
import { readScripts, writeScripts } from '#commands/scripts/script-text.ts'
import { templateSlots } from '#commands/scripts/template.ts'
import { counted } from '#lib/written/counted.ts'
import { fold } from '#lib/written/fold.ts'
import { platformNow } from '#lib/written/platform-day.ts'
import { Button, IconButton } from '#ui/parts/button.tsx'
import { chooseFile, readText, textProblem } from '#ui/device/choose-file.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { giveFocusBack } from '#ui/focus/focus-back.ts'
import { downloadText } from '#ui/device/download.ts'
import { notify } from '#ui/notices/notify.tsx'
import { editScript, takeKept } from './edited-script.ts'

const fileName = (name: string) => `roteiro-${fold(name).replaceAll(/[^a-z]+/g, '-')}.txt`
const save = (name: string, scripts: readonly KeptScript[]) =>
  downloadText(name, writeScripts(scripts), 'text/plain;charset=utf-8')

const countOf = ({ lines }: KeptScript) => counted(lines.length, 'comando', 'comandos')

/** Keeps the scripts of a text; returns sentences about what was refused, null where the operator went back. */
async function importText(text: string, fallback: string): Promise<readonly string[] | null> {
  const { scripts, refused } = readScripts(text, fallback)
  const judged = scripts.map((script) => {
    const { name, lines } = judgeScript(script, theReader(), platformNow())
    return { script, why: [...(name === null ? [] : [name]), ...lines] }
  })
  const good = judged.filter(({ why }) => why.length === 0).map(({ script }) => script)
  const known = good.flatMap(({ name }) => keptScriptOf(name)?.name ?? [])
  const isAgreed =
    known.length === 0 ||
    (await confirm({
      text: known.length === 1 ? `Substituir o roteiro “${known[0]}”?` : `Substituir ${known.length} roteiros?`,
      description: known.length > 1 ? known.join(', ') : undefined,
      confirmLabel: 'Substituir',
    }))
  if (!isAgreed) return null
  const full = good.flatMap((script) => saveScript(script) ?? []).slice(0, 1)
  const kept = good.filter(({ name }) => keptScriptOf(name)).length
  if (kept > 0) notify('success', counted(kept, 'roteiro importado', 'roteiros importados'))
  const bad = [...judged.flatMap(({ script, why }) => why.map((each) => `${script.name}: ${each}`)), ...full]
  return good.length + refused.length + bad.length === 0 ? ['O arquivo não tem comandos'] : [...refused, ...bad]
}

/** Draws the window. */
export function ScriptsWindow({ onClose }: { onClose: () => void }) {
  const scripts = useSyncExternalStore(onScripts, keptScripts)
  const list = useRef<HTMLUListElement>(null)
  const [refused, setRefused] = useState<readonly string[]>([])

  const run = ({ name, lines }: KeptScript) => {
    onClose()
    openPalette(templateSlots(lines).length > 0 ? `${name} ` : name)
  }
  const drop = async ({ name }: KeptScript) => {
    if (!(await confirm({ text: `Excluir o roteiro “${name}”?`, confirmLabel: 'Excluir', tone: 'danger' }))) return
    flushSync(() => dropScript(name))
    // The button that had it went with its line.
    giveFocusBack(document.querySelector('[role=dialog]'))
  }
  async function load() {
    setRefused([])
    const chosen = await chooseFile('text/plain,.txt')
    if (!chosen) return
    const problem = textProblem(chosen)
    if (problem !== null) return setRefused([problem])
    const fallback = chosen.name.replace(/\.[^.]*$/, '').replace(/^roteiro-/, '')
    const why = await importText(await readText(chosen), fallback)
    if (why) setRefused(why)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Roteiros"
      description="Guardados neste navegador, só para você."
      width={600}
      onOpenAutoFocus={(event) => {
        const kept = takeKept()
        const at = scripts.findIndex(({ name }) => name === kept)
        const button = list.current?.children[at]?.querySelector('button')
        if (!button) return
        event.preventDefault()
        button.focus()
      }}
      footer={
        <>
          <span className="mr-auto flex flex-wrap gap-1">
            <Button
              variant="ghost"
              icon="adicionar"
              onClick={() => editScript({ title: 'Novo roteiro', name: '', lines: [], before: null })}
            >
              Novo
            </Button>
            <Button variant="ghost" icon="enviar" onClick={() => void load()}>
              Importar
            </Button>
            <Button
              variant="ghost"
              icon="baixar"
              disabled={scripts.length === 0}
              onClick={() => save('gestor-roteiros.txt', scripts)}
            >
              Exportar todos
            </Button>
          </span>
          <Button onClick={onClose}>Fechar</Button>
        </>
      }
    >
      {refused.length > 0 && <Refused sentences={refused} />}
      {scripts.length === 0 && (
        <p className="text-sm text-ink-2">Nenhum roteiro. Grave um com “gravar”, ou importe de um arquivo de texto.</p>
      )}
      <ul ref={list}>
        {scripts.map((script) => (
          <ScriptLine key={script.name} script={script} onRun={() => run(script)} onDrop={() => void drop(script)} />
        ))}
      </ul>
    </Dialog>
  )
}

function Refused({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="alert" className="mb-3 text-sm text-danger-ink">
      <p className="font-medium">Não importado:</p>
      <ul>
        {sentences.map((why) => (
          <li key={why}>{why}</li>
        ))}
      </ul>
    </div>
  )
}

interface ScriptLineProps {
  script: KeptScript
  onRun: () => void
  onDrop: () => void
}

function ScriptLine({ script, onRun, onDrop }: ScriptLineProps) {
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-line py-1.5 text-sm last:border-0">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{script.name}</span>
        <span className="block truncate text-xs text-ink-2" title={script.lines.join('\n')}>
          {`${countOf(script)}: ${script.lines.join('; ')}`}
        </span>
      </span>
      <span className="flex shrink-0 gap-1">
        <IconButton icon="direita" label={`Executar “${script.name}”`} small onClick={onRun} />
        <IconButton
          icon="editar"
          label={`Editar “${script.name}”`}
          small
          onClick={() => editScript({ title: 'Editar roteiro', ...script, before: script.name })}
        />
        <IconButton
          icon="baixar"
          label={`Exportar “${script.name}”`}
          small
          onClick={() => save(fileName(script.name), [script])}
        />
        <IconButton icon="excluir" label={`Excluir “${script.name}”`} small onClick={onDrop} />
      </span>
    </li>
  )
}
