/** The keys of one command as they are bound anew, stroke by stroke (commands/keys/README §10). */
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { refusal } from '#commands/bindings.ts'
import type { AnyCommand } from '#commands/define.ts'
import { keysOf, onOwnKeys, ownKeys, setOwnKeys } from '#commands/own-keys.ts'
import { pressOf, strokeOf } from '#lib/strokes.ts'
import { isMac } from '#ui/signs/kbd.tsx'

/**
 * Its keys now, what is being recorded (null for nothing), and why that was refused; `commands` may hold the same keys.
 */
export function useKeyLine(command: AnyCommand, commands: readonly AnyCommand[]) {
  const own = useSyncExternalStore(onOwnKeys, ownKeys)
  const [strokes, setStrokes] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const keys = keysOf(command, own)
  const isOwn = own[command.id] !== undefined
  const change = useRef<HTMLButtonElement>(null)
  /** What has the focus is about to go: 'Trocar' has it then. */
  const isFocusDue = useRef(false)
  useLayoutEffect(() => {
    if (strokes !== null) return
    if (isFocusDue.current) change.current?.focus()
    isFocusDue.current = false
  })
  const set = (next: typeof own) => {
    isFocusDue.current = true
    setProblem(null)
    setOwnKeys(next)
  }

  function finish(recorded: readonly string[]) {
    setStrokes(null)
    if (recorded.length === 0) return
    const spelled = recorded.join(' ')
    const reason = refusal(spelled, command, commands, own)
    setProblem(reason)
    if (reason === null) setOwnKeys({ ...own, [command.id]: [spelled] })
  }

  function record(event: KeyboardEvent) {
    event.stopPropagation()
    event.preventDefault()
    if (event.repeat || strokes === null) return
    isFocusDue.current = true
    if (event.key === 'Escape') return setStrokes(null)
    if (event.key === 'Enter' || event.key === 'Tab') return finish(strokes)
    const stroke = strokeOf(pressOf(event), isMac)
    if (stroke === null) return
    const next = [...strokes, stroke]
    // A modified key, or a third one, is the last of its sequence.
    if (next.length === 3 || /^(Mod|Ctrl|Alt)\+/.test(stroke)) finish(next)
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
    record,
    /** The focus has gone elsewhere: what was recorded counts. */
    leave() {
      isFocusDue.current = false
      finish(strokes ?? [])
    },
    switchOff: () => set({ ...own, [command.id]: [] }),
    restore() {
      const { [command.id]: _, ...others } = own
      const reason = command.keys?.map((each) => refusal(each, command, commands, others)).find(Boolean)
      if (reason) setProblem(reason)
      else set(others)
    },
  }
}
