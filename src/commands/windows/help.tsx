/** The help overlay: what can be said here, then the keys of this screen, the row and everywhere (commands/keys/README §11). */
import * as Radix from '@radix-ui/react-dialog'
import { useDeferredValue, useRef, useState } from 'react'
import { currentBindings } from '#commands/keys/dispatch.ts'
import { openWindow } from './window-store.ts'
import { currentScreen } from '#commands/screen.ts'
import { Button, IconButton } from '#ui/parts/button.tsx'
import { Checkbox } from '#ui/parts/checkbox.tsx'
import { WindowContent } from '#ui/dialogs/dialog.tsx'
import { Icon } from '#ui/signs/icon.tsx'
import { Keys } from '#ui/signs/kbd.tsx'
import { setPreference, usePreference } from '#ui/theme/preferences.ts'
import { windowLayer } from '#ui/focus/window-layer.ts'
import { openPalette } from '#commands/dispatcher.ts'
import { theRegistry } from '#commands/runtime.ts'
import { type HelpRow, type HelpSection, helpSections, searchSections } from './help-rows.ts'
import { sayings } from './sayings.ts'

/** px */
const ROW = 32
/** More of a column does not fit into the window. */
const ROWS = 26
const WAITS = { 1500: '1,5 s', 3000: '3 s', 0: 'sem limite' } as const

/** What is in sight as the overlay opens: of each column what begins in the window. */
const inSight = (sections: readonly HelpSection[]) =>
  sections.filter(({ column }, at) => {
    const above = sections.slice(0, at).filter((each) => each.column === column)
    return column < 4 && above.reduce((sum, { rows }) => sum + rows.length, 0) < ROWS
  })

/** Draws the overlay for the screen as it was when it opened. */
export function Help({ onClose }: { onClose: () => void }) {
  const [sections] = useState(() => {
    const screen = currentScreen()
    const name = screen.list?.title ?? screen.noun?.title ?? ''
    return helpSections(currentBindings(), screen, name)
  })
  const [lines] = useState(() => sayings(theRegistry(), currentScreen()))
  const [text, setText] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // The window is there before the two thirds of it that are further down: those take longer than all the rest.
  const [first] = useState(() => inSight(sections))
  const shown = useDeferredValue(searchSections(sections, text), first)

  const scroll = (rows: number) => () => list.current?.scrollBy(0, rows * ROW)
  const turn = (by: 1 | -1) => () => list.current?.scrollBy(0, by * (list.current.clientHeight - ROW))
  const keys = {
    '/': () => search.current?.focus(),
    j: scroll(1),
    ArrowDown: scroll(1),
    k: scroll(-1),
    ArrowUp: scroll(-1),
    PageDown: turn(1),
    PageUp: turn(-1),
  }

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal container={windowLayer()}>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <WindowContent
          aria-describedby={undefined}
          data-raised=""
          // On the window itself: '/' then leads to the search, and is not typed into it.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.target instanceof HTMLElement) event.target.focus()
          }}
          keys={keys}
          sealed
          onEscapeKeyDown={(event) => {
            // What was searched for goes first, then the window.
            if (text === '') return
            event.preventDefault()
            setText('')
          }}
          className="fixed top-1/2 left-1/2 z-50 flex h-[min(860px,calc(100dvh-32px))] w-[min(60rem,calc(100vw-16px))] -translate-1/2 flex-col rounded-lg bg-raised text-ink shadow-raised focus:outline-none"
        >
          <div className="flex items-center gap-4 border-b border-line px-5 py-3">
            <Radix.Title className="text-lg font-semibold tracking-[-0.008em]">Atalhos</Radix.Title>
            <label className="flex h-8 min-w-0 flex-1 items-center gap-2 rounded-md border border-line px-2.5 sm:max-w-70">
              <Icon name="buscar" className="shrink-0 text-ink-3" />
              <input
                ref={search}
                type="search"
                aria-label="Buscar um atalho"
                placeholder="Buscar um atalho"
                value={text}
                onChange={(event) => setText(event.target.value)}
                className="min-w-0 flex-1 bg-transparent text-sm outline-none"
              />
              <Keys always keys="/" />
            </label>
            <span className="ml-auto">
              <IconButton icon="fechar" label="Fechar" small onClick={onClose} />
            </span>
          </div>
          <div
            ref={list}
            role="group"
            aria-label="Lista de atalhos"
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto py-3 focus-visible:outline-offset-[-2px]"
          >
            {/* What is searched for is a key. */}
            {text.trim() === '' && lines.length > 0 && <Sayings lines={lines} onClose={onClose} />}
            <div className="grid lg:grid-cols-3">
              {([1, 2, 3] as const).map((column) => (
                <div key={column} className="border-line lg:border-l lg:first:border-0">
                  {shown.map((section) => section.column === column && <Section key={section.title} {...section} />)}
                </div>
              ))}
            </div>
            {shown.map((section) => section.column === 4 && <Section key={section.title} {...section} wide />)}
            {shown.length === 0 && <p className="px-6 text-sm text-ink-2">{`Nenhum atalho para “${text.trim()}”`}</p>}
          </div>
          <Foot />
        </WindowContent>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** How keys are taken here, and the way to change them. */
