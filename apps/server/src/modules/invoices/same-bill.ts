import { isDeepStrictEqual } from 'node:util'
import type { Bill, DocumentLine } from './engine/document.ts'

const asPrinted = ({ lines, taxes, ...rest }: Bill) => {
  const printed = ({ code: _code, fee: _fee, ...line }: DocumentLine) => line
  return { ...rest, lines: lines.map(printed), taxes: taxes.map(printed) }
}

/** Whether two bills read the same; codes are not printed. */
export const saysTheSame = (a: Bill | undefined, b: Bill | undefined): boolean =>
  isDeepStrictEqual(a && asPrinted(a), b && JSON.parse(JSON.stringify(asPrinted(b))))
