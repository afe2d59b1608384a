/** Menus: Radix's dropdown with the console's rows and key chips (spec 1 §9: 10 rem wide at least). */
import * as Radix from '@radix-ui/react-dropdown-menu'
import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { RestoreFocus, restoreFocus } from '#ui/focus/restore-focus.ts'
import { DialogErrorBoundary } from './dialog-error-boundary.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { getShortcutProps, KeyChips } from '#ui/icons/key-chips.tsx'
import type { Elements } from './elements.ts'

interface MenuProps {
  /** The button that opens it; receives Radix's props, of which what is but its place tells none (`aria-hidden`). */
  trigger: ReactElement
  children: Elements
  align?: 'start' | 'end'
  /** 18 rem instead of 10, as in the top bar. */
  isWide?: boolean
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Its name, where its trigger has none. */
  label?: string
}

/**
 * Gives the focus back as a window does: what opened the menu may be a command, and its button far from the hands. To
 * the button where nothing else had it.
 */
function RestoreMenuFocus({ button }: { button: Element | null }) {
  const focusedBefore = useRef(button)
  useEffect(() => {
    // Ahead of Radix, which moves it into the menu.
    const focused = document.activeElement
    if (focused !== document.body) focusedBefore.current = focused
  }, [])
  return <RestoreFocus restore={() => restoreFocus(focusedBefore.current)} />
}

/**
 * Opens below its trigger; closes on Esc, Tab, a choice, and a press beside it. It is drawn into the landmark of its
 * trigger and hides nothing, so that the page stays whole for assistive technology while it is open.
 */
export function Menu({ trigger, children, align = 'end', isWide, label, ...state }: MenuProps) {
  const [button, setButton] = useState<Element | null>(null)
  return (
    <DialogErrorBoundary
      subject={label === undefined ? 'O menu' : `O menu “${label}”`}
      onClose={() => state.onOpenChange?.(false)}
    >
      <Radix.Root modal={false} {...state}>
        <Radix.Trigger asChild ref={setButton}>
          {trigger}
        </Radix.Trigger>
        <Radix.Portal container={button?.closest<HTMLElement>('[role="dialog"], header, nav, main, footer') ?? null}>
          <Radix.Content
            align={align}
            sideOffset={4}
            collisionPadding={8}
            // In sight also where its trigger is scrolled away to the side.
            sticky="always"
            data-raised=""
            {...(label === undefined ? {} : { 'aria-label': label, 'aria-labelledby': undefined })}
            className={`z-[1000] max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto rounded-lg bg-raised p-1.5 text-sm text-ink shadow-raised enter-menu ${isWide ? 'min-w-72' : 'min-w-40'} max-w-[calc(100vw-16px)]`}
            onCloseAutoFocus={(event) => event.preventDefault()}
          >
            <RestoreMenuFocus button={button} />
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </DialogErrorBoundary>
  )
}

const ITEM_CLASS =
  'flex min-h-8 items-center gap-2.5 rounded-md px-2.5 py-1 text-ink-2 outline-none select-none data-highlighted:bg-selected ' +
  'not-aria-disabled:data-highlighted:text-ink aria-disabled:text-ink-3'

interface MenuItemProps {
  children: ReactNode
  icon?: IconName | undefined
  keys?: string | undefined
  tone?: 'danger' | undefined
  /** Why it cannot be used now: shown below it, and choosing it does nothing. */
  disabledReason?: string | false | undefined
  onSelect?: () => void
  /** The child is itself the element, a link for instance. */
  asChild?: boolean
}

/** One entry: icon, words, key chips at its end. */
export function MenuItem({ children, icon, keys, tone, disabledReason, onSelect, asChild }: MenuItemProps) {
  const id = useId()
  if (asChild)
    return (
      <Radix.Item asChild className={ITEM_CLASS}>
        {children}
      </Radix.Item>
    )
  return (
    <Radix.Item
      className={ITEM_CLASS}
      // Not `disabled`, which no arrow reaches: whoever cannot see the reason would not hear it.
      {...(disabledReason && { 'aria-disabled': true, 'aria-labelledby': id, 'aria-describedby': `${id}why` })}
      {...getShortcutProps(keys)}
      onSelect={(event) => (disabledReason ? event.preventDefault() : onSelect?.())}
    >
      {icon && <Icon name={icon} className={`shrink-0 ${tone ? 'text-danger-ink' : 'text-ink-3'}`} />}
      <span className="min-w-0 flex-1">
        <span id={id} className="block truncate">
          {children}
        </span>
        {disabledReason && (
          <span id={`${id}why`} className="block text-xs wrap-anywhere">
            {disabledReason}
          </span>
        )}
      </span>
      {keys && (
        <span aria-hidden="true" className="ml-4">
          <KeyChips keys={keys} />
        </span>
      )}
    </Radix.Item>
  )
}

/** One of several that are on or off, a table's columns for instance; choosing it leaves the menu open. */
export function MenuCheckItem({
  children,
  checked,
  onChange,
}: {
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <Radix.CheckboxItem
      className={ITEM_CLASS}
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
    >
      <span className="grid size-4 place-items-center">
        <Radix.ItemIndicator>
          <Icon name="certo" className="text-accent-ink" />
        </Radix.ItemIndicator>
      </span>
      <span className="contents">{children}</span>
    </Radix.CheckboxItem>
  )
}

/** A heading inside a menu. */
export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-ink-3">{children}</Radix.Label>
)

/** A line between parts of a menu. */
export const MenuSeparator = () => <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
