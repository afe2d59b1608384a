/**
 * One cell of a table, written into its element: as React draws it (cell.tsx), for the rows of a page, whose cells are
 * all alike but for what they show. Elements of React's own for each were a third of what it took to draw them anew.
 */
import type { CellContent } from '#listing/define.ts'

/** Shows it in the cell, of which nothing but this writes the inside. */
export function writeCell(cell: Element, shown: CellContent) {
  if (typeof shown === 'string') return writeText(cell, shown, cell.firstElementChild !== null)
  const { text, className, href, said } = shown
  const tag = href === undefined ? 'SPAN' : 'A'
  let element = cell.firstElementChild
  // Of what is said apart there are elements inside.
  if (element?.tagName !== tag || said !== undefined || element.firstElementChild) {
    element = document.createElement(tag)
    cell.replaceChildren(element)
    if (tag === 'A') element.setAttribute('tabindex', '-1')
    if (said !== undefined) element.append(part(text, 'aria-hidden', 'true'), part(said, 'class', 'sr-only'))
  }
  if (element.className !== className) element.className = className
  if (href !== undefined && element.getAttribute('href') !== href) element.setAttribute('href', href)
  if (said === undefined) writeText(element, text, false)
}

function writeText(element: Element, text: string, isOther: boolean) {
  const { firstChild } = element
  if (isOther || !firstChild) element.replaceChildren(text)
  else if (firstChild.nodeValue !== text) firstChild.nodeValue = text
}

function part(text: string, name: string, value: string) {
  const element = document.createElement('span')
  element.setAttribute(name, value)
  element.append(text)
  return element
}
