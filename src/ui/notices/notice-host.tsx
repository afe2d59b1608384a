/** Renders the notices with sonner in its own React root, which the sign-in pages and the console share. */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { toast, Toaster } from 'sonner'
import { SilentErrorBoundary } from '#ui/components/silent-error-boundary.tsx'
import { createReactRoot } from '#ui/react-root.ts'
import './notice-host.css'
import { Notice as Card } from './notice.tsx'
import { type Box, findFreePosition, isUncovered, findPositionInHeader } from './notice-position.ts'
import { noticeStackOpenStore, type NoticeLayout, noticeLayoutStore } from './notice-layout.ts'
import { getNotices, subscribeToNotices, removeNotice } from './notice-store.ts'

/** Tells sonner which notices came and went. The cards read their own data. */
function useSonner() {
  const notices = useSyncExternalStore(subscribeToNotices, getNotices)
  const shownIds = useRef(new Set<string>())
  useEffect(() => {
    const present = new Set(notices.map((notice) => notice.id))
    for (const id of shownIds.current) {
      if (present.has(id)) continue
      shownIds.current.delete(id)
      toast.dismiss(id)
    }
    // Oldest first, because sonner puts the last one added on top.
    for (const { id } of notices.toReversed()) {
      if (shownIds.current.has(id)) continue
      shownIds.current.add(id)
      // The card has its own timer, because sonner has no time-out after hovering.
      toast.custom(() => <Card id={id} />, { id, duration: Infinity, onDismiss: () => removeNotice(id) })
    }
  }, [notices])
}

/** What notices must not cover in the header of a page. Everything above and below the header is protected too. */
const HEADER_SELECTOR = '#topo, [data-page-head] :is(h1, nav, [data-actions]), aside'
/** What notices must not cover on a page without a header: fields and buttons, those of the sign-in card too. */
const PROTECTED_SELECTOR = '#topo, main form :is(input, select, textarea, button)'
/** While a dialog is open the page behind it is inert, so only the dialog's content counts. */
const DIALOG_SELECTOR = '[role="dialog"], [role="alertdialog"]'
const CONTROL_SELECTOR = ':is(a, button, input, select, textarea, [role="option"])'
/** Height of the empty end of a panel over the page on a phone, in px: everything else can be scrolled above it. */
const PANEL_END_PX = 128
/** Widths of a notice in px; the first that has room is used. */
const WIDTHS = [520, 420, 340]
const NOTICE_WIDTH_PX = 340
/** Height of a notice that is not rendered yet, in px. */
const NOTICE_HEIGHT_PX = 40
/** Gap between two notices, in px. */
const NOTICE_GAP_PX = 8

const getBoxes = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !element.closest('[data-notice], [inert]'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)

const isPhone = () => matchMedia('(max-width: 599px)').matches

/** Height of this number of cards, one below the other, in px. */
function getStackHeight(count: number): number {
  const heights = [...document.querySelectorAll('[data-notice]')].map((card) => card.getBoundingClientRect().height)
  return Array.from({ length: count }).reduce<number>(
    (sum, _, index) => sum + (heights[index] ?? NOTICE_HEIGHT_PX) + NOTICE_GAP_PX,
    -NOTICE_GAP_PX,
  )
}

/**
 * The room if a dialog is open, or if the page has no shell: the current position if it is free, else the nearest free
 * one. If a dialog fills the screen, only its buttons are protected.
 */
function findRoomBesideDialog(current: NoticeLayout, count: number): NoticeLayout {
  const view = { width: innerWidth, height: innerHeight }
  const size = { width: isPhone() ? view.width - 2 * NOTICE_GAP_PX : NOTICE_WIDTH_PX, height: getStackHeight(count) }
  const isCovered = document.querySelector(DIALOG_SELECTOR) !== null
  const protectedSelectors = isCovered
    ? [
        DIALOG_SELECTOR,
        `:is(${DIALOG_SELECTOR}) :is(h2, ${CONTROL_SELECTOR})`,
        `:is(${DIALOG_SELECTOR}) [aria-label^="Fechar"]`,
      ]
    : [PROTECTED_SELECTOR, '#topo']
  const layout = { width: size.width, isTight: false, isFolded: false }
  for (const occupied of protectedSelectors.map(getBoxes)) {
    if (isCovered && isUncovered(current, size, view, occupied)) return { ...current, ...layout }
    const position = findFreePosition(size, view, occupied)
    if (position) return { ...position, ...layout }
  }
  return { ...current, ...layout }
}

