/** Draws the notices with sonner, in a root of its own: the sign-in pages and the console share it. */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import { SilentErrorBoundary } from '#ui/components/silent-error-boundary.tsx'
import './notice-host.css'
import { Notice as Card } from './notice.tsx'
import { type Box, findFreePosition, isUncovered, positionInHeader } from './notice-position.ts'
import { isNoticeStackOpen, type NoticeRoom, measureNoticeRoom } from './notice-room.ts'
import { getNotices, subscribeToNotices, removeNotice } from './notice-store.ts'

/** Tells sonner what came and what went; the cards read their own data. */
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
    // Oldest first: sonner puts the last one that it is given on top.
    for (const { id } of notices.toReversed()) {
      if (shownIds.current.has(id)) continue
      shownIds.current.add(id)
      // The card keeps the time itself: sonner has no time-out after hovering.
      toast.custom(() => <Card id={id} />, { id, duration: Infinity, onDismiss: () => removeNotice(id) })
    }
  }, [notices])
}

/** What no notice covers in the head of a page; all that stands above and below the head is not covered either. */
const IN_HEAD = '#topo, [data-page-head] :is(h1, nav, [data-actions]), aside'
/** What no notice covers on a page without a head: what is typed into or pressed, the sign-in card's too. */
const PROTECTED_SELECTOR = '#topo, main form :is(input, select, textarea, button)'
/** While one is open the page behind it is out of reach: only what stands in it counts. */
const DIALOG_SELECTOR = '[role="dialog"], [role="alertdialog"]'
const CONTROL_SELECTOR = ':is(a, button, input, select, textarea, [role="option"])'
/**
 * px of the end of a panel over the page, on a phone: it holds nothing, so that all else can be scrolled to above it.
 */
const PANEL_END_PX = 128
/** px: the first that has room. */
const WIDTHS = [520, 420, 340]
const NOTICE_WIDTH_PX = 340
/** px of one that is not drawn yet. */
const NOTICE_HEIGHT_PX = 40
/** px between two. */
const NOTICE_GAP_PX = 8

const getBoxes = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !element.closest('[data-notice], [inert]'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)

const isPhone = () => matchMedia('(max-width: 599px)').matches

/** Height of so many cards, one below the other. */
function heightOf(count: number): number {
  const drawn = [...document.querySelectorAll('[data-notice]')].map((card) => card.getBoundingClientRect().height)
  return Array.from({ length: count }).reduce<number>(
    (all, _, at) => all + (drawn[at] ?? NOTICE_HEIGHT_PX) + NOTICE_GAP_PX,
    -NOTICE_GAP_PX,
  )
}

/**
 * Where a window is open, or the page has no shell: the place now, where it will do, else the nearest free one; of a
 * window that fills the screen the buttons count.
 */
function roomBesideWindow(now: NoticeRoom, count: number): NoticeRoom {
  const view = { width: innerWidth, height: innerHeight }
  const size = { width: isPhone() ? view.width - 2 * NOTICE_GAP_PX : NOTICE_WIDTH_PX, height: heightOf(count) }
  const isCovered = document.querySelector(DIALOG_SELECTOR) !== null
  const tries = isCovered
    ? [
        DIALOG_SELECTOR,
        `:is(${DIALOG_SELECTOR}) :is(h2, ${CONTROL_SELECTOR})`,
        `:is(${DIALOG_SELECTOR}) [aria-label^="Fechar"]`,
      ]
    : [PROTECTED_SELECTOR, '#topo']
  const form = { width: size.width, isTight: false, isFolded: false }
  for (const taken of tries.map(getBoxes)) {
    if (isCovered && isUncovered(now, size, view, taken)) return { ...now, ...form }
    const place = findFreePosition(size, view, taken)
    if (place) return { ...place, ...form }
  }
  return { ...now, ...form }
}

/**
 * The room in the head of the page, beside title and buttons, where there is enough; else over the tools of the top bar,
 * which are wanted less than the rows. What does not fit is folded.
 */
function roomOnPage(count: number): NoticeRoom {
  const view = { width: innerWidth, height: innerHeight }
  const isTight = true
  const [head] = getBoxes('[data-page-head]')
  const sizes = [...new Set([count, 1])].flatMap((cards) =>
    WIDTHS.map((width) => ({ width, height: NOTICE_HEIGHT_PX * cards + NOTICE_GAP_PX * (cards - 1) })),
  )
  const found = head && !isPhone() ? positionInHeader(sizes, view, head, getBoxes(IN_HEAD)) : null
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

function roomFor(now: NoticeRoom, count: number): NoticeRoom {
  const isCovered = document.querySelector(DIALOG_SELECTOR) !== null
  if (isCovered || !document.querySelector('#topo')) return roomBesideWindow(now, count)
  if (isPhone() && document.querySelector('aside[data-raised]'))
    return {
      top: innerHeight - Math.max(PANEL_END_PX, heightOf(count)),
      right: NOTICE_GAP_PX,
      width: innerWidth - 2 * NOTICE_GAP_PX,
      isTight: false,
      isFolded: false,
    }
  return roomOnPage(count)
}

/**
 * Keeps the room of the notices; looked at again when one comes, the window changes, the focus goes elsewhere or
 * something has come to rest.
 */
function useNoticeRoom(): NoticeRoom {
  const { length } = useSyncExternalStore(subscribeToNotices, getNotices)
  useEffect(() => {
    if (length < 2) isNoticeStackOpen.set(false)
    if (length === 0) return undefined
    const look = () => {
      const now = measureNoticeRoom.get()
      const next = roomFor(now, length)
      if (JSON.stringify(next) !== JSON.stringify(now)) measureNoticeRoom.set(next)
    }
    // What has opened is laid out by then; where it slides in it stands once it has.
    const later = () => requestAnimationFrame(look)
    look()
    addEventListener('resize', look)
    addEventListener('focusin', later)
    addEventListener('animationend', look)
    return () => {
      removeEventListener('resize', look)
      removeEventListener('focusin', later)
      removeEventListener('animationend', look)
    }
  }, [length])
  return useSyncExternalStore(measureNoticeRoom.subscribe, measureNoticeRoom.get)
}

function NoticeHost() {
  // First: a card is measured in the form that the room gives it.
  const { top, right, width, isFolded } = useNoticeRoom()
  useSonner()
  const isOpen = useSyncExternalStore(isNoticeStackOpen.subscribe, isNoticeStackOpen.get)
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

/** A notice that fails to draw takes those that come after it not along. */
function Notices() {
  return (
    <SilentErrorBoundary resetKey={useSyncExternalStore(subscribeToNotices, getNotices)}>
      <NoticeHost />
    </SilentErrorBoundary>
  )
}

const container = document.createElement('div')
document.body.append(container)
createRoot(container).render(<Notices />)
