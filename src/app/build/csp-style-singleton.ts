/**
 * Stands in for react-style-singleton in the bundle: the scroll lock's rule goes into a constructed style sheet, which
 * a strict policy permits, where the package appends a style element, which it forbids (ui/README §13).
 */
import { useEffect } from 'react'

interface StyleSheetSingleton {
  add(style: string): void
  remove(): void
}

/** One sheet, adopted by the document as long as somebody needs it. */
export function stylesheetSingleton(): StyleSheetSingleton {
  let users = 0
  let sheet: CSSStyleSheet | null = null
  return {
    add(style) {
      if (users === 0) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(style)
        document.adoptedStyleSheets.push(sheet)
      }
      users += 1
    },
    remove() {
      users -= 1
      if (users > 0 || !sheet) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
      sheet = null
    },
  }
}

/** A hook that adopts its styles while mounted. */
export function styleHookSingleton(): (styles: string, isDynamic?: boolean) => void {
  const sheet = stylesheetSingleton()
  return function useStyle(styles, isDynamic) {
    // As the package does it: other styles count only where they are said to be dynamic.
    const version = isDynamic ? styles : ''
    useEffect(() => {
      sheet.add(styles)
      return () => sheet.remove()
      // oxlint-disable-next-line react/exhaustive-deps -- see above
    }, [version])
  }
}

/** A component that draws nothing and adopts its styles while mounted. */
export function styleSingleton(): (props: { styles: string; dynamic?: boolean }) => null {
  const useStyle = styleHookSingleton()
  return function Sheet({ styles, dynamic }) {
    useStyle(styles, dynamic)
    return null
  }
}
