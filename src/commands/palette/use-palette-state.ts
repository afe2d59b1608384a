/** The state of one opening of the palette: its text, its levels, the rows acted on, the highlighted line. */
import { startTransition, useEffect, useState } from 'react'
import type { ArgumentPrompt } from '#commands/command-requests.ts'
import { type Pasted, parsePasted } from '#commands/language/pasted-cells.ts'
import { parseScriptCall } from '#commands/scripts/script-call.ts'
import { parsePastedSets } from '#commands/scripts/pasted-sets.ts'
import { LINES_PER_STEP } from './palette-lines.ts'
import type { Hit } from './entry.ts'
import type { PaletteContext } from './palette-listing.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'

/** In ms: after a pause of this length the hidden lines are rendered. */
const IDLE_DELAY_MS = 300

/** How the palette is opened. */
export interface PaletteStart {
  context: PaletteContext
  text: string
  prompt: ArgumentPrompt | null
}

/** Pasted text as one line; after a script with several slots, each row of it is one call. */
function readPastedText(before: string, copied: string, { scripts }: PaletteContext): Pasted | null {
  const line = parsePastedSets(copied, parseScriptCall(before, scripts)?.script.lines ?? [])
  return line === null ? parsePasted(copied) : { line, columns: [], columnCount: 1 }
}

const NONE_EXPANDED: ReadonlySet<string> = new Set()

/** The state and the functions that change it; it knows nothing of the listing. */
export function usePaletteState(start: PaletteStart) {
  const [text, setText] = useState(start.text)
  const [levels, setLevels] = useState<readonly ArgumentPrompt[]>(start.prompt ? [start.prompt] : [])
  const [rows, setRows] = useState(start.context.rows)
  const [chosen, setChosen] = useState<string | null>(null)
  const [onlyRecents, setOnlyRecents] = useState(false)
  const [subject, setSubject] = useState<{ hit: Hit; textBefore: string } | null>(null)
  const [expanded, setExpanded] = useState(NONE_EXPANDED)
  const [limit, setLimit] = useState(LINES_PER_STEP)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  // The visible lines are rendered first; the rest when the highlight or the scroll position reaches them, or after a
  // pause.
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (isWhole) return undefined
    const timer = setTimeout(() => startTransition(() => setWhole(true)), IDLE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isWhole, text, levels])

  function type(next: string) {
    setText(sanitizeLine(next))
    setChosen(null)
    setExpanded(NONE_EXPANDED)
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
    /** The record whose commands are listed; null for none. */
    subject: subject?.hit ?? null,
    expanded,
    limit,
    pasted,
    isWhole,
    type,
    point: setChosen,
    /** Lists all hits of the resource with this id, the line of the next one highlighted. */
    expand(resourceId: string) {
      setExpanded(new Set([...expanded, resourceId]))
    },
    /** Renders the hidden lines as well. */
    drawRest: () => setWhole(true),
    /** Renders the next hundred lines, with the line of this key highlighted. */
    more(key: string) {
      setLimit(limit + LINES_PER_STEP)
      setChosen(key)
    },
    /** Handles text pasted over this range; false if the browser should paste it as it is. */
    paste(copied: string, from: number, to: number): boolean {
      const pastedLine = readPastedText(text.slice(0, from), copied, start.context)
      if (!pastedLine) return false
      setPasted(pastedLine)
      type(text.slice(0, from) + pastedLine.line + text.slice(to))
      return true
    },
    /** Lists what can be done with a record. */
    openSubject(hit: Hit) {
      type('')
      setSubject({ hit, textBefore: text })
    },
    ask(next: ArgumentPrompt, typed = '') {
      setLevels([...levels, next])
      setText(typed)
      setWhole(false)
      setChosen(null)
    },
    /** Goes one level up, or drops the rows acted on; false at the first level. */
    back(): boolean {
      setChosen(null)
      if (levels.length > 0) {
        setLevels(levels.slice(0, -1))
        setText('')
      } else if (subject) {
        setText(subject.textBefore)
        setSubject(null)
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
