/**
 * The commands for recorded scripts that open a dialog: start and end a recording, list the scripts
 * (commands/scripts/README §4).
 */
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { getRegistry } from '#commands/runtime.ts'
import { createScriptLines } from '#commands/scripts/recorded-lines.ts'
import { getRecordedActions, startRecording, stopRecording } from '#commands/scripts/recording.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import { openScriptEditor } from './script-editor-store.ts'
import { openDialog } from './dialog-store.ts'

const globalCommandBase = { group: 'Console', scope: 'global' } as const

/** Starts a recording; on a form 'gravar' alone saves the form instead. */
const startRecordingCommand = defineCommand({
  ...globalCommandBase,
  id: 'roteiro.gravar',
  title: 'Gravar roteiro',
  icon: 'documento',
  keys: ['a g'],
  phrases: ['gravar roteiro', 'cadastrar roteiro', 'gravar', 'gravar comandos', 'iniciar gravação', 'começar gravação'],
  when: () => getRecordedActions() === null || 'Já está gravando: “parar” termina',
  run() {
    startRecording()
    // The status bar shows the recording, and a status line would cover that.
    announce('Gravando: o que você fizer vira um roteiro')
  },
})

/** Ends the recording and shows the phrases. A bulk run is stopped by the button of its own notice. */
export const stopRecordingCommand = defineCommand({
  ...globalCommandBase,
  id: 'roteiro.parar',
  title: 'Parar gravação',
  icon: 'documento',
  keys: ['a g'],
  phrases: ['parar gravação', 'parar', 'encerrar gravação', 'terminar gravação'],
  when: () => getRecordedActions() !== null || 'Nada está sendo gravado',
  run() {
    const recordedCommands = (getRecordedActions() ?? []).flatMap(({ id, args }) => {
      const command = getRegistry().get(id)
      return command ? [{ command, args }] : []
    })
    if (recordedCommands.length > 0)
      return openScriptEditor({
        title: 'Roteiro gravado',
        name: '',
        lines: createScriptLines(recordedCommands),
        previousName: null,
        isRecorded: true,
      })
    stopRecording()
    notify('info', 'Gravação encerrada: nenhum comando foi gravado')
  },
})

const openScriptsCommand = defineCommand({
  ...globalCommandBase,
  id: 'roteiro.lista',
  paletteHeading: 'Ajuda',
  title: 'Roteiros',
  icon: 'documento',
  phrases: ['roteiros', 'meus roteiros', 'roteiros gravados'],
  run: () => openDialog('roteiros'),
})

export const scriptCommands: readonly AnyCommand[] = [startRecordingCommand, stopRecordingCommand, openScriptsCommand]
