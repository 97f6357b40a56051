import { parseSync } from '@swc/core'

/** Positions in the UTF-8 bytes of a source. */
export type Span = { start: number; end: number }
export type Node = { type: string; span?: Span } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Types don't exist at run time. */
const skipped = /^(?:Ts|ImportDeclaration|ExportAllDeclaration)/

/** Every node that executes, parents before children. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one)
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) {
      if (skipped.test(value.type) && !/^Ts(?:As|Satisfies|NonNull|Const)/.test(value.type)) return
      yield value
    }
    for (const [key, child] of Object.entries(value))
      if (key !== 'span' && key !== 'typeAnnotation' && key !== 'typeParams') yield* nodesIn(child)
  }
}

/** A leading empty statement: its position is where the parser's byte count starts. */
const lead = ';'

export type Parsed = { body: unknown; bytes: Buffer; spanOf: (node: Node) => Span; textOf: (span: Span) => string }

/** A source as a syntax tree, with positions counted from its first byte. */
export const parsed = (source: string): Parsed => {
  const module = parseSync(`${lead}${source}`, { syntax: 'typescript', target: 'es2022' }) as unknown as Node
  const [empty] = module.body as [Node]
  const base = (empty.span as Span).start + lead.length
  const bytes = Buffer.from(source)
  return {
    body: module.body,
    bytes,
    spanOf: ({ span }) => ({ start: (span as Span).start - base, end: (span as Span).end - base }),
    textOf: ({ start, end }) => bytes.subarray(start, end).toString(),
  }
}
