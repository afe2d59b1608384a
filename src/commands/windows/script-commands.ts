/** The verbs of recorded scripts that open a window: record, end it, list them (commands/scripts/README §4). */
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { theRegistry } from '#commands/runtime.ts'
import { recordedLines } from '#commands/scripts/recorded-lines.ts'
import { recordedActs, startRecording, stopRecording } from '#commands/scripts/recording.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import { editScript } from './edited-script.ts'
import { openWindow } from './window-store.ts'

const everywhere = { group: 'Console', place: 'global' } as const

/** Begins to record; on a form 'gravar' alone saves it. */
const beginRecording = defineCommand({
  ...everywhere,
  id: 'roteiro.gravar',
  title: 'Gravar roteiro',
  icon: 'documento',
  keys: ['a g'],
  phrases: ['gravar roteiro', 'cadastrar roteiro', 'gravar', 'gravar comandos', 'iniciar gravação', 'começar gravação'],
  when: () => recordedActs() === null || 'Já está gravando: “parar” termina',
  run() {
    startRecording()
    // Seen in the status bar; a line over it would cover that.
    announce('Gravando: o que você fizer vira um roteiro')
  },
})

/** Ends it, and shows the phrases. A run over several records has a button of its own to be stopped by. */
export const endRecording = defineCommand({
  ...everywhere,
  id: 'roteiro.parar',
  title: 'Parar gravação',
  icon: 'documento',
  keys: ['a g'],
  phrases: ['parar gravação', 'parar', 'encerrar gravação', 'terminar gravação'],
  when: () => recordedActs() !== null || 'Nada está sendo gravado',
  run() {
    const acts = (recordedActs() ?? []).flatMap(({ id, args }) => {
      const command = theRegistry().get(id)
      return command ? [{ command, args }] : []
    })
    if (acts.length > 0)
      return editScript({
        title: 'Roteiro gravado',
        name: '',
        lines: recordedLines(acts),
        before: null,
        isRecorded: true,
      })
    stopRecording()
    notify('info', 'Gravação encerrada: nenhum comando foi gravado')
  },
})

const openScripts = defineCommand({
  ...everywhere,
  id: 'roteiro.lista',
  heading: 'Ajuda',
  title: 'Roteiros',
  icon: 'documento',
  phrases: ['roteiros', 'meus roteiros', 'roteiros gravados'],
  run: () => openWindow('roteiros'),
})

export const scriptCommands: readonly AnyCommand[] = [beginRecording, endRecording, openScripts]
