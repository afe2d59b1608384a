/**
 * Elements without a framework: the pages for visitors are then a quarter of what React alone weighs, and signing in
 * does not wait for the console's code (app/README §1).
 */

type Attributes = Readonly<Record<string, string | boolean | undefined>>
type Child = Node | string | null

function fill<Made extends Element>(made: Made, attributes: Attributes, children: readonly Child[]): Made {
  for (const [name, value] of Object.entries(attributes)) setAttribute(made, name, value)
  made.append(...children.filter((child) => child !== null))
  return made
}

/** Sets an attribute: true is an empty one, false and undefined take it away. */
export function setAttribute(target: Element, name: string, value: string | boolean | undefined): void {
  if (value === false || value === undefined) target.removeAttribute(name)
  else target.setAttribute(name, value === true ? '' : value)
}

/** Makes an HTML element; children that are null are left out. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: Child[]
): HTMLElementTagNameMap[Tag] => fill(document.createElement(tag), attributes, children)

const SVG = 'http://www.w3.org/2000/svg'

/**
 * Makes a drawing without a name of its own: `paths` are the d of its lines in a square of `side` px; `base` goes under
 * them.
 */
export function drawing(side: number, className: string, paths: readonly string[], base: Child = null): SVGSVGElement {
  const lines = paths.map((d) => fill(document.createElementNS(SVG, 'path'), { d }, []))
  const box = { viewBox: `0 0 ${side} ${side}`, 'aria-hidden': 'true', class: `fill-none ${className}` }
  return fill(document.createElementNS(SVG, 'svg'), box, [base, ...lines])
}

/** A filled square with round corners, px: the ground of the logo. */
export const square = (side: number, radius: number, className: string): SVGRectElement =>
  fill(
    document.createElementNS(SVG, 'rect'),
    { width: String(side), height: String(side), rx: String(radius), class: className },
    [],
  )
