/** Draws the notices with sonner, in a root of its own: the sign-in pages and the console share it. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import { Notice as Card } from './notice.tsx'
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

/** Below these stand the notices, so that none of their buttons is covered; px from the top of the window. */
const ABOVE = '#topo, #conteudo [data-region="filtros"], #conteudo [data-region="acoes"]'
/** px */
const GAP = 4
/** Of the window's height: further down they would be no notices at its top right any more. */
const LOWEST = 0.33

function freeTop(): number {
  const bottoms = [...document.querySelectorAll(ABOVE)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height, bottom }) => height > 0 && bottom < innerHeight * LOWEST)
  return Math.max(0, ...bottoms.map(({ bottom }) => bottom)) + GAP
}

/** Where the first notice stands; looked at again when one comes and when the window changes. */
function useFreeTop(): number {
  const notices = useSyncExternalStore(onNotices, currentNotices)
  const [top, setTop] = useState(GAP)
  useEffect(() => {
    const look = () => setTop(freeTop())
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [notices.length])
  return top
}

function NoticeHost() {
  useSonner()
  const top = useFreeTop()
  const [isPhone] = useState(() => matchMedia('(max-width: 599px)').matches)
  return (
    <Toaster
      position="top-right"
      expand
      visibleToasts={50}
      gap={8}
      offset={{ top, right: 8 }}
      mobileOffset={{ top, left: 8, right: 8 }}
      hotkey={[]}
      containerAriaLabel="Avisos"
      swipeDirections={isPhone ? ['right', 'top'] : ['right']}
      toastOptions={{ unstyled: true, className: 'w-full' }}
      style={{ '--width': '340px' } as React.CSSProperties}
    />
  )
}

const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(<NoticeHost />)
