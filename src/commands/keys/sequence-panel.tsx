/** The keys that may follow now, 300 ms after the first of a sequence (commands/keys/README §2.8). */
import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react'
import { Keys } from '#ui/signs/kbd.tsx'
import type { Binding } from '#commands/bindings.ts'
import { currentBindings, keySettings, onPendingSequence, pendingSequence, whereOf } from './dispatch.ts'
import { type Pending, reaches } from './resolve.ts'

/** ms: who knows the keys never sees it. */
const DELAY = 300
const NAMES: Readonly<Record<string, string>> = { g: 'Ir para…', a: 'Ações…', 'g a': 'Auditoria…' }

interface Next {
  /** The key that may follow. */
  key: string
  /** As it is spelled for the operator. */
  keys: string
  name: string
}

/** The keys that continue these strokes, each once. */
export function nextKeys(strokes: readonly string[], bindings: readonly Binding[]): Next[] {
  const next = new Map<string, Next>()
  for (const { strokes: own, keys, command } of bindings) {
    const key = own[strokes.length]
    if (key === undefined || !strokes.every((stroke, index) => own[index] === stroke)) continue
    const goesOn = own.length > strokes.length + 1
    const name = goesOn ? (NAMES[own.slice(0, -1).join(' ')] ?? `${command.title}…`) : (command.label ?? command.title)
    if (!next.has(key)) next.set(key, { key, keys: keys.split(' ')[strokes.length] ?? key, name })
  }
  return [...next.values()]
}

interface Shown {
  pending: Pending
  next: readonly Next[]
}

/** What the panel says of this sequence now, at this focus. */
function look(pending: Pending): Shown {
  const where = whereOf(document.activeElement ?? document.body)
  const reachable = currentBindings().filter((binding) => reaches(binding, where, keySettings(), true))
  return { pending, next: nextKeys(pending.strokes, reachable) }
}

/** Shows the panel while a sequence waits. */
export function SequencePanel() {
  const pending = useSyncExternalStore(onPendingSequence, pendingSequence)
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => setShown(look(pending)), DELAY)
    return () => clearTimeout(timer)
  }, [pending])
  if (!pending || shown?.pending !== pending) return null
  const { next } = shown
  // As many columns as have room for the longest name: what tells two entries apart often stands at their end.
  const longest = Math.max(...next.map(({ name }) => name.length))
  const title = NAMES[pending.strokes.join(' ')] ?? pending.strokes.join(' ')
  return (
    <div
      role="status"
      aria-label="Próximas teclas"
      className="fixed bottom-20 left-1/2 z-50 max-h-[60dvh] w-[min(680px,calc(100vw-16px))] -translate-x-1/2 overflow-y-auto rounded-lg bg-raised text-sm text-ink shadow-raised"
    >
      <div className="flex h-10 items-center gap-3 border-b border-line px-4">
        <span className="inline-grid h-4.5 min-w-4.5 place-items-center rounded-sm bg-selected px-1 text-2xs font-medium text-accent-ink uppercase">
          {pending.strokes.join(' ')}
        </span>
        <span className="font-medium">{title}</span>
        <span className="ml-auto flex items-center gap-1.5 text-xs text-ink-3">
          <Keys keys="Escape" />
          <span>{' cancelar'}</span>
        </span>
      </div>
      <ul
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,var(--longest)),1fr))] gap-x-4 p-2"
        style={{ '--longest': `calc(${longest}ch + 3.5rem)` } as CSSProperties}
      >
        {next.map(({ key, keys, name }) => (
          <li key={key} className="flex min-h-8 min-w-0 items-center gap-2.5 px-2 text-ink-2">
            <span className="inline-flex w-5 shrink-0 justify-center">
              <Keys keys={keys} />
            </span>
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
