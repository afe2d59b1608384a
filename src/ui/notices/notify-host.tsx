/** Draws the notices with sonner, in a root of its own: the sign-in pages and the console share it. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import { PartBoundary } from '#ui/parts/part-boundary.tsx'
import './notify-host.css'
import { Notice as Card } from './notice.tsx'
import { type Box, freePlace, isFree, type NoticePlace } from './notice-place.ts'
import { currentNotices, onNotices, removeNotice } from './toast-store.ts'

/** Tells sonner what came and what went; the cards read their own data. */
function useSonner() {
  const notices = useSyncExternalStore(onNotices, currentNotices)
  const shown = useRef(new Set<string>())
  useEffect(() => {
    const present = new Set(notices.map((notice) => notice.id))
    for (const id of shown.current) {
      if (present.has(id)) continue
      shown.current.delete(id)
      toast.dismiss(id)
    }
    // Oldest first: sonner puts the last one that it is given on top.
    for (const { id } of notices.toReversed()) {
      if (shown.current.has(id)) continue
      shown.current.add(id)
      // The card keeps the time itself: sonner has no time-out after hovering.
      toast.custom(() => <Card id={id} />, { id, duration: Infinity, onDismiss: () => removeNotice(id) })
    }
  }, [notices])
}

/** What no notice covers: bars, panels, and what is typed into or pressed in a form, the sign-in card's too. */
const KEPT =
  '#topo, #conteudo :is([role="search"], [data-region="filtros"], [data-actions]), aside, main form :is(input, select, textarea, button)'
/** While one is open the page behind it is out of reach: only what stands in it counts. */
const WINDOWS = '[role="dialog"], [role="alertdialog"]'
const CONTROLS = ':is(a, button, input, select, textarea, [role="option"])'
/**
 * px of the end of a panel over the page, on a phone: it holds nothing, so that all else can be scrolled to above it.
 */
const PANEL_END = 128
const WIDTH = 340
/** px of one that is not drawn yet. */
const HEIGHT = 40
/** px between two. */
const BETWEEN = 8

const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !element.closest('[data-notice], [inert]'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)

/** The place now, where it will do, else the nearest free one; of a window that fills the screen the buttons count. */
function placeFor(now: NoticePlace, count: number): NoticePlace {
  const view = { width: innerWidth, height: innerHeight }
  const drawn = [...document.querySelectorAll('[data-notice]')].map((card) => card.getBoundingClientRect().height)
  const size = {
    width: isPhone() ? view.width - 2 * BETWEEN : WIDTH,
    height: Array.from({ length: count }).reduce<number>(
      (all, _, at) => all + (drawn[at] ?? HEIGHT) + BETWEEN,
      -BETWEEN,
    ),
  }
  const isCovered = document.querySelector(WINDOWS) !== null
  const tries = isCovered
    ? [WINDOWS, `:is(${WINDOWS}) :is(h2, ${CONTROLS})`, `:is(${WINDOWS}) [aria-label^="Fechar"]`]
    : [KEPT, '#topo']
  if (isPhone() && !isCovered && document.querySelector('aside[data-raised]'))
    return { top: view.height - Math.max(PANEL_END, size.height), right: BETWEEN }
  for (const taken of tries.map(boxesOf)) {
    if (isCovered && isFree(now, size, view, taken)) return now
    const place = freePlace(size, view, taken)
    if (place) return place
  }
  return now
}

const isPhone = () => matchMedia('(max-width: 599px)').matches

/**
 * Where the first notice stands; looked at again when one comes, the window changes, the focus goes elsewhere or
 * something has come to rest.
 */
function useFreePlace(): NoticePlace {
  const { length } = useSyncExternalStore(onNotices, currentNotices)
  const [place, setPlace] = useState<NoticePlace>({ top: 4, right: 8 })
  useEffect(() => {
    if (length === 0) return undefined
    const look = () => setPlace((now) => placeFor(now, length))
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
  return place
}

function NoticeHost() {
  useSonner()
  const { top, right } = useFreePlace()
  return (
    <Toaster
      position="top-right"
      expand
      visibleToasts={50}
      gap={BETWEEN}
      offset={{ top, right }}
      mobileOffset={{ top, left: 8, right: 8 }}
      hotkey={[]}
      containerAriaLabel="Avisos"
      swipeDirections={isPhone() ? ['right', 'top'] : ['right']}
      toastOptions={{ unstyled: true, className: 'w-full' }}
      style={{ '--width': `${WIDTH}px` } as React.CSSProperties}
    />
  )
}

/** A notice that fails to draw takes those that come after it not along. */
function Notices() {
  return (
    <PartBoundary again={useSyncExternalStore(onNotices, currentNotices)}>
      <NoticeHost />
    </PartBoundary>
  )
}

const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(<Notices />)
