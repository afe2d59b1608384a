/**
 * What the operator is told when a part of the console cannot be fetched (cases I7, I8): plain DOM over whatever
 * stands on the screen, because the part that is missing may be any. Nothing is reloaded without being asked.
 */
import { anyText, kept } from '#lib/kept/kept.ts'
import { createSignal } from '#lib/kept/store.ts'
import { askAgain, onMissingPart } from '#lib/start/part.ts'

/** Which build was reloaded for this: where it still lacks the part, another reload would not help. */
const reloaded = kept({ name: 'recarga', version: 1, schema: anyText, where: 'tab', whose: 'anyone' })

/** Told with the panel each time a part begins to wait. */
export const missingPartShown = createSignal<[panel: HTMLElement]>()

const wasReloaded = (build: string): boolean => reloaded.read() === build

function reload(build: string): void {
  // A changed form asks first, as for every reload, and its draft is kept; who declines has reloaded nothing.
  addEventListener('pagehide', () => reloaded.write(build), { once: true })
  location.reload()
}

function button(label: string, run: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.addEventListener('click', run)
  return element
}

/** Whether the host has this script now. */
async function isThere(address: string): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    return ok && /javascript/.test(headers.get('content-type') ?? '')
  } catch {
    return false
  }
}

/** Shows the panel whenever a part waits; the connection that comes back asks by itself. `build`: which one runs. */
export function tellMissingParts(build: () => string): void {
  let panel: HTMLElement | null = null
  let wasAsked = false

  function ask(): void {
    panel?.remove()
    panel = null
    wasAsked = true
    askAgain()
  }

  function paragraph(text: string): HTMLParagraphElement {
    const element = document.createElement('p')
    element.textContent = text
    return element
  }

  onMissingPart(async (address) => {
    if (panel) return missingPartShown.tell(panel)
    // Browsers keep which modules did not come, and ask the host for none of them before the page is loaded anew.
    const isKept = wasAsked && address !== null && (await isThere(address))
    if (panel) return
    const again = !isKept && wasReloaded(build())
    panel = document.createElement('section')
    panel.className = 'missing-part'
    panel.setAttribute('role', 'alert')
    panel.setAttribute('aria-label', 'Parte do console indisponível')
    panel.append(
      paragraph('Uma parte do console não pôde ser carregada. O que você digitou continua aqui.'),
      paragraph(
        isKept
          ? 'Ela já pode ser carregada: recarregue para usá-la.'
          : navigator.onLine
            ? again
              ? 'Recarregar não resolveu: falta um arquivo desta versão no servidor. Avise o suporte.'
              : 'A conexão falhou ou o console foi atualizado enquanto estava aberto.'
            : 'Sem conexão: ela será pedida de novo quando a conexão voltar.',
      ),
      button('Tentar novamente', ask),
      ...(again ? [] : [button('Recarregar', () => reload(build()))]),
    )
    document.body.append(panel)
    missingPartShown.tell(panel)
  })
  addEventListener('online', ask)
}