/**
 * The room in the header of the page, beside title and buttons, if there is enough; else over the tools of the top bar,
 * which are needed less than the rows. Notices that do not fit are stacked behind the newest.
 */
function findRoomOnPage(count: number): NoticeLayout {
  const view = { width: innerWidth, height: innerHeight }
  const isTight = true
  const [header] = getBoxes('[data-page-head]')
  const sizes = [...new Set([count, 1])].flatMap((cards) =>
    WIDTHS.map((width) => ({ width, height: NOTICE_HEIGHT_PX * cards + NOTICE_GAP_PX * (cards - 1) })),
  )
  const found = header && !isPhone() ? findPositionInHeader(sizes, view, header, getBoxes(HEADER_SELECTOR)) : null
  if (found)
    return {
      ...found.place,
      width: found.size.width,
      isTight,
      isFolded: found.size.height === NOTICE_HEIGHT_PX && count > 1,
    }
  const width = Math.min(NOTICE_WIDTH_PX, view.width - 2 * NOTICE_GAP_PX)
  return {
    top: 4,
    right: NOTICE_GAP_PX,
    width: isPhone() ? view.width - 2 * NOTICE_GAP_PX : width,
    isTight,
    isFolded: count > 1,
  }
}

function findRoom(current: NoticeLayout, count: number): NoticeLayout {
  const isCovered = document.querySelector(DIALOG_SELECTOR) !== null
  if (isCovered || !document.querySelector('#topo')) return findRoomBesideDialog(current, count)
  if (isPhone() && document.querySelector('aside[data-raised]'))
    return {
      top: innerHeight - Math.max(PANEL_END_PX, getStackHeight(count)),
      right: NOTICE_GAP_PX,
      width: innerWidth - 2 * NOTICE_GAP_PX,
      isTight: false,
      isFolded: false,
    }
  return findRoomOnPage(count)
}

/**
 * Keeps the room of the notices up to date: it is measured again when the number of notices changes, the browser window
 * is resized, the focus moves, or an animation ends.
 */
function useNoticeRoom(): NoticeLayout {
  const { length } = useSyncExternalStore(subscribeToNotices, getNotices)
  useEffect(() => {
    if (length < 2) noticeStackOpenStore.set(false)
    if (length === 0) return undefined
    const update = () => {
      const current = noticeLayoutStore.get()
      const next = findRoom(current, length)
      if (JSON.stringify(next) !== JSON.stringify(current)) noticeLayoutStore.set(next)
    }
    // What has just opened is laid out by the next frame; a panel that slides in is measured when its animation ends.
    const updateNextFrame = () => requestAnimationFrame(update)
    update()
    addEventListener('resize', update)
    addEventListener('focusin', updateNextFrame)
    addEventListener('animationend', update)
    return () => {
      removeEventListener('resize', update)
      removeEventListener('focusin', updateNextFrame)
      removeEventListener('animationend', update)
    }
  }, [length])
  return useSyncExternalStore(noticeLayoutStore.subscribe, noticeLayoutStore.get)
}

function NoticeHost() {
  // Called first, because a card is measured in the width that the room gives it.
  const { top, right, width, isFolded } = useNoticeRoom()
  useSonner()
  const isOpen = useSyncExternalStore(noticeStackOpenStore.subscribe, noticeStackOpenStore.get)
  return (
    <Toaster
      position="top-right"
      expand
      visibleToasts={50}
      gap={NOTICE_GAP_PX}
      offset={{ top, right }}
      mobileOffset={{ top, left: 8, right: 8 }}
      hotkey={[]}
      containerAriaLabel="Avisos"
      swipeDirections={isPhone() ? ['right', 'top'] : ['right']}
      toastOptions={{ unstyled: true, className: 'w-full' }}
      className={isFolded && !isOpen ? 'notices-folded' : ''}
      style={{ '--width': `${width}px` } as React.CSSProperties}
    />
  )
}

/** If rendering fails, the boundary tries again when the next notice comes. */
function Notices() {
  return (
    <SilentErrorBoundary resetKey={useSyncExternalStore(subscribeToNotices, getNotices)}>
      <NoticeHost />
    </SilentErrorBoundary>
  )
}

const container = document.createElement('div')
document.body.append(container)
createReactRoot(container).render(<Notices />)
