/**
 * The palette as a dialog over the page (ui/README §4). It can be opened from everywhere; afterwards the focus returns
 * to where it was.
 */
import * as Radix from '@radix-ui/react-dialog'
import { useRef, useSyncExternalStore } from 'react'
import { runWhenIdle } from '#lib/startup/run-when-idle.ts'
import { RestoreFocus, restoreFocus } from '#ui/focus/restore-focus.ts'
import { getDialogLayer } from '#ui/focus/dialog-layer.ts'
import { PaletteBody } from './palette-body.tsx'
import { getInterpreter } from './palette-context.ts'
import { hidePalette, subscribeToPalette, getPaletteState } from './palette-store.ts'

/** Creates the interpreter before the first opening, when the browser is idle. */
export const preloadPalette = (): void => runWhenIdle(getInterpreter)

/** Renders the palette while it is open. */
export function Palette() {
  const { isOpen, serial, text, prompt, previousFocus } = useSyncExternalStore(subscribeToPalette, getPaletteState)
  const onEscape = useRef(() => false)
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && hidePalette()}>
      <Radix.Portal container={getDialogLayer()}>
        <Radix.Overlay className="fixed inset-0 z-60 bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          data-raised=""
          data-palette=""
          className="fixed top-2 left-1/2 z-60 w-[min(40rem,calc(100vw-16px))] -translate-x-1/2 flex max-h-[calc(100dvh-1rem)] flex-col overflow-hidden rounded-lg pointer-events-auto bg-raised text-ink shadow-raised focus:outline-none sm:top-[clamp(8px,100dvh-30.5rem,15%)]"
          onOpenAutoFocus={(event) => {
            // The text is not selected: further typing must not replace it.
            event.preventDefault()
            const input = event.target instanceof Element ? event.target.querySelector('input') : null
            input?.focus()
            input?.setSelectionRange(input.value.length, input.value.length)
          }}
          onEscapeKeyDown={(event) => {
            if (onEscape.current()) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <RestoreFocus restore={() => restoreFocus(previousFocus)} />
          <Radix.Title className="sr-only">Paleta de comandos</Radix.Title>
          <PaletteBody key={serial} initialText={text} initialPrompt={prompt} onEscape={onEscape} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
