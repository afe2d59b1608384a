/**
 * Writes the content of a table cell into its element, for the rows of a page: the result equals what React draws
 * (cell.tsx). With React elements for each cell, drawing a page anew took a third longer.
 */
import type { CellContent } from '#listing/define.ts'

/** Shows the content in the cell. Nothing else may write inside the cell. */
export function updateCellElement(cell: Element, content: CellContent) {
  if (typeof content === 'string') return updateText(cell, content, cell.firstElementChild !== null)
  const { text, className, href, ariaLabel } = content
  const tag = href === undefined ? 'SPAN' : 'A'
  let element = cell.firstElementChild
  // Content with an aria label has nested elements.
  if (element?.tagName !== tag || ariaLabel !== undefined || element.firstElementChild) {
    element = document.createElement(tag)
    cell.replaceChildren(element)
    if (tag === 'A') element.setAttribute('tabindex', '-1')
    if (ariaLabel !== undefined)
      element.append(createPart(text, 'aria-hidden', 'true'), createPart(ariaLabel, 'class', 'sr-only'))
  }
  if (element.className !== className) element.className = className
  if (href !== undefined && element.getAttribute('href') !== href) element.setAttribute('href', href)
  if (ariaLabel === undefined) updateText(element, text, false)
}

function updateText(element: Element, text: string, isOther: boolean) {
  const { firstChild } = element
  if (isOther || !firstChild) element.replaceChildren(text)
  else if (firstChild.nodeValue !== text) firstChild.nodeValue = text
}

function createPart(text: string, name: string, value: string) {
  const element = document.createElement('span')
  element.setAttribute(name, value)
  element.append(text)
  return element
}
