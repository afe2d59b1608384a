/**
 * One notice card with its own timer, as in spec 1 §4: hover stops the timer, and leaving the card gives it 1000 ms
 * more, or the rest of its time if that is longer.
 */
import { Fragment, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button, IconButton } from '#ui/components/button.tsx'
import { restoreFocus } from '#ui/focus/restore-focus.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { useLocalKeys } from '#ui/focus/local-keys.ts'
import { Spinner } from '#ui/icons/spinner.tsx'
import { formatCount } from '#lib/format/format-count.ts'
import { NOTICE_ICONS } from './notice-icons.ts'
import { focusBeforeNoticeStore, noticeStackOpenStore, noticeLayoutStore } from './notice-layout.ts'
import { getNotices, type NoticeProgress, type ShownNotice, subscribeToNotices, removeNotice } from './notice-store.ts'

/** Renders the notice with this id. When the notice is gone, its last state stays while sonner animates it out. */
export function Notice({ id }: { id: string }) {
  const notices = useSyncExternalStore(subscribeToNotices, getNotices)
  const present = notices.find((candidate) => candidate.id === id) ?? null
  const [lastShown, setLast] = useState(present)
  if (present && present !== lastShown) setLast(present)
  return lastShown && <NoticeCard notice={lastShown} isGone={!present} />
}

/**
 * Restores the focus when the focused notice goes, and moves it in no other case. If sonner knew of the focus, it would
 * take the focus from a dialog or the palette opened meanwhile, and what is typed there would act on the rows behind.
 * So sonner's list item around the card is made unfocusable, and focus events stop here.
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
    restoreFocus(focusBeforeNoticeStore.get())
  }, [id, isGone])
  return (event: React.FocusEvent) => {
    event.stopPropagation()
    const { relatedTarget } = event
    const otherNotice = relatedTarget?.closest('[data-notice]') ?? null
    if (event.type === 'focus' && !otherNotice) focusBeforeNoticeStore.set(relatedTarget)
    // The focused notice must be visible: F8 also leads to the notices behind the newest.
    if (event.type === 'focus' && getNotices()[0]?.id !== id) noticeStackOpenStore.set(true)
    if (event.type === 'blur' && !otherNotice) noticeStackOpenStore.set(false)
  }
}

/** The keys of a card: ← → move between its buttons; Esc closes it unless it shows running work. */
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
 * Removes the notice after `delayMs`, or `retryDelayMs` after hover and focus end. Both are checked when the time is
 * over: a card that slides under a resting pointer gets no enter event, and a duplicate, or a pointer that leaves, does
 * not know about the focus. Returns the function that cancels the timer.
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

/**
 * Starts the timer of the notice. Returns the function to call when the pointer or the focus leaves, which never
 * shortens the remaining time.
 */
function useAutoDismiss({ id, options, count }: ShownNotice) {
  const { timeOut = 3000, extendedTimeOut = 1000, disableTimeOut } = options
  const cancelTimer = useRef<() => void>(undefined)
  /** When the time is over, as `performance.now()` counts. */
  const endsAt = useRef(0)
  useEffect(() => {
    endsAt.current = performance.now() + timeOut
    if (!disableTimeOut) cancelTimer.current = removeAfter(id, timeOut, extendedTimeOut)
    return () => cancelTimer.current?.()
    // A duplicate changes `count` and so restarts the timer.
  }, [id, timeOut, extendedTimeOut, disableTimeOut, count])
  return () => {
    cancelTimer.current?.()
    const remainingMs = endsAt.current - performance.now()
    if (!disableTimeOut) cancelTimer.current = removeAfter(id, Math.max(remainingMs, extendedTimeOut), extendedTimeOut)
  }
}

/** Below this width, in px, the text of a notice is small. */
const NARROW_WIDTH_PX = 420

/** Limits the text to one line if the room is tight, detects whether it is cut off, and lets the operator expand it. */
function useOneLine() {
  const { isTight, width } = useSyncExternalStore(noticeLayoutStore.subscribe, noticeLayoutStore.get)
  const [isExpanded, setExpanded] = useState(false)
  const [isCut, setCut] = useState(false)
  const text = useRef<HTMLSpanElement>(null)
  const isOneLine = isTight && !isExpanded
  // Runs after each render in which the text or the width has changed: a run's progress, a duplicate, or another room.
  // oxlint-disable-next-line react/exhaustive-deps -- looked at again wherever the width is another one
  useLayoutEffect(() => {
    const { current } = text
    if (isOneLine && current)
      setCut(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight)
  }, [isOneLine, width, text.current?.textContent])
  /** In a narrow notice two lines of small letters have the same height as one line. */
  const oneLine = width < NARROW_WIDTH_PX ? 'line-clamp-2 text-xs/4 wrap-anywhere' : 'truncate'
  return { isTight, isOneLine, oneLine, isCut, isExpanded, setExpanded, text }
}

