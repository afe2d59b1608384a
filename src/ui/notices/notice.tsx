/**
 * One notice card: it keeps its own time, as spec 1 §4 says. Hover stops it, leaving gives it 1000 ms more, or the rest
 * of its time.
 */
import { Fragment, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button, IconButton } from '#ui/parts/button.tsx'
import { giveFocusBack } from '#ui/focus/focus-back.ts'
import { Icon, type IconName } from '#ui/signs/icon.tsx'
import { useLocalKeys } from '#ui/focus/local-keys.ts'
import { Spinner } from '#ui/signs/spinner.tsx'
import { currentNotices, type ShownNotice, onNotices, removeNotice } from './toast-store.ts'

const ICONS: Record<ShownNotice['type'], [IconName, string]> = {
  success: ['sucesso', 'text-success-ink'],
  error: ['erro', 'text-danger-ink'],
  info: ['informacao', 'text-info-ink'],
  warning: ['alerta', 'text-warning-ink'],
}

/** Draws the notice of this id, as it was last once it is gone and sonner moves it out. */
export function Notice({ id }: { id: string }) {
  const notices = useSyncExternalStore(onNotices, currentNotices)
  const present = notices.find((candidate) => candidate.id === id) ?? null
  const [last, setLast] = useState(present)
  if (present && present !== last) setLast(present)
  return last && <Card notice={last} isGone={!present} />
}

/** What had the focus before it went to a notice; null where nothing had. */
let before: Element | null = null

/**
 * The focus goes back when the notice goes that has it, and nowhere else: sonner, told of it, takes it from the window
 * or the palette that was opened meanwhile, and what is typed there acts on the rows behind. So sonner's item around
 * the card, of whose focus it would hear, takes none.
 */
function useOwnFocus(id: string, isGone: boolean) {
  useEffect(() => {
    document.querySelector(`[data-notice="${id}"]`)?.closest('li')?.removeAttribute('tabindex')
  }, [id])
  useEffect(() => {
    const { activeElement: focused } = document
    if (!isGone || !(focused instanceof HTMLElement)) return
    if (focused.closest<HTMLElement>('[data-notice]')?.dataset['notice'] !== id) return
    focused.blur()
    giveFocusBack(before)
  }, [id, isGone])
  return (event: React.FocusEvent) => {
    event.stopPropagation()
    const { relatedTarget } = event
    if (event.type === 'focus' && !relatedTarget?.closest('[data-notice]')) before = relatedTarget
  }
}

/** The keys of a card: ← → go from one of its buttons to the next, Esc closes what is not under way. */
function useCardKeys(close: () => void, isUnderWay: boolean) {
  const walk = (step: 1 | -1) => (event: Event) => {
    const { currentTarget: card } = event
    const buttons = card instanceof Element ? [...card.querySelectorAll('button')] : []
    const here = buttons.findIndex((button) => button === document.activeElement)
    if (here < 0) return false
    return buttons.at((here + step) % buttons.length)?.focus()
  }
  return useLocalKeys<HTMLDivElement>({
    ArrowRight: walk(1),
    ArrowLeft: walk(-1),
    Escape: () => !isUnderWay && close(),
  })
}

/**
 * Takes the notice away after `delay` ms, or `again` ms after it is let go. Whether something holds it is looked up
 * once the time is over: a card that slides under a resting pointer is told of no enter, and a duplicate, or a pointer
 * that leaves, knows of no focus. Returns what stops it.
 */
function removeAfter(id: string, delay: number, again: number): () => void {
  let timer = setTimeout(look, delay)
  function look() {
    if (document.querySelector(`[data-notice="${id}"]`)?.matches(':hover, :focus-within'))
      timer = setTimeout(look, again)
    else removeNotice(id)
  }
  return () => clearTimeout(timer)
}

/** Its time; returns what is called as the pointer or the focus leaves it, which never shortens the rest of it. */
function useOwnTime({ id, options, count }: ShownNotice) {
  const { timeOut = 3000, extendedTimeOut = 1000, disableTimeOut } = options
  const stop = useRef<() => void>(undefined)
  /** When its time is over, ms since the page began. */
  const endsAt = useRef(0)
  useEffect(() => {
    endsAt.current = performance.now() + timeOut
    if (!disableTimeOut) stop.current = removeAfter(id, timeOut, extendedTimeOut)
    return () => stop.current?.()
    // A duplicate counts up and starts the time again.
  }, [id, timeOut, extendedTimeOut, disableTimeOut, count])
  return () => {
    stop.current?.()
    const rest = endsAt.current - performance.now()
    if (!disableTimeOut) stop.current = removeAfter(id, Math.max(rest, extendedTimeOut), extendedTimeOut)
  }
}

function Card({ notice, isGone }: { notice: ShownNotice; isGone: boolean }) {
  const { id, type, message, options, count, progress } = notice
  const { tapToDismiss = true, closeButton = true } = options
  const close = () => removeNotice(id)
  const ref = useCardKeys(close, progress !== undefined)
  const noteFocus = useOwnFocus(id, isGone)
  const isLeft = useOwnTime(notice)
  const [icon, colour] = ICONS[type]
  return (
    <div
      ref={ref}
      data-notice={id}
      data-raised=""
      // The rest is read politely by the region around it.
      role={type === 'error' ? 'alert' : undefined}
      className="pointer-events-auto relative flex min-h-10 w-full items-center gap-2.5 overflow-hidden rounded-lg bg-raised py-1 font-sans pr-1.5 pl-3.5 text-sm text-ink shadow-raised"
      onPointerLeave={isLeft}
      onFocus={noteFocus}
      onBlur={(event) => {
        noteFocus(event)
        isLeft()
      }}
      onClick={tapToDismiss ? close : undefined}
    >
      <span className={`inline-flex shrink-0 ${progress ? 'text-accent-ink' : colour}`}>
        {progress && !progress.paused ? <Spinner /> : <Icon name={icon} />}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {options.title && <span className="block font-medium">{options.title}</span>}
        {/* Come anew with a duplicate: a screen reader would read its count alone. */}
        <Fragment key={count}>
          <span className={progress ? 'font-medium' : ''}>{message}</span>
          {count > 1 && (
            <span aria-hidden="true" className="ml-2 text-xs text-ink-3 tabular-nums">
              {`×${count}`}
            </span>
          )}
        </Fragment>
        {progress && (
          <span className="ml-2 text-ink-3 tabular-nums">
            {/* Read with the notice, and not again with each record. */}
            <span aria-live="off">
              {progress.unit ? `${progress.done} ${progress.unit}` : `${progress.done} de ${progress.total}`}
            </span>
            {progress.waits && <span>{`, ${progress.waits}`}</span>}
          </span>
        )}
      </span>
      {progress?.onPause && (
        <Button size="small" variant="ghost" onClick={() => progress.onPause?.(!progress.paused)}>
          {progress.paused ? 'Continuar' : 'Pausar'}
        </Button>
      )}
      {progress?.onStop && (
        <Button size="small" variant="ghost" onClick={progress.onStop}>
          Parar
        </Button>
      )}
      {options.action && (
        <Button size="small" onClick={options.action.run}>
          {options.action.label}
        </Button>
      )}
      {closeButton && <IconButton icon="fechar" label="Fechar aviso" small onClick={close} />}
      {(progress || options.progressBar) && (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 bg-line">
          <span
            className="block h-full bg-accent"
            style={{ width: progress ? `${(100 * progress.done) / Math.max(1, progress.total)}%` : '100%' }}
          />
        </span>
      )}
    </div>
  )
}
