import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { hiddenFromVisitors } from './http/page-cache.ts'
import type { AnyEvent } from './kernel/events.ts'
import { consumers, modules } from './modules.ts'

const folder = fileURLToPath(new URL('./modules', import.meta.url))
const page = fileURLToPath(new URL('../../../docs/events.md', import.meta.url))

const isEvent = (value: unknown): value is AnyEvent =>
  typeof value === 'function' && 'event' in value && 'payload' in value

/** A module's events, in the order it declares them. */
const eventsOf = async (name: string): Promise<AnyEvent[]> => {
  const file = `${folder}/${name}/events.ts`
  if (!existsSync(file)) return []
  const exported = (await import(file)) as Record<string, unknown>
  const order = readFileSync(file, 'utf8')
  const place = ([constant]: [string, unknown]) => order.indexOf(`export const ${constant} `)
  return Object.entries(exported)
    .sort((a, b) => place(a) - place(b))
    .flatMap(([, value]) => (isEvent(value) ? [value] : []))
}

type Schema = {
  type?: string | string[]
  anyOf?: Schema[]
  enum?: string[]
  items?: Schema
  properties?: Record<string, Schema>
}

const typeIn = (schema: Schema): string => {
  if (schema.anyOf) return schema.anyOf.map(typeIn).join(' or ')
  if (schema.enum) return schema.enum.join(' or ')
  if (schema.items) return `list of ${typeIn(schema.items)}`
  if (schema.properties) return `{ ${fieldsIn(schema).join(', ')} }`
  return [schema.type ?? 'any'].flat().join(' or ')
}

const fieldsIn = ({ properties = {}, required = [] }: Schema & { required?: string[] }): string[] =>
  Object.entries(properties).map(([name, each]) => `${name}${required.includes(name) ? '' : '?'}: ${typeIn(each)}`)

const rowOf = ({ event, when, payload }: AnyEvent): string => {
  const fields = fieldsIn(z.toJSONSchema(payload, { unrepresentable: 'any', io: 'input' }) as Schema)
  const heardBy = consumers.filter((consumer) => consumer.event === event).map(({ name }) => `${name.split('.')[0]}`)
  return `| \`${event}\` | ${when} | ${fields.join('<br>') || 'nothing'} | ${[...new Set(heardBy)].join(', ')} |`
}

const intro = `# Events

What modules announce, in the transaction that makes it true. A consumer is \`onEvent(bookingConfirmed, 'module.name', (app, { bookingId }) => …)\` in the \`jobs.ts\` of a module on a higher layer; the constructors are in each module’s \`events.ts\` (\`#events/bookings\`). Payloads are stored as JSON. The search replica hears every event besides.

Written by \`UPDATE_DOCS=1 npx vitest run --project unit apps/server/src/events-page.test.ts\`.
`

it('lists the events visitors don’t see by the prefix of their name', async () => {
  const events = (await Promise.all(modules.map(({ name }) => eventsOf(name)))).flat()
  const beginnings = new Set(events.map(({ event }) => event.split('.')[0]))
  expect([...hiddenFromVisitors].filter((beginning) => !beginnings.has(beginning))).toEqual([])
})

// `UPDATE_DOCS=1` writes the page.
it('docs/events.md lists every event with its payload and its consumers', async () => {
  const sections = [intro]
  const names: string[] = []
  for (const { name } of modules) {
    const events = await eventsOf(name)
    names.push(...events.map(({ event }) => event))
    if (events.length > 0)
      sections.push(
        `## ${name}\n\n| event | when | payload | consumers |\n|---|---|---|---|\n${events.map(rowOf).join('\n')}\n`,
      )
  }
  expect(readdirSync(folder).length).toBe(modules.length)
  expect(names).toEqual([...new Set(names)])
  expect(consumers.filter(({ event }) => !names.includes(event))).toEqual([])
  const text = sections.join('\n')
  if (process.env.UPDATE_DOCS) writeFileSync(page, text)
  else expect(readFileSync(page, 'utf8')).toBe(text)
})
