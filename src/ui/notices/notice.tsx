/**
 * One notice card: it keeps its own time, as spec 1 §4 says. Hover stops it, leaving gives it 1000 ms more, or the rest
 * of its time.
 */
import { Fragment, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button, IconButton } from '#ui/components/button.tsx'
import { restoreFocus } from '#ui/focus/restore-focus.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { useLocalKeys } from '#ui/focus/local-keys.ts'
import { Spinner } from '#ui/icons/spinner.tsx'
import { formatCount } from '#lib/format/format-count.ts'
import { NOTICE_ICONS } from './notice-icons.ts'
import { isNoticeStackOpen, measureNoticeRoom } from './notice-room.ts'
import { getNotices, type ShownNotice, subscribeToNotices, removeNotice } from './notice-store.ts'

/** Draws the notice of this id, as it was last once it is gone and sonner moves it out. */
export function Notice({ id }: { id: string }) {
  const notices = useSyncExternalStore(subscribeToNotices, getNotices)
  const present = notices.find((candidate) => candidate.id === id) ?? null
  const [last, setLast] = useState(present)
  if (present && present !== last) setLast(present)
  return last && <NoticeCard notice={last} isGone={!present} />
}

/** What had the focus before it went to a notice; null where nothing had. */
let focusedBeforeNotice: Element | null = null

/**
 * The focus goes back when the notice goes that has it, and nowhere else: sonner, told of it, takes it from the window
 * or the palette that was opened meanwhile, and what is typed there acts on the rows behind. So sonner's item around
 * the card, of whose focus it would hear, takes none.
 */
function useNoticeFocus(id: string, isGone: boolean) {
  useEffect(() => {
    document.querySelector(`[data-notice="${id}"]`)?.closest('li')?.removeAttribute('tabindex')
  }, [id])
  useEffect(() => {
    const { activeElement: focused } = document
    if (!isGone || !(focused instanceof HTMLElement)) return
    if (focused.closest<HTMLElement>('[data-notice]')?.dataset['notice'] !== id) return
    focused.blur()
    restoreFocus(focusedBeforeNotice)
  }, [id, isGone])
  return (event: React.FocusEvent) => {
    event.stopPropagation()
    const { relatedTarget } = event
    const isBeside = relatedTarget?.closest('[data-notice]') ?? null
    if (event.type === 'focus' && !isBeside) focusedBeforeNotice = relatedTarget
    // What has the focus is seen: F8 leads to the ones behind too.
    if (event.type === 'focus' && getNotices()[0]?.id !== id) isNoticeStackOpen.set(true)
    if (event.type === 'blur' && !isBeside) isNoticeStackOpen.set(false)
  }
}

/** The keys of a card: ← → go from one of its buttons to the next, Esc closes what is not under way. */
function useCardKeys(close: () => void, isInProgress: boolean) {
  const moveFocus = (step: 1 | -1) => (event: Event) => {
    const { currentTarget: card } = event
    const buttons = card instanceof Element ? [...card.querySelectorAll('button')] : []
    const focusedIndex = buttons.findIndex((button) => button === document.activeElement)
    if (focusedIndex < 0) return false
    return buttons.at((focusedIndex + step) % buttons.length)?.focus()
  }
  return useLocalKeys<HTMLDivElement>({
    ArrowRight: moveFocus(1),
    ArrowLeft: moveFocus(-1),
    Escape: () => !isInProgress && close(),
  })
}

/**
 * Takes the notice away after `delay` ms, or `again` ms after it is let go. Whether something holds it is looked up
 * once the time is over: a card that slides under a resting pointer is told of no enter, and a duplicate, or a pointer
 * that leaves, knows of no focus. Returns what stops it.
 */
function removeAfter(id: string, delayMs: number, retryDelayMs: number): () => void {
  let timer = setTimeout(tryRemove, delayMs)
  function tryRemove() {
    if (document.querySelector(`[data-notice="${id}"]`)?.matches(':hover, :focus-within'))
      timer = setTimeout(tryRemove, retryDelayMs)
    else removeNotice(id)
  }
  return () => clearTimeout(timer)
}

/** Its time; returns what is called as the pointer or the focus leaves it, which never shortens the rest of it. */
function useAutoDismiss({ id, options, count }: ShownNotice) {
  const { timeOut = 3000, extendedTimeOut = 1000, disableTimeOut } = options
  const cancelTimer = useRef<() => void>(undefined)
  /** When its time is over, ms since the page began. */
  const endsAt = useRef(0)
  useEffect(() => {
    endsAt.current = performance.now() + timeOut
    if (!disableTimeOut) cancelTimer.current = removeAfter(id, timeOut, extendedTimeOut)
    return () => cancelTimer.current?.()
    // A duplicate counts up and starts the time again.
  }, [id, timeOut, extendedTimeOut, disableTimeOut, count])
  return () => {
    cancelTimer.current?.()
    const rest = endsAt.current - performance.now()
    if (!disableTimeOut) cancelTimer.current = removeAfter(id, Math.max(rest, extendedTimeOut), extendedTimeOut)
  }
}

/** px: of a narrower notice the text is small. */
const SHORT = 420

