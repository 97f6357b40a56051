import { nodesIn, parsed, type Span } from './parse.ts'

const loops = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/

/** More iterations than any test needs; an infinite loop reaches it within a second. */
const mostRounds = 5_000_000

/**
 * The same source with a counter in each loop, so that an infinite loop fails instead of blocking the run: a busy
 * thread can't be timed out.
 */
export const withLoopLimit = (source: string): string => {
  const { body, spanOf, bytes } = parsed(source)
  const spans: Span[] = []
  for (const node of nodesIn(body))
    if (loops.test(node.type)) spans.push(spanOf(node.body as Parameters<typeof spanOf>[0]))
  if (spans.length === 0) return source
  const count = `if (++mutantRounds > ${mostRounds}) throw new Error('endless loop');`
  const puts = spans
    .flatMap(({ start, end }) => [
      { at: start, put: `{${count}`, order: start },
      { at: end, put: '}', order: -start },
    ])
    // From the end; at the same position, the inner loop's closing brace comes before the outer one's.
    .sort((a, b) => b.at - a.at || a.order - b.order)
  let text = bytes
  for (const { at, put } of puts) text = Buffer.concat([text.subarray(0, at), Buffer.from(put), text.subarray(at)])
  return `let mutantRounds = 0;${text.toString()}`
}
