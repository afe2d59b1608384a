/** Several commands in one line, parted by ';': one look before, one question, one report (palette scripts). */
import { whyOff } from '#commands/action.ts'
import { splitScript } from '#commands/language/script.ts'
import { idArgOf, idsIn } from '#commands/command-args.ts'
import { phraseOf } from '#commands/language/phrase-of.ts'
import type { Script, Step } from '#commands/running/script.ts'
import { type CommandEntry, type Entry, entryOf, type ScriptEntry } from './entry.ts'
import { type Listing, type Scene, readingContext } from './listing.ts'

/** The script of a line; null for a line that holds one command. */
export function scriptListing(text: string, scene: Scene): Listing | null {
  const lines = splitScript(text)
  if (lines.length < 2) return null
  const entries = lines.map((line, index) => entryOfLine(line, index, scene))
  const wrong = entries.find((entry) => entry.off !== null)
  const script = { steps: entries.flatMap(stepsOf), phrase: text.trim() }
  const whole = lineEntry('roteiro', `Executar ${lines.length} comandos`, script, {
    phrase: script.phrase,
    off: wrong ? `“${wrong.phrase}”: ${wrong.off}` : null,
  })
  return {
    groups: [
      { heading: 'Roteiro', entries: [whole] },
      { heading: 'Comandos, nesta ordem', entries },
    ],
    reading: null,
    offset: 0,
    // With a line that cannot run, Enter runs nothing: least of all the other lines one by one.
    choose: wrong === undefined,
    note: null,
  }
}

function entryOfLine(line: string, index: number, scene: Scene): Entry {
  const unread = (off: string) => lineEntry(`linha ${index}`, line, null, { phrase: line, off })
  const stop = scene.reader.stop(line)
  if (stop !== null) return unread(stop)
  const [reading] = scene.reader.read(line, readingContext(scene)).filter(({ command }) => !command.hidden)
  if (!reading) return unread('não entendido')
  const { command, args } = reading
  const entry = entryOf(command, args, scene, { key: `${index}`, phrase: reading.phrase })
  const off =
    reading.problem ??
    (reading.ambiguous ? 'tem mais de uma leitura' : null) ??
    (reading.named.length > 0 ? 'diz um nome: num roteiro, digite o id' : null) ??
    (entry.missing.length > 0 ? 'falta um argumento' : null) ??
    whyOff(command, args, scene.context)
  return { ...entry, off }
}

/** The entry of a whole script, or of a line of it that means nothing. */
function lineEntry(
  key: string,
  title: string,
  script: Script | null,
  { phrase, off }: Pick<CommandEntry, 'phrase' | 'off'>,
): ScriptEntry {
  const icon = script ? 'documento' : 'alerta'
  const none = { danger: false, chips: [], detail: '', keys: null, corrected: null, missing: [], records: null }
  return { ...none, command: null, script, key, title, icon, phrase, off }
}

/** The acts of a line in order, one for each record of a command that takes several. */
function stepsOf(entry: Entry): Step[] {
  if (entry.command === null) return []
  const { command, args, phrase } = entry
  const name = idArgOf(command)
  if (!command.each || name === null) return [{ command, args, id: null, phrase }]
  return idsIn(command, args).map((id) => ({
    command,
    args,
    id,
    phrase: phraseOf(command, { ...args, [name]: [id] }),
  }))
}
