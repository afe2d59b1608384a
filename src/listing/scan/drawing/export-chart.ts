/** Copies of the chart on the screen: the drawing alone, as SVG or PNG, for clipboard, file and evidence package. */
import { ApiError } from '#api/errors.ts'
import { toSlug } from '#lib/format/to-slug.ts'
import type { ListSource } from '#listing/list-source.ts'
import { type ShownChart, shownChartStore } from '#listing/scan/shown-chart.ts'
import { exportEvidence } from '#listing/scan/files/scan-files.ts'
import { getScanSession, patchScan } from '#listing/scan/run-scan.ts'
import { scanStore } from '#listing/scan/scan-store.ts'
import { downloadBlob } from '#ui/device/download.ts'

const COPY_REFUSED = 'O navegador não deixa copiar imagens: salve em PNG.'

/** What of an element's computed style its copy needs, as attributes: a copy has no style sheet. */
const COPIED_PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-weight',
  'text-anchor',
] as const
const COLOR_PROPERTIES: readonly string[] = ['fill', 'stroke']
/** A picture cannot load the console's font. */
const FONT_FAMILY = 'Inter, Arial, Helvetica, sans-serif'
/** Pixels of a PNG for each px of the drawing. */
const PNG_SCALE = 2

const fail = (message: string) => new ApiError({ kind: 'not-sent', message })

/**
 * Creates the function that turns any CSS colour into '#rrggbb': programs that open an SVG do not know oklch. A paint
 * that is no colour stays.
 */
function createColorConverter(): (color: string) => string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const known = new Map<string, string>()
  return (color) => {
    if (!context || color === 'none' || color.startsWith('url(')) return color.replaceAll('"', '')
    let hex = known.get(color)
    if (hex === undefined) {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const channels = Array.from(context.getImageData(0, 0, 1, 1).data.subarray(0, 3))
      hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
      known.set(color, hex)
    }
    return hex
  }
}

const findDrawing = (): SVGSVGElement => {
  const drawing = document.querySelector<SVGSVGElement>('[data-chart] svg.chart')
  if (!drawing) throw fail('O gráfico não tem desenho.')
  return drawing
}

/** px around the drawing in a copy; on the screen the view has its own. */
const MARGIN = 16

/** The size of a copy in px. */
function getPictureSize(drawing: SVGSVGElement): { width: number; height: number } {
  const { width, height } = drawing.viewBox.baseVal
  return { width: width + 2 * MARGIN, height: height + 2 * MARGIN }
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
}

/** The text of an SVG file with the drawing as it looks now, without the cursor. */
function createSvgText(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const toHex = createColorConverter()
  const originals = drawing.querySelectorAll('*')
  for (const [index, element] of copy.querySelectorAll('*').entries()) {
    const original = originals[index]
    if (!original) continue
    const style = getComputedStyle(original)
    for (const name of COPIED_PROPERTIES) {
      const value = style.getPropertyValue(name)
      element.setAttribute(name, COLOR_PROPERTIES.includes(name) ? toHex(value) : value)
    }
    element.removeAttribute('class')
  }
  for (const element of copy.querySelectorAll('[data-cursor], [pointer-events]')) element.remove()
  copy.removeAttribute('class')
  const { width, height } = getPictureSize(drawing)
  setAttributes(copy, { width, height, viewBox: `${-MARGIN} ${-MARGIN} ${width} ${height}` })
  // The first rectangle outside of the patterns is the ground.
  const ground = copy.querySelector(':scope > rect')
  if (ground) setAttributes(ground, { x: -MARGIN, y: -MARGIN, width, height })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('font-family', FONT_FAMILY)
  return new XMLSerializer().serializeToString(copy)
}

/** Draws an SVG's text as PNG. Rejects with an ApiError if the browser cannot. */
async function createPng(svg: string, { width, height }: { width: number; height: number }): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * PNG_SCALE
    canvas.height = height * PNG_SCALE
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw fail('O navegador não fez a imagem.')
    return blob
  } catch (cause) {
    throw cause instanceof ApiError ? cause : fail('O navegador não fez a imagem.')
  } finally {
    URL.revokeObjectURL(url)
  }
}

const createChartPng = () => {
  const drawing = findDrawing()
  return createPng(createSvgText(drawing), getPictureSize(drawing))
}

/** Copies the drawing as a picture. Returns the message to show; rejects with an ApiError if the browser refuses. */
export async function copyChart(): Promise<string> {
  // On plain http there is no clipboard.
  if (!navigator.clipboard) throw fail(COPY_REFUSED)
  // The clipboard takes the promise, because the right to write ends before a picture is made.
  const picture = createChartPng()
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
  } catch (error) {
    await picture
    throw error instanceof ApiError ? error : fail(COPY_REFUSED)
  }
  return 'Gráfico copiado'
}

function getShownChart(): ShownChart {
  const chart = shownChartStore.get()
  if (!chart) throw fail('Nenhum gráfico aberto.')
  return chart
}

/** Saves the drawing as a file. Returns the message to show. */
export async function saveChart(kind: 'png' | 'svg'): Promise<string> {
  const name = `${getShownChart().fileName}.${kind}`
  const file =
    kind === 'png' ? await createChartPng() : new Blob([createSvgText(findDrawing())], { type: 'image/svg+xml' })
  downloadBlob(name, file)
  return `${name} salvo`
}

/** Puts the drawing into the evidence of its scan, with those that were put there before, and exports the package. */
export async function exportEvidenceWithChart(source: ListSource): Promise<string | undefined> {
  const session = getScanSession()
  const scan = scanStore.get()
  if (!session || !scan) throw fail('A leitura não está mais aqui.')
  const chart = { name: `grafico-${toSlug(getShownChart().title)}.svg`, text: createSvgText(findDrawing()) }
  patchScan(session, { evidenceCharts: [...scan.evidenceCharts.filter(({ name }) => name !== chart.name), chart] })
  return exportEvidence(source)
}
