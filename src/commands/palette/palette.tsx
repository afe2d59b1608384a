/** The palette over the page (visual.md §8): opened from everywhere, and the focus goes back to where it was. */
import * as Radix from '@radix-ui/react-dialog'
import { useMemo, useRef, useSyncExternalStore } from 'react'
import { recentPhrases } from '#commands/history.ts'
import { ownKeys } from '#commands/keys/own-keys.ts'
import type { Reader } from '#commands/reading.ts'
import { createReader } from '#commands/language/reader.ts'
import { commandContext, theRegistry } from '#commands/runtime.ts'
import type { Scene } from './listing.ts'
import { PaletteBody } from './body.tsx'
import { hidePalette, onPalette, paletteState } from './store.ts'

const RECENTS = 5
let reader: Reader | null = null

/** The scene as it is at this moment: the palette speaks of what stood on the screen when it was opened. */
function takeScene(): { scene: Omit<Scene, 'rows'>; rows: Scene['rows'] } {
  const registry = theRegistry()
  reader ??= createReader(registry.commands)
  const context = commandContext()
  const { list } = context.screen
  const selection = list?.selection() ?? []
  const cursor = document.activeElement?.closest('[role=grid]') ? list?.cursor() : null
  return {
    scene: {
      registry,
      reader,
      context,
      own: ownKeys(),
      now: new Date(),
      usage: () => 0,
      recents: recentPhrases(RECENTS),
    },
    rows: selection.length > 0 ? selection : cursor ? [cursor] : [],
  }
}

/** Draws the palette while it is open. */
export function Palette() {
  const { open, serial, text, asking } = useSyncExternalStore(onPalette, paletteState)
  const onEscape = useRef(() => false)
  // Taken anew at each opening, before anything moves the focus.
  const opened = useMemo(() => ({ serial, taken: takeScene(), focus: document.activeElement }), [serial])
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && hidePalette()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-60 bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          data-raised=""
          className="fixed top-2 left-1/2 z-60 w-[min(640px,calc(100vw-16px))] -translate-x-1/2 overflow-hidden rounded-lg bg-raised text-ink shadow-raised focus:outline-none sm:top-[15%]"
          onEscapeKeyDown={(event) => {
            if (onEscape.current()) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const before = opened.focus
            // Where a window has opened meanwhile, or the page has changed, the focus is theirs.
            if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body)
              before.focus({ preventScroll: true })
          }}
        >
          <Radix.Title className="sr-only">Paleta de comandos</Radix.Title>
          <PaletteBody key={opened.serial} {...opened.taken} text={text} asking={asking} onEscape={onEscape} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
