/** What an open form knows about its saves: the phase, the result of the last try, and whether the form is still there. */
import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '#api/errors.ts'

/** The phase of a save; 'saved' is final. */
export type SavePhase = 'idle' | 'saving' | 'saved'

/** The state of the saves of one open form. */
export type SaveState = ReturnType<typeof useSaveState>

/** Holds the state. A ref is read by a save that goes on without its form, and by keys between two renders. */
export function useSaveState() {
  const isRunning = useRef(false)
  const isSent = useRef(false)
  /** The operator left the form. */
  const isAbandoned = useRef(false)
  /** The form was unmounted, for whatever reason. The save goes on without it. */
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => void (isUnmounted.current = true)
  }, [])
  /** Aborts when the current save is done. */
  const savedController = useRef<AbortController>(null)
  const [phase, setPhase] = useState<SavePhase>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const [isPartial, setIsPartial] = useState(false)
  const [lastError, setLastError] = useState<ApiError | null>(null)
  return {
    isRunning,
    isSent,
    isAbandoned,
    isUnmounted,
    /** True if the operator left the form, or the form is gone. */
    isAway: () => isAbandoned.current || isUnmounted.current,
    savedController,
    phase,
    setPhase,
    problem,
    setProblem,
    isPartial,
    setIsPartial,
    lastError,
    setLastError,
  }
}
