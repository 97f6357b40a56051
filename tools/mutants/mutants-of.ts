import { parseSync } from '@swc/core'

/** A text with one change in it; `change` names it by line and both spellings. */
export type Mutant = { line: number; change: string; text: string }

type Span = { start: number; end: number }
type Node = { type: string; span?: Span } & Record<string, unknown>

/** Each operator, and what stands in its place. */
const otherOperator: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Types say nothing at run time. */
const skipped = /^(?:Ts|ImportDeclaration|ExportAllDeclaration)/

/** Every node that runs, parents before children. */
function* nodesIn(value: unknown): Generator<Node> {
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

type Edit = { start: number; end: number; put: string }

/** An empty statement put first: its place is where the parser’s count of bytes begins. */
const lead = ';'

/** All single changes of a source that may alter what it decides. */
export const mutantsOf = (source: string): Mutant[] => {
  const bytes = Buffer.from(`${lead}${source}`)
  const module = parseSync(bytes.toString(), { syntax: 'typescript', target: 'es2022' }) as unknown as Node
  const [empty] = module.body as [Node]
  const base = (empty.span as Span).start
  const spanOf = ({ span }: Node): Span => ({
    start: (span as Span).start - base,
    end: (span as Span).end - base,
  })
  const textOf = ({ start, end }: Span): string => bytes.subarray(start, end).toString()
  const edits: Edit[] = []

  const operator = (node: Node) => {
    const [left, right] = [spanOf(node.left as Node), spanOf(node.right as Node)]
    const between = textOf({ start: left.end, end: right.start })
    const sign = String(node.operator)
    const at = between.indexOf(sign)
    if (at < 0) return
    const start = left.end + Buffer.byteLength(between.slice(0, at))
    for (const put of otherOperator[sign] ?? []) edits.push({ start, end: start + sign.length, put })
  }

  for (const node of nodesIn(module.body)) {
    if (!node.span) continue
    const span = spanOf(node)
    if (node.type === 'BinaryExpression') operator(node)
    if (node.type === 'NumericLiteral') edits.push({ ...span, put: `(${textOf(span)} + 1)` })
    if (node.type === 'BooleanLiteral') edits.push({ ...span, put: node.value === true ? 'false' : 'true' })
    if (node.type === 'UnaryExpression' && node.operator === '!')
      edits.push({ ...span, put: textOf(spanOf(node.argument as Node)) })
    if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') {
      const test = spanOf(node.test as Node)
      edits.push({ ...test, put: 'true' }, { ...test, put: 'false' })
    }
  }

  const seen = new Set<string>()
  return edits.flatMap(({ start, end, put }) => {
    const text = Buffer.concat([bytes.subarray(lead.length, start), Buffer.from(put), bytes.subarray(end)]).toString()
    const before = bytes.subarray(lead.length, start).toString()
    const line = before.split('\n').length
    const lineText = (source.split('\n')[line - 1] ?? '').trim()
    const change = `${textOf({ start, end })} → ${put} in ${lineText}`
    if (seen.has(text)) return []
    seen.add(text)
    return [{ line, change, text }]
  })
}
