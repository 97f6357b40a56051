import { type DemoRoom, floorNames } from '../rooms.ts'
import { lettered, letteredWidth } from './drawn-text.ts'
import { type Box, home, layOut, margin, type Placed, planWidth, stairs } from './layout.ts'

const floorHeight = home.depth + 150

const bedWidths = { king: 92, queen: 78, twin: 46, bunk: 46 } as const

/** The room's beds from above, heads against the outer wall. */
const bedsIn = ({ room, x, y, width, height, door }: Placed): string => {
  const scale = height > home.depth / 2 ? 1.5 : 1
  const gap = 18 * scale
  const all = room.beds.flatMap(({ kind, count }) => Array.from({ length: count }, () => bedWidths[kind] * scale))
  const total = all.reduce((sum, bed) => sum + bed, gap * (all.length - 1))
  if (total > width - 40) return ''
  let left = x + (width - total) / 2
  const long = Math.min(96 * scale, height * 0.46)
  const head = door === 'below' ? y + 14 : y + height - 14 - long
  const pillow = door === 'below' ? head + 7 : head + long - 23
  return all
    .map((bed) => {
      const drawn = `<rect x="${left}" y="${head}" width="${bed}" height="${long}" rx="5"/><rect x="${left + 6}" y="${pillow}" width="${bed - 12}" height="16" rx="5"/>`
      left += bed + gap
      return drawn
    })
    .join('')
}

const doorWidth = 44

/** A gap in the wall to the corridor, and the leaf with the arc of its swing. */
const doorOf = ({ x, y, width, height, door }: Placed): { gap: string; leaf: string } => {
  const left = x + width - doorWidth - 22
  const wall = door === 'below' ? y + height : y
  const inside = door === 'below' ? wall - doorWidth : wall + doorWidth
  const sweep = door === 'below' ? 1 : 0
  return {
    gap: `M${left} ${wall}h${doorWidth}`,
    leaf: `M${left} ${wall}V${inside}A${doorWidth} ${doorWidth} 0 0 ${sweep} ${left + doorWidth} ${wall}`,
  }
}

const windowOf = ({ x, y, width, height, door }: Placed): string => {
  const long = Math.min(width * 0.4, 150)
  return `M${x + (width - long) / 2} ${door === 'below' ? y : y + height}h${long}`
}

const labelOf = ({ room, x, y, width, height, door }: Placed): string => {
  const words = room.name.split(' ')
  const widest = Math.max(...words.map((word) => letteredWidth(word, 1)))
  const oneLine = letteredWidth(room.name, 19) <= width - 36
  const lines = oneLine ? [room.name] : words
  const size = oneLine ? 19 : Math.min(19, (width - 28) / widest)
  const high = lines.length * size * 1.7 - size * 0.7
  const under = room.beds.length > 0 ? (door === 'below' ? 0.74 : 0.26) : 0.5
  const top = y + height * under - high / 2
  return lines
    .map((line, at) => lettered(line, x + (width - letteredWidth(line, size)) / 2, top + at * size * 1.7, size))
    .join('')
}

const stairsAt = (top: number): string => {
  const steps = 11
  const tread = (home.depth - 120) / steps
  const lines = Array.from({ length: steps + 1 }, (_, at) => `M${margin + 40} ${top + 60 + at * tread}h${stairs - 80}`)
  const middle = margin + stairs / 2
  return `${lines.join('')}M${middle} ${top + home.depth - 40}V${top + 40}m-11 18l11 -18l11 18`
}

const boxPath = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}z`

const floorOf = (name: string, rooms: readonly DemoRoom[], top: number, hasStairs: boolean): string => {
  const placed = layOut(rooms, top)
  const doors = placed.map(doorOf)
  const outer = { x: margin, y: top, width: home.width, height: home.depth }
  return [
    `<path class="label" d="${lettered(name, margin, top - 46, 24)}"/>`,
    `<path class="ground" d="${boxPath(outer)}"/>`,
    ...placed.filter(({ room }) => room.kind === 'bathroom').map((room) => `<path class="wet" d="${boxPath(room)}"/>`),
    hasStairs ? `<path class="thin" d="${stairsAt(top)}"/>` : '',
    `<g class="bed">${placed.map(bedsIn).join('')}</g>`,
    `<path class="wall" d="${placed.map(boxPath).join('')}"/>`,
    `<path class="outer" d="${boxPath(outer)}"/>`,
    `<path class="gap" d="${doors.map(({ gap }) => gap).join('')}"/>`,
    `<path class="thin" d="${doors.map(({ leaf }) => leaf).join('')}"/>`,
    `<path class="gap" d="${placed.map(windowOf).join('')}"/>`,
    `<path class="thin" d="${placed.map(windowOf).join('')}"/>`,
    `<path class="label" d="${placed.map(labelOf).join('')}"/>`,
  ].join('')
}

const styles = `
.paper{fill:#f7f4ec}.ground{fill:#fffdf8}.wet{fill:#e6edee}
path{fill:none;stroke:#2c3a3f;stroke-linejoin:round;stroke-linecap:round}
.ground,.wet{stroke:none}.outer{stroke-width:13;stroke-linejoin:miter}.wall{stroke-width:7;stroke-linejoin:miter}
.gap{stroke:#fffdf8;stroke-width:15;stroke-linecap:butt}.thin{stroke-width:2.5}.label{stroke-width:2.8}
.bed rect{fill:#efe7d8;stroke:#2c3a3f;stroke-width:2.5}`

/**
 * The rooms of a home floor by floor, drawn from their list. The plan shows which rooms are on which floor, not their
 * true size or position.
 */
export const floorPlan = (rooms: readonly DemoRoom[]): string => {
  const floors = Map.groupBy(rooms, ({ floor }) => floor)
  const names = floorNames.filter((name) => floors.has(name))
  const height = names.length * floorHeight + 60
  const drawn = names.map((name, at) => floorOf(name, floors.get(name) ?? [], at * floorHeight + 110, names.length > 1))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${planWidth} ${height}"><style>${styles}</style><rect class="paper" width="${planWidth}" height="${height}"/>${drawn.join('')}</svg>`
}
