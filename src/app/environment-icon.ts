/** The tab's icon in the colour of a shown environment, with the first letter of its name. */
import type { Environment } from '#lib/startup/environment.ts'

/** Icons are drawn outside of the page, where its theme does not reach: the solid colours of the light theme. */
const COLORS: Readonly<Record<Environment['kind'], { background: string; ink: string }>> = {
  production: { background: '#c22826', ink: '#ffffff' },
  staging: { background: '#f0b135', ink: '#322004' },
  development: { background: '#1f6d98', ink: '#ffffff' },
}
const SIZE = 32

/**
 * Replaces the icon of the page. It is drawn as a bitmap, because Safari shows no vector icons; a browser without a
 * canvas keeps the usual icon.
 */
export function showEnvironmentIcon({ name, kind }: Environment): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const context = canvas.getContext('2d')
  if (!link || !context) return
  const { background, ink } = COLORS[kind]
  context.fillStyle = background
  context.beginPath()
  context.moveTo(8, 0)
  context.arcTo(SIZE, 0, SIZE, SIZE, 8)
  context.arcTo(SIZE, SIZE, 0, SIZE, 8)
  context.arcTo(0, SIZE, 0, 0, 8)
  context.arcTo(0, 0, SIZE, 0, 8)
  context.fill()
  context.fillStyle = ink
  context.font = 'bold 24px sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText([...name][0]?.toUpperCase() ?? '', SIZE / 2, SIZE / 2 + 2)
  link.href = canvas.toDataURL('image/png')
}
