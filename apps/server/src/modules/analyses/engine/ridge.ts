export type Matrix = readonly (readonly number[])[]

/** Solves `a x = b` for a symmetric positive definite `a`, by its Cholesky factor. */
const solve = (a: Matrix, b: readonly number[]): number[] => {
  const size = b.length
  const factor: number[][] = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  const at = (rows: Matrix, row: number, column: number): number => rows[row]?.[column] ?? 0
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let sum = at(a, row, column)
      for (let k = 0; k < column; k++) sum -= at(factor, row, k) * at(factor, column, k)
      const line = factor[row] as number[]
      line[column] = row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(factor, column, column)
    }
  const forward = new Array<number>(size).fill(0)
  for (let row = 0; row < size; row++) {
    let sum = b[row] ?? 0
    for (let k = 0; k < row; k++) sum -= at(factor, row, k) * (forward[k] ?? 0)
    forward[row] = sum / at(factor, row, row)
  }
  const answer = new Array<number>(size).fill(0)
  for (let row = size - 1; row >= 0; row--) {
    let sum = forward[row] ?? 0
    for (let k = row + 1; k < size; k++) sum -= at(factor, k, row) * (answer[k] ?? 0)
    answer[row] = sum / at(factor, row, row)
  }
  return answer
}

export type Row = { x: readonly number[]; y: number }

/** The sums the coefficients depend on. They add up over rows, so leaving rows out is a subtraction. */
export type Moments = { xx: number[][]; xy: number[] }

export const momentsOf = (rows: readonly Row[], width: number): Moments => {
  const xx = Array.from({ length: width }, () => new Array<number>(width).fill(0))
  const xy = new Array<number>(width).fill(0)
  for (const { x, y } of rows)
    for (let i = 0; i < width; i++) {
      const xi = x[i] ?? 0
      if (xi === 0) continue
      xy[i] = (xy[i] ?? 0) + xi * y
      const line = xx[i] as number[]
      for (let j = 0; j < width; j++) line[j] = (line[j] ?? 0) + xi * (x[j] ?? 0)
    }
  return { xx, xy }
}

export const minus = (all: Moments, part: Moments): Moments => ({
  xx: all.xx.map((line, i) => line.map((value, j) => value - (part.xx[i]?.[j] ?? 0))),
  xy: all.xy.map((value, i) => value - (part.xy[i] ?? 0)),
})

/** Ridge regression: the first feature is the intercept and is not shrunk. */
export const ridge = ({ xx, xy }: Moments, penalty: number): number[] =>
  solve(
    xx.map((line, i) => line.map((value, j) => (i === j ? value + (i === 0 ? 1e-6 : penalty) : value))),
    xy,
  )

export const dot = (weights: readonly number[], x: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (x[at] ?? 0), 0)
