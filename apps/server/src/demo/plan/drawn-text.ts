/**
 * Capitals as a draftsperson letters them, on a grid 4 wide and 6 high. Drawn as lines because fonts differ from
 * machine to machine.
 */
const strokes: Record<string, string> = {
  A: '06-20-46|14-34',
  B: '00-06-36-45-44-33-03|00-30-41-42-33',
  C: '41-30-10-01-05-16-36-45',
  D: '00-06-26-44-42-20-00',
  E: '40-00-06-46|03-33',
  F: '40-00-06|03-33',
  G: '41-30-10-01-05-16-36-45-43-23',
  H: '00-06|40-46|03-43',
  I: '20-26',
  J: '30-35-26-16-05',
  K: '00-06|40-03-46',
  L: '00-06-46',
  M: '06-00-23-40-46',
  N: '06-00-46-40',
  O: '10-30-41-45-36-16-05-01-10',
  P: '06-00-30-41-42-33-03',
  Q: '10-30-41-45-36-16-05-01-10|34-46',
  R: '06-00-30-41-42-33-03|23-46',
  S: '41-30-10-01-02-13-33-44-45-36-16-05',
  T: '00-40|20-26',
  U: '00-05-16-36-45-40',
  V: '00-26-40',
  W: '00-16-23-36-40',
  X: '00-46|40-06',
  Y: '00-23-40|23-26',
  Z: '00-40-06-46',
  0: '10-30-41-45-36-16-05-01-10',
  1: '11-20-26',
  2: '01-10-30-41-42-06-46',
  3: '00-40-23-33-44-45-36-16-05',
  4: '36-30-04-44',
  5: '40-00-03-33-44-45-36-16-05',
  6: '31-20-02-05-16-36-45-44-33-03',
  7: '00-40-16',
  8: '13-02-01-10-30-41-42-33-13-04-05-16-36-45-44-33',
  9: '16-26-44-41-30-10-01-02-13-43',
}

/** Distance between characters. */
const advance = 6

export const letteredWidth = (text: string, size: number): number => ((text.length * advance - 2) * size) / 6

/** The text in capitals `size` high, as the outline of an SVG path whose top left corner is at x and y. */
export const lettered = (text: string, x: number, y: number, size: number): string => {
  const unit = size / 6
  const point = (pair: string, left: number) =>
    `${(left + Number(pair[0]) * unit).toFixed(1)} ${(y + Number(pair[1]) * unit).toFixed(1)}`
  return [...text.toUpperCase()]
    .flatMap((letter, at) => {
      const left = x + at * advance * unit
      return (strokes[letter]?.split('|') ?? []).map(
        (line) =>
          `M${line
            .split('-')
            .map((pair) => point(pair, left))
            .join('L')}`,
      )
    })
    .join('')
}
