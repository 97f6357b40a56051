import { create, type Font } from 'fontkit'
import sharp from 'sharp'
import { covers, dataOf, ownFace, type Weight } from '#kernel/paper/faces'

/** What a link looks like where it is shared: a picture with text on it, in the size every service shows in full. */
type ShareCard = { picture: Buffer | undefined; brand: string; title: string; kicker: string }

const cardWidth = 1200
const cardHeight = 630
const margin = 72
const mostLines = 3

const fonts = new Map<Weight, Font>()
const fontOf = (weight: Weight): Font => {
  const font = fonts.get(weight) ?? (create(dataOf(ownFace(weight))) as Font)
  fonts.set(weight, font)
  return font
}

/** Keeps only characters our font can draw: titles are written by the team, home names by owners. */
const drawable = (text: string, weight: Weight): string =>
  [...text.toWellFormed().normalize('NFC')]
    .filter((sign) => covers(ownFace(weight), [sign.codePointAt(0) ?? 0]))
    .join('')
    .slice(0, 200)

const widthOf = (text: string, weight: Weight, size: number): number => {
  const font = fontOf(weight)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

/** Wraps text to a width; the last line that fits ends in an ellipsis. */
const linesOf = (text: string, weight: Weight, size: number): string[] => {
  const lines: string[] = []
  for (const word of drawable(text, weight).split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, weight, size) <= cardWidth - 2 * margin) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.length > mostLines ? [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1]}…`] : lines
}

/** A line as outlines, so no system font is needed and text can't become markup. */
const outline = (text: string, weight: Weight, size: number, baseline: number): string => {
  const font = fontOf(weight)
  const { glyphs, positions } = font.layout(text)
  const scale = size / font.unitsPerEm
  let pen = 0
  const paths = glyphs.map((glyph, at) => {
    const x = margin + (pen + (positions[at]?.xOffset ?? 0)) * scale
    pen += positions[at]?.xAdvance ?? 0
    return `<path transform="translate(${x.toFixed(2)} ${baseline}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
  })
  return paths.join('')
}

const words = ({ brand, title, kicker }: ShareCard): string => {
  const size = title.length > 60 ? 60 : 76
  const lines = linesOf(title, 'strong', size)
  const step = Math.round(size * 1.14)
  const first = cardHeight - margin - (lines.length - 1) * step
  return [
    outline(drawable(brand, 'strong'), 'strong', 34, 104),
    kicker && outline(drawable(kicker, 'text'), 'text', 30, first - size - 14),
    ...lines.map((line, at) => outline(line, 'strong', size, first + at * step)),
  ].join('')
}

const shade = `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#14100c" stop-opacity=".55"/><stop offset=".35" stop-color="#14100c" stop-opacity=".2"/><stop offset="1" stop-color="#14100c" stop-opacity=".88"/></linearGradient></defs><rect width="${cardWidth}" height="${cardHeight}" fill="url(#s)"/>`

/** The card as a JPEG, which all messengers and networks can show. */
export const drawShareCard = async (card: ShareCard): Promise<Buffer> => {
  const size = { width: cardWidth, height: cardHeight }
  const below = card.picture
    ? sharp(card.picture).resize({ ...size, fit: 'cover' })
    : sharp({ create: { ...size, channels: 3, background: '#2a2622' } })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">${shade}<g fill="#fbf7ef">${words(card)}</g></svg>`
  return below
    .flatten({ background: '#2a2622' })
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
