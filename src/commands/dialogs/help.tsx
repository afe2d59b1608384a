/**
 * The help dialog: example phrases, then the keys of this screen, of the row and of the whole console
 * (commands/keys/README §11).
 */
import * as Radix from '@radix-ui/react-dialog'
import { type RefObject, useDeferredValue, useRef, useState } from 'react'
import { getBindings } from '#commands/keys/handle-key.ts'
import { openDialog } from './dialog-store.ts'
import { getScreen } from '#commands/screen.ts'
import { Button, IconButton } from '#ui/components/button.tsx'
import { Checkbox } from '#ui/components/checkbox.tsx'
import { DialogContent } from '#ui/dialogs/dialog.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import { setPreference, usePreference } from '#ui/theme/preferences.ts'
import { getDialogLayer } from '#ui/focus/dialog-layer.ts'
import { openPalette } from '#commands/command-requests.ts'
import { getRegistry } from '#commands/runtime.ts'
import { type HelpRow, type HelpSection, createHelpSections, filterSections } from './help-rows.ts'
import { getExamplePhrases } from './example-phrases.ts'

const ROW_HEIGHT_PX = 32
/** How many rows of a column are visible without scrolling. */
const ROWS_IN_WINDOW = 26
const SEQUENCE_TIMEOUT_LABELS = { 1500: '1,5 s', 3000: '3 s', 0: 'sem limite' } as const

/** The sections visible when the help opens: those that begin within the dialog. */
const getInitialSections = (sections: readonly HelpSection[]) =>
  sections.filter(({ column }, index) => {
    const above = sections.slice(0, index).filter((each) => each.column === column)
    return column < 4 && above.reduce((sum, { rows }) => sum + rows.length, 0) < ROWS_IN_WINDOW
  })

/** Renders the help for the screen as it was when the help opened. */
export function Help({ onClose }: { onClose: () => void }) {
  const [sections] = useState(() => {
    const screen = getScreen()
    const name = screen.list?.title ?? screen.resource?.title ?? ''
    return createHelpSections(getBindings(), screen, name)
  })
  const [examples] = useState(() => getExamplePhrases(getRegistry(), getScreen()))
  const [text, setText] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // The dialog appears before the two thirds of its content that are further down: those take longer than everything
  // else.
  const [initialSections] = useState(() => getInitialSections(sections))
  const visibleSections = useDeferredValue(filterSections(sections, text), initialSections)

  const scroll = (rows: number) => () => list.current?.scrollBy(0, rows * ROW_HEIGHT_PX)
  const turnPage = (direction: 1 | -1) => () =>
    list.current?.scrollBy(0, direction * (list.current.clientHeight - ROW_HEIGHT_PX))
  const keys = {
    '/': () => search.current?.focus(),
    j: scroll(1),
    ArrowDown: scroll(1),
    k: scroll(-1),
    ArrowUp: scroll(-1),
    PageDown: turnPage(1),
    PageUp: turnPage(-1),
  }

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal container={getDialogLayer()}>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <DialogContent
          aria-describedby={undefined}
          data-raised=""
          // On the dialog itself: '/' then moves to the search, and is not typed into it.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.target instanceof HTMLElement) event.target.focus()
          }}
          keys={keys}
          trapsKeys
          onEscapeKeyDown={(event) => {
            // Escape first clears the search, then closes the dialog.
            if (text === '') return
            event.preventDefault()
            setText('')
          }}
          className="fixed top-1/2 left-1/2 z-50 flex h-[min(860px,calc(100dvh-32px))] w-[min(60rem,calc(100vw-16px))] -translate-1/2 flex-col rounded-lg bg-raised text-ink shadow-raised focus:outline-none"
        >
          <HelpHeader search={search} text={text} onSearch={setText} onClose={onClose} />
          <div
            ref={list}
            role="group"
            aria-label="Lista de atalhos"
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto py-3 focus-visible:outline-offset-[-2px]"
          >
            {/* The search is for keys only. */}
            {text.trim() === '' && examples.length > 0 && <ExamplePhrases lines={examples} onClose={onClose} />}
            <HelpSections sections={visibleSections} />
            {visibleSections.length === 0 && (
              <p className="px-6 text-sm text-ink-2">{`Nenhum atalho para “${text.trim()}”`}</p>
            )}
          </div>
          <HelpFooter />
        </DialogContent>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface HelpHeaderProps {
  search: RefObject<HTMLInputElement | null>
  text: string
  onSearch: (text: string) => void
  onClose: () => void
}

function HelpHeader({ search, text, onSearch, onClose }: HelpHeaderProps) {
  return (
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
          onChange={(event) => onSearch(event.target.value)}
          className="min-w-0 flex-1 bg-transparent text-sm outline-none"
        />
        <KeyChips always keys="/" />
      </label>
      <span className="ml-auto">
        <IconButton icon="fechar" label="Fechar" small onClick={onClose} />
      </span>
    </div>
  )
}

/** The sections in their three columns, and below them those that take the whole width. */
function HelpSections({ sections }: { sections: readonly HelpSection[] }) {
  return (
    <>
      <div className="grid lg:grid-cols-3">
        {([1, 2, 3] as const).map((column) => (
          <div key={column} className="border-line lg:border-l lg:first:border-0">
            {sections.map(
              (section) => section.column === column && <HelpSectionView key={section.title} {...section} />,
            )}
          </div>
        ))}
      </div>
      {sections.map((section) => section.column === 4 && <HelpSectionView key={section.title} {...section} wide />)}
    </>
  )
}

/** The operator's key settings, and a button to change them. */
function HelpFooter() {
  const singleKeys = usePreference('singleKeys')
  const wait = usePreference('sequenceTimeout')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-6 py-2.5">
      <Checkbox
        isSwitch
        label="Atalhos de uma tecla"
        checked={singleKeys}
        onChange={(event) => setPreference('singleKeys', event.target.checked)}
      />
      <span className="text-xs text-ink-3">{`Espera entre teclas: ${SEQUENCE_TIMEOUT_LABELS[wait]}`}</span>
      <Button variant="ghost" size="small" onClick={() => openDialog('teclas')}>
        Configurar atalhos
      </Button>
      <span className="ml-auto hidden items-center gap-1.5 text-xs text-ink-3 sm:flex">
        <KeyChips always keys="Escape" />
        <span>{' fechar'}</span>
      </span>
    </div>
  )
}

/** Example phrases. A click only writes the phrase into the palette, so that its effect is visible before Enter. */
function ExamplePhrases({ lines, onClose }: { lines: readonly string[]; onClose: () => void }) {
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

function HelpSectionView({ title, rows, emptyText, wide }: HelpSection & { wide?: boolean }) {
  return (
    <section className={`px-6 pb-3 ${wide ? 'mt-2 border-t border-line pt-3' : ''}`}>
      <h3 className="flex h-8 items-center text-xs font-semibold">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-sm text-ink-3">{emptyText}</p>
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

function RowKeys({ keys, isRange }: HelpRow) {
  if (!isRange) return <KeyChips always keys={keys} />
  return (
    <span className="inline-flex items-center gap-1">
      <KeyChips always keys={keys[0] ?? ''} />
      <span className="text-2xs text-ink-3">a</span>
      <KeyChips always keys={keys.at(-1) ?? ''} />
    </span>
  )
}
