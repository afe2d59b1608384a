/** Windows over the page: Radix keeps focus, scroll and Escape; the look is ui/theme/README's raised surface. */
import * as Radix from '@radix-ui/react-dialog'
import { type ComponentProps, type ReactElement, type Ref, useCallback, useRef } from 'react'
import { IconButton } from '#ui/parts/button.tsx'
import type { Elements } from '#ui/parts/elements.ts'
import { FocusBack, giveFocusBack } from '#ui/focus/focus-back.ts'
import { type LocalKeyOptions, type LocalKeys, useLocalKeys } from '#ui/focus/local-keys.ts'
import { windowLayer } from '#ui/focus/window-layer.ts'
import { WindowBoundary } from '#ui/parts/window-boundary.tsx'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** Below the title; read with it. */
  description?: ReactElement | string | undefined
  /** In px at 16 px letters; never wider than the window. */
  width?: number
  /** Buttons, right-aligned below a hairline, one of which closes; without it a cross stands beside the title. */
  footer?: Elements
  children?: Elements
  /** Where the focus goes when it opens; its first control unless told. */
  onOpenAutoFocus?: (event: Event) => void
  /** Gives the focus afterwards; back to where it was unless told. */
  focusAfter?: (() => void) | undefined
  /** Esc, before it closes the window; prevented, it stays open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void
  /** Its own keys; Esc and Tab are Radix's. */
  keys?: LocalKeys
  /** Nothing below sees a key. */
  sealed?: boolean
  /** Asks and waits: role alertdialog. What it asks may be long: its title scrolls as well, its footer stays. */
  alert?: boolean
  /** What scrolls of an alert; its children have their own room around them. */
  middle?: Ref<HTMLDivElement>
  /** Holds what is typed or chosen for an answer: not closed by a press beside it. */
  asks?: boolean | undefined
  /** About what stands on the page: at its lower right and without a scrim, so that it is read beside it. */
  beside?: boolean
}

const PLACES = {
  // In a low window as tall as that allows.
  asks: 'top-[max(40%,min(50%,15.5rem))] left-1/2 max-h-[max(76dvh,min(30rem,100dvh-16px))] -translate-1/2',
  // At the lower edge of a phone: notices stand above it.
  middle: 'bottom-4 left-1/2 max-h-[calc(100dvh-32px)] -translate-x-1/2 sm:bottom-1/2 sm:translate-y-1/2',
  // Above the footer bar and the status line.
  beside: 'right-3 bottom-[92px] max-h-[76dvh]',
}

const NONE: LocalKeys = {}

interface WindowContentProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'onCloseAutoFocus' | 'children'>, LocalKeyOptions {
  children: Elements
  keys: LocalKeys
  focusAfter?: (() => void) | undefined
}

/**
 * Radix's window with keys of its own. Radix gives the focus back to a trigger of its own; these windows are opened by
 * keys and commands as well, so that it goes back to where it was, or to the screen's title where that is gone.
 */
export function WindowContent({
  keys,
  sealed,
  asks,
  ref: outer,
  onOpenAutoFocus,
  focusAfter,
  children,
  ...props
}: WindowContentProps) {
  const before = useRef<Element | null>(null)
  const own = useLocalKeys<HTMLDivElement>(keys, { sealed, asks })
  // Radix's portal follows its child by a ref too.
  const ref = useCallback(
    (node: HTMLDivElement | null) => {
      const ends = [own(node), typeof outer === 'function' ? outer(node) : undefined]
      return () => ends.forEach((end) => end?.())
    },
    [own, outer],
  )
  return (
    <Radix.Content
      ref={ref}
      onOpenAutoFocus={(event) => {
        before.current = document.activeElement
        onOpenAutoFocus?.(event)
      }}
      onCloseAutoFocus={(event) => event.preventDefault()}
      {...props}
    >
      <FocusBack give={focusAfter ?? (() => giveFocusBack(before.current))} />
      {children}
    </Radix.Content>
  )
}

/** A modal window with a title; Esc and, unless it asks something, a press beside it close it. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  width = 520,
  footer,
  children,
  alert,
  asks = alert,
  onOpenAutoFocus,
  focusAfter,
  onEscapeKeyDown,
  keys = NONE,
  sealed = alert ?? false,
  beside,
  middle,
}: DialogProps) {
  return (
    <WindowBoundary name={`A janela “${title}”`} onClose={onClose}>
      <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
        <Radix.Portal container={windowLayer()}>
          <Radix.Overlay
            className={`fixed inset-0 z-40 ${beside ? '' : 'bg-scrim'} enter-dialog`}
            // Of a window that stays open the keys are heard where the focus is.
            onMouseDown={(event) => event.preventDefault()}
          />
          <WindowContent
            keys={keys}
            sealed={sealed}
            asks={alert}
            role={alert ? 'alertdialog' : 'dialog'}
            data-raised=""
            className={`fixed ${PLACES[alert ? 'asks' : beside ? 'beside' : 'middle']} z-50 flex max-w-[calc(100vw-24px)] flex-col rounded-lg bg-raised text-ink shadow-raised enter-dialog focus:outline-none`}
            style={{ width: `${width / 16}rem` }}
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...(onEscapeKeyDown && { onEscapeKeyDown })}
            {...(onOpenAutoFocus && { onOpenAutoFocus })}
            focusAfter={focusAfter}
            onInteractOutside={(event) => {
              // A press on a notice is not one beside the window.
              if (asks || (event.target as Element).closest('[data-notice]')) event.preventDefault()
            }}
          >
            <div ref={middle} className={alert ? 'overflow-y-auto' : 'contents'}>
              <div className="flex items-start gap-3 px-5 pt-5">
                <div className="min-w-0 flex-1">
                  <Radix.Title className="text-lg font-semibold tracking-[-0.008em] wrap-anywhere">{title}</Radix.Title>
                  {description && (
                    <Radix.Description className="mt-1.5 text-base text-ink-2 wrap-anywhere">
                      {description}
                    </Radix.Description>
                  )}
                </div>
                {!alert && !footer && (
                  <IconButton icon="fechar" label="Fechar" small className="-mr-1" onClick={onClose} />
                )}
              </div>
              <div className={alert ? 'contents' : 'min-h-0 flex-1 overflow-y-auto px-5 pt-3.5 pb-4 empty:pt-0'}>
                {children}
              </div>
            </div>
            {footer && (
              <div
                className={`flex flex-wrap justify-end gap-3 px-5 ${alert ? 'pt-4 pb-5' : 'border-t border-line py-3'}`}
              >
                {footer}
              </div>
            )}
          </WindowContent>
        </Radix.Portal>
      </Radix.Root>
    </WindowBoundary>
  )
}

/** A window that asks something and waits for the answer. */
export const AlertDialog = (props: Omit<DialogProps, 'alert'>) => <Dialog {...props} alert />