/** The text in one line where the room is tight, whether some of it is cut off, and the way to show all of it. */
function useOneLine() {
  const { isTight, width } = useSyncExternalStore(measureNoticeRoom.subscribe, measureNoticeRoom.get)
  const [isWhole, setWhole] = useState(false)
  const [isCut, setCut] = useState(false)
  const text = useRef<HTMLSpanElement>(null)
  const isOneLine = isTight && !isWhole
  // After each drawing: the text of a run, of a duplicate, and the room change.
  // oxlint-disable-next-line react/exhaustive-deps -- looked at again wherever the width is another one
  useLayoutEffect(() => {
    const { current } = text
    if (isOneLine && current)
      setCut(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight)
  }, [isOneLine, width, text.current?.textContent])
  /** Where the line is short, two lines of small letters have the same height. */
  const oneLine = width < SHORT ? 'line-clamp-2 text-xs/4 wrap-anywhere' : 'truncate'
  return { isTight, isOneLine, oneLine, isCut, isWhole, setWhole, text }
}

/** How many notices are folded behind this one. */
function useOthersBehind(id: string): number {
  const notices = useSyncExternalStore(subscribeToNotices, getNotices)
  const { isFolded } = useSyncExternalStore(measureNoticeRoom.subscribe, measureNoticeRoom.get)
  return isFolded && notices[0]?.id === id ? notices.length - 1 : 0
}

function StackButton({ others }: { others: number }) {
  const isOpen = useSyncExternalStore(isNoticeStackOpen.subscribe, isNoticeStackOpen.get)
  return (
    <Button
      size="small"
      variant="ghost"
      aria-expanded={isOpen}
      aria-label={isOpen ? 'Recolher os avisos' : `Mostrar mais ${formatCount(others, 'aviso', 'avisos')}`}
      onClick={(event) => {
        event.stopPropagation()
        isNoticeStackOpen.set(!isOpen)
      }}
    >
      <span aria-hidden="true">{isOpen ? '−' : `+${others}`}</span>
    </Button>
  )
}

function NoticeCard({ notice, isGone }: { notice: ShownNotice; isGone: boolean }) {
  const { id, type, message, options, count, progress } = notice
  const { tapToDismiss = true, closeButton = true } = options
  const close = () => removeNotice(id)
  const ref = useCardKeys(close, progress !== undefined)
  const onFocusChange = useNoticeFocus(id, isGone)
  const onLeave = useAutoDismiss(notice)
  const { isTight, isOneLine, oneLine, isCut, isWhole, setWhole, text } = useOneLine()
  const others = useOthersBehind(id)
  const [icon, colour] = NOTICE_ICONS[type]
  return (
    <div
      ref={ref}
      data-notice={id}
      data-raised=""
      // The rest is read politely by the region around it.
      role={type === 'error' ? 'alert' : undefined}
      className="pointer-events-auto relative flex min-h-10 w-full items-center gap-2.5 overflow-hidden rounded-lg bg-raised py-1 font-sans pr-1.5 pl-3.5 text-sm text-ink shadow-raised"
      onPointerLeave={onLeave}
      data-tight={isTight || undefined}
      onFocus={onFocusChange}
      onBlur={(event) => {
        onFocusChange(event)
        onLeave()
      }}
      onClick={tapToDismiss ? close : undefined}
    >
      <span className={`inline-flex shrink-0 ${progress ? 'text-accent-ink' : colour}`}>
        {progress && !progress.isPaused ? <Spinner /> : <Icon name={icon} />}
      </span>
      <span ref={text} className={`min-w-0 flex-1 ${isOneLine ? oneLine : 'wrap-anywhere'}`}>
        {options.title && <span className={`font-medium ${isTight ? 'mr-2' : 'block'}`}>{options.title}</span>}
        {/* Come anew with a duplicate: a screen reader would read its count alone. */}
        <Fragment key={count}>
          <span className={progress ? 'font-medium' : ''}>{message}</span>
          {options.about && <span className="text-ink-2">{` · ${options.about}`}</span>}
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
            {progress.waitReason && <span>{`, ${progress.waitReason}`}</span>}
          </span>
        )}
      </span>
      {isTight && (isCut || isWhole) && (
        <IconButton
          icon="abaixo"
          label={isWhole ? 'Mostrar uma linha' : 'Mostrar tudo'}
          small
          aria-expanded={isWhole}
          className={isWhole ? 'rotate-180' : ''}
          onClick={(event) => {
            event.stopPropagation()
            setWhole(!isWhole)
          }}
        />
      )}
      {others > 0 && (
        // Not read with each notice that comes in front of others.
        <span aria-live="off">
          <StackButton others={others} />
        </span>
      )}
      {progress?.onPause && (
        <Button size="small" variant="ghost" data-act="" onClick={() => progress.onPause?.(!progress.isPaused)}>
          {progress.isPaused ? 'Continuar' : 'Pausar'}
        </Button>
      )}
      {progress?.onStop && (
        <Button size="small" variant="ghost" onClick={progress.onStop}>
          Parar
        </Button>
      )}
      {options.action && (
        <Button size="small" data-act="" onClick={options.action.run}>
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
