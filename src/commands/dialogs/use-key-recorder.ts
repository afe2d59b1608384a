/** Records new keys for one command, chord by chord (commands/keys/README §10). */
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { getKeyRefusal } from '#commands/bindings.ts'
import type { AnyCommand } from '#commands/define.ts'
import { getActiveKeys, subscribeToCustomKeys, getCustomKeys, setCustomKeys } from '#commands/custom-keys.ts'
import { toKeyPress, toKeyChord } from '#lib/key-chords.ts'
import { isMac } from '#ui/icons/key-chips.tsx'

/**
 * The command's current keys, the recorded chords (null while not recording), and why they were refused; `commands` may
 * have the same keys.
 */
export function useKeyRecorder(command: AnyCommand, commands: readonly AnyCommand[]) {
  const customKeys = useSyncExternalStore(subscribeToCustomKeys, getCustomKeys)
  const [strokes, setStrokes] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const keys = getActiveKeys(command, customKeys)
  const isOwn = customKeys[command.id] !== undefined
  const change = useRef<HTMLButtonElement>(null)
  /** The focused element is about to be removed: 'Trocar' gets the focus instead. */
  const isFocusDue = useRef(false)
  useLayoutEffect(() => {
    if (strokes !== null) return
    if (isFocusDue.current) change.current?.focus()
    isFocusDue.current = false
  })
  const setKeys = (next: typeof customKeys) => {
    isFocusDue.current = true
    setProblem(null)
    setCustomKeys(next)
  }

  function finish(recorded: readonly string[]) {
    setStrokes(null)
    if (recorded.length === 0) return
    const spelledKeys = recorded.join(' ')
    const reason = getKeyRefusal(spelledKeys, command, commands, customKeys)
    setProblem(reason)
    if (reason === null) setCustomKeys({ ...customKeys, [command.id]: [spelledKeys] })
  }

  function recordKey(event: KeyboardEvent) {
    event.stopPropagation()
    event.preventDefault()
    if (event.repeat || strokes === null) return
    isFocusDue.current = true
    if (event.key === 'Escape') return setStrokes(null)
    if (event.key === 'Enter' || event.key === 'Tab') return finish(strokes)
    const chord = toKeyChord(toKeyPress(event), isMac)
    if (chord === null) return
    const next = [...strokes, chord]
    // A chord with a modifier, or a third chord, ends the sequence.
    if (next.length === 3 || /^(Mod|Ctrl|Alt)\+/.test(chord)) finish(next)
    else setStrokes(next)
  }

  return {
    keys,
    /** The operator has changed the command's keys. */
    isOwn,
    problem,
    /** The button that starts the recording and gets the focus back afterwards. */
    change,
    strokes,
    begin() {
      setProblem(null)
      setStrokes([])
    },
    record: recordKey,
    /** The focus moved elsewhere: the recorded chords count. */
    leave() {
      isFocusDue.current = false
      finish(strokes ?? [])
    },
    switchOff: () => setKeys({ ...customKeys, [command.id]: [] }),
    restore() {
      const { [command.id]: _, ...others } = customKeys
      const reason = command.keys?.map((each) => getKeyRefusal(each, command, commands, others)).find(Boolean)
      if (reason) setProblem(reason)
      else setKeys(others)
    },
  }
}
