/** Imitates a browser's translator in tests: it replaces every text node by elements. */

/**
 * Translates the texts of the page now and later. The function uses nothing outside itself, so that it can be evaluated
 * in a page.
 */
export function startTranslator(): void {
  const isCode = (node: Node) => /^(SCRIPT|STYLE|NOSCRIPT|TEXTAREA)$/.test(node.parentElement?.tagName ?? '')
  const replace = (text: Node) => {
    if (!text.nodeValue || !text.parentNode || isCode(text)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.append(text.nodeValue)
    outer.append(inner)
    text.parentNode.replaceChild(outer, text)
  }
  const translate = (root: Node) => {
    const texts: Node[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    if (root.nodeType === Node.TEXT_NODE) texts.push(root)
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.closest('font') == null) texts.push(walker.currentNode)
    texts.forEach(replace)
  }
  translate(document)
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') translate(target)
      else for (const node of addedNodes) if (node.parentElement?.closest('font') == null) translate(node)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
