import { Matches, priceAt, slotAt } from './matches'

/** The sums of one cell's homes, and which match came first. */
@unmanaged
class Cell {
  lat: f64
  lng: f64
  y: i32
  x: i32
  count: i32
  from: u32
  first: i32
  spare: i32
}

const cellBytes: usize = 40
const mostCells: i32 = 512
/** Twice as many hash slots, each a 16-bit cell number plus one; 0 = empty. */
const tableMask: u32 = 1023

function cellAt(cells: usize, index: i32): Cell {
  return changetype<Cell>(cells + <usize>index * cellBytes)
}

/**
 * Adds up the matches by grid cells, in the order in which cells first appear. Returns their number; −1 if there are
 * more than fit.
 */
export function cluster(at: usize, lats: usize, lngs: usize, width: f64, cells: usize, table: usize): i32 {
  const matches = changetype<Matches>(at)
  memory.fill(table, 0, 2 * (tableMask + 1))
  let known: i32 = 0
  let cell = cellAt(cells, 0)
  for (let index: i32 = 0; index < matches.count; index++) {
    const slot = <usize>slotAt(matches, index)
    const lat = <f64>load<f32>(lats + (slot << 2))
    const lng = <f64>load<f32>(lngs + (slot << 2))
    const y = <i32>Math.floor(lat / width)
    const x = <i32>Math.floor(lng / width)
    if (index === 0 || cell.y !== y || cell.x !== x) {
      let place = (<u32>y * 73_856_093) ^ (<u32>x * 19_349_663)
      place = (place ^ (place >> 15)) & tableMask
      let number = <i32>load<u16>(table + ((<usize>place) << 1))
      while (number !== 0 && (cellAt(cells, number - 1).y !== y || cellAt(cells, number - 1).x !== x)) {
        place = (place + 1) & tableMask
        number = <i32>load<u16>(table + ((<usize>place) << 1))
      }
      if (number === 0) {
        if (known === mostCells) return -1
        number = ++known
        store<u16>(table + ((<usize>place) << 1), <u16>number)
        open(cellAt(cells, number - 1), y, x, index)
      }
      cell = cellAt(cells, number - 1)
    }
    cell.lat += lat
    cell.lng += lng
    cell.count++
    cell.from = min(cell.from, priceAt(matches, index))
  }
  return known
}

function open(cell: Cell, y: i32, x: i32, first: i32): void {
  cell.lat = 0
  cell.lng = 0
  cell.y = y
  cell.x = x
  cell.count = 0
  cell.from = 0xffff_ffff
  cell.first = first
}
