/** What an opening of the palette has been told so far: its text, its levels, what it speaks of, what is pointed at. */
import { startTransition, useEffect, useState } from 'react'
import type { ArgumentPrompt } from '#commands/dispatcher.ts'
import { type Pasted, parsePasted } from '#commands/language/pasted-cells.ts'
import { parseScriptCall } from '#commands/scripts/script-call.ts'
import { parsePastedSets } from '#commands/scripts/pasted-sets.ts'
import { LINES_PER_STEP } from './palette-lines.ts'
import type { PaletteContext } from './listing.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'

/** ms without a key after which the lines out of sight are drawn. */
const IDLE_DELAY_MS = 300

/** How the palette is opened. */
export interface PaletteStart {
  context: PaletteContext
  text: string
  prompt: ArgumentPrompt | null
}

/** Pasted text as one line; behind a script with several places a row of it is one call. */
function readPastedText(before: string, copied: string, { scripts }: PaletteContext): Pasted | null {
  const line = parsePastedSets(copied, parseScriptCall(before, scripts)?.script.lines ?? [])
  return line === null ? parsePasted(copied) : { line, columns: [], columnCount: 1 }
}

/** The state itself, and what changes it; nothing here knows what is listed. */
export function usePaletteState(start: PaletteStart) {
  const [text, setText] = useState(start.text)
  const [levels, setLevels] = useState<readonly ArgumentPrompt[]>(start.prompt ? [start.prompt] : [])
  const [rows, setRows] = useState(start.context.rows)
  const [chosen, setChosen] = useState<string | null>(null)
  const [onlyRecents, setOnlyRecents] = useState(false)
  const [limit, setLimit] = useState(LINES_PER_STEP)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  // What is in sight is drawn first; the rest where one goes to it, or presses nothing for a while.
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (isWhole) return undefined
    const timer = setTimeout(() => startTransition(() => setWhole(true)), IDLE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isWhole, text, levels])

  function type(next: string) {
    setText(sanitizeLine(next))
    setChosen(null)
    setLimit(LINES_PER_STEP)
    setWhole(false)
    setOnlyRecents(false)
  }

  return {
    text,
    asking: levels.at(-1) ?? null,
    levels,
    rows,
    chosen,
    onlyRecents,
    limit,
    pasted,
    isWhole,
    type,
    point: setChosen,
    /** Draws the lines out of sight as well. */
    drawRest: () => setWhole(true),
    /** Draws the next hundred lines, this one of them highlighted. */
    more(key: string) {
      setLimit(limit + LINES_PER_STEP)
      setChosen(key)
    },
    /** Takes what is pasted over this part of the text; false where it is to be pasted as it stands. */
    paste(copied: string, from: number, to: number): boolean {
      const read = readPastedText(text.slice(0, from), copied, start.context)
      if (!read) return false
      setPasted(read)
      type(text.slice(0, from) + read.line + text.slice(to))
      return true
    },
    ask(next: ArgumentPrompt, typed = '') {
      setLevels([...levels, next])
      setText(typed)
      setWhole(false)
      setChosen(null)
    },
    /** One level up, or what it speaks of dropped; false at the first level. */
    back(): boolean {
      setChosen(null)
      if (levels.length > 0) {
        setLevels(levels.slice(0, -1))
        setText('')
      } else if (onlyRecents) setOnlyRecents(false)
      else if (rows.length > 0) setRows([])
      else return false
      return true
    },
    showRecents() {
      setOnlyRecents(true)
      setChosen(null)
    },
  }
}
