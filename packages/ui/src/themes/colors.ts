import { words } from './sheet.ts'

export type Color = { r: number; g: number; b: number; a: number }
export type Scheme = 'light' | 'dark'

/** The custom properties a style sheet sets, by name without the dashes. */
export const tokensOf = (css: string): Map<string, string> =>
  new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')]),
  )

const call = (text: string, name: string): string[] | undefined =>
  text.startsWith(`${name}(`) && text.endsWith(')') ? words(text.slice(name.length + 1, -1), ',') : undefined

const mixed = (a: Color, b: Color, share: number): Color => {
  const alpha = a.a * share + b.a * (1 - share)
  const channel = (key: 'r' | 'g' | 'b') => (a[key] * a.a * share + b[key] * b.a * (1 - share)) / (alpha || 1)
  return { r: channel('r'), g: channel('g'), b: channel('b'), a: alpha }
}

/**
 * Resolves a color the way a browser does, for the syntax the themes use: hex, rgb(), var(), light-dark(), color-mix().
 */
export const resolver = (tokens: Map<string, string>, scheme: Scheme) => {
  const resolve = (text: string): Color => {
    const hex = /^#([\da-f]{6})$/i.exec(text)?.[1]
    if (hex) {
      const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
      return { r, g, b, a: 1 }
    }
    if (text === 'transparent') return { r: 0, g: 0, b: 0, a: 0 }
    const variable = call(text, 'var')?.[0]
    if (variable) return named(variable.slice(2))
    const pair = call(text, 'light-dark')
    if (pair) return resolve(pair[scheme === 'light' ? 0 : 1] as string)
    const mix = call(text, 'color-mix')
    if (mix) {
      const [, first = '', share = ''] = /^(.*) ([\d.]+)%$/.exec(mix[1] ?? '') ?? []
      return mixed(resolve(first), resolve(mix[2] as string), Number(share) / 100)
    }
    const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text)
    if (rgb) return { r: Number(rgb[1]), g: Number(rgb[2]), b: Number(rgb[3]), a: Number(rgb[4]) }
    throw new Error(`No color: ${text}`)
  }
  const named = (name: string): Color => {
    const value = tokens.get(name)
    if (!value) throw new Error(`No token --${name}`)
    return resolve(value)
  }
  return named
}

const luminance = ({ r, g, b }: Color): number => {
  const [x = 0, y = 0, z = 0] = [r, g, b].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * x + 0.7152 * y + 0.0722 * z
}

/** The visible color when a translucent color is on top of another. */
export const laidOver = (top: Color, bottom: Color): Color => mixed({ ...top, a: 1 }, bottom, top.a)

/** The contrast ratio of WCAG 2, from 1 to 21. */
export const contrast = (ink: Color, ground: Color): number => {
  const seen = laidOver(ink, ground)
  const [dark = 0, bright = 0] = [luminance(seen), luminance(ground)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}
