/**
 * Dialogs over the page. Radix manages focus, scroll and Escape; the look is the raised surface of ui/theme/README §1.
 */
import * as Radix from '@radix-ui/react-dialog'
import { type ComponentProps, type ReactElement, type Ref, useCallback, useRef } from 'react'
import { getShownEnvironment } from '#lib/startup/environment.ts'
import { IconButton } from '#ui/components/button.tsx'
import type { Elements } from '#ui/components/elements.ts'
import { EnvironmentBadge } from '#ui/components/environment-badge.tsx'
import { RestoreFocus, restoreFocus } from '#ui/focus/restore-focus.ts'
import { type LocalKeyOptions, type LocalKeys, useLocalKeys } from '#ui/focus/local-keys.ts'
import { getDialogLayer } from '#ui/focus/dialog-layer.ts'
import { DialogErrorBoundary } from '#ui/components/dialog-error-boundary.tsx'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** Shown below the title and read with it. */
  description?: ReactElement | string | undefined
  /** Width in px at a font size of 16 px; never wider than the screen. */
  width?: number
  /**
   * Buttons, right-aligned below a hairline; one of them must close the dialog. Without a footer a close button stands
   * beside the title.
   */
  footer?: Elements
  children?: Elements
  /** Sets the initial focus; the first control unless given. */
  onOpenAutoFocus?: (event: Event) => void
  /** Sets the focus after closing; where it was before unless given. */
  focusOnClose?: (() => void) | undefined
  /** Called on Esc before the dialog closes; `preventDefault` keeps it open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void
  /** The dialog's own keys; Esc and Tab belong to Radix. */
  keys?: LocalKeys
  /** The page below gets no key. */
  trapsKeys?: boolean
  /**
   * Waits for an answer: the page below gets no key, a press outside does not close it, and it wears the name of the
   * environment.
   */
  isQuestion?: boolean | undefined
  /** A question with role alertdialog. Its text may be long, so its title scrolls too; its footer stays. */
  isAlert?: boolean
  /** The scrolling element of an alert dialog. Its children have their own padding. */
  bodyRef?: Ref<HTMLDivElement>
  /** A press outside does not close it. */
  ignoresOutsidePress?: boolean | undefined
  /** Explains something on the page: it opens at the lower right without a scrim, so that both can be read. */
  isSidePanel?: boolean
}

const POSITION_CLASSES = {
  // On a low screen the dialog may be as high as the screen allows.
  asks: 'top-[max(40%,min(50%,15.5rem))] left-1/2 max-h-[max(76dvh,min(30rem,100dvh-16px))] -translate-1/2',
  // At the lower edge of a phone: notices appear above it.
  middle: 'bottom-4 left-1/2 max-h-[calc(100dvh-32px)] -translate-x-1/2 sm:bottom-1/2 sm:translate-y-1/2',
  // Above the footer bar and the status bar.
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
 * Radix's dialog content with the dialog's own keys. Radix would restore the focus to a trigger button. These dialogs
 * are opened by keys and commands too, so the focus returns to where it was, or to the screen's title if that element
 * is gone.
 */
export function DialogContent({
  keys,
  trapsKeys,
  ignoresRepeat,
  ref: forwardedRef,
  onOpenAutoFocus,
  focusOnClose,
  children,
  ...props
}: DialogContentProps) {
  const focusedBefore = useRef<Element | null>(null)
  const keysRef = useLocalKeys<HTMLDivElement>(keys, { trapsKeys, ignoresRepeat })
  // Radix's portal follows its child through a ref too, so the refs are merged.
  const ref = useCallback(
    (node: HTMLDivElement | null) => {
      const cleanups = [keysRef(node), typeof forwardedRef === 'function' ? forwardedRef(node) : undefined]
      return () => cleanups.forEach((cleanup) => cleanup?.())
    },
    [keysRef, forwardedRef],
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

/** The environment above the description of a question. */
const EnvironmentDescription = ({ text }: { text: DialogProps['description'] }) => (
  <>
    <span className="block">
      <EnvironmentBadge />
    </span>
    {text && <span className="mt-1 block">{text}</span>}
  </>
)

/** A modal dialog with a title. Esc closes it. A press outside closes it too, unless it is persistent. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  width = 520,
  footer,
  children,
  isAlert,
  isQuestion = isAlert,
  ignoresOutsidePress = isQuestion,
  onOpenAutoFocus,
  focusOnClose,
  onEscapeKeyDown,
  keys = NO_KEYS,
  trapsKeys = isQuestion ?? false,
  isSidePanel,
  bodyRef,
}: DialogProps) {
  // A question is answered for the environment that one is in, so it is read with the question.
  const showsEnvironment = isQuestion === true && getShownEnvironment() !== null
  return (
    <DialogErrorBoundary subject={`A janela “${title}”`} onClose={onClose}>
      <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
        <Radix.Portal container={getDialogLayer()}>
          <Radix.Overlay
            className={`fixed inset-0 z-40 ${isSidePanel ? '' : 'bg-scrim'} enter-dialog`}
            // Keeps the focus in a dialog that stays open: its keys are handled where the focus is.
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
            {...(description || showsEnvironment ? {} : { 'aria-describedby': undefined })}
            {...(onEscapeKeyDown && { onEscapeKeyDown })}
            {...(onOpenAutoFocus && { onOpenAutoFocus })}
            focusOnClose={focusOnClose}
            onInteractOutside={(event) => {
              // A press on a notice does not count as a press outside.
              if (ignoresOutsidePress || (event.target as Element).closest('[data-notice]')) event.preventDefault()
            }}
          >
            <div ref={bodyRef} className={isAlert ? 'overflow-y-auto' : 'contents'}>
              <div className="flex items-start gap-3 px-5 pt-5">
                <div className="min-w-0 flex-1">
                  <Radix.Title className="text-lg font-semibold tracking-[-0.008em] wrap-anywhere">{title}</Radix.Title>
                  {(description || showsEnvironment) && (
                    <Radix.Description className="mt-1.5 text-base text-ink-2 wrap-anywhere">
                      {showsEnvironment ? <EnvironmentDescription text={description} /> : description}
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

/** A dialog that asks a question and waits for the answer. */
export const AlertDialog = (props: Omit<DialogProps, 'isAlert'>) => <Dialog {...props} isAlert />
