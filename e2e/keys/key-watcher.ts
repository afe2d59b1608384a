/**
 * What runs in the page while keys are pressed by lot (walk.ts): each function is given to it as its text, and needs
 * nothing of this file. Kept so short that it slows no key.
 */

/** By path in the router's spelling: the heading, the words of its noun, and what its list is called. */
export type Screens = Readonly<Record<string, { title: string; words: readonly string[]; list: string }>>

/**
 * Notes for every key what was in sight when it was pressed, and for every window and form that opens whether it is of
 * that screen and of the record that stood under its cursor. What is not goes to `wrongKeys`.
 */
export function installKeyWatcher(screens: Screens): void {
  interface Seen {
    key: string
    path: string
    heading: string
    records: string[]
  }
  const seen: Seen[] = []
  const chosen: Record<string, string[]> = {}
  const wrong: string[] = []
  const known = new WeakSet<Element>()
  let path = location.pathname
  Object.assign(globalThis, { wrongKeys: wrong, askedAbout: [] as string[], seenKeys: seen })

  const heading = () => document.querySelector('main h1')?.textContent ?? ''
  const windows = () => [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
  const titleOf = (element: Element) =>
    document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
    element.getAttribute('aria-label') ??
    ''
  const idsIn = (text: string | null | undefined) =>
    Array.from((text ?? '').matchAll(/#(\d+)/g), (match) => match[1] ?? '')
  const idOf = (row: Element | null | undefined) => idsIn(row?.querySelector('[data-format=id]')?.textContent)
  const screenAt = (place: string) => screens[place.replace(/\/\d+$/, '/$id')]
  /** A screen of one record may name it. */
  const isAt = (place: string, describeKey: string) => describeKey.replace(/ #\d+$/, '') === screenAt(place)?.title

  /** The record under the cursor, those selected, and that of an open window. */
  const getVisibleRecords = () => {
    const grid = document.querySelector('[role=grid]')
    const cell = document.getElementById(grid?.getAttribute('aria-activedescendant') ?? '')
    const cursor = idOf(cell?.closest('[role=row]'))
    const picked = [...(grid?.querySelectorAll('[role=row][aria-selected=true]') ?? [])].flatMap(idOf)
    // A selection holds over pages.
    ;(chosen[location.pathname] ??= []).push(...picked)
    return [...cursor, ...picked, ...windows().flatMap((each) => idsIn(titleOf(each)))]
  }
  const told = (last: number) =>
    seen.slice(-last).map((each) => `${each.key}@${each.path} '${each.heading}' [${each.records}]`)
  const addProblem = (what: string) =>
    wrong.push(`${what} at ${location.pathname} '${heading()}' after ${told(8).join(', ')}`)

  /** Whether a key was pressed lately on this screen, as it stood in sight, with this record under it. */
  const wasRecordVisible = (place: string, id: string | null) =>
    seen
      .slice(-20)
      .some(
        (each) =>
          each.path === place &&
          isAt(place, each.heading) &&
          (id === null || each.records.includes(id) || chosen[place]?.includes(id)),
      )

  function checkNewDialogs() {
    for (const each of windows()) {
      const title = titleOf(each)
      if (known.has(each) || title === '') continue
      known.add(each)
      const ids = idsIn(title)
      if (ids.length === 0) continue
      if (each.matches('[role=alertdialog]')) (Reflect.get(globalThis, 'askedAbout') as string[]).push(...ids)
      const screen = screenAt(location.pathname)
      // A window of the screen's own record, or a question about it.
      if (!screen || !isAt(location.pathname, heading())) addProblem(`'${title}' between two screens`)
      else if (!screen.words.some((word) => title.toLowerCase().includes(word.toLowerCase())))
        addProblem(`'${title}' of another screen`)
      else
        for (const id of ids)
          if (!wasRecordVisible(location.pathname, id)) addProblem(`'${title}': #${id} was under no key pressed here`)
    }
    if (location.pathname === path) return
    const [, base = '', id] = /^(\/.+)\/(?:cadastrar|editar\/(\d+))$/.exec(location.pathname) ?? []
    // From a form to its like one comes by Back, or by a link.
    if (base !== '' && path === base && !wasRecordVisible(base, id ?? null))
      addProblem(`a form that no key on ${base} asked for`)
    path = location.pathname
  }

  new MutationObserver(checkNewDialogs).observe(document, { childList: true, subtree: true, characterData: true })
  // Esc leaves a field or the table on purpose; what lets go of the focus otherwise has lost it.
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
 * What does not hold of a page at rest: address and heading agree, the focus is somewhere, windows are of this screen.
 */
export function checkWhenIdle(screens: Screens): string[] {
  const wrong: string[] = []
  const { pathname, search } = location
  const screen = screens[pathname.replace(/\/\d+$/, '/$id')]
  const heading = document.querySelector('main h1')?.textContent ?? ''
  // A screen of one record may name it.
  if (screen?.title !== heading.replace(/ #\d+$/, '')) wrong.push(`'${heading}' at ${pathname}`)
  if (document.title.replace(/ #\d+(?= · )/, '') !== `${screen?.title} · Gestor`)
    wrong.push(`the page is called '${document.title}' at ${pathname}`)
  if (document.querySelector('[role=grid][aria-busy=true]')) wrong.push(`busy at ${pathname}`)
  const { activeElement: focused } = document
  // On a page that has just come it is nowhere yet.
  const isLeft = Reflect.get(globalThis, 'leftByEsc') !== false
  if (!isLeft && (!focused || focused === document.body)) wrong.push(`no focus at ${pathname}`)
  const titles = Array.from(
    document.querySelectorAll('[role=dialog], [role=alertdialog]'),
    (each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
  )
  // The palette opens over another window, a question over everything.
  const over = document.querySelector('[role=alertdialog]') ? '[role=alertdialog]' : '[role=dialog]'
  if (titles.length > 0 && !focused?.closest(over)) wrong.push(`the focus is not in '${titles.join("', '")}'`)
  const viewed = new URLSearchParams(search).get('ver')
  if (viewed !== null && !titles.some((title) => title.endsWith(`#${viewed}`))) wrong.push(`no window of #${viewed}`)
  for (const title of titles)
    if (title.includes('#') && !screen?.words.some((word) => title.toLowerCase().includes(word.toLowerCase())))
      wrong.push(`'${title}' at ${pathname}`)
  const help = Array.from(
    document.querySelectorAll('[role=dialog] h3, [role=dialog] h2'),
    (each) => each.textContent ?? '',
  )
  const here = help.find((text) => text.startsWith('Nesta tela · '))
  // A form's help is called as the list of its records, one of another list as that.
  if (here !== undefined && ![screen?.list, screen?.title].some((name) => here === `Nesta tela · ${name}`))
    wrong.push(`the help tells '${here}' at ${pathname}`)
  return wrong
}