/** The number of notices stacked behind this one. */
function useOthersBehind(id: string): number {
  const notices = useSyncExternalStore(subscribeToNotices, getNotices)
  const { isFolded } = useSyncExternalStore(noticeLayoutStore.subscribe, noticeLayoutStore.get)
  return isFolded && notices[0]?.id === id ? notices.length - 1 : 0
}

function StackButton({ others }: { others: number }) {
  const isOpen = useSyncExternalStore(noticeStackOpenStore.subscribe, noticeStackOpenStore.get)
  return (
    <Button
      size="small"
      variant="ghost"
      aria-expanded={isOpen}
      aria-label={isOpen ? 'Recolher os avisos' : `Mostrar mais ${formatCount(others, 'aviso', 'avisos')}`}
      onClick={(event) => {
        event.stopPropagation()
        noticeStackOpenStore.set(!isOpen)
      }}
    >
      <span aria-hidden="true">{isOpen ? '−' : `+${others}`}</span>
    </Button>
  )
}

/** 'n de N' behind the title of a long run, and why it waits. */
function ProgressText({ progress }: { progress: NoticeProgress }) {
  return (
    <span className="ml-2 text-ink-3 tabular-nums">
      {/* Read with the notice, and not again at each record. */}
      <span aria-live="off">
        {progress.unit ? `${progress.done} ${progress.unit}` : `${progress.done} de ${progress.total}`}
      </span>
      {progress.waitReason && <span>{`, ${progress.waitReason}`}</span>}
    </span>
  )
}

/** Title, message and count, and the progress of a long run. */
function NoticeText({ notice, isTight }: { notice: ShownNotice; isTight: boolean }) {
  const { message, options, count, progress } = notice
  return (
    <>
      {options.title && <span className={`font-medium ${isTight ? 'mr-2' : 'block'}`}>{options.title}</span>}
      {/* Rendered anew for a duplicate: otherwise a screen reader would read only the count. */}
      <Fragment key={count}>
        <span className={progress ? 'font-medium' : ''}>{message}</span>
        {options.about && <span className="text-ink-2">{` · ${options.about}`}</span>}
        {count > 1 && (
          <span aria-hidden="true" className="ml-2 text-xs text-ink-3 tabular-nums">
            {`×${count}`}
          </span>
        )}
      </Fragment>
      {progress && <ProgressText progress={progress} />}
    </>
  )
}

/** The bar at the lower edge of a card; it is full if there is no progress to show. */
function ProgressBar({ progress }: { progress: NoticeProgress | undefined }) {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 bg-line">
      <span
        className="block h-full bg-accent"
        style={{ width: progress ? `${(100 * progress.done) / Math.max(1, progress.total)}%` : '100%' }}
      />
    </span>
  )
}

function NoticeCard({ notice, isGone }: { notice: ShownNotice; isGone: boolean }) {
  const { id, type, options, progress } = notice
  const { tapToDismiss = true, closeButton = true } = options
  const close = () => removeNotice(id)
  const ref = useCardKeys(close, progress !== undefined)
  const onFocusChange = useNoticeFocus(id, isGone)
  const onLeave = useAutoDismiss(notice)
  const { isTight, isOneLine, oneLine, isCut, isExpanded, setExpanded, text } = useOneLine()
  const others = useOthersBehind(id)
  const [icon, colour] = NOTICE_ICONS[type]
  return (
    <div
      ref={ref}
      data-notice={id}
      data-raised=""
      // Other types are read politely by the live region around the card.
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
        <NoticeText notice={notice} isTight={isTight} />
      </span>
      {isTight && (isCut || isExpanded) && (
        <IconButton
          icon="abaixo"
          label={isExpanded ? 'Mostrar uma linha' : 'Mostrar tudo'}
          small
          aria-expanded={isExpanded}
          className={isExpanded ? 'rotate-180' : ''}
          onClick={(event) => {
            event.stopPropagation()
            setExpanded(!isExpanded)
          }}
        />
      )}
      {others > 0 && (
        // Not read again with each new notice.
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
      {(progress || options.progressBar) && <ProgressBar progress={progress} />}
    </div>
  )
}
