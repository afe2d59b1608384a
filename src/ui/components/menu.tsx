/** Menus: Radix's dropdown menu with the console's items and key chips (spec 1 §9: at least 10 rem wide). */
import * as Radix from '@radix-ui/react-dropdown-menu'
import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { RestoreFocus, restoreFocus } from '#ui/focus/restore-focus.ts'
import { DialogErrorBoundary } from './dialog-error-boundary.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { getShortcutProps, KeyChips } from '#ui/icons/key-chips.tsx'
import type { Elements } from './elements.ts'

interface MenuProps {
  /**
   * The element that opens the menu; it receives the props of Radix. A trigger that only marks the position is
   * `aria-hidden`, so that those props are not announced.
   */
  trigger: ReactElement
  children: Elements
  align?: 'start' | 'end'
  /** 18 rem wide instead of 10, as in the top bar. */
  isWide?: boolean
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Its accessible name, if the trigger has none. */
  label?: string
}

/**
 * Restores the focus as dialogs do: a command may have opened the menu while the focus was elsewhere. Without a focus
 * before, the trigger button gets it.
 */
function RestoreMenuFocus({ button }: { button: Element | null }) {
  const focusedBefore = useRef(button)
  useEffect(() => {
    // Runs before Radix moves the focus into the menu.
    const focused = document.activeElement
    if (focused !== document.body) focusedBefore.current = focused
  }, [])
  return <RestoreFocus restore={() => restoreFocus(focusedBefore.current)} />
}

/**
 * Opens below its trigger. Closes on Esc, Tab, a choice, or a press outside. It renders into the landmark of its
 * trigger and hides nothing, so that the page stays complete for assistive technology while the menu is open.
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
            // The menu stays visible if its trigger is scrolled out of sight to the side.
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
  /** Why the item cannot be used now. The reason is shown below it, and choosing the item does nothing. */
  disabledReason?: string | false | undefined
  onSelect?: () => void
  /** The child itself is the element, for instance a link. */
  asChild?: boolean
}

/** One item: icon, text, key chips at its end. */
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
      // Not `disabled`, because the arrow keys skip a disabled item and a screen reader would not read the reason.
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

/** An item that is on or off, for instance a column of a table. Choosing it leaves the menu open. */
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

/** A line between the sections of a menu. */
export const MenuSeparator = () => <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
