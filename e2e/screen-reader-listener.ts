/**
 * What a screen reader would have from the console: the texts of live regions as they change, and the focused cell as
 * Chromium's accessibility tree gives it.
 */
import type { CDPSession, Page } from '@playwright/test'

interface Announcement {
  /** The key that was pressed last; '' before the first. */
  key: string
  text: string
}

declare global {
  interface Window {
    ouvido: { key: string; heard: Announcement[] }
  }
}

/** Runs in the page before anything of it: writes down what its live regions say, as a screen reader would read it. */
function installListener() {
  const LIVE = '[aria-live], [role=status], [role=alert], [role=log], output'
  const state: Window['ouvido'] = { key: '', heard: [] }
  window.ouvido = state
  const findRegion = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? null
  const isOff = (region: Element) =>
    region.getAttribute('aria-live') === 'off' || region.closest('[aria-hidden=true], [inert]') !== null
  const getText = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    return [...node.childNodes].map(getText).join(' ')
  }
  const isAtomic = (region: Element) =>
    region.getAttribute('aria-atomic') !== 'false' &&
    (region.matches('[role=status], [role=alert], output') || region.getAttribute('aria-atomic') === 'true')
  new MutationObserver((records) => {
    const said = new Set<string>()
    for (const { type, target, addedNodes } of records) {
      const region = findRegion(target)
      if (region && !isOff(region)) {
        // What goes away is not read.
        if (type === 'childList' && addedNodes.length === 0) continue
        const parts = isAtomic(region) ? [region] : addedNodes.length > 0 ? [...addedNodes] : [target]
        for (const part of parts) said.add(getText(part))
        continue
      }
      // A region that comes with its text is read too.
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const come of [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)])
            if (!isOff(come)) said.add(getText(come))
    }
    for (const each of said) {
      const text = each.replaceAll(/\s+/g, ' ').trim()
      if (text !== '') state.heard.push({ key: state.key, text })
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** The focused element in the accessibility tree, or the cell that it speaks for. */
export interface AccessibleFocus {
  role: string
  name: string
  /** 'Valor', and 'ascending' where the list is sorted by it. */
  column: string
  sort: string
  /** 'linha 3 de 5001', the head being 1. */
  rowPosition: string
  /** 'coluna 4 de 9' */
  columnPosition: string
  isSelected: boolean
}

/** A listener to one page. */
export class ScreenReaderListener {
  private readonly page: Page
  private session: CDPSession | null = null
  constructor(page: Page) {
    this.page = page
  }

  /** To be called before the first page is opened. */
  async install() {
    await this.page.addInitScript(installListener)
  }

  /** From now on what is said belongs to this key. */
  async setLastKey(key: string) {
    await this.page.evaluate((name) => {
      window.ouvido.key = name
    }, key)
  }

  /** What was said since this key. */
  async getAnnouncements(key: string): Promise<string[]> {
    return this.page.evaluate(
      (name) => window.ouvido.heard.flatMap((each) => (each.key === name ? [each.text] : [])),
      key,
    )
  }

  /**
   * Where the focus is, as the accessibility tree tells, of which only the nodes in question are asked for; null:
   * nowhere.
   */
  async getFocus(): Promise<AccessibleFocus | null> {
    const session = (this.session ??= await this.page.context().newCDPSession(this.page))
    const nodeOf = async (of: { objectId: string } | { backendNodeId: number }) => {
      const { nodes } = await session.send('Accessibility.getPartialAXTree', { ...of, fetchRelatives: false })
      const property = (name: string) => nodes[0]?.properties?.find((each) => each.name === name)?.value
      return { node: nodes[0], property }
    }
    const { result: element } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const focused = await nodeOf({ objectId: element.objectId ?? '' })
    const active = focused.property('activedescendant')?.relatedNodes?.[0]?.backendDOMNodeId
    const { node } = active === undefined ? focused : await nodeOf({ backendNodeId: active })
    if (focused.property('focused')?.value !== true || !node?.backendDOMNodeId) return null
    const { object } = await session.send('DOM.resolveNode', { backendNodeId: node.backendDOMNodeId })
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      returnByValue: true,
      functionDeclaration: `function () {
          const row = this.closest('[role=row]'), grid = this.closest('[role=grid]')
          const at = this.getAttribute('aria-colindex')
          const head = grid && grid.querySelector('th[aria-colindex="' + at + '"]')
          return {
            column: head ? head.textContent : '',
            sort: head ? head.getAttribute('aria-sort') || '' : '',
            place: row ? 'linha ' + row.getAttribute('aria-rowindex') + ' de ' + grid.getAttribute('aria-rowcount') : '',
            across: at ? 'coluna ' + at + ' de ' + grid.getAttribute('aria-colcount') : '',
            selected: row ? row.getAttribute('aria-selected') === 'true' : false,
          }
        }`,
    })
    return {
      role: String(node.role?.value ?? ''),
      name: String(node.name?.value ?? ''),
      ...(result.value as Omit<AccessibleFocus, 'role' | 'name'>),
    }
  }
}
