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

function NoticeHost() {
  useSonner()
  const [isPhone] = useState(() => matchMedia('(max-width: 599px)').matches)
  return (
    <Toaster
      position="top-right"
      expand
      visibleToasts={50}
      gap={8}
      offset={{ top: 4, right: 8 }}
      mobileOffset={{ top: 4, left: 8, right: 8 }}
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