function Foot() {
  const singleKeys = usePreference('singleKeys')
  const wait = usePreference('sequenceTimeout')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-6 py-2.5">
      <Checkbox
        asSwitch
        label="Atalhos de uma tecla"
        checked={singleKeys}
        onChange={(event) => setPreference('singleKeys', event.target.checked)}
      />
      <span className="text-xs text-ink-3">{`Espera entre teclas: ${WAITS[wait]}`}</span>
      <Button variant="ghost" size="small" onClick={() => openWindow('teclas')}>
        Configurar atalhos
      </Button>
      <span className="ml-auto hidden items-center gap-1.5 text-xs text-ink-3 sm:flex">
        <Keys always keys="Escape" />
        <span>{' fechar'}</span>
      </span>
    </div>
  )
}

/** Lines for the palette, each of which is only written there: what it would do is seen before Enter. */
function Sayings({ lines, onClose }: { lines: readonly string[]; onClose: () => void }) {
  return (
    <div className="mb-3 border-b border-line px-6 pb-3">
      <p id="ditos" className="flex h-8 items-center text-xs font-semibold">
        O que se pode escrever na paleta
      </p>
      <ul aria-labelledby="ditos" className="flex flex-wrap gap-1.5">
        {lines.map((line) => (
          <li key={line}>
            <Button
              size="small"
              onClick={() => {
                onClose()
                openPalette(line)
              }}
            >
              {line}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Section({ title, rows, none, wide }: HelpSection & { wide?: boolean }) {
  return (
    <section className={`px-6 pb-3 ${wide ? 'mt-2 border-t border-line pt-3' : ''}`}>
      <h3 className="flex h-8 items-center text-xs font-semibold">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-sm text-ink-3">{none}</p>
      ) : (
        <dl className={wide ? 'gap-x-12 sm:columns-2 lg:columns-3' : ''}>
          {rows.map((row) => (
            <div
              key={row.label}
              className="flex min-h-8 break-inside-avoid flex-wrap items-center gap-x-3 text-sm text-ink-2"
            >
              <dt className="min-w-0 flex-[1_1_6rem]">{row.label}</dt>
              <dd className="ml-auto">
                <RowKeys {...row} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function RowKeys({ keys, range }: HelpRow) {
  if (!range) return <Keys always keys={keys} />
  return (
    <span className="inline-flex items-center gap-1">
      <Keys always keys={keys[0] ?? ''} />
      <span className="text-2xs text-ink-3">a</span>
      <Keys always keys={keys.at(-1) ?? ''} />
    </span>
  )
}
