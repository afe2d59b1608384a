/** The keys of one command as they are bound anew, stroke by stroke (commands/keys/README §10). */
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { getKeyRefusal } from '#commands/bindings.ts'
import type { AnyCommand } from '#commands/define.ts'
import { getActiveKeys, subscribeToCustomKeys, getCustomKeys, setCustomKeys } from '#commands/custom-keys.ts'
import { toKeyPress, toKeyChord } from '#lib/key-chords.ts'
import { isMac } from '#ui/icons/key-chips.tsx'

/**
 * Its keys now, what is being recorded (null for nothing), and why that was refused; `commands` may hold the same keys.
 */
export function useKeyRecorder(command: AnyCommand, commands: readonly AnyCommand[]) {
  const customKeys = useSyncExternalStore(subscribeToCustomKeys, getCustomKeys)
  const [strokes, setStrokes] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const keys = getActiveKeys(command, customKeys)
  const isOwn = customKeys[command.id] !== undefined
  const change = useRef<HTMLButtonElement>(null)
  /** What has the focus is about to go: 'Trocar' has it then. */
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
    const spelled = recorded.join(' ')
    const reason = getKeyRefusal(spelled, command, commands, customKeys)
    setProblem(reason)
    if (reason === null) setCustomKeys({ ...customKeys, [command.id]: [spelled] })
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
    // A modified key, or a third one, is the last of its sequence.
    if (next.length === 3 || /^(Mod|Ctrl|Alt)\+/.test(chord)) finish(next)
    else setStrokes(next)
  }

  return {
    keys,
    /** Other than the command's own. */
    isOwn,
    problem,
    /** The button that begins, which has the focus again. */
    change,
    strokes,
    begin() {
      setProblem(null)
      setStrokes([])
    },
    record: recordKey,
    /** The focus has gone elsewhere: what was recorded counts. */
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
