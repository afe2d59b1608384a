/**
 * Functions that run in the page while random keys are pressed (random-keys.ts). Each is passed as its source, and uses
 * nothing else of this file. They are short, so that they slow no key down.
 */

/** By path in the router's spelling: the heading, the words of its resource, and the title of its list. */
export type Screens = Readonly<Record<string, { title: string; words: readonly string[]; list: string }>>

/**
 * Records for every key what was visible when it was pressed, and checks for every dialog and form that opens whether
 * it belongs to that screen and to the record under its cursor. Mismatches go to `wrongKeys`.
 */
export function installKeyWatcher(screens: Screens): void {
  interface Seen {
    key: string
    path: string
    heading: string
    records: string[]
  }
  const seen: Seen[] = []
  const selectedByPath: Record<string, string[]> = {}
  const problems: string[] = []
  const known = new WeakSet<Element>()
  let path = location.pathname
  Object.assign(globalThis, { wrongKeys: problems, askedAbout: [] as string[], seenKeys: seen })

  const heading = () => document.querySelector('main h1')?.textContent ?? ''
  const windows = () => [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
  const getTitle = (element: Element) =>
    document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
    element.getAttribute('aria-label') ??
    ''
  const findIds = (text: string | null | undefined) =>
    Array.from((text ?? '').matchAll(/#(\d+)/g), (match) => match[1] ?? '')
  const getRowId = (row: Element | null | undefined) => findIds(row?.querySelector('[data-format=id]')?.textContent)
  const getScreen = (place: string) => screens[place.replace(/\/\d+$/, '/$id')]
  /** The heading of a screen of one record may name the record. */
  const hasHeading = (place: string, headingText: string) =>
    headingText.replace(/ #\d+$/, '') === getScreen(place)?.title

  /** The record under the cursor, the selected ones, and that of an open dialog. */
  const getVisibleRecords = () => {
    const grid = document.querySelector('[role=grid]')
    const cell = document.getElementById(grid?.getAttribute('aria-activedescendant') ?? '')
    const cursor = getRowId(cell?.closest('[role=row]'))
    const selectedIds = [...(grid?.querySelectorAll('[role=row][aria-selected=true]') ?? [])].flatMap(getRowId)
    // A selection lasts over pages.
    ;(selectedByPath[location.pathname] ??= []).push(...selectedIds)
    return [...cursor, ...selectedIds, ...windows().flatMap((each) => findIds(getTitle(each)))]
  }
  const formatLastKeys = (last: number) =>
    seen.slice(-last).map((each) => `${each.key}@${each.path} '${each.heading}' [${each.records}]`)
  const addProblem = (problem: string) =>
    problems.push(`${problem} at ${location.pathname} '${heading()}' after ${formatLastKeys(8).join(', ')}`)

  /** Whether a key was pressed recently on this screen, while it was visible, with this record under the cursor. */
  const wasRecordVisible = (place: string, id: string | null) =>
    seen
      .slice(-20)
      .some(
        (each) =>
          each.path === place &&
          hasHeading(place, each.heading) &&
          (id === null || each.records.includes(id) || selectedByPath[place]?.includes(id)),
      )

  function checkNewDialogs() {
    for (const each of windows()) {
      const title = getTitle(each)
      if (known.has(each) || title === '') continue
      known.add(each)
      const ids = findIds(title)
      if (ids.length === 0) continue
      if (each.matches('[role=alertdialog]')) (Reflect.get(globalThis, 'askedAbout') as string[]).push(...ids)
      const screen = getScreen(location.pathname)
      // A dialog of the screen's own record, or a confirmation about it.
      if (!screen || !hasHeading(location.pathname, heading())) addProblem(`'${title}' between two screens`)
      else if (!screen.words.some((word) => title.toLowerCase().includes(word.toLowerCase())))
        addProblem(`'${title}' of another screen`)
      else
        for (const id of ids)
          if (!wasRecordVisible(location.pathname, id)) addProblem(`'${title}': #${id} was under no key pressed here`)
    }
    if (location.pathname === path) return
    const [, base = '', id] = /^(\/.+)\/(?:cadastrar|editar\/(\d+))$/.exec(location.pathname) ?? []
    // Back, or a link, can lead from one form to another.
    if (base !== '' && path === base && !wasRecordVisible(base, id ?? null))
      addProblem(`a form that no key on ${base} asked for`)
    path = location.pathname
  }

  new MutationObserver(checkNewDialogs).observe(document, { childList: true, subtree: true, characterData: true })
  // Esc leaves a field or the table on purpose; a focus that vanishes otherwise is lost.
  let pressing = ''
  addEventListener('focusout', ({ relatedTarget }) =>
    Object.assign(globalThis, { leftByEsc: pressing === 'Escape' && relatedTarget === null }),
  )
  addEventListener('focusin', () => Object.assign(globalThis, { leftByEsc: false }))
  addEventListener(
    'keydown',
    ({ key }) => {
      checkNewDialogs()
      pressing = key
      setTimeout(() => (pressing = ''))
      seen.push({ key, path: location.pathname, heading: heading(), records: getVisibleRecords() })
    },
    true,
  )
}

/**
 * Returns what is wrong with an idle page: URL and heading must agree, something must have the focus, and dialogs must
 * belong to this screen.
 */
export function checkWhenIdle(screens: Screens): string[] {
  const problems: string[] = []
  const { pathname, search } = location
  const screen = screens[pathname.replace(/\/\d+$/, '/$id')]
  const heading = document.querySelector('main h1')?.textContent ?? ''
  // The heading of a screen of one record may name the record.
  if (screen?.title !== heading.replace(/ #\d+$/, '')) problems.push(`'${heading}' at ${pathname}`)
  if (document.title.replace(/ #\d+(?= · )/, '') !== `${screen?.title} · Gestor`)
    problems.push(`the page is called '${document.title}' at ${pathname}`)
  if (document.querySelector('[role=grid][aria-busy=true]')) problems.push(`busy at ${pathname}`)
  const { activeElement: focused } = document
  // A page that has just loaded has no focus yet.
  const isLeftByEsc = Reflect.get(globalThis, 'leftByEsc') !== false
  if (!isLeftByEsc && (!focused || focused === document.body)) problems.push(`no focus at ${pathname}`)
  const titles = Array.from(
    document.querySelectorAll('[role=dialog], [role=alertdialog]'),
    (each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
  )
  // The palette opens over another dialog, a confirmation over everything.
  const topDialogSelector = document.querySelector('[role=alertdialog]') ? '[role=alertdialog]' : '[role=dialog]'
  if (titles.length > 0 && !focused?.closest(topDialogSelector))
    problems.push(`the focus is not in '${titles.join("', '")}'`)
  const viewed = new URLSearchParams(search).get('ver')
  if (viewed !== null && !titles.some((title) => title.endsWith(`#${viewed}`))) problems.push(`no window of #${viewed}`)
  for (const title of titles)
    if (title.includes('#') && !screen?.words.some((word) => title.toLowerCase().includes(word.toLowerCase())))
      problems.push(`'${title}' at ${pathname}`)
  const help = Array.from(
    document.querySelectorAll('[role=dialog] h3, [role=dialog] h2'),
    (each) => each.textContent ?? '',
  )
  const here = help.find((text) => text.startsWith('Nesta tela · '))
  // The help of a form has the title of its records' list, that of another list its own.
  if (here !== undefined && ![screen?.list, screen?.title].some((name) => here === `Nesta tela · ${name}`))
    problems.push(`the help tells '${here}' at ${pathname}`)
  return problems
}
