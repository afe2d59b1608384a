/** The keys that may follow now, 300 ms after the first of a sequence (commands/keys/README §2.8). */
import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import type { Binding } from '#commands/bindings.ts'
import {
  getBindings,
  getKeySettings,
  subscribeToPendingSequence,
  getPendingSequence,
  getKeyContext,
} from './dispatch.ts'
import { type PendingSequence, isReachable } from './resolve.ts'

/** ms: who knows the keys never sees it. */
const PANEL_DELAY_MS = 300
const PREFIX_LABELS: Readonly<Record<string, string>> = { g: 'Ir para…', a: 'Ações…', 'g a': 'Auditoria…' }

interface SequenceContinuation {
  /** The key that may follow. */
  key: string
  /** As it is spelled for the operator. */
  spelledKeys: string
  label: string
}

/** The keys that continue these strokes, each once. */
export function getContinuations(chords: readonly string[], bindings: readonly Binding[]): SequenceContinuation[] {
  const next = new Map<string, SequenceContinuation>()
  for (const { chords: own, keys, command } of bindings) {
    const key = own[chords.length]
    if (key === undefined || !chords.every((chord, index) => own[index] === chord)) continue
    const goesOn = own.length > chords.length + 1
    const name = goesOn
      ? (PREFIX_LABELS[own.slice(0, -1).join(' ')] ?? `${command.title}…`)
      : (command.label ?? command.title)
    if (!next.has(key)) next.set(key, { key, spelledKeys: keys.split(' ')[chords.length] ?? key, label: name })
  }
  return [...next.values()]
}

interface PanelContent {
  pending: PendingSequence
  continuations: readonly SequenceContinuation[]
}

/** What the panel says of this sequence now, at this focus. */
function createPanelContent(pending: PendingSequence): PanelContent {
  const where = getKeyContext(document.activeElement ?? document.body)
  const reachable = getBindings().filter((binding) => isReachable(binding, where, getKeySettings(), true))
  return { pending, continuations: getContinuations(pending.chords, reachable) }
}

/** Shows the panel while a sequence waits. */
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
  // As many columns as have room for the longest name: what tells two entries apart often stands at their end.
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
