import { type Node, nodesIn, parsed } from './parse.ts'

/** A text with one change; `change` names it by line, with the old and new spelling. */
export type Mutant = { line: number; change: string; text: string }

/** Each operator and its replacement. */
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

/** Calls by name and their replacement. */
const otherCall: ReadonlyMap<string, string> = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['some', 'every'],
  ['every', 'some'],
])

type Edit = { start: number; end: number; put: string }

/** `a ?? b || c` is a syntax error: skip such a change. */
const isReadable = (text: string): boolean => {
  try {
    parsed(text)
    return true
  } catch {
    return false
  }
}

/** All single changes of a source that may alter its decisions. */
export const mutantsOf = (source: string): Mutant[] => {
  const { body, bytes, spanOf, textOf } = parsed(source)
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

  for (const node of nodesIn(body)) {
    if (!node.span) continue
    const span = spanOf(node)
    if (node.type === 'BinaryExpression') operator(node)
    if (node.type === 'NumericLiteral') edits.push({ ...span, put: `(${textOf(span)} + 1)` })
    if (node.type === 'BooleanLiteral') edits.push({ ...span, put: node.value === true ? 'false' : 'true' })
    if (node.type === 'UnaryExpression' && node.operator === '!')
      edits.push({ ...span, put: textOf(spanOf(node.argument as Node)) })
    if (node.type === 'CallExpression') {
      const { type, property } = node.callee as Node & { property?: Node & { value?: unknown } }
      const put =
        type === 'MemberExpression' && property?.type === 'Identifier' && otherCall.get(String(property.value))
      if (property && put) edits.push({ ...spanOf(property), put })
    }
    if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') {
      const test = spanOf(node.test as Node)
      edits.push({ ...test, put: 'true' }, { ...test, put: 'false' })
    }
  }

  const seen = new Set<string>()
  const named = new Map<string, number>()
  return edits.flatMap(({ start, end, put }) => {
    const text = Buffer.concat([bytes.subarray(0, start), Buffer.from(put), bytes.subarray(end)]).toString()
    const before = bytes.subarray(0, start).toString()
    const line = before.split('\n').length
    const lineText = (source.split('\n')[line - 1] ?? '').trim()
    if (seen.has(text) || !isReadable(text)) return []
    seen.add(text)
    const name = `${textOf({ start, end })} → ${put} in ${lineText}`
    // The same change later in an identical line gets its own name.
    const times = (named.get(name) ?? 0) + 1
    named.set(name, times)
    const change = times === 1 ? name : `${name} (${times})`
    return [{ line, change, text }]
  })
}
