/** Shows the keys that may follow, 300 ms after the first key of a sequence (commands/keys/README §2.8). */
import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import type { Binding } from '#commands/bindings.ts'
import {
  getBindings,
  getKeySettings,
  subscribeToPendingSequence,
  getPendingSequence,
  getKeyContext,
} from './handle-key.ts'
import { type PendingSequence, isReachable } from './resolve.ts'

/** In ms: an operator who knows the keys never sees the panel. */
const PANEL_DELAY_MS = 300
const PREFIX_LABELS: Readonly<Record<string, string>> = { g: 'Ir para…', a: 'Ações…', 'g a': 'Auditoria…' }

interface SequenceContinuation {
  /** The key that may follow. */
  key: string
  /** The spelling for the operator. */
  spelledKeys: string
  label: string
}

/** The keys that continue this sequence, each once. */
export function getContinuations(chords: readonly string[], bindings: readonly Binding[]): SequenceContinuation[] {
  const next = new Map<string, SequenceContinuation>()
  for (const { chords: boundChords, keys, command } of bindings) {
    const key = boundChords[chords.length]
    if (key === undefined || !chords.every((chord, index) => boundChords[index] === chord)) continue
    const isPrefix = boundChords.length > chords.length + 1
    const name = isPrefix
      ? (PREFIX_LABELS[boundChords.slice(0, -1).join(' ')] ?? `${command.title}…`)
      : (command.label ?? command.title)
    if (!next.has(key)) next.set(key, { key, spelledKeys: keys.split(' ')[chords.length] ?? key, label: name })
  }
  return [...next.values()]
}

interface PanelContent {
  pending: PendingSequence
  continuations: readonly SequenceContinuation[]
}

/** The panel's content for this sequence, at the current focus. */
function createPanelContent(pending: PendingSequence): PanelContent {
  const keyContext = getKeyContext(document.activeElement ?? document.body)
  const reachable = getBindings().filter((binding) => isReachable(binding, keyContext, getKeySettings(), true))
  return { pending, continuations: getContinuations(pending.chords, reachable) }
}

/** Shows the panel while a sequence is pending. */
export function SequencePanel() {
  const pending = useSyncExternalStore(subscribeToPendingSequence, getPendingSequence)
  const [content, setShown] = useState<PanelContent | null>(null)
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => setShown(createPanelContent(pending)), PANEL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [pending])
  if (!pending || content?.pending !== pending) return null
  const { continuations } = content
  // As many columns as fit the longest name: the end of a name often tells two entries apart.
  const longest = Math.max(...continuations.map(({ label }) => label.length))
  const title = PREFIX_LABELS[pending.chords.join(' ')] ?? pending.chords.join(' ')
  return (
    <div
      role="status"
      aria-label="Próximas teclas"
      className="fixed bottom-20 left-1/2 z-50 max-h-[60dvh] w-[min(680px,calc(100vw-16px))] -translate-x-1/2 overflow-y-auto rounded-lg bg-raised text-sm text-ink shadow-raised"
    >
      <div className="flex h-10 items-center gap-3 border-b border-line px-4">
        <span className="inline-grid h-4.5 min-w-4.5 place-items-center rounded-sm bg-selected px-1 text-2xs font-medium text-accent-ink uppercase">
          {pending.chords.join(' ')}
        </span>
        <span className="font-medium">{title}</span>
        <span className="ml-auto flex items-center gap-1.5 text-xs text-ink-3">
          <KeyChips keys="Escape" />
          <span>{' cancelar'}</span>
        </span>
      </div>
      <ul
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,var(--longest)),1fr))] gap-x-4 p-2"
        style={{ '--longest': `calc(${longest}ch + 3.5rem)` } as CSSProperties}
      >
        {continuations.map(({ key, spelledKeys, label }) => (
          <li key={key} className="flex min-h-8 min-w-0 items-center gap-2.5 px-2 text-ink-2">
            <span className="inline-flex w-5 shrink-0 justify-center">
              <KeyChips keys={spelledKeys} />
            </span>
            <span className="min-w-0 wrap-anywhere">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
