/** Windows over the page: Radix keeps focus, scroll and Escape; the look is ui/theme/README's raised surface. */
import * as Radix from '@radix-ui/react-dialog'
import { type ComponentProps, type ReactElement, type Ref, useCallback, useRef } from 'react'
import { IconButton } from '#ui/components/button.tsx'
import type { Elements } from '#ui/components/elements.ts'
import { RestoreFocus, restoreFocus } from '#ui/focus/restore-focus.ts'
import { type LocalKeyOptions, type LocalKeys, useLocalKeys } from '#ui/focus/local-keys.ts'
import { getDialogLayer } from '#ui/focus/dialog-layer.ts'
import { DialogErrorBoundary } from '#ui/components/dialog-error-boundary.tsx'

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
  focusOnClose?: (() => void) | undefined
  /** Esc, before it closes the window; prevented, it stays open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void
  /** Its own keys; Esc and Tab are Radix's. */
  keys?: LocalKeys
  /** Nothing below sees a key. */
  trapsKeys?: boolean
  /** Asks and waits: role alertdialog. What it asks may be long: its title scrolls as well, its footer stays. */
  isAlert?: boolean
  /** What scrolls of an alert; its children have their own room around them. */
  bodyRef?: Ref<HTMLDivElement>
  /** Holds what is typed or chosen for an answer: not closed by a press beside it. */
  isPersistent?: boolean | undefined
  /** About what stands on the page: at its lower right and without a scrim, so that it is read beside it. */
  isSidePanel?: boolean
}

const POSITION_CLASSES = {
  // In a low window as tall as that allows.
  asks: 'top-[max(40%,min(50%,15.5rem))] left-1/2 max-h-[max(76dvh,min(30rem,100dvh-16px))] -translate-1/2',
  // At the lower edge of a phone: notices stand above it.
  middle: 'bottom-4 left-1/2 max-h-[calc(100dvh-32px)] -translate-x-1/2 sm:bottom-1/2 sm:translate-y-1/2',
  // Above the footer bar and the status line.
  beside: 'right-3 bottom-[92px] max-h-[76dvh]',
}

const NO_KEYS: LocalKeys = {}

interface DialogContentProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'onCloseAutoFocus' | 'children'>, LocalKeyOptions {
  children: Elements
  keys: LocalKeys
  focusOnClose?: (() => void) | undefined
}

/**
 * Radix's window with keys of its own. Radix gives the focus back to a trigger of its own; these windows are opened by
 * keys and commands as well, so that it goes back to where it was, or to the screen's title where that is gone.
 */
export function DialogContent({
  keys,
  trapsKeys,
  ignoresRepeat,
  ref: outer,
  onOpenAutoFocus,
  focusOnClose,
  children,
  ...props
}: DialogContentProps) {
  const focusedBefore = useRef<Element | null>(null)
  const keysRef = useLocalKeys<HTMLDivElement>(keys, { trapsKeys, ignoresRepeat })
  // Radix's portal follows its child by a ref too.
  const ref = useCallback(
    (node: HTMLDivElement | null) => {
      const ends = [keysRef(node), typeof outer === 'function' ? outer(node) : undefined]
      return () => ends.forEach((end) => end?.())
    },
    [keysRef, outer],
  )
  return (
    <Radix.Content
      ref={ref}
      onOpenAutoFocus={(event) => {
        focusedBefore.current = document.activeElement
        onOpenAutoFocus?.(event)
      }}
      onCloseAutoFocus={(event) => event.preventDefault()}
      {...props}
    >
      <RestoreFocus restore={focusOnClose ?? (() => restoreFocus(focusedBefore.current))} />
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
  isAlert,
  isPersistent = isAlert,
  onOpenAutoFocus,
  focusOnClose,
  onEscapeKeyDown,
  keys = NO_KEYS,
  trapsKeys = isAlert ?? false,
  isSidePanel,
  bodyRef,
}: DialogProps) {
  return (
    <DialogErrorBoundary subject={`A janela “${title}”`} onClose={onClose}>
      <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
        <Radix.Portal container={getDialogLayer()}>
          <Radix.Overlay
            className={`fixed inset-0 z-40 ${isSidePanel ? '' : 'bg-scrim'} enter-dialog`}
            // Of a window that stays open the keys are heard where the focus is.
            onMouseDown={(event) => event.preventDefault()}
          />
          <DialogContent
            keys={keys}
            trapsKeys={trapsKeys}
            ignoresRepeat={isAlert}
            role={isAlert ? 'alertdialog' : 'dialog'}
            data-raised=""
            className={`fixed ${POSITION_CLASSES[isAlert ? 'asks' : isSidePanel ? 'beside' : 'middle']} z-50 flex max-w-[calc(100vw-24px)] flex-col rounded-lg bg-raised text-ink shadow-raised enter-dialog focus:outline-none`}
            style={{ width: `${width / 16}rem` }}
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...(onEscapeKeyDown && { onEscapeKeyDown })}
            {...(onOpenAutoFocus && { onOpenAutoFocus })}
            focusOnClose={focusOnClose}
            onInteractOutside={(event) => {
              // A press on a notice is not one beside the window.
              if (isPersistent || (event.target as Element).closest('[data-notice]')) event.preventDefault()
            }}
          >
            <div ref={bodyRef} className={isAlert ? 'overflow-y-auto' : 'contents'}>
              <div className="flex items-start gap-3 px-5 pt-5">
                <div className="min-w-0 flex-1">
                  <Radix.Title className="text-lg font-semibold tracking-[-0.008em] wrap-anywhere">{title}</Radix.Title>
                  {description && (
                    <Radix.Description className="mt-1.5 text-base text-ink-2 wrap-anywhere">
                      {description}
                    </Radix.Description>
                  )}
                </div>
                {!isAlert && !footer && (
                  <IconButton icon="fechar" label="Fechar" small className="-mr-1" onClick={onClose} />
                )}
              </div>
              <div className={isAlert ? 'contents' : 'min-h-0 flex-1 overflow-y-auto px-5 pt-3.5 pb-4 empty:pt-0'}>
                {children}
              </div>
            </div>
            {footer && (
              <div
                className={`flex flex-wrap justify-end gap-3 px-5 ${isAlert ? 'pt-4 pb-5' : 'border-t border-line py-3'}`}
              >
                {footer}
              </div>
            )}
          </DialogContent>
        </Radix.Portal>
      </Radix.Root>
    </DialogErrorBoundary>
  )
}

/** A window that asks something and waits for the answer. */
export const AlertDialog = (props: Omit<DialogProps, 'isAlert'>) => <Dialog {...props} isAlert />
