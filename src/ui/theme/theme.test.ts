/**
 * Recomputes the contrast table of ui/theme/README §1 from the token files, in both themes and in every appearance of a
 * region.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = ['./theme.css', './tokens.css', './region-appearance.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n')

type Tokens = Readonly<Record<string, string>>

/** The custom properties of the CSS block with this selector. */
function block(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`no block ${selector}`)
  const body = css.slice(css.indexOf('{', start), css.indexOf('}', start))
  return Object.fromEntries(
    [...body.matchAll(/--([a-z0-9-]+):\s*(oklch\([^)]*\))/g)].map(([, name, value]) => [name, value]),
  )
}

/** sRGB in 0..1, rounded to 8 bits as on a screen. Throws for a colour outside of the gamut. */
function srgb(oklch: string): [number, number, number] {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.slice('oklch('.length, -1).split(' ').map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return linear.map((value) => {
    if (value < -0.001 || value > 1.001) throw new Error(`${oklch} is outside the sRGB gamut`)
    const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(Math.min(1, Math.max(0, gamma)) * 255) / 255
  }) as [number, number, number]
}

function luminance(oklch: string): number {
  const [red, green, blue] = srgb(oklch).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(tokens: Tokens, foreground: string, background: string): number {
  const [low = 0, high = 0] = [foreground, background]
    .map((role) => luminance(tokens[role] ?? `missing ${role}`))
    .toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** The backgrounds of each foreground role that is a text. They need a contrast of 4.5. */
const TEXT: Record<string, string[]> = {
  ink: ['surface', 'raised', 'sunken', 'selected'],
  'ink-2': ['surface', 'canvas', 'raised', 'hover', 'selected'],
  'ink-3': ['surface', 'canvas', 'sunken', 'raised', 'hover', 'selected'],
  'accent-ink': ['surface', 'raised', 'hover', 'selected'],
  'on-accent': ['accent', 'accent-hover'],
  'on-danger': ['danger'],
  'danger-ink': ['surface', 'danger-soft', 'raised', 'hover', 'selected'],
  'on-success': ['success'],
  'success-ink': ['surface', 'success-soft'],
  'on-warning': ['warning'],
  'warning-ink': ['surface', 'warning-soft'],
  'on-info': ['info'],
  'info-ink': ['surface', 'info-soft'],
}
/** The backgrounds of borders, icons and the focus ring. They need a contrast of 3. */
const SHAPES: Record<string, string[]> = {
  accent: ['raised', 'selected'],
  'line-strong': ['surface', 'sunken', 'raised', 'canvas'],
  focus: ['surface', 'canvas', 'hover', 'selected', 'raised'],
  danger: ['surface', 'raised'],
  dot: ['surface', 'hover', 'selected', 'raised'],
}

const pairs = (table: Record<string, string[]>, need: number) =>
  Object.entries(table).flatMap(([foreground, backgrounds]) =>
    backgrounds.map((background) => [foreground, background, need] as const),
  )
const TABLE = [...pairs(TEXT, 4.5), ...pairs(SHAPES, 3)]

const light = block("[data-theme='light']")
const dark = block("[data-theme='dark']")
const getRegionTokens = (theme: 'light' | 'dark', name: string): Tokens => ({
  ...(theme === 'light' ? light : dark),
  ...block(`[data-theme='${theme}'][data-look='${name}']`),
})

describe.each<[string, Tokens]>([
  ['light', light],
  ['dark', dark],
  ['light tonal', getRegionTokens('light', 'tonal')],
  ['light contraste', getRegionTokens('light', 'contraste')],
  ['dark tonal', getRegionTokens('dark', 'tonal')],
  ['dark contraste', getRegionTokens('dark', 'contraste')],
])('%s', (_, tokens) => {
  it.each(TABLE)('%s on %s has %s', (foreground, background, need) => {
    expect(contrast(tokens, foreground, background)).toBeGreaterThanOrEqual(need)
  })
})

it.each([
  ['light', light],
  ['dark', dark],
])('%s: with more contrast, text has 7 and lines have 3 [G6]', (_, own) => {
  const more = css.slice(css.indexOf('@media (prefers-contrast: more)'))
  const changed = [
    ...more.slice(0, more.indexOf('}')).matchAll(/--([a-z0-9-]+):\s*(?:var\(--([a-z0-9-]+)\)|(oklch\([^)]*\)))/g),
  ]
  const tokens = { ...own, ...Object.fromEntries(changed.map(([, name, as = '', value = own[as]]) => [name, value])) }
  for (const surface of ['surface', 'canvas', 'raised', 'sunken', 'hover', 'selected']) {
    for (const words of ['ink', 'ink-2', 'ink-3', 'line-strong'])
      expect(contrast(tokens, words, surface), `${words} on ${surface}`).toBeGreaterThanOrEqual(7)
    expect(contrast(tokens, 'line', surface), `line on ${surface}`).toBeGreaterThanOrEqual(3)
  }
})

it('computes sample values of the contrast table', () => {
  expect(contrast(light, 'ink', 'surface')).toBeCloseTo(17.49, 1)
  expect(contrast(dark, 'accent', 'selected')).toBeCloseTo(3.04, 1)
  expect(contrast(light, 'line-strong', 'sunken')).toBeCloseTo(3.08, 1)
})

it('gives every role to both themes and to the utilities', () => {
  expect(Object.keys(dark).toSorted()).toEqual(Object.keys(light).toSorted())
  for (const role of Object.keys(light)) expect(css).toContain(`--color-${role}: var(--${role});`)
})
